"""The data of a board game, and the few ways cards and discs move between their zones."""

import cython

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.what import CARDS, CODES, NONE, SEATS, SPACES
from kaboodle.rules.questions import Questions


class State(Questions):
    """Hands as counts per kind; decks with their top at the end; everything pending is plain data."""

    def allocate(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.hands: list[list[int]] = [[0] * KINDS for _ in range(SEATS)]
            self.sizes: list[int] = [0] * SEATS
            self.has: list[int] = [0] * SEATS
            self.spaces: list[int] = [0] * SEATS
            self.sides: list[list[int]] = [[0] * SPACES for _ in range(2)]
            self.pile: list[int] = [0] * CARDS
            self.discard: list[int] = [0] * CARDS
            self.discs: list[int] = [0] * SPACES
            self.used: list[int] = [0] * SPACES
            self.deck: list[int] = [0] * KINDS
            self.wheel: list[int] = [0] * CODES

    def zero(self) -> None:
        """Every plain number of a state at its natural start."""
        self.players = 0
        self.pile_size = self.discard_size = self.disc_count = self.used_count = self.supply = 0
        self.goal = self.loop_to = self.now_cards = 0
        self.start_side = self.free_arrow = self.magnets_return = self.empty_target = self.auto_defuse = 0
        self.side = 0
        self.current = self.actor = 0
        self.decision = 0
        self.ask = self.asked = 0
        self.done = self.turns = self.moment = 0
        self.effect = self.held = self.noped = self.winners = 0
        self.player = self.target = self.topmost = self.starter = NONE

    def copy_from(self, other: "State") -> None:
        """Copy all data of another state (not its witness)."""
        for seat in range(SEATS):
            self.hands[seat][:] = other.hands[seat]
        for side in range(2):
            self.sides[side][:] = other.sides[side]
        self.sizes[:] = other.sizes
        self.has[:] = other.has
        self.spaces[:] = other.spaces
        self.pile[:] = other.pile
        self.discard[:] = other.discard
        self.discs[:] = other.discs
        self.used[:] = other.used
        self.deck[:] = other.deck
        self.wheel[:] = other.wheel
        self.copy_numbers(other)

    def copy_numbers(self, other: "State") -> None:
        """Copy every field that is a single number."""
        self.rng, self.drawn, self.sealed = other.rng, other.drawn, other.sealed
        self.players, self.supply = other.players, other.supply
        self.pile_size, self.discard_size = other.pile_size, other.discard_size
        self.disc_count, self.used_count = other.disc_count, other.used_count
        self.goal, self.loop_to, self.now_cards = other.goal, other.loop_to, other.now_cards
        self.start_side, self.free_arrow = other.start_side, other.free_arrow
        self.magnets_return, self.empty_target = other.magnets_return, other.empty_target
        self.auto_defuse, self.starter = other.auto_defuse, other.starter
        self.side, self.current, self.actor = other.side, other.current, other.actor
        self.decision, self.ask, self.asked = other.decision, other.ask, other.asked
        self.done, self.turns = other.done, other.turns
        self.player, self.effect, self.target = other.player, other.effect, other.target
        self.held, self.topmost, self.noped = other.held, other.topmost, other.noped
        self.winners = other.winners

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

    def put_away(self, seat: int, kind: int) -> None:
        """A card leaves a hand face up, onto the discard pile.  BG-12"""
        self.lose(seat, kind)
        self.discard[self.discard_size] = kind
        self.discard_size += 1

    def from_pile(self) -> int:
        """Take the top card of the action deck."""
        self.pile_size -= 1
        return self.pile[self.pile_size]

    def shuffle_pile(self) -> None:
        """One fair shuffle of the action deck.  B-56"""
        i = self.pile_size - 1
        while i > 0:
            j = self.below(i + 1)
            kind = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = kind
            i -= 1

    def top_disc(self) -> int:
        """Take the top disc of the movement deck."""
        self.disc_count -= 1
        return self.discs[self.disc_count]

    def bottom_disc(self) -> int:
        """Take the bottom disc of the movement deck."""
        disc = self.discs[0]
        self.disc_count -= 1
        for i in range(self.disc_count):
            self.discs[i] = self.discs[i + 1]
        return disc

    def into_discs(self, disc: int, place: int) -> None:
        """Put a disc into the movement deck with `place` discs above it."""
        i = self.disc_count
        stop = self.disc_count - place
        while i > stop:
            self.discs[i] = self.discs[i - 1]
            i -= 1
        self.discs[stop] = disc
        self.disc_count += 1

    def shuffle_discs(self) -> None:
        """One fair shuffle of the movement deck.  B-56"""
        i = self.disc_count - 1
        while i > 0:
            j = self.below(i + 1)
            disc = self.discs[i]
            self.discs[i] = self.discs[j]
            self.discs[j] = disc
            i -= 1

    def next_seat_of(self, seat: int) -> int:
        """The next seat clockwise.  BG-14"""
        return seat + 1 if seat + 1 < self.players else 0

    def wait_for(self, decision: int, seat: int) -> None:
        """The game now waits for one seat."""
        self.decision = decision
        self.actor = seat
        self.asked = 1 << seat
        self.ask += 1

    def resolve(self) -> None:
        """Carry out the play whose window has closed; a later chapter says how."""

    def resume(self) -> None:
        """Go on after a card was carried out or Noped; a later chapter says how."""

    def turn_disc(self) -> None:
        """Turn the disc over; a later chapter says how."""
