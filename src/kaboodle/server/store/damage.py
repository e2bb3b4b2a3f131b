"""Damage in a database file: which rooms it touches, and a copy of everything that can still be read."""

import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from kaboodle.server.store.base import StoreError
from kaboodle.server.store.schema import MIGRATIONS, make_private, migrate

MOST = 100  # faults that SQLite lists
OK = "ok"  # what it answers instead if there are none


class RoomDamage(msgspec.Struct, frozen=True, kw_only=True):
    """A room that cannot be read whole."""

    code: str
    readable: int | None  # entries of its log before the damage; None: not even its header can be read


class Damage(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is wrong with a file."""

    faults: tuple[str, ...] = ()  # as SQLite says it
    rooms: tuple[RoomDamage, ...] = ()

    @property
    def found(self) -> bool:
        """Whether anything is damaged."""
        return bool(self.faults or self.rooms)


class SavedRows(msgspec.Struct, frozen=True, kw_only=True):
    """What was copied from a damaged file: rows of each table, and the rooms that were cut off or lost."""

    rows: dict[str, int]
    damage: Damage


def find_damage(path: str, *, thorough: bool = False) -> Damage:
    """Check a file, also while a server uses it; `thorough` decodes every log, which structural checks do not."""
    try:
        with contextlib.closing(open_read_only(path)) as db:
            found = [str(row[0]) for row in readable(db, f"PRAGMA quick_check({MOST})")] or ["the file cannot be read"]
            faults = () if found == [OK] else tuple(found)
            if not faults and not thorough:
                return Damage()
            rooms = [damage_of(db, code) for code in room_codes(db)]
            return Damage(faults=faults, rooms=tuple(room for room in rooms if room is not None))
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read at all: {error}; restore a copy") from None


def open_read_only(path: str) -> sqlite3.Connection:
    """Open an existing file so that nothing in it can change, not even by a checkpoint."""
    if not Path(path).is_file():
        raise StoreError(f"there is no database {path}; --database names another one")
    db = sqlite3.connect(f"{Path(path).absolute().as_uri()}?mode=ro", uri=True, isolation_level=None, timeout=10)
    db.execute("SELECT count(*) FROM sqlite_master").fetchone()  # Error: it is no database
    return db


def readable(db: sqlite3.Connection, sql: str, values: tuple[object, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The rows of a query until the first one that cannot be read."""
    with contextlib.suppress(sqlite3.Error):
        yield from db.execute(sql, values)


def room_codes(db: sqlite3.Connection) -> list[str]:
    """The codes of all rooms that anything readable names."""
    queries = (
        "SELECT code FROM room INDEXED BY sqlite_autoindex_room_1",
        "SELECT code FROM room NOT INDEXED ORDER BY rowid",
        "SELECT code FROM room NOT INDEXED ORDER BY rowid DESC",
        "SELECT DISTINCT room FROM log ORDER BY room",
        "SELECT DISTINCT room FROM log ORDER BY room DESC",
    )
    return sorted({str(code) for sql in queries for (code,) in readable(db, sql)})


def readable_awake_rooms(path: str) -> list[str]:
    """The rooms of a damaged file that are marked awake, or whose mark cannot be read."""
    awake = "SELECT awake FROM room WHERE code = ?"
    try:
        with contextlib.closing(open_read_only(path)) as db:
            return [code for code in room_codes(db) if next(readable(db, awake, (code,)), (1,))[0]]
    except sqlite3.Error as error:
        raise StoreError(f"{path} cannot be read at all: {error}; restore a copy") from None


def damage_of(db: sqlite3.Connection, code: str) -> RoomDamage | None:
    """What is wrong with a room; None if its header and its whole log can be read and decoded."""
    header = next(readable(db, "SELECT header FROM room WHERE code = ?", (code,)), None)
    if header is None or not is_json(header[0]):
        return RoomDamage(code=code, readable=None)
    rows, whole = log_of(db, code)
    return None if whole and has_snapshots(db, code) else RoomDamage(code=code, readable=len(rows))


def has_snapshots(db: sqlite3.Connection, code: str) -> bool:
    """Whether the snapshots of a room, if there are any, can be read; files of earlier versions have none."""
    try:
        return all(is_json(state) for (state,) in db.execute("SELECT state FROM snapshot WHERE room = ?", (code,)))
    except sqlite3.OperationalError:  # there is no such table
        return True
    except sqlite3.Error:
        return False


def log_of(db: sqlite3.Connection, code: str) -> tuple[list[tuple[Any, ...]], bool]:
    """The rows of a room's log before any damage, and whether that is all of them."""
    rows: list[tuple[Any, ...]] = []
    try:
        for row in db.execute("SELECT room, n, at, entry FROM log WHERE room = ? ORDER BY n", (code,)):
            if row[1] != len(rows) + 1 or not is_json(row[3]):
                return rows, False
            rows.append(row)
    except sqlite3.Error:
        return rows, False
    return rows, True


def is_json(value: object) -> bool:
    """Whether stored bytes are JSON. Their fields are not checked: a log of another version is not damaged."""
    try:
        msgspec.json.decode(value if isinstance(value, bytes) else b"")
    except (msgspec.DecodeError, UnicodeError):
        return False
    return True


def save_readable(path: str, copy: str) -> SavedRows:
    """Write a new database with everything of a damaged one that can be read. The damaged file is not changed.

    A log is copied up to its first damaged entry, so that its room continues from there.
    """
    if Path(copy).exists():
        raise StoreError(f"{copy} is there already")
    try:
        make_private(copy)
    except OSError as error:
        raise StoreError(f"{copy} could not be written: {error.strerror}") from None
    try:
        return copy_readable(path, copy)
    except (StoreError, sqlite3.Error) as error:
        Path(copy).unlink()  # it was created above
        raise StoreError(f"{copy} could not be written: {error}") from None


def copy_readable(path: str, copy: str) -> SavedRows:
    """Copy what can be read into an empty file."""
    damage = find_damage(path, thorough=True)
    with contextlib.closing(open_read_only(path)) as old, contextlib.closing(sqlite3.connect(copy)) as new:
        new.isolation_level = None
        (version,) = old.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise StoreError(f"{path} has version {version}; this Kaboodle knows versions up to {len(MIGRATIONS)}")
        migrate(new, version)
        new.execute("BEGIN")
        rows = {table: copy_table(old, new, table, damage) for table in tables_of(new)}
        new.execute("COMMIT")
        migrate(new)
        new.execute("PRAGMA journal_mode = WAL")
    return SavedRows(rows=rows, damage=damage)


def tables_of(db: sqlite3.Connection) -> list[str]:
    """The tables of a database, rooms before what refers to them."""
    found = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return sorted((name for name in found if not name.startswith("sqlite_")), key=lambda name: (name != "room", name))


def copy_table(old: sqlite3.Connection, new: sqlite3.Connection, table: str, damage: Damage) -> int:
    """Copy the readable rows of one table; how many."""
    columns = [name for _, name, *_ in new.execute(f"PRAGMA table_info({table})")]
    rows = copied_logs(old, damage) if table == "log" else readable_rows(old, table, columns)
    lost = {room.code for room in damage.rooms if room.readable is None or table == "snapshot"}  # the log suffices
    of_rooms = ("log", "played", "snapshot")
    at = columns.index("code") if table == "room" else columns.index("room") if table in of_rooms else None
    sql = f"INSERT OR IGNORE INTO {table} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})"
    return sum(new.execute(sql, row).rowcount for row in rows if at is None or row[at] not in lost)


def copied_logs(db: sqlite3.Connection, damage: Damage) -> Iterator[tuple[Any, ...]]:
    """The readable rows of all logs."""
    lost = {room.code for room in damage.rooms if room.readable is None}
    for code in room_codes(db):
        if code not in lost:
            yield from log_of(db, code)[0]


def readable_rows(db: sqlite3.Connection, table: str, columns: list[str]) -> Iterator[tuple[Any, ...]]:
    """The rows of a table that can be read: from its beginning, from its end, and one by one through its indexes."""
    names = ", ".join(columns)
    keys = [name for _, name, _, _, _, key in db.execute(f"PRAGMA table_info({table})") if key]
    has_rowid = next(readable(db, f"SELECT rowid FROM {table} LIMIT 1"), None) is not None
    order = ["rowid"] if has_rowid else keys
    for way in ("", " DESC"):
        yield from readable(db, f"SELECT {names} FROM {table} ORDER BY {', '.join(key + way for key in order)}")
    if not has_rowid:
        return
    for _, index, *_ in list(readable(db, f"PRAGMA index_list({table})")):
        for (rowid,) in readable(db, f"SELECT rowid FROM {table} INDEXED BY {index}"):
            yield from readable(db, f"SELECT {names} FROM {table} WHERE rowid = ?", (rowid,))
