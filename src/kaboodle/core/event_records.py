"""From a record of the kernel to what each seat is told of it."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

from kaboodle.core.events import EncodedEvent, Event, blank
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.engine.event_buffer import EVERYONE, HIDDEN, NOT_TOLD, OTHERS, WHOLE

if TYPE_CHECKING:
    from kaboodle.core.family import Family

COLUMNS = 6  # of a record, without who sees it


@lru_cache(maxsize=8192)
def encode_record(
    family: "Family", record: tuple[int, ...], players: int
) -> tuple[EncodedEvent, EncodedEvent | None, tuple[int, ...] | None]:
    """What a record is as an event, what those see of it who do not see it whole, and what their minds take in.

    One of each for all tables in which the same happens.
    """
    whole, others = record[WHOLE], record[OTHERS]
    fields: Any = family.describe(record)  # Any: a struct's fields by name
    event = Event(audience=audience_of(whole, players), told=others != NOT_TOLD, **fields)
    told, hidden = EncodedEvent(event, record[:COLUMNS]), None if whole == EVERYONE else blank(event)
    back = None if others == NOT_TOLD else (record[0], record[1], HIDDEN, record[3], HIDDEN, record[5])
    rest = told if whole == EVERYONE else None if hidden is None or back is None else EncodedEvent(hidden, back)
    return told, rest, back


@cache
def audience_of(whole: int, players: int) -> tuple[str, ...]:
    """The seats in a set, by name; one tuple for all events that have the same."""
    seats = tuple(SEAT_LETTERS[seat] for seat in range(players) if whole >> seat & 1)
    return (*seats, "all") if whole == EVERYONE else seats
