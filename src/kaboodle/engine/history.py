"""The last events that one seat saw, for observations."""

from kaboodle.engine.bits import Signed
from kaboodle.engine.fields import CopyableLayout, grid, number

RECENT = 16  # events that are remembered
COLUMNS = 7  # numbers of an event: what + 1, seat, card, other, place, extra, and the higher bits of the place
LOW_BITS = 0x7FFF  # a number of an observation has 15 bits and a sign
WORD_BITS = 15


class History(CopyableLayout):
    """The last RECENT records as numbers of an observation; 0 where there is none.

    Each column is a ring that is kept twice in a row, so that the last records lie one after another.
    """

    me = number()  # the seat that saw them, from which other seats are counted
    players = number()
    latest = number()  # the place of the last record in every column; older ones follow
    recent = grid(COLUMNS, 2 * RECENT, "short")

    def __init__(self, me: int, players: int) -> None:
        self.lay_out()
        self.me = me
        self.players = players

    def clear(self) -> None:
        """Forget all."""
        self.latest = 0
        for column in range(COLUMNS):
            for i in range(2 * RECENT):
                self.recent[column][i] = 0

    def see(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Take in one record."""
        self.latest = self.latest - 1 if self.latest else RECENT - 1
        self.put(0, what + 1)
        self.put(1, self.steps_to(seat))
        self.put(2, card if card < 0 else card & LOW_BITS)
        self.put(3, self.steps_to(other))
        self.put(4, place if place < 0 else place & LOW_BITS)
        self.put(5, extra if extra < 0 else extra & LOW_BITS)
        self.put(6, 0 if place < 0 else (place >> WORD_BITS) & LOW_BITS)

    def put(self, column: int, value: int) -> None:
        """One number of the latest record."""
        self.recent[column][self.latest] = value
        self.recent[column][self.latest + RECENT] = value

    def steps_to(self, seat: int) -> int:
        """How many seats clockwise from the seat that saw it another one is; -1 for nobody."""
        if seat < 0:
            return -1
        return seat - self.me if seat >= self.me else seat - self.me + self.players
