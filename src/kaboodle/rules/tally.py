"""What many random games came to."""

import cython

TALLIED = 9  # seats
LONGEST = 512


class Tally:
    """Games, decisions with a choice, turns, and wins by seat; a shared victory counts for each who shares it."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.shared = 0
        if not cython.compiled:
            self.wins = [0] * TALLIED
            self.lengths = [0] * LONGEST

    def add(self, winners: int, turns: int, decisions: int) -> None:
        """Count one finished game; winners are a set of seats, its length is its number of turns."""
        self.games += 1
        self.decisions += decisions
        self.turns += turns
        self.lengths[min(turns, LONGEST - 1)] += 1
        if winners & (winners - 1):
            self.shared += 1
        for seat in range(TALLIED):
            self.wins[seat] += winners >> seat & 1

    def wins_by_seat(self) -> list[int]:
        """How often each seat won."""
        return [self.wins[seat] for seat in range(TALLIED)]

    def games_by_length(self) -> list[int]:
        """How many games had each number of turns; the last entry holds all longer ones."""
        return [self.lengths[turns] for turns in range(LONGEST)]
