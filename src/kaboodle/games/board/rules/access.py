"""A state's zones as Python lists: for text, views and tests."""

from collections.abc import Sequence

from kaboodle.games.board.codes import CODES
from kaboodle.games.board.rules.setup import Setup


class Access(Setup):
    """Reading and writing zones from outside the kernel; lists are copies, decks have their top first."""

    def space_of(self, seat: int) -> int:
        """Where a character stands."""
        return self.spaces[seat]

    def side_list(self, side: int) -> list[int]:
        """What is on the spaces of a side, from the Litter Box to the last before the Bow."""
        return [self.sides[side][space] for space in range(self.goal)]

    def disc_list(self) -> list[int]:
        """The movement deck, top first."""
        return [self.discs[self.disc_count - 1 - i] for i in range(self.disc_count)]

    def used_list(self) -> list[int]:
        """The movement discard pile, top first."""
        return [self.used[self.used_count - 1 - i] for i in range(self.used_count)]

    def wheel_list(self) -> list[int]:
        """How many discs of each code are in the game at all."""
        return [self.wheel[disc] for disc in range(CODES)]

    def set_space(self, seat: int, space: int) -> None:
        """Put a character on a space."""
        self.spaces[seat] = space

    def set_side(self, side: int, space: int, number: int) -> None:
        """Say what is on a space of a side."""
        self.sides[side][space] = number

    def set_discs(self, discs: Sequence[int]) -> None:
        """Replace the movement deck, top first."""
        self.disc_count = len(discs)
        for i in range(len(discs)):
            self.discs[self.disc_count - 1 - i] = discs[i]

    def set_used(self, discs: Sequence[int]) -> None:
        """Replace the movement discard pile, top first."""
        self.used_count = len(discs)
        for i in range(len(discs)):
            self.used[self.used_count - 1 - i] = discs[i]

    def set_wheel(self, disc: int, count: int) -> None:
        """Say how many discs of a code are in the game."""
        self.wheel[disc] = count
