"""Writing an observation: numbers one after another, the same compiled and uncompiled."""

from typing import ClassVar

from kaboodle.engine.bits import Long, Shorts, Signed
from kaboodle.engine.fields import Layout, array, number
from kaboodle.engine.history import COLUMNS, LOW_BITS, RECENT, WORD_BITS, History


class ObservationWriter(Layout):
    """What observations of every game are written with. The limits say for how many seats and cards there is room."""

    NUMBERS: ClassVar[int]  # room for the numbers of the largest observation

    numbers = array("NUMBERS", "short")
    at = number()  # how many are written
    me = number()
    players = number()
    seats = number()  # seats that the observation has room for

    def begin(self, me: int, players: int) -> None:
        """Start over, for one seat."""
        self.at = 0
        self.me = me
        self.players = players

    def put(self, value: int) -> None:
        """One more number."""
        self.numbers[self.at] = value
        self.at += 1

    def put_times(self, value: int, count: int) -> None:
        """The same number several times."""
        at = self.at
        for i in range(at, at + count):
            self.numbers[i] = value
        self.at = at + count

    def put_seat(self, seat: int) -> None:
        """A seat, counted clockwise from the observer; -1 for nobody."""
        self.put(self.steps_to(seat))

    def steps_to(self, seat: int) -> int:
        """How many seats clockwise from the observer another one is; -1 for nobody."""
        if seat < 0:
            return -1
        return seat - self.me if seat >= self.me else seat - self.me + self.players

    def seat_after(self, steps: int) -> int:
        """The seat so many steps clockwise from the observer."""
        seat = self.me + steps
        return seat - self.players if seat >= self.players else seat

    def put_bits(self, mask: Long) -> None:
        """A set of at most 30 kinds, as two numbers."""
        self.put(mask & LOW_BITS)
        self.put((mask >> WORD_BITS) & LOW_BITS)

    def put_history(self, history: History) -> None:
        """The last events, the latest first, column by column."""
        at = self.at
        for column in range(COLUMNS):
            for i in range(RECENT):
                self.numbers[at + i] = history.recent[column][history.latest + i]
            at += RECENT
        self.at = at

    def copy_to(self, out: Shorts, start: Signed) -> None:
        """Copy what is written into a buffer of 16-bit numbers, from a place on."""
        count = self.at
        for i in range(count):
            out[start + i] = self.numbers[i]

    def as_list(self) -> list[int]:
        """What is written, as a list."""
        return [self.numbers[i] for i in range(self.at)]
