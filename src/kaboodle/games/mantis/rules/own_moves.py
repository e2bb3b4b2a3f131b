"""Moves as their actor numbers them: seats counted clockwise from the actor."""

from kaboodle.games.mantis.codes import STEAL
from kaboodle.games.mantis.rules.unseen import Unseen


class OwnMoves(Unseen):
    """From whom one steals is the only seat in moves."""

    def as_own(self, seat: int, move: int) -> int:
        """A move as its actor numbers it."""
        return move if move < STEAL else STEAL + self.steps_between(seat, move - STEAL)

    def from_own(self, seat: int, move: int) -> int:
        """The move that its actor numbers so; -1 if there are not so many seats."""
        if move < STEAL:
            return move
        other = self.seat_ahead(seat, move - STEAL)
        return STEAL + other if other >= 0 else -1
