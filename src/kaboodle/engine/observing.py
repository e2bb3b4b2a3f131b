"""Writing an observation: numbers one after another, the same compiled and uncompiled."""

from typing import ClassVar

from kaboodle.engine.bits import Long, Shorts
from kaboodle.engine.fields import Layout, array, number
from kaboodle.engine.history import COLUMNS, PLACE_COLUMN, RECENT, History

LOW_BITS = 0x7FFF  # a number of an observation has 15 bits and a sign
WORD_BITS = 15


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
        for _ in range(count):
            self.numbers[self.at] = value
            self.at += 1

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
        """The last events, the latest first, column by column; the place has two columns, and 0 is no event."""
        for column in range(COLUMNS):
            for i in range(RECENT):
                self.put_recent(history, i, column)
        for i in range(RECENT):
            place = history.recent[history.row_of(i)][PLACE_COLUMN] if i < history.count else 0
            self.put(0 if place < 0 else (place >> WORD_BITS) & LOW_BITS)

    def put_recent(self, history: History, i: int, column: int) -> None:
        """One number of one of the last events."""
        if i >= history.count:
            self.put(0)
            return
        value = history.recent[history.row_of(i)][column]
        if column == 0:
            self.put(value + 1)
        elif column == 1 or column == 3:
            self.put_seat(value)
        else:
            self.put(value if value < 0 else value & LOW_BITS)

    def copy_to(self, out: Shorts, start: int) -> None:
        """Copy what is written into a buffer of 16-bit numbers, from a place on."""
        for i in range(self.at):
            out[start + i] = self.numbers[i]

    def as_list(self) -> list[int]:
        """What is written, as a list."""
        return [self.numbers[i] for i in range(self.at)]
