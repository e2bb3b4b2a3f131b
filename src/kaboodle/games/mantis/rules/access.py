"""A state's zones as Python lists: for text, views and tests."""

from collections.abc import Sequence

from kaboodle.games.mantis.cards import CARDS
from kaboodle.games.mantis.rules.setup import Setup
from kaboodle.games.mantis.rules.state import HUES


class Access(Setup):
    """Reading and writing zones from outside the kernel; lists are copies, the draw pile has its top first."""

    def tank_list(self, seat: int) -> list[int]:
        """How many of each colour a Tank holds."""
        return [self.tanks[seat][colour] for colour in range(HUES)]

    def size_of(self, seat: int) -> int:
        """How many cards a Tank holds."""
        return self.sizes[seat]

    def score_of(self, seat: int) -> int:
        """How many cards a score pile holds.  MA-23"""
        return self.scores[seat]

    def pile_list(self) -> list[int]:
        """The entries of the draw pile, top first."""
        return [self.pile[self.pile_size - 1 - i] for i in range(self.pile_size)]

    def exposed_list(self) -> list[int]:
        """For every card, 1 if its front has been seen, 0 otherwise.  B-66"""
        return [self.exposed[card] for card in range(CARDS)]

    def set_tank(self, seat: int, counts: Sequence[int]) -> None:
        """Replace a Tank."""
        for colour in range(HUES):
            self.tanks[seat][colour] = counts[colour]
        self.sizes[seat] = sum(counts)

    def set_score(self, seat: int, count: int) -> None:
        """Say how many cards a score pile holds."""
        self.scores[seat] = count

    def set_pile(self, cards: Sequence[int]) -> None:
        """Replace the draw pile, top first; every card that is not in it counts as seen."""
        self.pile_size = len(cards)
        for card in range(CARDS):
            self.exposed[card] = 1
        for i in range(len(cards)):
            self.pile[self.pile_size - 1 - i] = cards[i]
            self.exposed[cards[i]] = 0
