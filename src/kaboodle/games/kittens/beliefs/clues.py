"""Clues from the behaviour of others: where a Kitten may be, who has looked, who let plays pass.

A clue is never certain, and only a search uses clues. They are built from the seat's own events.
"""

from kaboodle.engine.fields import array, grid, number
from kaboodle.games.kittens.beliefs.memory import Memory
from kaboodle.games.kittens.card_ids import ATTACK, RAISING_HECK, REVEAL_THE_FUTURE, SHUFFLE, SKIP, TARGETED_ATTACK
from kaboodle.games.kittens.codes import (
    FROM_TOP,
    GODCAT_AS,
    NONE,
    PLAY,
    SAW_DRAW,
    SAW_FUTURE,
    SAW_GIVE,
    SAW_HIDE,
    SAW_KEEP,
    SAW_KITTEN,
    SAW_NOPE,
    SAW_PLAY,
    SAW_SHUFFLE,
    SAW_STANDS,
    SAW_STEAL,
    SAW_TOP,
    SAW_TURN,
    SEATS,
    TWO,
    UNKNOWN,
)

MOST_SUSPICIONS = 6  # suspected Kittens that are remembered
DEEP = 4  # places from the top at which they are suspected
CERTAIN = 1000  # in thousandths
HUNDREDTH = CERTAIN // 100
NEXT = SEATS  # aimed at the next player on turn

# Settings; figures in docs/design/search.md. How likely, in hundredths, a Kitten lies at each of the first places that
# another seat hid, or that a seat avoided or did not keep after it had looked.
HIDDEN_AT = [35, 20, 5, 3]
AVOIDED_AT = [80, 5, 3, 0]
LET_PASS = 500  # how often a seat with a Nope lets a play against it pass
QUIETEST = 120  # the lower limit after many passes
BLAMED = 60  # the least suspicion of the top place that a drawn Kitten confirms

# The clues that a search may use, as bits.
BY_HIDING, BY_ESCAPE, BY_LOOK, BY_PASS = 1, 2, 4, 8
ALL_CLUES = BY_HIDING | BY_ESCAPE | BY_LOOK | BY_PASS


