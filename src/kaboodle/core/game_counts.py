"""What a balance study counts in one game; each game defines which of its events count."""

from collections import Counter
from typing import TYPE_CHECKING, ClassVar

import msgspec

from kaboodle.core.events import Event

if TYPE_CHECKING:
    from kaboodle.core.table import Table


class Blast(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody exploded."""

    seat: int
    turn: int
    left: int  # cards of the draw pile, or discs of the movement deck


class GameCounts:
    """Plays, cancelled plays, explosions and risky draws of one game. A game derives its own and adds events."""

    axis: ClassVar[str] = "report-axis-cards"  # the message that says what `left` counts
    hazard: ClassVar[str] = "report-hazard.about"  # the message that says what a bad trial is

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.blasts: list[Blast] = []
        self.trials: list[tuple[int, bool]] = []  # how many cards were left before each draw, and whether it was bad
        self.played: list[Counter[str]] = [Counter() for _ in table.seats]
        self.noped = 0

    def left(self) -> int:
        """How many cards are left in the pile that a turn draws from."""
        return len(self.table.family.pile(self.table.game))

    def add(self, event: Event, left: int) -> None:
        """Count an event; `left` is what `left()` was before the move that led to it."""
        match event.what:
            case "play":
                self.played[self.seat(event)][play_name(event)] += 1
            case "nope" | "defuse":
                self.played[self.seat(event)][event.card or event.what] += 1
            case "noped":
                self.noped += 1
            case "explode":
                turn = int(self.table.game.turns)
                self.blasts.append(Blast(seat=self.seat(event), turn=turn, left=left))

    def seat(self, event: Event) -> int:
        """The number of the seat that an event is about."""
        return self.table.seats.index(event.seat) if event.seat else -1


def play_name(event: Event) -> str:
    """The name of a play: the card, or the size of a combo."""
    if event.note:
        return f"{event.cards[0]} as {event.note}"
    if len(event.cards) == 1:
        return event.cards[0]
    return {2: "pair", 3: "triple", 5: "five-different"}.get(len(event.cards), f"{len(event.cards)} cards")
