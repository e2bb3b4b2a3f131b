"""What one seat knows of the order of the movement deck.

Known discs lie in a base order. When somebody else hides a magnet, that order is kept but the places are not certain
any more: the magnet is loose, anywhere in the base below its first `firm` discs. When somebody else alters the future,
the discs concerned are mixed: what they are is kept, which of them is where is not.
"""

import cython

from kaboodle.rules.board.what import KNOWN, MAGNET, NONE, SPACES, UNKNOWN


class DiscMind:
    """Codes from the top: unknown, or KNOWN + disc; which of them are mixed; how many magnets are loose."""

    def allocate_base(self) -> None:
        """Room for the base, which compiled is there already."""
        if not cython.compiled:
            self.base: list[int] = [0] * SPACES
            self.mixed: list[int] = [0] * SPACES

    def clear_discs(self, size: int) -> None:
        """Know nothing of the order, as after a shuffle."""
        self.base_size = size
        self.loose = 0
        self.firm = 0
        for i in range(size):
            self.base[i] = UNKNOWN
            self.mixed[i] = 0

    def insert_code(self, place: int, code: int) -> None:
        """Put a disc into the base."""
        i = self.base_size
        while i > place:
            self.base[i] = self.base[i - 1]
            self.mixed[i] = self.mixed[i - 1]
            i -= 1
        self.base[place] = code
        self.mixed[place] = 0
        self.base_size += 1

    def remove_code(self, place: int) -> None:
        """Take a disc out of the base."""
        self.base_size -= 1
        for i in range(place, self.base_size):
            self.base[i] = self.base[i + 1]
            self.mixed[i] = self.mixed[i + 1]

    def knows_anything(self) -> int:
        """Whether any disc of the base is known."""
        for i in range(self.base_size):
            if self.base[i] != UNKNOWN:
                return 1
        return 0

    def forget_discs(self) -> None:
        """Know nothing; loose magnets are then simply unknown discs."""
        self.clear_discs(self.base_size + self.loose)

    def tidy(self) -> None:
        """Loose magnets among unknown discs are unknown discs, and what is mixed with nothing else is not mixed."""
        count = 0
        only = NONE
        for i in range(self.base_size):
            if self.mixed[i]:
                count += 1
                only = i
        if count == 1:
            self.mixed[only] = 0
        if self.loose and not self.knows_anything():
            self.forget_discs()

    def claim(self, place: int, disc: int) -> int:
        """Bring a disc that is seen at a mixed place there; 0 if what was known does not tell which one it was."""
        if not self.mixed[place]:
            return 1
        found = NONE
        for i in range(self.base_size):
            if self.mixed[i] and self.base[i] == KNOWN + disc:
                found = i
        if found < 0:
            for i in range(self.base_size):
                if self.mixed[i] and self.base[i] == UNKNOWN:
                    found = i
        if found < 0:
            return 0
        self.base[found] = self.base[place]
        self.base[place] = KNOWN + disc
        return 1

    def is_loose(self, place: int, disc: int) -> int:
        """Whether a disc seen at a place is a loose magnet for sure (1), for sure not (0), or who knows (-1)."""
        if not self.loose or place < self.firm or disc != MAGNET:
            return 0
        sure = 1
        for i in range(self.base_size):
            if i == place or (self.mixed[i] and place < self.base_size and self.mixed[place]):
                if self.base[i] == KNOWN + MAGNET:  # whichever of the two it was, one is left and loose
                    return 0
                if self.base[i] == UNKNOWN:
                    sure = -1
        return sure

    def top_leaves(self, disc: int) -> None:
        """The top disc is turned over."""
        loose = self.is_loose(0, disc)
        if loose > 0:
            self.loose -= 1
        elif loose < 0 or self.base_size == 0 or not self.claim(0, disc):
            self.forget_discs()
            self.base_size -= 1
        else:
            self.remove_code(0)
            if self.firm:
                self.firm -= 1
        self.tidy()

    def bottom_leaves(self, disc: int) -> None:
        """The bottom disc is turned over."""
        if self.loose or not self.claim(self.base_size - 1, disc):
            self.forget_discs()
        self.remove_code(self.base_size - 1)
        self.tidy()

    def hide_own(self, place: int) -> None:
        """This seat hides a magnet and knows where."""
        if self.loose and place > self.firm:
            self.forget_discs()
        self.insert_code(place, KNOWN + MAGNET)
        if self.loose:
            self.firm += 1

    def hide_secret(self) -> None:
        """Somebody else hides a magnet: known discs keep their order, not their places."""
        if self.knows_anything():
            self.loose += 1
            self.firm = 0
        else:
            self.insert_code(0, UNKNOWN)

    def see_at(self, place: int, disc: int) -> None:
        """This seat sees the disc at a place; places are seen from the top on."""
        loose = self.is_loose(place, disc)
        if loose > 0:
            self.loose -= 1
            self.insert_code(place, KNOWN + MAGNET)
        elif loose < 0 or place >= self.base_size or not self.claim(place, disc):
            self.forget_below(place)
        self.base[place] = KNOWN + disc
        self.mixed[place] = 0
        if self.loose and self.firm <= place:
            self.firm = place + 1
        self.tidy()

    def forget_below(self, place: int) -> None:
        """Know nothing from a place on; what was seen above it stays known."""
        self.base_size += self.loose
        self.loose = 0
        self.firm = 0
        for i in range(place, self.base_size):
            self.base[i] = UNKNOWN
        for i in range(self.base_size):
            self.mixed[i] = 0

    def order_own(self, first: int, second: int, third: int, count: int) -> None:
        """This seat puts the discs it has just seen back: what was at these places before comes next."""
        code_1 = self.base[first]
        code_2 = self.base[second]
        code_3 = self.base[third] if count > 2 else 0
        self.base[0] = code_1
        self.base[1] = code_2
        if count > 2:
            self.base[2] = code_3

    def order_secret(self, count: int) -> None:
        """Somebody else puts the top discs back: what they are is kept, which of them is where is not."""
        if self.loose and self.firm < count:
            self.forget_discs()
            return
        alike = 1
        for i in range(count):
            if self.base[i] != self.base[0] or self.mixed[i]:
                alike = 0
        if alike:
            return
        for i in range(count):
            self.mixed[i] = 1
