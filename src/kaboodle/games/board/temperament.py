"""What the temperament of a bot means in the board game."""

from collections.abc import Sequence

from kaboodle.core.temperament import Temperament
from kaboodle.games.board.heuristic import KEPT, LOOKS, known_disc
from kaboodle.games.board.view import BoardView

FEWER = 1  # cards that another victim may have less
PLENTY = 2  # cards to look with of which one can be spared
DONE, MAGNET = "done", "add-magnet"


def alike(view: BoardView, move: str, moves: Sequence[str]) -> list[str]:
    """Moves that are about as good as the one that the heuristic chose."""
    assert view.ask is not None
    if view.ask.what == "swap":
        return [other for other in moves if other != move]
    if view.ask.what != "turn":
        return []
    if move == DONE:
        return [other for other in moves if is_extra(view, other)]
    if not move.startswith("pickpocket"):
        return []
    cards = {seat.seat: seat.cards for seat in view.seats}
    least = cards[move[-1]] - FEWER
    return [other for other in moves if other.startswith("pickpocket") and cards[other[-1]] >= least]


def is_extra(view: BoardView, other: str) -> bool:
    """Whether a play before the disc costs hardly anything: a look, or a magnet from a full hand."""
    if other in LOOKS:
        return known_disc(view, 0) is None and sum(view.hand.get(look, 0) for look in LOOKS) >= PLENTY
    return other == MAGNET and sum(view.hand.values()) > KEPT


def suits(view: BoardView, move: str, temperament: Temperament, rival: str | None) -> int:
    """How much a move suits a temperament; `rival` is who last acted against the seat."""
    match temperament:
        case "bold":
            return int(move == MAGNET)
        case "careful":
            return int(move in LOOKS)
        case "vengeful":
            return int(rival is not None and move[-1] == rival)
    return 2 * (move == MAGNET) + (move == "reveal-the-future")
