"""Copies everything from an SQLite file to PostgreSQL, or back. No server may run on either."""

import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

from kaboodle.server.store.base import StoreError
from kaboodle.server.store.lock import lock_database
from kaboodle.server.store.postgres_admin import BlockingPostgres, fitting
from kaboodle.server.store.postgres_schema import is_postgres
from kaboodle.server.store.schema import open_database

SLICE = 2_000  # rows that are copied at once
TABLES = {  # and their columns; orders on the bus and processes are of the moment
    "room": ("code", "header", "at", "awake", "closed", "maker", "origin", "wake", "timers"),
    "log": ("room", "n", "at", "entry"),
    "snapshot": ("room", "game", "n", "state"),
    "setting": ("name", "value"),
    "played": ("guest", "room", "game", "at", "seat"),
    "archive": ("id", "room", "game", "at", "summary", "record"),
    "review": ("id", "seat", "method", "at", "review"),
    "guest_record": ("kind", "guest", "name", "at", "body"),
    "ban": ("kind", "who", "at", "until"),
    "signed_out": ("guest", "at"),
    "report": ("id", "at", "room", "reporter", "guest", "body", "done"),
}
KEYS = {
    "log": 2,
    "review": 2,
    "guest_record": 3,
    "snapshot": 2,
    "played": 3,
    "ban": 2,
}  # columns of a key, the first ones; of others one
TEXT = {"code", "maker", "origin", "room", "name", "guest", "seat", "id", "kind", "who", "reporter"}  # also in SQLite
Database = sqlite3.Connection | BlockingPostgres
Row = tuple[Any, ...]  # Any: each column has its own type


def migrate_database(source: str, target: str) -> dict[str, int]:
    """Copy all rows into an empty database of the other kind; how many of each table. All or nothing arrives."""
    if is_postgres(source) == is_postgres(target):
        raise StoreError("one of the two is a file, the other one is postgresql://...")
    with contextlib.ExitStack() as held:
        old, new = (open_either(database, held) for database in (source, target))
        alive = "SELECT count(*) FROM process WHERE until > now()"
        ((processes,),) = postgres_of(old, new).execute(alive).fetchall()
        if processes:
            raise StoreError(f"{processes} processes of a server use PostgreSQL; stop them first")
        if new.execute("SELECT 1 FROM room LIMIT 1").fetchone() or new.execute("SELECT 1 FROM log LIMIT 1").fetchone():
            raise StoreError(f"{target} is not empty")
        new.execute("BEGIN")
        try:
            for table in TABLES:  # what a first start has written, such as a key, is replaced
                new.execute(f"DELETE FROM {table}")
            count = {table: copy_table(old, new, table) for table in TABLES}
            if isinstance(new, BlockingPostgres):
                new.execute("SELECT setval(pg_get_serial_sequence('report', 'id'), (SELECT max(id) FROM report))")
            new.execute("COMMIT")
        except sqlite3.Error as error:
            raise StoreError(f"{target} could not be written: {error}") from None
        finally:
            if new.in_transaction:
                new.execute("ROLLBACK")
    return count


def open_either(database: str, held: contextlib.ExitStack) -> Database:
    """Open a file, locked against a server, or PostgreSQL."""
    if is_postgres(database):
        return held.enter_context(contextlib.closing(BlockingPostgres(database)))
    lock = lock_database(database)
    if lock is not None:
        held.enter_context(lock)
    return held.enter_context(contextlib.closing(open_database(database)))


def postgres_of(*databases: Database) -> BlockingPostgres:
    """The one of two databases that is PostgreSQL."""
    return next(database for database in databases if isinstance(database, BlockingPostgres))


def copy_table(old: Database, new: Database, table: str) -> int:
    """Copy one table; how many rows it has."""
    columns = TABLES[table]
    count = 0
    for rows in slices(old, table):
        count += len(rows)
        if isinstance(new, BlockingPostgres):
            fill(new, table, rows)
        else:
            marks = ", ".join("?" * len(columns))
            values = [tuple(map(as_sqlite, columns, row)) for row in rows]
            new.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", values)
    return count


def slices(old: Database, table: str) -> Iterator[list[Row]]:
    """The rows of a table, a few thousand at a time, in the order of its key."""
    columns = ", ".join(TABLES[table])
    key = KEYS.get(table, 1)
    order = ", ".join(TABLES[table][:key])
    marks = ", ".join("?" * key)
    rows = old.execute(f"SELECT {columns} FROM {table} ORDER BY {order} LIMIT {SLICE}").fetchall()
    while rows:
        yield rows
        after = tuple(rows[-1][i] for i in range(key))
        sql = f"SELECT {columns} FROM {table} WHERE ({order}) > ({marks}) ORDER BY {order} LIMIT {SLICE}"
        rows = old.execute(sql, after).fetchall()


def fill(new: BlockingPostgres, table: str, rows: list[Row]) -> None:
    """Copy rows into PostgreSQL at once."""
    columns = TABLES[table]
    found = new.execute("SELECT column_name, udt_name FROM information_schema.columns WHERE table_name = ?", (table,))
    kinds: dict[str, str] = dict(found.fetchall())
    records = [tuple(fitting(value, kinds[name]) for name, value in zip(columns, row, strict=True)) for row in rows]
    new.run(lambda db: db.copy_records_to_table(table, records=records, columns=columns))


def as_sqlite(column: str, value: object) -> object:
    """A value of PostgreSQL as SQLite has it: texts that are JSON are bytes there, and truths are numbers."""
    if isinstance(value, str) and column not in TEXT:
        return value.encode()
    return int(value) if isinstance(value, bool) else value
