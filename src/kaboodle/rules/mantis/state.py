"""The data of a game of Mantis, and the few ways a card moves between its zones."""

from typing import Self

import cython

from kaboodle.rules.mantis import what
from kaboodle.rules.mantis.cards import BLANK, CARDS, CODES, COLOURS, FACE_DOWN, NO_BACK, back_of, front_of
from kaboodle.rules.mantis.what import GOAL, NONE, SAW_TOP, SEATS, TURN
from kaboodle.rules.playout import Playout

HUES = len(COLOURS)

# By what stands in a draw pile: a face-down card has a back at most, and its front reads as none of the seven.
FRONTS = [front_of(code) if code < CARDS else HUES for code in range(CODES)]
BACKS = [back_of(code) if code < CARDS else min(code - FACE_DOWN, NO_BACK) for code in range(CODES)]


class State(Playout):
    """Tanks as counts per colour; scored cards only as a number; the draw pile with its top at the end."""

    OVER = what.OVER

    def allocate(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.tanks: list[list[int]] = [[0] * (HUES + 1) for _ in range(SEATS)]
            self.sizes: list[int] = [0] * SEATS
            self.scores: list[int] = [0] * SEATS
            self.pile: list[int] = [0] * CARDS
            self.exposed: list[int] = [0] * CODES

    def zero(self) -> None:
        """Every plain number of a state at its natural start."""
        self.zero_course()
        self.pile_size = 0
        self.goal = GOAL
        self.decision = TURN
        self.winners = 0
        self.blinded = 0

    def copy_from(self, other: Self) -> None:
        """Copy all that a game of Mantis has of its own."""
        for seat in range(SEATS):
            self.tanks[seat][:] = other.tanks[seat]
        self.sizes[:] = other.sizes
        self.scores[:] = other.scores
        self.pile[:] = other.pile
        self.exposed[:] = other.exposed
        self.goal, self.pile_size = other.goal, other.pile_size
        self.winners, self.blinded = other.winners, other.blinded

    def victors(self) -> int:
        """Who has won, as bits."""
        return self.winners

    def gain(self, seat: int, colour: int, count: int) -> None:
        """Cards of one colour come into a Tank.  MA-09"""
        self.tanks[seat][colour] += count
        self.sizes[seat] += count

    def lose_all(self, seat: int, colour: int) -> int:
        """All cards of one colour leave a Tank; how many. The caller puts them somewhere."""
        count = self.tanks[seat][colour]
        self.tanks[seat][colour] = 0
        self.sizes[seat] -= count
        return count

    def flip(self) -> int:
        """Take the top card of the draw pile and turn it white side up, for all to see.  MA-14 B-66"""
        self.pile_size -= 1
        card = self.pile[self.pile_size]
        self.exposed[card] = 1
        return card

    def top_back(self) -> int:
        """The triple on the back of the top card; NO_BACK when there is none.  B-66"""
        return BACKS[self.pile[self.pile_size - 1]] if self.pile_size else NO_BACK

    def show_top(self) -> None:
        """Now that a card is gone, everybody sees the back of the next one, and nobody its front.  B-66"""
        if self.pile_size:
            self.tell_all(SAW_TOP, NONE, self.top_back(), NONE, NONE, 0)

    def shuffle(self, count: int) -> None:
        """One fair shuffle of the lowest `count` cards of the draw pile.  B-56"""
        i = count - 1
        while i > 0:
            j = self.below(i + 1)
            card = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = card
            i -= 1

    def left_of(self, seat: int) -> int:
        """The next seat clockwise.  MA-13"""
        return seat + 1 if seat + 1 < self.players else 0

    def erase(self) -> None:
        """Turn the draw pile face down: of the top card the back is left, of the others nothing."""
        if self.pile_size:
            self.pile[self.pile_size - 1] = FACE_DOWN + self.top_back()
        for i in range(self.pile_size - 1):
            self.pile[i] = BLANK
        self.blinded = 1
