"""What one seat knows of the hidden cards, kept up from the events it saw and from nothing else."""

import cython

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.discmind import DiscMind
from kaboodle.rules.board.kinds import BY_SLUG
from kaboodle.rules.board.what import CLASSES, FLOATS, NONE, SEATS, WHOLE

ALL = (1 << len(BY_SLUG)) - 1  # the set of all kinds


class Memory(DiscMind):
    """Cards known in other hands, what the unknown ones are not, and cards known to be in one of several hands.

    A hand's unknown cards lie in classes: so many cards that are none of the kinds in a set. A float is a known card of
    unknown place, with a weight for each hand it may be in.
    """

    me: int

    def allocate_hands(self) -> None:
        """Room for what is known of hands, which compiled is there already."""
        if not cython.compiled:
            self.sure: list[list[int]] = [[0] * KINDS for _ in range(SEATS)]
            self.masks: list[list[int]] = [[0] * CLASSES for _ in range(SEATS)]
            self.counts: list[list[int]] = [[0] * CLASSES for _ in range(SEATS)]
            self.float_kind: list[int] = [0] * FLOATS
            self.weights: list[list[int]] = [[0] * SEATS for _ in range(FLOATS)]

    def forget_all(self) -> None:
        """Know nothing."""
        for place in range(SEATS):
            for kind in range(KINDS):
                self.sure[place][kind] = 0
            for i in range(CLASSES):
                self.counts[place][i] = 0
                self.masks[place][i] = 0
        self.floats = 0
        self.clear_discs(0)

    def gain_unknown(self, place: int, mask: int) -> None:
        """A hand got a card that this seat did not see; it is none of the kinds in `mask`."""
        empty = NONE
        for i in range(CLASSES):
            if self.counts[place][i] and self.masks[place][i] == mask:
                self.counts[place][i] += 1
                return
            if not self.counts[place][i]:
                empty = i
        if empty >= 0:
            self.masks[place][empty] = mask
            self.counts[place][empty] = 1
            return
        self.masks[place][0] &= mask  # no room for another class: know less
        self.counts[place][0] += 1
        self.merge_alike(place)

    def merge_alike(self, place: int) -> None:
        """Unknown cards of a hand of which the same is known are one class."""
        for i in range(CLASSES):
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
        """A float that may have been here has left: which one is not known, so the others may be where it was."""
        gone = NONE
        for i in range(self.floats):
            if self.float_kind[i] == kind and self.weights[i][place]:
                if gone < 0:
                    gone = i
                    continue
                for other in range(SEATS):
                    self.weights[i][other] = (self.weights[i][other] + self.weights[gone][other] + 1) // 2
        if gone >= 0:
            self.drop_float(gone)

    def lose_unknown(self, place: int, kind: int) -> None:
        """One unknown card that could be of this kind left a hand (any card if kind is -1).

        When it could have come from several classes, what stays is known less well: sets shrink to what they share.
        """
        narrow = NONE
        for i in range(CLASSES):
            if self.may_hold(place, i, kind) and (
                narrow < 0 or bits_in(self.masks[place][i]) > bits_in(self.masks[place][narrow])
            ):
                narrow = i
        if narrow < 0:
            return
        mask = self.masks[place][narrow]
        self.counts[place][narrow] -= 1
        for i in range(CLASSES):
            if i != narrow and self.may_hold(place, i, kind) and self.masks[place][i] & ~mask:
                shared = self.masks[place][i] & mask
                self.counts[place][i] -= 1
                self.gain_unknown(place, shared)

    def leave_empty(self, place: int) -> None:
        """A hand without unknown cards holds no float: what may have been there is elsewhere."""
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
        for i in range(CLASSES):
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
        """A card went from one hand to another unseen: what was sure in the first may now be in either.

        `size` is how many cards the first hand held before the card left.
        """
        mask = self.mask_of_any(place)
        for i in range(self.floats):
            if self.weights[i][place] and size > 0:
                self.split_float(i, place, to, size)
        for kind in range(KINDS):
            copies = self.sure[place][kind]
            if copies:
                self.sure[place][kind] -= 1
                self.gain_unknown(place, 0)
                self.add_float(kind, place, to, WHOLE * copies // size if size > 0 else 0)
        self.lose_unknown(place, NONE)
        self.gain_unknown(to, mask)
        i = self.floats - 1
        while i >= 0:
            self.settle_float(i)
            i -= 1

    def split_float(self, i: int, place: int, to: int, size: int) -> None:
        """One of `size` cards moved on, which may have been this one; where it may be, a weight always stays."""
        weight = self.weights[i][place]
        share = max(1, weight // size)
        self.weights[i][to] += share
        self.weights[i][place] = 0 if size == 1 else max(1, weight - share)

    def mask_of_any(self, place: int) -> int:
        """The kinds that no card of a hand can be."""
        mask = -1
        for i in range(CLASSES):
            if self.counts[place][i]:
                mask &= self.masks[place][i]
        for kind in range(KINDS):
            if self.sure[place][kind]:
                mask &= ~(1 << kind)
        return 0 if mask == -1 else mask & ALL

    def add_float(self, kind: int, place: int, to: int, share: int) -> None:
        """A card of this kind is in one of two hands; no room means not remembering it."""
        if self.floats >= FLOATS:
            return
        for other in range(SEATS):
            self.weights[self.floats][other] = 0
        self.float_kind[self.floats] = kind
        self.weights[self.floats][place] = WHOLE - share
        self.weights[self.floats][to] = share
        self.floats += 1

    def drop_float(self, i: int) -> None:
        """Forget a float."""
        self.floats -= 1
        self.float_kind[i] = self.float_kind[self.floats]
        for place in range(SEATS):
            self.weights[i][place] = self.weights[self.floats][place]

    def miss(self, place: int, kind: int) -> None:
        """A hand was shown to hold no card of this kind.  B-83"""
        for i in range(CLASSES):
            if self.counts[place][i]:
                self.masks[place][i] |= 1 << kind
        self.merge_alike(place)
        i = self.floats - 1
        while i >= 0:
            if self.float_kind[i] == kind and self.weights[i][place]:
                self.weights[i][place] = 0
                self.settle_float(i)
            i -= 1

    def settle_float(self, i: int) -> None:
        """A float with one place left is sure; with none it is forgotten."""
        only = NONE
        for place in range(SEATS):
            if self.weights[i][place]:
                if only >= 0:
                    return
                only = place
        kind = self.float_kind[i]
        self.drop_float(i)
        if only >= 0:
            self.lose_unknown(only, kind)
            self.sure[only][kind] += 1


def bits_in(mask: int) -> int:
    """How many kinds are in a set."""
    count = 0
    for kind in range(KINDS):
        count += mask >> kind & 1
    return count
