"""Setting up: the deck, the deal, the Defuses and the Kittens."""

from kaboodle.games.kittens.card_ids import DEFUSE, DEVILCAT, GODCAT, KITTEN
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import HAND, NONE, SAW_DEALT, SAW_FIRST
from kaboodle.games.kittens.rules.defaults import Defaults


class Setup(Defaults):
    """From a deck list to the first turn."""

    def deal(self) -> None:
        """The whole set-up, in the order of the books.  EK-06..EK-13 GE-07..GE-16 TP-05..TP-11"""
        for kind in range(KINDS):
            if kind != KITTEN and kind != DEFUSE and kind != GODCAT and kind != DEVILCAT:
                self.to_pile(kind, self.deck[kind])
        self.mat_godcat = self.deck[GODCAT]
        self.mat_devilcat = self.deck[DEVILCAT]
        if self.mix_first:  # GE-11 TP-07 B-06
            self.to_pile(DEFUSE, self.spare)
        self.shuffle_pile()
        self.living = self.players
        for seat in range(self.players):
            self.alive[seat] = 1
            self.deal_hand(seat)
        if self.quick:
            self.remove_third()
        if not self.mix_first:  # EK-10 EK-14
            self.to_pile(DEFUSE, self.spare)
        self.to_pile(KITTEN, self.players - 1)  # EK-09 GE-13 TP-09
        self.remove_surplus(KITTEN, self.players - 1)
        self.remove_surplus(DEFUSE, self.players + self.spare)
        self.shuffle_pile()
        first = self.starter if self.starter >= 0 else self.below(self.players)  # B-91
        self.tell_all(SAW_FIRST, first, NONE, NONE, NONE, 0)
        self.start_turn(first, 1, 0)

    def deal_hand(self, seat: int) -> None:
        """Seven cards and a Defuse.  EK-07 EK-08 GE-12 TP-08"""
        self.gain(seat, DEFUSE)
        self.tell_all(SAW_DEALT, seat, DEFUSE, NONE, NONE, 0)
        for _ in range(HAND):
            kind = self.from_top()
            self.gain(seat, kind)
            self.show(SAW_DEALT, seat, kind, NONE, NONE, 0, 1 << seat)

    def remove_third(self) -> None:
        """Quick game: a third of what is left, unseen, before any Kitten goes in.  GE-14 B-54"""
        for _ in range(third(self.pile_size)):
            self.box[self.from_top()] += 1

    def remove_surplus(self, kind: int, used: int) -> None:
        """What is not used leaves the game, and everybody knows it.  EK-09 EK-11 GE-10 GE-13"""
        surplus = self.deck[kind] - used
        self.box[kind] += surplus
        self.box_open[kind] += surplus


def third(cards: int) -> int:
    """About a third, rounded to the nearest.  B-54"""
    return (2 * cards + 3) // 6
