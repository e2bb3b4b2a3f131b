"""A buffer of events, written by a kernel without the GIL and drained by its table."""

from kaboodle.engine.bits import Signed
from kaboodle.engine.fields import Layout, grid, number

RECORDS = 640  # records; more than one move with nine seats and two decks can write
WIDTH = 8

# The columns of a record are the arguments of `write`; the last two say who sees it.
WHOLE, OTHERS = WIDTH - 2, WIDTH - 1

HIDDEN = -2  # a card or place that this seat did not see
NOTHING = -1  # no card, no seat, no place
MOST_SEATS = 16
EVERYONE = (1 << MOST_SEATS) - 1

# What the seats outside `whole` get of a record.
NOT_TOLD, BACK_ONLY = range(2)


class EventBuffer(Layout):
    """Records in the order they were written, each a row of WIDTH numbers."""

    records = grid(RECORDS, WIDTH, "long long")
    count = number()
    lost = number()  # records that did not fit

    def __init__(self) -> None:
        self.lay_out()

    def write(
        self, what: int, seat: int, card: int, other: int, place: Signed, extra: int, whole: int, others: int
    ) -> None:
        """Append one record; `whole` is the set of seats (bits) that see it whole. A full buffer counts it as lost."""
        if self.count >= RECORDS:
            self.lost += 1
            return
        self.records[self.count][0] = what
        self.records[self.count][1] = seat
        self.records[self.count][2] = card
        self.records[self.count][3] = other
        self.records[self.count][4] = place
        self.records[self.count][5] = extra
        self.records[self.count][6] = whole
        self.records[self.count][7] = others
        self.count += 1

    def drain(self) -> list[tuple[int, ...]]:
        """Empty the buffer: every record since the last drain as a tuple of ints; OverflowError if some did not fit."""
        if self.lost:
            total = self.count + self.lost
            self.count = self.lost = 0
            raise OverflowError(f"{total} records since the last drain; the event buffer holds {RECORDS}")
        drained = []
        for row in range(self.count):
            drained.append(tuple([self.records[row][column] for column in range(WIDTH)]))
        self.count = 0
        return drained
