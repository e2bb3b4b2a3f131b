"""The legal moves, listed in this one place."""

import cython

from kaboodle.rules.mantis.turns import Turns
from kaboodle.rules.mantis.what import MOVES, SCORE, STEAL


class Listing:
    """Room for a list of moves, kept apart from the state."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.moves = [0] * MOVES

    def add(self, move: int) -> None:
        """One more legal move."""
        self.moves[self.count] = move
        self.count += 1

    def holds(self, move: int) -> bool:
        """Whether a move is in the list."""
        for i in range(self.count):  # `any` would need the GIL
            if self.moves[i] == move:
                return True
        return False

    def as_list(self) -> list[int]:
        """The moves as a Python list."""
        return [self.moves[i] for i in range(self.count)]


class Legal(Turns):
    """What each seat may answer now."""

    def list_moves(self, seat: int, out: Listing) -> None:
        """Score, or steal from any other seat, its Tank empty or not; nothing if it is not asked.  MA-14 B-65"""
        out.count = 0
        if not self.asked >> seat & 1:
            return
        out.add(SCORE)
        for other in range(self.players):
            if other != seat:
                out.add(STEAL + other)
