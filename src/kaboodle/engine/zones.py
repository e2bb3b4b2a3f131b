"""The zones of games with hands: hands, a draw pile and a discard pile, and the moves of cards between them."""

from collections.abc import Sequence
from typing import ClassVar

from kaboodle.engine.bits import bit
from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.playout import Playout


class Zones(Playout):
    """Hands as counts per kind; piles with their top at the end. Lists are copies with the top first."""

    SEATS: ClassVar[int]
    KINDS: ClassVar[int]  # kinds of cards, the blank face among them
    PILE: ClassVar[int]  # room for the cards of a pile

    hands = grid("SEATS", "KINDS", "signed char")
    sizes = array("SEATS", "unsigned char")  # cards in each hand
    has = array("SEATS", "unsigned long long")  # the kinds in each hand, as bits
    pile = array("PILE", "unsigned char", used="pile_size")
    discard = array("PILE", "unsigned char", used="discard_size")
    deck = array("KINDS", "unsigned char")  # how many of each kind are in the game
    pile_size = number()
    discard_size = number()

    def gain(self, seat: int, kind: int) -> None:
        """Put a card into a hand."""
        self.hands[seat][kind] += 1
        self.sizes[seat] += 1
        self.has[seat] |= bit(kind)

    def lose(self, seat: int, kind: int) -> None:
        """Take a card out of a hand; the caller puts it somewhere."""
        self.hands[seat][kind] -= 1
        self.sizes[seat] -= 1
        if not self.hands[seat][kind]:
            self.has[seat] ^= bit(kind)

    def to_discard(self, kind: int) -> None:
        """Put a card face up on the discard pile."""
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
        """How many of each kind are in the game."""
        return [self.deck[kind] for kind in range(self.KINDS)]

    def set_hand(self, seat: int, counts: Sequence[int]) -> None:
        """Replace a hand."""
        self.has[seat] = 0
        for kind in range(self.KINDS):
            self.hands[seat][kind] = counts[kind]
            if counts[kind]:
                self.has[seat] |= bit(kind)
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
        """Set how many of a kind are in the game."""
        self.deck[kind] = count
