"""The data of a game of Mantis, and the few ways a card moves between its zones."""

from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.playout import Playout
from kaboodle.games.mantis import codes
from kaboodle.games.mantis.cards import BLANK, CARDS, CODES, COLOURS, FACE_DOWN, NO_BACK, back_of, front_of
from kaboodle.games.mantis.codes import GOAL, NONE, SAW_TOP, SEATS

HUES = len(COLOURS)

# By entry of a draw pile: a face-down card has at most a back, and its front is none of the seven colours.
FRONTS = [front_of(code) if code < CARDS else HUES for code in range(CODES)]
BACKS = [back_of(code) if code < CARDS else min(code - FACE_DOWN, NO_BACK) for code in range(CODES)]


class State(Playout):
    """Tanks as counts per colour; scored cards only as a number; the draw pile with its top at the end."""

    OVER = codes.OVER

    tanks = grid(SEATS, HUES + 1, "unsigned char")
    sizes = array(SEATS, "unsigned char")  # cards in each Tank
    scores = array(SEATS, "unsigned char")
    pile = array(CARDS, "unsigned char", used="pile_size")
    exposed = array(CODES, "unsigned char")  # the cards whose front has been seen
    goal = number(start=GOAL)
    pile_size = number()
    winners = number()
    blinded = number()  # 1: the draw pile lies face down

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
