"""Default moves (B-92), with random numbers from the game's side stream."""

from kaboodle.engine.bits import lowest
from kaboodle.games.board.card_ids import DEFUSE
from kaboodle.games.board.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DISCARD,
    DONE,
    EITHER,
    EXPLODE,
    FACE,
    HIDE_AT,
    MOVE_IT,
    NOW,
    ORDER,
    ORDER_AS,
    PASS,
    PLACE,
    SWAP,
    TURN,
    WINDOW,
)
from kaboodle.games.board.rules.legal import Legal


class Defaults(Legal):
    """The default moves."""

    def default_move(self, seat: int) -> int:
        """The default move of an asked seat.  B-92"""
        if self.decision == TURN:
            return DONE
        if self.decision == WINDOW or self.decision == NOW:
            return PASS
        if self.decision == PLACE:
            return HIDE_AT + self.aside(self.disc_count + 1)
        if self.decision == ORDER:
            return ORDER_AS
        if self.decision == EITHER:
            return MOVE_IT
        if self.decision == FACE:
            return DEFUSE_IT if self.hands[seat][DEFUSE] else EXPLODE
        if self.decision == DISCARD:
            return CHOOSE + self.any_card_of(seat)
        if self.decision == SWAP:
            return AT + self.first_last_after(seat)
        return AT + lowest(self.targets())

    def first_last_after(self, seat: int) -> int:
        """The first of those in last place, clockwise from a seat."""
        last = self.last_place()
        other = self.next_seat_of(seat)
        while not last >> other & 1:
            other = self.next_seat_of(other)
        return other
