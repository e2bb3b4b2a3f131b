"""All that a seat ever saw of a game: perfect recall, as text and as numbers."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from kaboodle.core.errors import NotProvided
from kaboodle.core.events import EncodedEvent
from kaboodle.engine.history import LOW_BITS, WORD_BITS

SEATS_OF_ROW = (1, 3)  # the columns of a record that are seats
PLACE_OF_ROW = 4


class Recall:
    """The streams of a table before it was cloned: lists that only grow, each up to a length."""

    __slots__ = ("before", "lengths", "streams")

    def __init__(self, before: "Recall | None", streams: Mapping[str | None, list[EncodedEvent]]) -> None:
        self.before = before
        self.streams = streams
        self.lengths = {seat: len(stream) for seat, stream in streams.items()}

    def events(self, seat: str | None) -> list[EncodedEvent]:
        """What a seat saw."""
        earlier = [] if self.before is None else self.before.events(seat)
        return earlier + self.streams[seat][: self.lengths[seat]]


class Origin:
    """What each seat knew at the start of a table that was read from a position; nothing at the start of a deal."""

    def __init__(self, position: str | None, edition: str, options: Mapping[str, str]) -> None:
        self.position = position
        self.edition = edition
        self.options = options
        self.known: dict[str, tuple[str, tuple[int, ...]]] = {}

    def of(self, seat: str) -> tuple[str, tuple[int, ...]]:
        """What one seat knew: its view as JSON, and its observation."""
        if self.position is None:
            return self.known.get(seat, ("", ()))
        if seat not in self.known:
            from kaboodle.core.setup import read  # makes tables, which have origins

            table = read(self.position, self.edition, options=self.options)
            self.known[seat] = (msgspec.json.encode(table.view(seat)).decode(), tuple(table.observe(seat)))
        return self.known[seat]

    def for_seat(self, seat: str) -> "Origin":
        """What one seat knew, and nothing else."""
        own = Origin(None, self.edition, self.options)
        own.known[seat] = self.of(seat)
        return own


class InformationState:
    """Everything that one seat saw, in order, and what it has chosen so far of an unfinished play.

    Two moments with the same information state are the same to a seat that never forgets.
    """

    def __init__(
        self,
        title: str,
        players: int,
        seat: int,
        origin: tuple[str, tuple[int, ...]],
        seen: Sequence[EncodedEvent],
        chosen: tuple[int | str, ...],
    ) -> None:
        self._title = title
        self._players = players
        self._seat = seat
        self._origin = origin
        self._seen = tuple(seen)
        self._chosen = chosen

    @property
    def events(self) -> tuple[EncodedEvent, ...]:
        """What the seat saw."""
        return self._seen

    @property
    def origin(self) -> tuple[str, tuple[int, ...]]:
        """What the seat knew at the start of a table read from a position: its view as JSON, and its observation."""
        return self._origin

    @property
    def chosen(self) -> tuple[int | str, ...]:
        """The stages of an unfinished play, as actions."""
        return self._chosen

    @property
    def text(self) -> str:
        """The table and the seat in one line, then one line for each event; last, the stages chosen so far."""
        events = [f'{{"n":{n}{told.json.decode()}' for n, told in enumerate(self._seen, 1)]
        start = [self._origin[0]] if self._origin[0] else []
        chosen = [f"chosen {' '.join(map(str, self._chosen))}"] if self._chosen else []
        return "\n".join([self._title, *start, *events, *chosen])

    @property
    def numbers(self) -> list[int]:
        """Players; how many numbers of a start position, events and stages follow; then these. An event is 7 numbers.

        Seats are counted clockwise from this one. NotProvided for a game whose events are no numbers.
        """
        start = self._origin[1]
        counts = [self._players, len(start), len(self._seen), len(self._chosen)]
        rows = [number for told in self._seen for number in self._row(told.row)]
        return [*counts, *start, *rows, *[int(it) for it in self._chosen]]

    def vector(self, size: int) -> list[int]:
        """The numbers, filled up with zeros to a size; ValueError if there are more."""
        numbers = self.numbers
        if len(numbers) > size:
            raise ValueError(f"this information state has {len(numbers)} numbers, more than {size}")
        return numbers + [0] * (size - len(numbers))

    def _row(self, row: tuple[Any, ...]) -> list[int]:  # Any: texts in a plain game
        """One event."""
        if not all(isinstance(value, int) for value in row):
            raise NotProvided("the events of this game are text: its information state has no numbers")
        values = list(row)
        for column in SEATS_OF_ROW:
            values[column] = (values[column] - self._seat) % self._players if values[column] >= 0 else -1
        place = values[PLACE_OF_ROW]
        values[PLACE_OF_ROW] = place if place < 0 else place & LOW_BITS
        return [*values, 0 if place < 0 else place >> WORD_BITS]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<information state of {len(self._seen)} events: {self._title}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, InformationState) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


def title_of(edition: str, options: Mapping[str, str], seats: Sequence[str], seat: int) -> str:
    """The first line of an information state: the table, and whose it is."""
    chosen = " ".join(f"{key}={value}" for key, value in sorted(options.items()))
    return f"{edition} {len(seats)} {seats[seat]} {chosen}".strip()
