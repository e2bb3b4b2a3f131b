"""Updates a seat's knowledge from the events that the seat saw."""

from kaboodle.engine.bits import Signed, bit
from kaboodle.games.kittens.beliefs.resample_by_clues import ResampleByClues
from kaboodle.games.kittens.card_ids import DEFUSE, FERAL, GODCAT, KITTEN, NOPE
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import (
    BOX,
    FIVE_DIFFERENT,
    FROM_BOTTOM,
    FROM_TOP,
    GODCAT_AS,
    KNOWN,
    NO_KITTEN,
    NONE,
    PLAY,
    SAW_BOTTOM,
    SAW_DEALT,
    SAW_DEFUSE,
    SAW_DISCARD,
    SAW_DRAW,
    SAW_EXPLODE,
    SAW_FUTURE,
    SAW_GIVE,
    SAW_HIDE,
    SAW_KEEP,
    SAW_KITTEN,
    SAW_MISS,
    SAW_NOPE,
    SAW_PLAY,
    SAW_REMOVE,
    SAW_SHUFFLE,
    SAW_STEAL,
    SAW_TAKE,
    SAW_TOP,
    THREE,
    THREE_BOTH,
    THREE_FERAL,
    THREE_FERALS,
    THREE_GODCAT,
    TWO,
    TWO_FERAL,
    TWO_GODCAT,
    UNKNOWN,
)


class Follow(ResampleByClues):
    """Reads records as this seat saw them: a card or place that it did not see is negative."""

    def see(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Update with one record."""
        if what == SAW_PLAY:
            self.see_play(seat, extra, place)
        elif what == SAW_NOPE:
            self.lose_seen(seat, NOPE)
        elif what == SAW_DEFUSE or what == SAW_DISCARD:
            self.lose_seen(seat, card)
        elif what == SAW_DEALT:
            self.see_dealt(seat, card)
        elif what == SAW_GIVE or what == SAW_STEAL:
            self.see_transfer(seat, card, other)
        elif what == SAW_MISS:
            if seat != self.me:
                self.miss(seat, card)
        elif what == SAW_TAKE:
            if seat != self.me and card != KITTEN:
                self.sure[seat][card] += 1
        elif what == SAW_EXPLODE:
            if self.dead_out and seat != self.me:
                if not extra:  # not asked: there was no Defuse
                    self.miss(seat, DEFUSE)
                self.bury(seat)
        elif what == SAW_REMOVE:
            if seat == self.me:
                self.sure[BOX][card] += 1
        else:
            self.see_pile(what, seat, card, place, extra)
        self.take_hint(what, seat, other, place, extra)

    def see_pile(self, what: int, seat: int, card: int, place: int, extra: int) -> None:
        """Records about the draw pile."""
        if what == SAW_DRAW:
            code = self.top_leaves(0)
            if seat != self.me:
                self.gain_code(seat, code)
        elif what == SAW_KITTEN:
            if extra == FROM_TOP:
                self.top_leaves(1)
            elif extra == FROM_BOTTOM:
                self.held_code = NONE
        elif what == SAW_HIDE:
            if place >= 0:
                self.hide_own(place)
            else:
                self.hide_secret()
        elif what == SAW_SHUFFLE:
            self.clear_pile(self.base_size + self.loose)
        elif what == SAW_FUTURE:
            if card >= 0:
                self.see_at(place, card)
        elif what == SAW_BOTTOM:
            self.held_code = self.bottom_leaves()
            if card >= 0:
                self.held_code = KNOWN + card
            elif self.held_code == UNKNOWN and self.heck_explodes:  # B-51: a Kitten is shown at once
                self.held_code = NO_KITTEN
        elif what == SAW_KEEP:
            if seat != self.me:
                self.gain_code(seat, self.held_code)
            self.held_code = NONE
        elif what == SAW_TOP:
            self.top_comes(self.held_code)
            self.held_code = NONE

    def see_dealt(self, seat: int, card: int) -> None:
        """A card of the first deal: everybody has a Defuse; the edition decides whether there may be another."""
        if seat == self.me:
            return
        if card >= 0:
            self.sure[seat][card] += 1
        else:
            self.gain_unknown(seat, self.dealt_mask)

    def see_transfer(self, seat: int, card: int, other: int) -> None:
        """A card went from one hand to another; Godcat is always visible, so it is not tracked."""
        if card != GODCAT:
            self.pass_on(seat, card, other)

    def lose_seen(self, seat: int, card: int) -> None:
        """A card left a hand face up."""
        if seat != self.me and card != GODCAT and card != KITTEN:
            self.lose_known(seat, card)

    def see_play(self, seat: int, move: int, five: Signed) -> None:
        """The cards of a play left a hand."""
        if seat == self.me:
            return
        kind = (move - PLAY) % KINDS
        if move == FIVE_DIFFERENT:
            for other in range(KINDS):
                if five >> other & 1:
                    self.lose_known(seat, other)
            return
        if move < GODCAT_AS or move >= TWO:
            self.lose_known(seat, kind)
        if TWO <= move < TWO_FERAL or THREE <= move < THREE_FERALS or THREE_GODCAT <= move < THREE_BOTH:
            self.lose_known(seat, kind)
        if THREE <= move < THREE_FERAL:
            self.lose_known(seat, kind)
        if TWO_FERAL <= move < TWO_GODCAT or THREE_FERAL <= move < THREE_GODCAT or move >= THREE_BOTH:
            self.lose_known(seat, FERAL)
        if THREE_FERALS <= move < THREE_GODCAT:
            self.lose_known(seat, FERAL)

    def begin(self, without_defuse: int, quick_cards: int, pile_size: int, dead_out: int, heck_explodes: int) -> None:
        """Start with a game that is about to be dealt: what everybody knows before the first card."""
        self.forget_all()
        self.forget_clues()
        self.dead_out = dead_out
        self.heck_explodes = heck_explodes
        self.dealt_mask = self.NEVER
        if without_defuse:  # EK-14 B-06: spare Defuses go in after the deal and the quick game's cut
            self.dealt_mask |= bit(DEFUSE)
        for _ in range(quick_cards):
            self.gain_unknown(BOX, self.dealt_mask)
        self.clear_pile(pile_size)
