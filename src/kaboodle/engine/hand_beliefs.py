"""What one seat knows about the cards in other hands."""

from typing import ClassVar

from kaboodle.engine.bits import LONG, Long, Signed, bit
from kaboodle.engine.event_buffer import NOTHING
from kaboodle.engine.fields import CopyableLayout, array, grid, number

FLOATS = 24  # known cards of uncertain place that one seat remembers
WHOLE_WEIGHT = 1000  # of a certainty


class HandBeliefs(CopyableLayout):
    """Cards known in other hands, what the unknown ones cannot be, and cards known to be in one of several hands.

    The unknown cards of a hand form classes: a count, and a set of kinds that they are not. A float is a known card of
    unknown place, with a weight for each hand it may be in. What else holds hidden cards is one more hand.
    """

    KINDS: ClassVar[int]  # kinds of cards, the blank face among them
    PILE: ClassVar[int]  # room for the cards of a pile
    TITLES: ClassVar[int]  # the set of all kinds
    NEVER: ClassVar[int]  # the kinds that an unknown card of a hand is not
    HOLDERS: ClassVar[int]  # hands, and what else holds hidden cards
    CLASSES: ClassVar[int]  # sets of unknown cards remembered apart in one hand

    me = number(start=NOTHING)  # whose beliefs these are
    floats = number()
    sure = grid("HOLDERS", "KINDS", "unsigned char")  # cards known to be in a hand
    masks = grid("HOLDERS", "CLASSES", "unsigned long long")  # what the unknown cards of a class are not
    counts = grid("HOLDERS", "CLASSES", "unsigned char")  # how many unknown cards a class has
    float_kind = array(FLOATS, "signed char", used="floats")
    weights = grid(FLOATS, "HOLDERS", "int", used="floats")

    def forget_hands(self) -> None:
        """Reset: nothing is known about any hand."""
        for place in range(self.HOLDERS):
            for kind in range(self.KINDS):
                self.sure[place][kind] = 0
            for i in range(self.CLASSES):
                self.counts[place][i] = 0
                self.masks[place][i] = 0
        self.floats = 0

    def see(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Update with one record as this seat saw it; a later chapter says how."""

    def pass_on(self, seat: int, card: int, other: int) -> None:
        """A card went from one hand to another; this seat saw it, unless it is negative."""
        if card < 0:
            self.move_unseen(seat, other, self.cards_of(seat))
            return
        if seat != self.me:
            self.lose_known(seat, card)
        if other != self.me:
            self.sure[other][card] += 1

    def cards_of(self, place: int) -> int:
        """The size of a hand according to this mind."""
        size = 0
        for kind in range(self.KINDS):
            size += self.sure[place][kind]
        return size + self.unknown_in(place)

    def gain_unknown(self, place: int, mask: Long) -> None:
        """A hand got a card that this seat did not see; it is none of the kinds in `mask`."""
        empty = NOTHING
        for i in range(self.CLASSES):
            if self.counts[place][i] and self.masks[place][i] == mask:
                self.counts[place][i] += 1
                return
            if not self.counts[place][i]:
                empty = i
        if empty >= 0:
            self.masks[place][empty] = mask
            self.counts[place][empty] = 1
            return
        self.masks[place][0] &= mask  # no room for another class: merge into a weaker one
        self.counts[place][0] += 1
        self.merge_alike(place)

    def merge_alike(self, place: int) -> None:
        """Merge classes of a hand about which the same is known."""
        for i in range(self.CLASSES):
            for j in range(i):
                if self.counts[place][i] and self.counts[place][j] and self.masks[place][i] == self.masks[place][j]:
                    self.counts[place][j] += self.counts[place][i]
                    self.counts[place][i] = 0

    def lose_known(self, place: int, kind: int) -> None:
        """A card of this kind left a hand and was seen."""
        if self.sure[place][kind]:
            self.sure[place][kind] -= 1
            return
        self.lose_float(place, kind)
        self.lose_unknown(place, kind)
        self.leave_empty(place)

    def lose_float(self, place: int, kind: int) -> None:
        """A float that may have been in this hand has left it; which one is not known."""
        gone = NOTHING
        for i in range(self.floats):
            if self.float_kind[i] == kind and self.weights[i][place]:
                if gone < 0:
                    gone = i
                    continue
                for other in range(self.HOLDERS):
                    self.weights[i][other] = (self.weights[i][other] + self.weights[gone][other] + 1) // 2
        if gone >= 0:
            self.drop_float(gone)

    def lose_unknown(self, place: int, kind: int) -> None:
        """One unknown card that could be of this kind left a hand (any card if kind is -1).

        If it could have come from several classes, their sets shrink to the kinds that they share.
        """
        narrow = NOTHING
        for i in range(self.CLASSES):
            if self.may_hold(place, i, kind) and (
                narrow < 0 or self.bits_in(self.masks[place][i]) > self.bits_in(self.masks[place][narrow])
            ):
                narrow = i
        if narrow < 0:
            return
        mask = self.masks[place][narrow]
        self.counts[place][narrow] -= 1
        for i in range(self.CLASSES):
            if i != narrow and self.may_hold(place, i, kind) and self.masks[place][i] & ~mask:
                shared = self.masks[place][i] & mask
                self.counts[place][i] -= 1
                self.gain_unknown(place, shared)

    def leave_empty(self, place: int) -> None:
        """Remove the floats of a hand that has no unknown cards: they are in other hands."""
        if self.unknown_in(place):
            return
        i = self.floats - 1
        while i >= 0:
            if self.weights[i][place]:
                self.weights[i][place] = 0
                self.settle_float(i)
            i -= 1

    def unknown_in(self, place: int) -> int:
        """How many unknown cards a hand holds."""
        count = 0
        for i in range(self.CLASSES):
            count += self.counts[place][i]
        return count

    def may_hold(self, place: int, i: int, kind: int) -> int:
        """Whether class i of a hand has a card that could be of this kind."""
        if not self.counts[place][i]:
            return 0
        if kind < 0:
            return 1
        return 1 - (self.masks[place][i] >> kind & 1)

    def move_unseen(self, place: int, to: int, size: int) -> None:
        """A card went from one hand to another unseen: a card known in the first hand may now be in either.

        `size` is how many cards the first hand held before the card left.
        """
        mask = self.mask_of_any(place)
        for i in range(self.floats):
            if self.weights[i][place] and size > 0:
                self.split_float(i, place, to, size)
        for kind in range(self.KINDS):
            copies = self.sure[place][kind]
            if copies:
                self.sure[place][kind] -= 1
                self.gain_unknown(place, self.NEVER)
                self.add_float(kind, place, to, WHOLE_WEIGHT * copies // size if size > 0 else 0)
        self.lose_unknown(place, NOTHING)
        self.gain_unknown(to, mask)
        i = self.floats - 1
        while i >= 0:
            self.settle_float(i)
            i -= 1

    def split_float(self, i: int, place: int, to: int, size: int) -> None:
        """Move part of a weight: one of `size` cards left, possibly this one. A positive weight stays positive."""
        weight = self.weights[i][place]
        share = max(1, weight // size)
        self.weights[i][to] += share
        self.weights[i][place] = 0 if size == 1 else max(1, weight - share)

    def mask_of_any(self, place: int) -> Long:
        """The kinds that no card of a hand can be."""
        mask = LONG
        for i in range(self.CLASSES):
            if self.counts[place][i]:
                mask &= self.masks[place][i]
        for kind in range(self.KINDS):
            if self.sure[place][kind]:
                mask &= ~bit(kind)
        return self.NEVER if mask == LONG else mask & self.TITLES | self.NEVER

    def add_float(self, kind: int, place: int, to: int, share: int) -> None:
        """A card of this kind is in one of two hands; it is forgotten if there is no room."""
        if self.floats >= FLOATS:
            return
        for other in range(self.HOLDERS):
            self.weights[self.floats][other] = 0
        self.float_kind[self.floats] = kind
        self.weights[self.floats][place] = WHOLE_WEIGHT - share
        self.weights[self.floats][to] = share
        self.floats += 1

    def drop_float(self, i: int) -> None:
        """Forget a float."""
        self.floats -= 1
        self.float_kind[i] = self.float_kind[self.floats]
        for place in range(self.HOLDERS):
            self.weights[i][place] = self.weights[self.floats][place]

    def miss(self, place: int, kind: int) -> None:
        """A hand was shown to hold no card of this kind.  B-83"""
        for i in range(self.CLASSES):
            if self.counts[place][i]:
                self.masks[place][i] |= bit(kind)
        self.merge_alike(place)
        i = self.floats - 1
        while i >= 0:
            if self.float_kind[i] == kind and self.weights[i][place]:
                self.weights[i][place] = 0
                self.settle_float(i)
            i -= 1

    def settle_float(self, i: int) -> None:
        """A float with one place left becomes a known card; with none it is forgotten."""
        only = NOTHING
        for place in range(self.HOLDERS):
            if self.weights[i][place]:
                if only >= 0:
                    return
                only = place
        kind = self.float_kind[i]
        self.drop_float(i)
        if only >= 0:
            self.lose_unknown(only, kind)
            self.sure[only][kind] += 1

    def bits_in(self, mask: Long) -> int:
        """How many kinds are in a set."""
        count = 0
        for kind in range(self.KINDS):
            count += mask >> kind & 1
        return count

    def sure_of(self, place: int) -> list[int]:
        """How many of each kind are known to be in a hand."""
        return [self.sure[place][kind] for kind in range(self.KINDS)]

    def classes_of(self, place: int) -> list[tuple[int, int]]:
        """The unknown cards of a hand: sets of kinds that they are not, with how many cards each."""
        kept = [i for i in range(self.CLASSES) if self.counts[place][i]]
        return sorted((self.masks[place][i], self.counts[place][i]) for i in kept)

    def floating(self) -> list[tuple[int, list[int]]]:
        """Known cards of uncertain place: kind, and weights by hand."""
        found = [(self.float_kind[i], [self.weights[i][p] for p in range(self.HOLDERS)]) for i in range(self.floats)]
        return sorted(found)

    def set_class(self, place: int, mask: Long, count: int) -> None:
        """Add unknown cards to a hand."""
        for _ in range(count):
            self.gain_unknown(place, mask)

    def set_sure(self, place: int, kind: int, count: int) -> None:
        """Say how many of a kind are known to be in a hand."""
        self.sure[place][kind] = count

    def set_float(self, kind: int, weights: list[int]) -> None:
        """Add a known card of uncertain place."""
        self.add_float(kind, 0, 0, 0)
        for place in range(self.HOLDERS):
            self.weights[self.floats - 1][place] = weights[place]
