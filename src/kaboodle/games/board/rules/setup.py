"""Setting up: the cards, the discs, the characters in the Litter Box."""

from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import CODES, HAND, MAGNET, NONE, SAW_DEALT, SAW_FIRST
from kaboodle.games.board.rules.defaults import Defaults


class Setup(Defaults):
    """From a pack's counts to the first turn."""

    def deal(self) -> None:
        """The whole set-up, in the order of the book.  BG-06..BG-11 BG-25"""
        for kind in range(KINDS):
            for _ in range(self.deck[kind]):
                self.pile[self.pile_size] = kind
                self.pile_size += 1
        self.shuffle_pile()
        for seat in range(self.players):
            self.spaces[seat] = 0
            for _ in range(HAND):
                kind = self.from_top()
                self.gain(seat, kind)
                self.show(SAW_DEALT, seat, kind, NONE, NONE, 0, 1 << seat)
        for disc in range(CODES):
            if disc != MAGNET:
                for _ in range(self.wheel[disc]):
                    self.discs[self.disc_count] = disc
                    self.disc_count += 1
        self.supply = self.wheel[MAGNET]  # BG-09
        self.shuffle_discs()
        self.side = self.start_side  # B-68
        first = self.starter if self.starter >= 0 else self.below(self.players)  # BG-11 B-91
        self.tell_all(SAW_FIRST, first, NONE, NONE, NONE, 0)
        self.start_turn(first)
