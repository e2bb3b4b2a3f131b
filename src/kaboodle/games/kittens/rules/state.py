"""The data of a game of kittens, and the few ways a card moves between its zones."""

from kaboodle.engine.fields import array, number
from kaboodle.engine.zones import Zones
from kaboodle.games.kittens import cards, codes
from kaboodle.games.kittens.codes import NONE


class State(Zones):
    """Hands and piles, the living, the box; everything pending is plain data."""

    SEATS, KINDS, PILE, OVER = codes.SEATS, cards.KINDS, codes.PILE, codes.OVER

    alive = array("SEATS", "unsigned char")
    box = array("KINDS", "unsigned char")  # removed cards
    box_open = array("KINDS", "unsigned char")  # those of them that everybody knows
    living = number()
    titles = number(c_type="unsigned long long")  # the kinds of the edition, as bits

    # The rules in force: what the edition says and the table chose.
    combos = number()
    stacking = number()
    empty_target = number()
    auto_defuse = number()
    short_attack = number()
    dead_out = number()
    five_kitten = number()
    quiet_armageddon = number()
    plain_godcat = number()
    heck_explodes = number()
    nope_own = number()
    fives = number()
    spare = number()  # Defuses in the deck beside one in each hand
    mix_first = number()
    quick = number()

    mat_godcat = number()
    mat_devilcat = number()
    owed = number(start=1)  # turns that the current player has to take
    attacked = number()

    # The play at hand, and what it waits for.
    form = number(passing=True)
    move = number(passing=True)
    effect = number(passing=True)
    target = number(start=NONE, passing=True)
    named = number(start=NONE, passing=True)
    held = number(start=NONE)  # the card shown or held aside
    devil_seat = number(start=NONE)
    winner = number(start=NONE)
    topmost = number(start=NONE, passing=True)  # who played the topmost card of a window
    noped = number(passing=True)
    five = number(c_type="unsigned long long", passing=True)  # the five different kinds, as bits

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
