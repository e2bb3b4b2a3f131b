"""The control variate of the benchmark: the luck of flips.

Everybody sees the back of the top card, and nobody knows more about the order of the draw pile. So, whatever was played
before, the top card is each card of the pile with this back with the same chance. The luck of a move is how many cards
it wins, less the mean over these cards: its mean is 0 exactly.
"""

from collections.abc import Sequence

from kaboodle.core.table import Table
from kaboodle.games.mantis.cards import back_of, front_of

NAME = "flips-v1"
WEIGHT = 0.11  # times 1 / players: from a pilot of 2,000 games with 2 and with 4 players, see docs/guide/benchmark.md


def luck(table: Table, seat: str, move: str) -> float:
    """The cards that a move is about to win, less what it wins on average; 0 without a card to flip."""
    pile: list[int] = table.game.pile_list()
    if not pile:
        return 0.0
    target = move.partition(">")[2] or seat
    tank: Sequence[int] = table.game.tank_list(table.seats.index(target))
    alike = [card for card in pile if back_of(card) == back_of(pile[0])]
    return won(pile[0], tank) - sum(won(card, tank) for card in alike) / len(alike)


def won(card: int, tank: Sequence[int]) -> int:
    """How many cards are scored or stolen when a card is flipped into a Tank: those of its colour and itself."""
    alike = tank[front_of(card)]
    return alike + 1 if alike else 0
