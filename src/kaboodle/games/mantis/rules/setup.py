"""Setting up: the shuffle, the Tanks and the first player."""

from kaboodle.games.mantis.cards import CARDS
from kaboodle.games.mantis.codes import NONE, SAW_DEALT, SAW_FIRST, TANK
from kaboodle.games.mantis.rules.defaults import Defaults
from kaboodle.games.mantis.rules.state import FRONTS


class Setup(Defaults):
    """From the box to the first turn."""

    def deal(self) -> None:
        """Shuffle all cards, four to each Tank, the rest face down as the draw pile.  MA-08 MA-10 MA-11"""
        for card in range(CARDS):
            self.pile[card] = card
        self.pile_size = CARDS
        self.shuffle(CARDS)
        for seat in range(self.players):
            for _ in range(TANK):
                card = self.flip()
                self.gain(seat, FRONTS[card], 1)
                self.tell_all(SAW_DEALT, seat, card, NONE, NONE, 0)
        self.show_top()
        first = self.starter if self.starter >= 0 else self.below(self.players)  # MA-13 B-91
        self.tell_all(SAW_FIRST, first, NONE, NONE, NONE, 0)
        self.start_turn(first, 0)
