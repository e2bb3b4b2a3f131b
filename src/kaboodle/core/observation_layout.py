"""Which number of an observation means what: named fields, the same for every table of a layout."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

from kaboodle.engine.history import LOW_BITS, RECENT

VERSION = 1  # goes up when a number of any observation means something else

Kind = Literal["count", "flag", "category", "seat", "set", "weight"]


class ObservationField(msgspec.Struct, frozen=True):
    """One named part of an observation.

    A count is a number of things, a flag 0 or 1, a category one of `values` (by its number minus `low`), a seat so many
    seats clockwise from the observer (-1: nobody), a set 15 bits, a weight a part of 1000 or of 32768.
    """

    name: str
    start: int
    stop: int
    low: int
    high: int
    kind: Kind
    meaning: str
    labels: tuple[str, ...] = ()  # of its numbers, where each has a name of its own
    values: tuple[str, ...] = ()  # of a category, from `low` on

    @property
    def slice(self) -> slice:
        """Where it is."""
        return slice(self.start, self.stop)


class FieldSpec(msgspec.Struct, frozen=True):
    """A field before its place is known: name, how many numbers, their bounds, what they are."""

    name: str
    size: int
    low: int
    high: int
    kind: Kind
    meaning: str
    labels: tuple[str, ...] = ()
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class ObservationLayout:
    """The fields of the observations of an edition: for one number of players, or (None) for any."""

    edition: str
    players: int | None
    fields: tuple[ObservationField, ...]
    writer: Any = field(repr=False, compare=False)  # Any: the kernel's own writer
    version: int = VERSION

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.fields[-1].stop

    def __getitem__(self, name: str) -> ObservationField:
        for found in self.fields:
            if found.name == name:
                return found
        raise KeyError(name)

    def __iter__(self) -> Iterator[ObservationField]:
        return iter(self.fields)

    def __len__(self) -> int:
        return self.size

    def named(self, numbers: Sequence[int]) -> dict[str, list[int]]:
        """An observation by field."""
        return {found.name: list(numbers[found.start : found.stop]) for found in self.fields}


def layout_of(
    edition: str, players: int | None, specs: Iterable[FieldSpec], writer: Any
) -> ObservationLayout:  # Any: as above
    """A layout whose fields follow one another."""
    fields, at = [], 0
    for it in specs:
        fields.append(
            ObservationField(it.name, at, at + it.size, it.low, it.high, it.kind, it.meaning, it.labels, it.values)
        )
        at += it.size
    return ObservationLayout(edition, players, tuple(fields), writer)


def history_specs(words: Sequence[str], seats: int, cards: int, extra: int) -> Iterator[FieldSpec]:
    """The fields of the last events, the latest first; `cards` and `extra` are the highest numbers that there are."""
    events = ("none", *words)
    yield FieldSpec("history-event", RECENT, 0, len(words), "category", "What happened, the latest first.", (), events)
    yield FieldSpec("history-seat", RECENT, -1, seats - 1, "seat", "Who did it.")
    yield FieldSpec("history-card", RECENT, -2, cards, "category", "The card or disc; -1 none, -2 not seen.")
    yield FieldSpec("history-other", RECENT, -1, seats - 1, "seat", "To whom, from whom, or against whom.")
    yield FieldSpec(
        "history-place", RECENT, -2, LOW_BITS, "count", "The place, or cards as bits; -1 none, -2 not seen."
    )
    yield FieldSpec("history-extra", RECENT, -1, extra, "count", "What else the event says: the move, or a number.")
    yield FieldSpec("history-bits", RECENT, 0, LOW_BITS, "set", "The higher bits of cards as bits.")
