"""Events with all their facts, and what one seat saw of each. Only a `Seen` leaves the table."""

from typing import Any

import msgspec
from msgspec.structs import replace

ENCODER = msgspec.json.Encoder()


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One event with all its facts and the seats that saw all of it. It has no encoding for the wire."""

    what: str
    audience: tuple[str, ...]  # who sees it whole
    told: bool  # whether the others see that it happened, without card and place
    seat: str | None = None
    other: str | None = None
    card: str | None = None
    cards: tuple[str, ...] = ()
    named: str | None = None
    place: int | None = None
    count: int | None = None
    note: str | None = None


class Seen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One event as one seat saw it, numbered in that seat's own stream."""

    n: int
    what: str
    seat: str | None = None
    other: str | None = None
    card: str | None = None  # None also for a card of which only the back was seen
    cards: tuple[str, ...] = ()
    named: str | None = None
    place: int | None = None
    count: int | None = None
    note: str | None = None


class EncodedEvent:
    """An event as some are told of it, whole or blank, with its JSON and the numbers that they saw of its record.

    The number in front of the JSON is each stream's own.
    """

    __slots__ = ("event", "json", "row")

    def __init__(self, event: Event, row: tuple[Any, ...]) -> None:  # Any: numbers, of a plain game also texts
        self.event = event
        self.row = row
        self.json = ENCODER.encode(seen(event, 0)).removeprefix(b'{"n":0')


def blank(event: Event) -> Event | None:
    """The part of an event for seats that do not see it whole: without card and place, or nothing."""
    if not event.told or (event.card is None and event.place is None):
        return event if event.told else None
    return replace(event, card=None, place=None)


def seen(event: Event, n: int) -> Seen:
    """An event, whole or blank, as the number `n` of one seat's stream."""
    return Seen(
        n=n,
        what=event.what,
        seat=event.seat,
        other=event.other,
        card=event.card,
        cards=event.cards,
        named=event.named,
        place=event.place,
        count=event.count,
        note=event.note,
    )
