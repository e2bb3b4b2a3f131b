"""A state's zones as Python lists: for text, views and tests."""

from collections.abc import Sequence

from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.setup import Setup
from kaboodle.rules.kittens.what import SEATS


class Access(Setup):
    """Reading and writing zones from outside the kernel; lists are copies, piles have their top first."""

    def hand_list(self, seat: int) -> list[int]:
        """How many of each kind a hand holds."""
        return [self.hands[seat][kind] for kind in range(KINDS)]

    def size_of(self, seat: int) -> int:
        """How many cards a hand holds."""
        return self.sizes[seat]

    def is_alive(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return bool(self.alive[seat])

    def pile_list(self) -> list[int]:
        """The draw pile, top first."""
        return [self.pile[self.pile_size - 1 - i] for i in range(self.pile_size)]

    def discard_list(self) -> list[int]:
        """The discard pile, top first."""
        return [self.discard[self.discard_size - 1 - i] for i in range(self.discard_size)]

    def deck_list(self) -> list[int]:
        """How many of each kind are in the game at all."""
        return [self.deck[kind] for kind in range(KINDS)]

    def box_list(self) -> list[int]:
        """How many of each kind were removed."""
        return [self.box[kind] for kind in range(KINDS)]

    def open_box_list(self) -> list[int]:
        """How many of each kind everybody knows to be removed."""
        return [self.box_open[kind] for kind in range(KINDS)]

    def set_hand(self, seat: int, counts: Sequence[int]) -> None:
        """Replace a hand."""
        self.has[seat] = 0
        for kind in range(KINDS):
            self.hands[seat][kind] = counts[kind]
            if counts[kind]:
                self.has[seat] |= 1 << kind
        self.sizes[seat] = sum(counts)

    def set_size(self, seat: int, size: int) -> None:
        """Say how many cards a hand holds when their faces are not known."""
        self.sizes[seat] = size

    def set_alive(self, seats: Sequence[int]) -> None:
        """Replace the set of living seats."""
        for seat in range(SEATS):
            self.alive[seat] = int(seat in seats)
        self.living = len(seats)

    def set_pile(self, kinds: Sequence[int]) -> None:
        """Replace the draw pile, top first."""
        self.pile_size = len(kinds)
        for i in range(len(kinds)):
            self.pile[self.pile_size - 1 - i] = kinds[i]

    def set_discard(self, kinds: Sequence[int]) -> None:
        """Replace the discard pile, top first."""
        self.discard_size = len(kinds)
        for i in range(len(kinds)):
            self.discard[self.discard_size - 1 - i] = kinds[i]

    def set_deck(self, kind: int, count: int) -> None:
        """Say how many of a kind are in the game."""
        self.deck[kind] = count

    def set_box(self, kind: int, count: int, known: int) -> None:
        """Say how many of a kind were removed, and how many of those everybody knows."""
        self.box[kind] = count
        self.box_open[kind] = known
