"""What happened: events with everything in them, and what one seat saw of each. Only a Seen leaves the table."""

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened, whole, with the seats that saw all of it. It has no encoding for the wire."""

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


class Seen(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing as one seat saw it, numbered in that seat's own stream."""

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


def seen(event: Event, seat: str | None, n: int) -> Seen | None:
    """What a seat sees of an event (None is a spectator), or nothing at all."""
    fields: dict[str, Any] = {name: getattr(event, name) for name in SHARED}  # Any: a struct's fields by name
    if seat in event.audience:
        return Seen(n=n, card=event.card, place=event.place, **fields)
    return Seen(n=n, **fields) if event.told else None


SHARED = ("what", "seat", "other", "cards", "named", "count", "note")
