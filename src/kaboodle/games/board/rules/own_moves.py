"""Moves as their actor numbers them: seats counted clockwise from the actor."""

from kaboodle.games.board.codes import AT, ORDER_AS
from kaboodle.games.board.rules.access import Access


class OwnMoves(Access):
    """Whose pocket is picked, and with whom one swaps, are the only seats in moves."""

    def as_own(self, seat: int, move: int) -> int:
        """A move as its actor numbers it."""
        if move < AT or move >= ORDER_AS:
            return move
        return AT + self.steps_between(seat, move - AT)

    def from_own(self, seat: int, move: int) -> int:
        """The move that its actor numbers so; -1 if there are not so many seats."""
        if move < AT or move >= ORDER_AS:
            return move
        other = self.seat_ahead(seat, move - AT)
        return AT + other if other >= 0 else -1
