"""Results of many random games, added up."""

from kaboodle.engine.event_buffer import MOST_SEATS
from kaboodle.engine.fields import Layout, array, number

LONGEST = 512


class Tally(Layout):
    """Games, decisions with a choice, turns, and wins by seat; a shared win counts for each winner."""

    games = number(c_type="long long")
    decisions = number(c_type="long long")
    turns = number(c_type="long long")
    shared = number(c_type="long long")
    wins = array(MOST_SEATS, "long long")
    lengths = array(LONGEST, "long long")

    def __init__(self) -> None:
        self.lay_out()

    def add(self, winners: int, turns: int, decisions: int) -> None:
        """Count one finished game, with its winners as a set of seats and its number of turns."""
        self.games += 1
        self.decisions += decisions
        self.turns += turns
        self.lengths[min(turns, LONGEST - 1)] += 1
        if winners & (winners - 1):
            self.shared += 1
        for seat in range(MOST_SEATS):
            self.wins[seat] += winners >> seat & 1

    def wins_by_seat(self) -> list[int]:
        """How often each seat won."""
        return [self.wins[seat] for seat in range(MOST_SEATS)]

    def games_by_length(self) -> list[int]:
        """How many games had each number of turns; the last entry holds all longer ones."""
        return [self.lengths[turns] for turns in range(LONGEST)]
