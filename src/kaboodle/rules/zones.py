"""The zones of the games with hands: hands, a draw pile and a discard pile, and how a card moves between them."""

from collections.abc import Sequence
from typing import ClassVar

import cython

from kaboodle.rules.playout import Playout

PILE = 120  # room for the cards of a pile


class Zones(Playout):
    """Hands as counts per kind; piles with their top at the end, and first in lists, which are copies."""

    SEATS: ClassVar[int]
    KINDS: ClassVar[int]  # room for kinds of cards

    def allocate_zones(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.hands: list[list[int]] = [[0] * self.KINDS for _ in range(self.SEATS)]
            self.sizes: list[int] = [0] * self.SEATS
            self.has: list[int] = [0] * self.SEATS
            self.pile: list[int] = [0] * PILE
            self.discard: list[int] = [0] * PILE
            self.deck: list[int] = [0] * self.KINDS
            self.pile_size = self.discard_size = 0

    def copy_zones(self, other: "Zones") -> None:
        """Copy the zones of another state."""
        for seat in range(self.SEATS):
            self.hands[seat][:] = other.hands[seat]
        self.sizes[:] = other.sizes
        self.has[:] = other.has
        self.pile[:] = other.pile
        self.discard[:] = other.discard
        self.deck[:] = other.deck
        self.pile_size, self.discard_size = other.pile_size, other.discard_size

    def gain(self, seat: int, kind: int) -> None:
        """A card comes into a hand."""
        self.hands[seat][kind] += 1
        self.sizes[seat] += 1
        self.has[seat] |= 1 << kind

    def lose(self, seat: int, kind: int) -> None:
        """A card leaves a hand; the caller puts it somewhere."""
        self.hands[seat][kind] -= 1
        self.sizes[seat] -= 1
        if not self.hands[seat][kind]:
            self.has[seat] ^= 1 << kind

    def to_discard(self, kind: int) -> None:
        """A card comes face up on the discard pile."""
        self.discard[self.discard_size] = kind
        self.discard_size += 1

    def from_top(self) -> int:
        """Take the top card of the draw pile."""
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def shuffle_pile(self) -> None:
        """One fair shuffle of the draw pile.  B-56"""
        i = self.pile_size - 1
        while i > 0:
            j = self.below(i + 1)
            kind = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = kind
            i -= 1

    def hand_list(self, seat: int) -> list[int]:
        """How many of each kind a hand holds."""
        return [self.hands[seat][kind] for kind in range(self.KINDS)]

    def size_of(self, seat: int) -> int:
        """How many cards a hand holds."""
        return self.sizes[seat]

    def pile_list(self) -> list[int]:
        """The draw pile, top first."""
        return [self.pile[self.pile_size - 1 - i] for i in range(self.pile_size)]

    def discard_list(self) -> list[int]:
        """The discard pile, top first."""
        return [self.discard[self.discard_size - 1 - i] for i in range(self.discard_size)]

    def deck_list(self) -> list[int]:
        """How many of each kind are in the game at all."""
        return [self.deck[kind] for kind in range(self.KINDS)]

    def set_hand(self, seat: int, counts: Sequence[int]) -> None:
        """Replace a hand."""
        self.has[seat] = 0
        for kind in range(self.KINDS):
            self.hands[seat][kind] = counts[kind]
            if counts[kind]:
                self.has[seat] |= 1 << kind
        self.sizes[seat] = sum(counts)

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
