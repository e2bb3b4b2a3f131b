"""A list of legal moves, separate from the state that it was made for."""

from kaboodle.engine.fields import Layout, array, number
from kaboodle.engine.numbering import MOST_MOVES


class MoveList(Layout):
    """Small ints, with the seat and the step of the game for which they were listed."""

    moves = array(MOST_MOVES, "short")
    count = number()
    moment = number(start=-1)
    seat = number(start=-1)
    decision = number(start=-1)

    def __init__(self) -> None:
        self.lay_out()

    def add(self, move: int) -> None:
        """Add a legal move."""
        self.moves[self.count] = move
        self.count += 1

    def holds(self, move: int) -> bool:
        """Whether a move is in the list."""
        for i in range(self.count):
            if self.moves[i] == move:
                return True
        return False

    def as_list(self) -> list[int]:
        """The moves as a Python list."""
        return [self.moves[i] for i in range(self.count)]
