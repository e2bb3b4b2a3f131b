"""The data of a game of kittens, and the few ways a card moves between its zones."""

import cython

from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.what import NONE, SEATS
from kaboodle.rules.questions import Questions


class State(Questions):
    """Hands as counts per kind; the draw pile with its top at the end; everything pending is plain data."""

    def allocate(self) -> None:
        """Give an uncompiled state its lists; compiled, the C arrays are there already."""
        if not cython.compiled:
            self.hands: list[list[int]] = [[0] * KINDS for _ in range(SEATS)]
            self.sizes: list[int] = [0] * SEATS
            self.has: list[int] = [0] * SEATS
            self.alive: list[int] = [0] * SEATS
            self.pile: list[int] = [0] * 120
            self.discard: list[int] = [0] * 120
            self.deck: list[int] = [0] * KINDS
            self.box: list[int] = [0] * KINDS
            self.box_open: list[int] = [0] * KINDS
            self.zero()

    def zero(self) -> None:
        """Every plain number of a state at its natural start."""
        self.players = self.living = 0
        self.pile_size = self.discard_size = 0
        self.titles = 0
        self.combos = self.stacking = self.empty_target = self.auto_defuse = 0
        self.short_attack = self.dead_out = self.five_kitten = self.quiet_armageddon = 0
        self.plain_godcat = self.heck_explodes = self.fives = 0
        self.spare = self.mix_first = self.quick = 0
        self.mat_godcat = self.mat_devilcat = 0
        self.current = self.actor = 0
        self.owed = 1
        self.attacked = 0
        self.decision = 0
        self.ask = self.asked = 0
        self.form = self.move = self.effect = 0
        self.target = self.named = self.held = self.devil_seat = self.winner = self.topmost = self.starter = NONE
        self.noped = self.five = self.turns = self.moment = 0

    def copy_from(self, other: "State") -> None:
        """Copy all data of another state (not its witness)."""
        for seat in range(SEATS):
            self.hands[seat][:] = other.hands[seat]
        self.sizes[:] = other.sizes
        self.has[:] = other.has
        self.alive[:] = other.alive
        self.pile[:] = other.pile
        self.discard[:] = other.discard
        self.deck[:] = other.deck
        self.box[:] = other.box
        self.box_open[:] = other.box_open
        self.copy_numbers(other)

    def copy_numbers(self, other: "State") -> None:
        """Copy every field that is a single number."""
        self.rng, self.drawn, self.sealed = other.rng, other.drawn, other.sealed
        self.players, self.living, self.titles = other.players, other.living, other.titles
        self.pile_size, self.discard_size = other.pile_size, other.discard_size
        self.combos, self.stacking, self.fives = other.combos, other.stacking, other.fives
        self.empty_target, self.auto_defuse = other.empty_target, other.auto_defuse
        self.short_attack, self.dead_out = other.short_attack, other.dead_out
        self.five_kitten, self.quiet_armageddon = other.five_kitten, other.quiet_armageddon
        self.plain_godcat, self.heck_explodes = other.plain_godcat, other.heck_explodes
        self.spare, self.mix_first, self.quick = other.spare, other.mix_first, other.quick
        self.mat_godcat, self.mat_devilcat = other.mat_godcat, other.mat_devilcat
        self.current, self.actor, self.owed = other.current, other.actor, other.owed
        self.attacked, self.decision = other.attacked, other.decision
        self.ask, self.asked = other.ask, other.asked
        self.form, self.move, self.effect = other.form, other.move, other.effect
        self.target, self.named, self.held = other.target, other.named, other.held
        self.devil_seat, self.winner, self.topmost = other.devil_seat, other.winner, other.topmost
        self.starter = other.starter
        self.noped, self.five, self.turns = other.noped, other.five, other.turns

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

    def from_top(self) -> int:
        """Take the top card of the draw pile."""
        self.pile_size -= 1
        return self.pile[self.pile_size]

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

    def shuffle_pile(self) -> None:
        """One fair shuffle of the draw pile.  B-56"""
        i = self.pile_size - 1
        while i > 0:
            j = self.below(i + 1)
            kind = self.pile[i]
            self.pile[i] = self.pile[j]
            self.pile[j] = kind
            i -= 1

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

    def wait_for(self, decision: int, seat: int) -> None:
        """The game now waits for one seat."""
        self.decision = decision
        self.actor = seat
        self.asked = 1 << seat
        self.ask += 1

    def resolve(self) -> None:
        """Carry out the play whose window has closed; the last chapter says how."""
