"""Small records of guests: ratings, answers to puzzles, results of daily deals. A guest of '' stands for nobody."""

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from kaboodle.server.store.postgres_admin import BlockingPostgres


class GuestRecord(msgspec.Struct, frozen=True):
    """One record; a newer one of the same kind, guest and name takes its place."""

    kind: str
    guest: str
    name: str
    at: int
    body: bytes  # JSON


def record(kind: str, guest: str, name: str, at: int, body: object) -> GuestRecord:
    """A record with its body as JSON."""
    return GuestRecord(kind, guest, name, at, msgspec.json.encode(body))


def put_records(db: sqlite3.Connection, records: Sequence[GuestRecord]) -> None:
    """Store records, all or none."""
    rows = [(it.kind, it.guest, it.name, it.at, it.body) for it in records]
    db.executemany("INSERT OR REPLACE INTO guest_record VALUES (?, ?, ?, ?, ?)", rows)


def records_of(db: sqlite3.Connection, kind: str, guest: str) -> list[GuestRecord]:
    """The records of one kind that a guest has."""
    sql = "SELECT kind, guest, name, at, body FROM guest_record WHERE kind = ? AND guest = ? ORDER BY name"
    return [GuestRecord(*row) for row in db.execute(sql, (kind, guest))]


def records_named(db: sqlite3.Connection, kind: str, name: str) -> list[GuestRecord]:
    """The records of one kind and name that anybody has."""
    sql = "SELECT kind, guest, name, at, body FROM guest_record WHERE kind = ? AND name = ? ORDER BY guest"
    return [GuestRecord(*row) for row in db.execute(sql, (kind, name))]


def all_records(db: "sqlite3.Connection | BlockingPostgres", guest: str) -> list[GuestRecord]:
    """Everything that a guest has."""
    sql = "SELECT kind, guest, name, at, body FROM guest_record WHERE guest = ? ORDER BY at, kind, name"
    return [GuestRecord(*row) for row in db.execute(sql, (guest,))]
