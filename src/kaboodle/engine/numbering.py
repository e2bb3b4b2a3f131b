"""Consecutive ranges of numbers, so that none is spaced by hand."""

MOST_MOVES = 1024  # room for the numbers of a game's moves


class Numbering:
    """Hands out ranges one after another: `PLAY = moves.take(KINDS)` is the first number of a range of KINDS."""

    def __init__(self, start: int = 0, most: int = MOST_MOVES) -> None:
        self.following = start
        self.most = most

    def take(self, count: int) -> int:
        """The first number of the next range; ValueError when it does not fit."""
        first = self.following
        self.following += count
        if self.following > self.most:
            raise ValueError(f"{self.following} numbers are needed and there is room for {self.most}")
        return first
