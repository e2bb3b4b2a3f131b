"""A buffer of what just happened, written by a kernel and drained by its table."""

import cython

ROOM = 640  # records: more than one move of nine seats and two decks can write
WIDTH = 8

# The columns of a record.
WHAT, SEAT, CARD, OTHER, PLACE, EXTRA, WHOLE, OTHERS = range(WIDTH)

HIDDEN = -2  # a card or place that this seat did not see
NOTHING = -1  # no card, no seat, no place
EVERYONE = 0xFFFF

# What the seats that do not see a record whole get of it.
NOT_TOLD, BACK_ONLY = range(2)


class Witness:
    """Records in the order they were written; no Python objects, so that a kernel can write without the GIL."""

    def __init__(self) -> None:
        self.count = 0
        if not cython.compiled:
            self.records = [[0] * WIDTH for _ in range(ROOM)]

    def write(
        self, what: int, seat: int, card: int, other: int, place: int, extra: int, whole: int, others: int
    ) -> None:
        """Append one record; `whole` is the set of seats (bits) that see it whole."""
        if self.count >= ROOM:
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
        """Every record since the last drain, as tuples of ints; the buffer is empty afterwards."""
        if self.count >= ROOM:
            raise OverflowError("a move wrote more records than the witness has room for")
        drained = []
        for row in range(self.count):
            drained.append(tuple([self.records[row][column] for column in range(WIDTH)]))
        self.count = 0
        return drained
