"""A list of legal moves, kept apart from the state it was made for."""

import cython

MOST = 448  # more moves than any decision lists


class Listing:
    """Small ints, and for which moment of which decision they were listed."""

    def __init__(self) -> None:
        self.count = 0
        self.moment = self.seat = self.decision = -1
        if not cython.compiled:
            self.moves = [0] * MOST

    def add(self, move: int) -> None:
        """One more legal move."""
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
