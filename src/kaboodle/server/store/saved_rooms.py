"""Reads and writes a room in the database: its header, and its log from a snapshot on."""

import sqlite3
from typing import Any

from kaboodle.server.store.base import LogRow, PendingAppend, SavedRoom, SavedSnapshot, StoreError

SLICE = 2_000  # rows that are read at once
MAX_NUMBER = 2**62


def load(db: sqlite3.Connection, code: str, game: int | None) -> SavedRoom | None:
    """A room, in slices: other threads and the writer go on in between."""
    found = db.execute("SELECT header, timers FROM room WHERE code = ? AND NOT closed", (code,)).fetchone()
    if found is None:
        return None
    newest = "SELECT game, n, state FROM snapshot WHERE room = ? AND game <= ? ORDER BY game DESC LIMIT 1"
    row = db.execute(newest, (code, MAX_NUMBER if game is None else game)).fetchone()
    snapshot = None if row is None else SavedSnapshot(*row)
    last = MAX_NUMBER
    if game is not None:
        after = "SELECT coalesce(min(n), ?) FROM snapshot WHERE room = ? AND game > ?"
        (last,) = db.execute(after, (last, code, game)).fetchone()
    rows: list[LogRow] = []
    n = 0 if snapshot is None else snapshot.n
    sql = "SELECT n, at, entry FROM log WHERE room = ? AND n > ? AND n <= ? ORDER BY n LIMIT ?"
    while part := db.execute(sql, (code, n, last, SLICE)).fetchall():
        rows += [LogRow(*row) for row in part]
        n = rows[-1].n
    return SavedRoom(header=found[0], rows=tuple(rows), snapshot=snapshot, timers=found[1])


def append(db: sqlite3.Connection, pending: PendingAppend) -> Any:  # Any: None, where other jobs have a result
    """Append the rows of one room; StoreError if they do not continue its log."""
    (last,) = db.execute("SELECT coalesce(max(n), 0) FROM log WHERE room = ?", (pending.code,)).fetchone()
    if not pending.follows(last):
        raise StoreError(f"the log of room {pending.code} goes on at {last + 1}; another writer was here")
    rows = [(pending.code, row.n, row.at, row.entry) for row in pending.rows]
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
