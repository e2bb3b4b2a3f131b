"""A blocking connection to PostgreSQL with the interface of sqlite3's, for administration and the bus."""

import asyncio
import re
import threading
from collections.abc import Callable, Coroutine, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from kaboodle.server.store.base import StoreError
from kaboodle.server.store.postgres_schema import connect, load_driver, migrate

if TYPE_CHECKING:
    import asyncpg

PARAMETER = re.compile(r"\?(\d*)")
T = TypeVar("T")
Row = tuple[Any, ...]  # Any: each column has its own type


class FoundRows:
    """The result of a statement: its rows, and how many it has found or changed."""

    def __init__(self, rows: list[Row], rowcount: int) -> None:
        self._rows = iter(rows)
        self.rowcount = rowcount

    def fetchone(self) -> Row | None:
        """The next row."""
        return next(self._rows, None)

    def fetchall(self) -> list[Row]:
        """All rows that are left."""
        return list(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return self._rows


class BlockingPostgres:
    """One connection, driven by an event loop in a thread of its own."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._transaction = False
        self._closed = False
        self._one = threading.RLock()  # one statement at a time, and none after the end
        self._errors = (load_driver().PostgresError, load_driver().InterfaceError, OSError, asyncio.TimeoutError)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="postgres", daemon=True)
        self._thread.start()
        try:
            self._db: asyncpg.Connection[Any] = self._wait(connect(database))
            self._wait(migrate(self._db))
        except BaseException:
            self._stop()
            raise

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._transaction

    def execute(self, sql: str, values: Iterable[object] = ()) -> FoundRows:
        """Run a statement with `?` for its values, or `?1` and so on for values that are used twice."""
        return self._wait(self._execute(numbered(sql), tuple(values)))

    def run(self, work: "Callable[[asyncpg.Connection[Any]], Coroutine[Any, Any, T]]") -> T:
        """Work on the connection itself."""
        return self._wait(work(self._db))

    def executemany(self, sql: str, rows: Iterable[Iterable[object]]) -> None:
        """Run a statement for each row of values."""
        for row in rows:
            self.execute(sql, row)

    def close(self) -> None:
        """Close the connection and end the thread."""
        with self._one:
            if not self._closed:
                self._closed = True
                self._run(self._db.close())
                self._stop()

    async def _execute(self, sql: str, values: Row) -> FoundRows:
        if self._db.is_closed() and not self._transaction:
            self._db = await connect(self._database)
        self._transaction = (self._transaction or sql == "BEGIN") and sql not in ("COMMIT", "ROLLBACK")
        if sql == "ROLLBACK" and self._db.is_closed():
            return FoundRows([], 0)
        if not values and not sql.lstrip().upper().startswith("SELECT"):
            await self._db.execute(sql)
            return FoundRows([], 0)
        prepared = await self._db.prepare(sql)
        kinds = [kind.name for kind in prepared.get_parameters()]
        rows = await prepared.fetch(*[fitting(value, kind) for value, kind in zip(values, kinds, strict=True)])
        status = str(prepared.get_statusmsg()).rpartition(" ")[2]
        return FoundRows([tuple(row) for row in rows], int(status) if status.isdecimal() else 0)

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        with self._one:
            if self._closed:
                work.close()
                raise StoreError("the connection is closed")
            return self._run(work)

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result()
        except self._errors as error:
            raise StoreError(f"the database says: {error}") from None

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()


def numbered(sql: str) -> str:
    """A statement with PostgreSQL's parameters in the place of SQLite's."""
    count = 0

    def number(found: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return f"${found[1] or count}"

    return PARAMETER.sub(number, sql).replace("BEGIN IMMEDIATE", "BEGIN")


def fitting(value: object, kind: str) -> object:
    """A value as a parameter of some type wants it: texts are bytes in SQLite, and truths are numbers."""
    if kind == "text" and isinstance(value, bytes):
        return value.decode()
    if kind == "bytea" and isinstance(value, str):
        return value.encode()
    return bool(value) if kind == "bool" and value is not None else value
