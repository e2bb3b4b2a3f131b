"""A state's zones as Python lists: for text, views and tests."""

from collections.abc import Sequence

from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import SEATS
from kaboodle.games.kittens.rules.setup import Setup


class Access(Setup):
    """Reading and writing zones from outside the kernel; lists are copies, piles have their top first."""

    def is_alive(self, seat: int) -> bool:
        """Whether a seat is still in the game."""
        return bool(self.alive[seat])

    def box_list(self) -> list[int]:
        """How many of each kind were removed."""
        return [self.box[kind] for kind in range(KINDS)]

    def open_box_list(self) -> list[int]:
        """How many of each kind everybody knows to be removed."""
        return [self.box_open[kind] for kind in range(KINDS)]

    def set_size(self, seat: int, size: int) -> None:
        """Say how many cards a hand holds when their faces are not known."""
        self.sizes[seat] = size

    def set_alive(self, seats: Sequence[int]) -> None:
        """Replace the set of living seats."""
        for seat in range(SEATS):
            self.alive[seat] = int(seat in seats)
        self.living = len(seats)

    def set_box(self, kind: int, count: int, known: int) -> None:
        """Say how many of a kind were removed, and how many of those everybody knows."""
        self.box[kind] = count
        self.box_open[kind] = known
