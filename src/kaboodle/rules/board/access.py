"""A state's zones as Python lists: for text, views and tests."""

from collections.abc import Sequence

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.setup import Setup
from kaboodle.rules.board.what import CODES


class Access(Setup):
    """Reading and writing zones from outside the kernel; lists are copies, decks have their top first."""

    def hand_list(self, seat: int) -> list[int]:
        """How many of each kind a hand holds."""
        return [self.hands[seat][kind] for kind in range(KINDS)]

    def size_of(self, seat: int) -> int:
        """How many cards a hand holds."""
        return self.sizes[seat]

    def space_of(self, seat: int) -> int:
        """Where a character stands."""
        return self.spaces[seat]

    def side_list(self, side: int) -> list[int]:
        """What is on the spaces of a side, from the Litter Box to the last before the Bow."""
        return [self.sides[side][space] for space in range(self.goal)]

    def pile_list(self) -> list[int]:
        """The action deck, top first."""
        return [self.pile[self.pile_size - 1 - i] for i in range(self.pile_size)]

    def discard_list(self) -> list[int]:
        """The action discard pile, top first."""
        return [self.discard[self.discard_size - 1 - i] for i in range(self.discard_size)]

    def disc_list(self) -> list[int]:
        """The movement deck, top first."""
        return [self.discs[self.disc_count - 1 - i] for i in range(self.disc_count)]

    def used_list(self) -> list[int]:
        """The movement discard pile, top first."""
        return [self.used[self.used_count - 1 - i] for i in range(self.used_count)]

    def deck_list(self) -> list[int]:
        """How many action cards of each kind are in the game at all."""
        return [self.deck[kind] for kind in range(KINDS)]

    def wheel_list(self) -> list[int]:
        """How many discs of each code are in the game at all."""
        return [self.wheel[disc] for disc in range(CODES)]

    def set_hand(self, seat: int, counts: Sequence[int]) -> None:
        """Replace a hand."""
        self.has[seat] = 0
        for kind in range(KINDS):
            self.hands[seat][kind] = counts[kind]
            if counts[kind]:
                self.has[seat] |= 1 << kind
        self.sizes[seat] = sum(counts)

    def set_space(self, seat: int, space: int) -> None:
        """Put a character on a space."""
        self.spaces[seat] = space

    def set_side(self, side: int, space: int, number: int) -> None:
        """Say what is on a space of a side."""
        self.sides[side][space] = number

    def set_pile(self, kinds: Sequence[int]) -> None:
        """Replace the action deck, top first."""
        self.pile_size = len(kinds)
        for i in range(len(kinds)):
            self.pile[self.pile_size - 1 - i] = kinds[i]

    def set_discard(self, kinds: Sequence[int]) -> None:
        """Replace the action discard pile, top first."""
        self.discard_size = len(kinds)
        for i in range(len(kinds)):
            self.discard[self.discard_size - 1 - i] = kinds[i]

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

    def set_deck(self, kind: int, count: int) -> None:
        """Say how many action cards of a kind are in the game."""
        self.deck[kind] = count

    def set_wheel(self, disc: int, count: int) -> None:
        """Say how many discs of a code are in the game."""
        self.wheel[disc] = count
