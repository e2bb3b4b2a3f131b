"""Moves as their actor numbers them: seats counted clockwise from the actor."""

from kaboodle.games.kittens.codes import AT, HIDE_AT, LAY_AT
from kaboodle.games.kittens.rules.access import Access


class OwnMoves(Access):
    """Targets, and whom Armageddon is against, are the only seats in moves."""

    def as_own(self, seat: int, move: int) -> int:
        """A move as its actor numbers it."""
        if move < AT or move >= HIDE_AT:
            return move
        if move < LAY_AT:
            return AT + self.steps_between(seat, move - AT)
        return LAY_AT + 2 * self.steps_between(seat, (move - LAY_AT) // 2) + (move - LAY_AT) % 2

    def from_own(self, seat: int, move: int) -> int:
        """The move that its actor numbers so; -1 if there are not so many seats."""
        if move < AT or move >= HIDE_AT:
            return move
        other = self.seat_ahead(seat, move - AT if move < LAY_AT else (move - LAY_AT) // 2)
        if other < 0:
            return -1
        return AT + other if move < LAY_AT else LAY_AT + 2 * other + (move - LAY_AT) % 2
