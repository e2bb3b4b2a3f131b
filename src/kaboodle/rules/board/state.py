"""The data of a board game, and the few ways cards and discs move between their zones."""

from typing import Self

import cython

from kaboodle.rules.board import deck, what
from kaboodle.rules.board.what import CODES, NONE, SPACES
from kaboodle.rules.zones import Zones


class State(Zones):
    """Hands and decks with their top at the end, the action deck as draw pile; everything pending is plain data."""

    SEATS, KINDS, OVER = what.SEATS, deck.KINDS, what.OVER

    def allocate(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.allocate_zones()
            self.spaces: list[int] = [0] * self.SEATS
            self.sides: list[list[int]] = [[0] * SPACES for _ in range(2)]
            self.discs: list[int] = [0] * SPACES
            self.used: list[int] = [0] * SPACES
            self.wheel: list[int] = [0] * CODES

    def zero(self) -> None:
        """Every plain number of a state at its natural start."""
        self.zero_course()
        self.pile_size = self.discard_size = self.disc_count = self.used_count = self.supply = 0
        self.goal = self.loop_to = self.now_cards = 0
        self.start_side = self.free_arrow = self.magnets_return = self.empty_target = self.auto_defuse = 0
        self.side = self.done = 0
        self.effect = self.held = self.noped = self.winners = 0
        self.player = self.target = self.topmost = NONE

    def copy_from(self, other: Self) -> None:
        """Copy all that a board game has of its own."""
        self.copy_zones(other)
        for side in range(2):
            self.sides[side][:] = other.sides[side]
        self.spaces[:] = other.spaces
        self.discs[:] = other.discs
        self.used[:] = other.used
        self.wheel[:] = other.wheel
        self.disc_count, self.used_count, self.supply = other.disc_count, other.used_count, other.supply
        self.goal, self.loop_to, self.now_cards = other.goal, other.loop_to, other.now_cards
        self.start_side, self.free_arrow = other.start_side, other.free_arrow
        self.magnets_return, self.empty_target = other.magnets_return, other.empty_target
        self.auto_defuse, self.side, self.done = other.auto_defuse, other.side, other.done
        self.player, self.effect, self.target = other.player, other.effect, other.target
        self.held, self.topmost, self.noped = other.held, other.topmost, other.noped
        self.winners = other.winners

    def victors(self) -> int:
        """Who has won, as bits."""
        return self.winners

    def put_away(self, seat: int, kind: int) -> None:
        """A card leaves a hand face up, onto the discard pile.  BG-12"""
        self.lose(seat, kind)
        self.to_discard(kind)

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

    def resolve(self) -> None:
        """Carry out the play whose window has closed; a later chapter says how."""

    def resume(self) -> None:
        """Go on after a card was carried out or Noped; a later chapter says how."""

    def turn_disc(self) -> None:
        """Turn the disc over; a later chapter says how."""