class Clues(Memory):
    """A suspicion is a Kitten near the top: a chance in thousandths for each place, and the rest anywhere."""

    clues_used = number(start=ALL_CLUES)
    suspicions = number()
    owing = number()
    opened = number()
    aimed = number(start=NONE)
    suspicion = grid(MOST_SUSPICIONS, DEEP, "short", used="suspicions")
    reason_of = array(MOST_SUSPICIONS, "unsigned char", used="suspicions")
    looked = array(SEATS, "unsigned char")
    quiet = array(SEATS, "short", start=CERTAIN)

    def forget_clues(self) -> None:
        """Reset: no clues."""
        self.suspicions = self.owing = self.opened = 0
        self.aimed = NONE
        for seat in range(SEATS):
            self.looked[seat] = 0
            self.quiet[seat] = CERTAIN

    def take_hint(self, what: int, seat: int, other: int, place: int, extra: int) -> None:
        """Update with one record as this seat saw it."""
        if what == SAW_PLAY:
            self.hint_of_play(seat, extra, other)
        elif what == SAW_NOPE:
            self.aimed = NONE  # a pass after a Nope says little
        elif what == SAW_STANDS:
            if 0 <= self.aimed < NEXT:
                self.let_pass(self.aimed)
        elif what == SAW_TURN:
            if self.aimed == NEXT:
                self.let_pass(seat)
            self.owing = extra
        elif what == SAW_KEEP:
            self.hope(seat)
        elif what == SAW_GIVE or what == SAW_STEAL:
            self.hope(other)
        else:
            self.hint_of_pile(what, seat, place, extra)

    def hint_of_pile(self, what: int, seat: int, place: int, extra: int) -> None:
        """Records about the draw pile."""
        if what == SAW_FUTURE:
            self.hint_of_look(seat, extra + 1)
        elif what == SAW_DRAW:
            self.top_is_gone(0)
            self.hope(seat)
        elif what == SAW_KITTEN:
            if extra == FROM_TOP:
                self.top_is_gone(1)
        elif what == SAW_SHUFFLE:
            self.suspicions = 0
            self.unlook()
        elif what == SAW_HIDE:
            self.hint_of_hiding(seat, place)
        elif what == SAW_TOP:
            self.push_suspicions(0)
            self.unlook()
            if seat != self.me and self.code_at(0) == UNKNOWN:
                self.add_suspicion(BY_ESCAPE)  # a Kitten that is kept must be shown

    def hint_of_play(self, seat: int, move: int, other: int) -> None:
        """Note the target of a play; a seat that has looked and then escapes has seen a Kitten."""
        self.opened = move
        self.aimed = other
        if other < 0 and (move == PLAY + ATTACK or move == GODCAT_AS + ATTACK):
            self.aimed = NEXT
        if seat != self.me and self.looked[seat] and self.is_escape(move):
            self.drop_likeliest()
            self.add_suspicion(BY_ESCAPE)

    def is_escape(self, move: int) -> int:
        """Whether a play avoids drawing the top card."""
        kind = NONE
        if PLAY <= move < GODCAT_AS:
            kind = move - PLAY
        elif GODCAT_AS <= move < TWO:
            kind = move - GODCAT_AS
        if kind == ATTACK or kind == TARGETED_ATTACK or kind == SKIP or kind == RAISING_HECK or kind == SHUFFLE:
            return 1
        return 0

    def let_pass(self, seat: int) -> None:
        """A seat let a play against itself pass that nobody else Noped."""
        self.aimed = NONE
        if seat != self.me:
            self.quiet[seat] = max(QUIETEST, self.quiet[seat] * LET_PASS // CERTAIN)

    def hope(self, seat: int) -> None:
        """A card that came into a hand may be a Nope: weaken the clue from passes."""
        if seat != self.me:
            self.quiet[seat] += (CERTAIN - self.quiet[seat]) // max(self.cards_of(seat), 1)

    def hint_of_look(self, seat: int, count: int) -> None:
        """A seat, or everybody, has seen a number of cards from the top."""
        shown = 1 if self.opened == PLAY + REVEAL_THE_FUTURE or self.opened == GODCAT_AS + REVEAL_THE_FUTURE else 0
        for other in range(SEATS):
            if other != self.me and (shown or other == seat):
                self.looked[other] = max(self.looked[other], count)

    def unlook(self) -> None:
        """The top of the pile has changed."""
        for seat in range(SEATS):
            self.looked[seat] = 0

    def top_is_gone(self, is_kitten: int) -> None:
        """The top card was drawn: it confirms a suspicion, or makes the other places likelier."""
        for seat in range(SEATS):
            if self.looked[seat]:
                self.looked[seat] -= 1
        if is_kitten:
            self.drop_likeliest()
        i = self.suspicions - 1
        while i >= 0:
            left = max(CERTAIN - self.suspicion[i][0], 1)
            total = 0
            for place in range(DEEP - 1):
                self.suspicion[i][place] = self.suspicion[i][place + 1] * CERTAIN // left
                total += self.suspicion[i][place]
            self.suspicion[i][DEEP - 1] = 0
            if not total:
                self.drop_suspicion(i)
            i -= 1

    def drop_likeliest(self) -> None:
        """Drop the strongest suspicion of the top place, if there is one."""
        best = NONE
        for i in range(self.suspicions):
            if self.suspicion[i][0] >= BLAMED and (best < 0 or self.suspicion[i][0] > self.suspicion[best][0]):
                best = i
        if best >= 0:
            self.drop_suspicion(best)

    def drop_suspicion(self, i: int) -> None:
        """Remove a suspicion; the others keep their order."""
        self.suspicions -= 1
        while i < self.suspicions:
            self.reason_of[i] = self.reason_of[i + 1]
            for place in range(DEEP):
                self.suspicion[i][place] = self.suspicion[i + 1][place]
            i += 1

    def hint_of_hiding(self, seat: int, place: int) -> None:
        """A Kitten is hidden: by this seat at a known place, or by another, who may hide it near the top."""
        self.unlook()
        if seat == self.me:
            self.push_suspicions(place)
        elif self.owing <= 1:
            self.blur_suspicions()
            self.add_suspicion(BY_HIDING)

    def push_suspicions(self, place: int) -> None:
        """A card came to a known place: suspicions from there on move one deeper."""
        for i in range(self.suspicions):
            p = DEEP - 1
            while p >= place:
                self.suspicion[i][p] = self.suspicion[i][p - 1] if p > place else 0
                p -= 1

    def blur_suspicions(self) -> None:
        """A Kitten came to a suspected place: suspicions at or below it may move one deeper."""
        for i in range(self.suspicions):
            above = 0
            pushed = 0
            for place in range(DEEP):
                above += HUNDREDTH * HIDDEN_AT[place]
                moving = self.suspicion[i][place] * above // CERTAIN
                self.suspicion[i][place] += pushed - moving
                pushed = moving

    def add_suspicion(self, why: int) -> None:
        """Add a suspicion; the oldest one is dropped if there is no room."""
        if self.suspicions == MOST_SUSPICIONS:
            self.drop_suspicion(0)
        self.reason_of[self.suspicions] = why
        for place in range(DEEP):
            share = HIDDEN_AT[place] if why == BY_HIDING else AVOIDED_AT[place]
            self.suspicion[self.suspicions][place] = HUNDREDTH * share
        self.suspicions += 1

    def suspected(self) -> list[tuple[int, list[int]]]:
        """Every suspicion with its reason and its chances by place, the oldest first."""
        return [(self.reason_of[i], [self.suspicion[i][p] for p in range(DEEP)]) for i in range(self.suspicions)]

    def looks(self) -> list[int]:
        """How many cards from the top each other seat has seen."""
        return [self.looked[seat] for seat in range(SEATS)]

    def passes(self) -> list[int]:
        """The chance, in thousandths, that each seat would have passed as it did if it held a Nope."""
        return [self.quiet[seat] for seat in range(SEATS)]

    def set_suspicion(self, why: int, shares: list[int]) -> None:
        """Add a suspicion with given chances."""
        self.add_suspicion(why)
        for place in range(DEEP):
            self.suspicion[self.suspicions - 1][place] = shares[place]

    def set_look(self, seat: int, count: int) -> None:
        """Set how many cards from the top a seat has seen."""
        self.looked[seat] = count

    def set_quiet(self, seat: int, share: int) -> None:
        """Set the chance that a seat with a Nope would have passed as it did."""
        self.quiet[seat] = share
