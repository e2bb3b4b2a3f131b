"""The data of a game of kittens, and the few ways a card moves between its zones."""

from typing import Self

import cython

from kaboodle.rules.kittens import deck, what
from kaboodle.rules.kittens.what import NONE
from kaboodle.rules.zones import Zones


class State(Zones):
    """Hands and piles, the living, the box; everything pending is plain data."""

    SEATS, KINDS, OVER = what.SEATS, deck.KINDS, what.OVER

    def allocate(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.allocate_zones()
            self.alive: list[int] = [0] * self.SEATS
            self.box: list[int] = [0] * self.KINDS
            self.box_open: list[int] = [0] * self.KINDS

    def zero(self) -> None:
        """Every plain number of a state at its natural start."""
        self.zero_course()
        self.living = 0
        self.pile_size = self.discard_size = 0
        self.titles = 0
        self.combos = self.stacking = self.empty_target = self.auto_defuse = 0
        self.short_attack = self.dead_out = self.five_kitten = self.quiet_armageddon = 0
        self.plain_godcat = self.heck_explodes = self.fives = 0
        self.spare = self.mix_first = self.quick = 0
        self.mat_godcat = self.mat_devilcat = 0
        self.owed = 1
        self.attacked = 0
        self.form = self.move = self.effect = 0
        self.target = self.named = self.held = self.devil_seat = self.winner = self.topmost = NONE
        self.noped = self.five = 0

    def copy_from(self, other: Self) -> None:
        """Copy all that a game of kittens has of its own."""
        self.copy_zones(other)
        self.alive[:] = other.alive
        self.box[:] = other.box
        self.box_open[:] = other.box_open
        self.living, self.titles = other.living, other.titles
        self.combos, self.stacking, self.fives = other.combos, other.stacking, other.fives
        self.empty_target, self.auto_defuse = other.empty_target, other.auto_defuse
        self.short_attack, self.dead_out = other.short_attack, other.dead_out
        self.five_kitten, self.quiet_armageddon = other.five_kitten, other.quiet_armageddon
        self.plain_godcat, self.heck_explodes = other.plain_godcat, other.heck_explodes
        self.spare, self.mix_first, self.quick = other.spare, other.mix_first, other.quick
        self.mat_godcat, self.mat_devilcat = other.mat_godcat, other.mat_devilcat
        self.owed, self.attacked = other.owed, other.attacked
        self.form, self.move, self.effect = other.form, other.move, other.effect
        self.target, self.named, self.held = other.target, other.named, other.held
        self.devil_seat, self.winner, self.topmost = other.devil_seat, other.winner, other.topmost
        self.noped, self.five = other.noped, other.five

    def victors(self) -> int:
        """Who has won, as bits."""
        return 1 << self.winner if self.winner >= 0 else 0

    def from_discard(self, kind: int) -> None:
        """Take the topmost card of a kind out of the discard pile, which must hold one."""
        place = self.discard_size - 1
        while self.discard[place] != kind:
            place -= 1
        self.discard_size -= 1
        for i in range(place, self.discard_size):
            self.discard[i] = self.discard[i + 1]

    def to_pile(self, kind: int, count: int) -> None:
        """Cards come on top of the draw pile."""
        for _ in range(count):
            self.pile[self.pile_size] = kind
            self.pile_size += 1

    def from_bottom(self) -> int:
        """Take the bottom card of the draw pile."""
        kind = self.pile[0]
        self.pile_size -= 1
        for i in range(self.pile_size):
            self.pile[i] = self.pile[i + 1]
        return kind

    def into_pile(self, kind: int, place: int) -> None:
        """Put a card into the draw pile with `place` cards above it."""
        i = self.pile_size
        stop = self.pile_size - place
        while i > stop:
            self.pile[i] = self.pile[i - 1]
            i -= 1
        self.pile[stop] = kind
        self.pile_size += 1

    def next_alive(self, seat: int) -> int:
        """The next living seat clockwise.  EK-20 GE-19"""
        seat += 1
        if seat >= self.players:
            seat = 0
        while not self.alive[seat]:
            seat += 1
            if seat >= self.players:
                seat = 0
        return seat

    def resolve(self) -> None:
        """Carry out the play whose window has closed; the last chapter says how."""
