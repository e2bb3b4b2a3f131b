"""What one seat knows about the order of the draw pile.

Known cards have a base order. When another seat hides a Kitten, the order of the known cards is kept but their
places are no longer certain (B-53): the Kitten is loose, anywhere in the base below its first `firm` cards.
"""

from kaboodle.engine.fields import array, number
from kaboodle.engine.resampling import Resampler
from kaboodle.games.kittens.card_ids import KITTEN
from kaboodle.games.kittens.codes import KNOWN, NO_KITTEN, NONE, UNKNOWN


class PileBeliefs(Resampler):
    """Codes from the top: unknown, no Kitten, or KNOWN + kind; and how many hidden Kittens are loose."""

    base_size = number()
    loose = number()  # hidden Kittens of unknown place
    firm = number()  # cards on top whose places are certain
    base = array("PILE", "unsigned char", used="base_size")

    def clear_pile(self, size: int) -> None:
        """Reset: nothing is known about the order, as after a shuffle.  B-53"""
        self.base_size = size
        self.loose = 0
        self.firm = 0
        for i in range(size):
            self.base[i] = UNKNOWN

    def insert_code(self, place: int, code: int) -> None:
        """Put a card into the base."""
        i = self.base_size
        while i > place:
            self.base[i] = self.base[i - 1]
            i -= 1
        self.base[place] = code
        self.base_size += 1

    def remove_code(self, place: int) -> int:
        """Take a card out of the base and return its code."""
        code = self.base[place]
        self.base_size -= 1
        for i in range(place, self.base_size):
            self.base[i] = self.base[i + 1]
        return code

    def known_from(self, place: int) -> int:
        """Whether anything is known about the base from a place on."""
        for i in range(place, self.base_size):
            if self.base[i] != UNKNOWN:
                return 1
        return 0

    def forget_from(self, place: int) -> None:
        """Forget everything from a place on; loose Kittens become unknown cards there."""
        self.base_size += self.loose
        self.loose = 0
        self.firm = 0
        for i in range(place, self.base_size):
            self.base[i] = UNKNOWN

    def tidy(self) -> None:
        """Turn loose Kittens among unknown cards into unknown cards."""
        if self.loose and not self.known_from(0):
            self.forget_from(0)

    def top_leaves(self, is_kitten: int) -> int:
        """The top card is drawn, and shown if it is a Kitten. Returns what this seat knew about it."""
        if self.base_size + self.loose == 0:
            return UNKNOWN
        if self.loose and not self.firm and is_kitten:
            if self.base_size and (self.base[0] == NO_KITTEN or self.base[0] > KNOWN + KITTEN):
                self.loose -= 1
                return KNOWN + KITTEN
            if not self.base_size or self.base[0] == UNKNOWN:
                self.forget_from(0)
        code = self.remove_code(0)
        if self.firm:
            self.firm -= 1
        self.tidy()
        return code

    def bottom_leaves(self) -> int:
        """The bottom card is taken. Returns what this seat knew about it."""
        if self.loose:
            self.forget_from(self.firm)
        return self.remove_code(self.base_size - 1)

    def top_comes(self, code: int) -> None:
        """A card is put on top."""
        self.insert_code(0, code)
        if self.loose:
            self.firm += 1
        self.tidy()

    def hide_own(self, place: int) -> None:
        """This seat hides a Kitten and knows where."""
        if self.loose and place > self.firm:
            self.forget_from(self.firm)
        self.insert_code(place, KNOWN + KITTEN)
        if self.loose:
            self.firm += 1

    def hide_secret(self) -> None:
        """Another seat hides a Kitten: known cards keep their order, not their places.  B-53"""
        if self.known_from(0):
            self.loose += 1
            self.firm = 0
        else:
            self.insert_code(0, UNKNOWN)

    def see_at(self, place: int, kind: int) -> None:
        """This seat sees the card at a place; places are seen from the top on."""
        if self.loose and place >= self.firm:
            if kind == KITTEN and self.base_size > place and self.base[place] != KNOWN + KITTEN:
                if self.base[place] == UNKNOWN:
                    self.forget_from(place)
                else:
                    self.loose -= 1
                    self.insert_code(place, KNOWN + KITTEN)
            elif self.base_size <= place:
                self.forget_from(place)
            if self.loose:
                self.firm = place + 1
        self.base[place] = KNOWN + kind

    def code_at(self, place: int) -> int:
        """What is known about a place of the base."""
        return self.base[place] if place < self.base_size else NONE
