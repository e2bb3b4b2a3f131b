"""The last events that one seat saw, for observations."""

from kaboodle.engine.bits import Signed
from kaboodle.engine.fields import CopyableLayout, grid, number

RECENT = 16  # events that are remembered
COLUMNS = 6  # numbers of an event: what, seat, card, other, place, extra
PLACE_COLUMN = 4


class History(CopyableLayout):
    """A ring of the last RECENT records, as the seat saw them."""

    count = number()
    following = number()  # the row that is written next
    recent = grid(RECENT, COLUMNS, "long long")

    def __init__(self) -> None:
        self.lay_out()

    def clear(self) -> None:
        """Forget all."""
        self.count = 0
        self.following = 0

    def see(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Take in one record."""
        self.recent[self.following][0] = what
        self.recent[self.following][1] = seat
        self.recent[self.following][2] = card
        self.recent[self.following][3] = other
        self.recent[self.following][4] = place
        self.recent[self.following][5] = extra
        self.following += 1
        if self.following == RECENT:
            self.following = 0
        if self.count < RECENT:
            self.count += 1

    def row_of(self, i: int) -> int:
        """The row of the event before the last i ones."""
        row = self.following - 1 - i
        return row if row >= 0 else row + RECENT
