"""Resampling of the cards that nobody has seen."""

from kaboodle.engine.bits import Long
from kaboodle.games.mantis.cards import CARDS
from kaboodle.games.mantis.rules.access import Access
from kaboodle.games.mantis.rules.state import BACKS


class Unseen(Access):
    """Resamples a draw pile that agrees with its size, the top card's back, and every card seen so far."""

    def fill(self, seed: Long) -> None:
        """Replace the generator and the draw pile; each pile that fits what is known is equally likely.  B-66"""
        self.reseed(seed)
        self.blinded = 0
        if self.pile_size == 0:
            return
        back = self.top_back()
        count = 0
        fitting = 0
        for card in range(CARDS):
            if not self.exposed[card]:
                self.pile[count] = card
                count += 1
                if BACKS[card] == back:
                    fitting += 1
        top = self.take_fitting(back, self.below(fitting), count)
        self.shuffle(count - 1)
        self.pile[self.pile_size - 1] = top

    def take_fitting(self, back: int, which: int, count: int) -> int:
        """Take one of the lowest `count` cards out: the one with this back that has `which` others before it."""
        place = 0
        while BACKS[self.pile[place]] != back or which > 0:
            if BACKS[self.pile[place]] == back:
                which -= 1
            place += 1
        card = self.pile[place]
        self.pile[place] = self.pile[count - 1]
        return card
