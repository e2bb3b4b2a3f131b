"""Group commit on PostgreSQL: the rows of many rooms in one statement, each room all or nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from kaboodle.server.store.base import PendingAppend, RoomLost, StoreError

if TYPE_CHECKING:
    import asyncpg

MAX_BATCH = 512  # rooms that share a commit, at most
SPACING = 0.003  # seconds from one statement to the next, at least, under load
IN_FLIGHT = 2  # statements at once, each on its own connection: PostgreSQL writes them with one fsync
MAX_LAST = 100_000  # rooms whose last row's number is cached
# A row follows one of the same writer: after a take-over, which writes a row of its own, an old owner gets none in.
FIRST = """INSERT INTO log (room, n, at, entry, writer)
    SELECT line.* FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::text[], $5::bigint[])
    AS line (room, n, at, entry, writer) WHERE line.n = 1
    OR (SELECT before.writer FROM log before WHERE before.room = line.room AND before.n = line.n - 1) = line.writer
    ON CONFLICT DO NOTHING RETURNING room"""
# The other rows of a room follow only its first one: a room gets all of its rows or none.
FIRST_AND_MORE = f"""WITH first AS ({FIRST}), more AS (INSERT INTO log (room, n, at, entry, writer)
    SELECT line.* FROM unnest($6::text[], $7::integer[], $8::bigint[], $9::text[], $10::bigint[])
    AS line (room, n, at, entry, writer) JOIN first USING (room))
    SELECT room FROM first"""
Columns = tuple[list[str], list[int], list[int], list[str], list[int]]


class AppendQueue:
    """Appends rows to logs. The key (room, n) decides: rows that are not inserted belong to another process's room."""

    def __init__(self, connect: "Callable[[], Awaitable[asyncpg.Connection[Any]]]") -> None:
        self._connect = connect
        self._loop = asyncio.get_running_loop()
        self._queued: list[PendingAppend] = []
        self._writing: set[str] = set()  # rooms whose rows are on their way
        self._idle: list[asyncpg.Connection[Any]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: asyncio.Handle | None = None
        self._began, self._crowded = 0.0, False
        self.last: dict[str, int] = {}  # the number of each log's last row, as far as known
        self.writer = 0  # the id of this process, which each row carries
        self.writers: dict[str, int] = {}  # the id under which each room was claimed: a process can get another one

    def add(self, pending: PendingAppend) -> None:
        """Queue rows; they leave with everything else that is queued."""
        self._queued.append(pending)
        self._schedule()

    async def finish(self) -> None:
        """Wait until nothing is queued or on its way, then close the connections."""
        while self._queued or self._tasks:
            await asyncio.wait(self._tasks) if self._tasks else await asyncio.sleep(SPACING)
        for connection in self._idle:
            await close(connection)
        self._idle.clear()

    def _schedule(self) -> None:
        if self._timer is None and self._queued and len(self._tasks) < IN_FLIGHT:
            self._timer = self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Begin to write what is queued. Under load statements are SPACING apart; a single append never waits."""
        self._timer = None
        pause = self._began + SPACING - self._loop.time()
        if pause > 0 and (self._crowded or len(self._queued) > 1):
            self._timer = self._loop.call_later(pause, self._hand_over)
            return
        batch: dict[str, PendingAppend] = {}
        later: list[PendingAppend] = []
        for pending in self._queued:
            if pending.code in batch or pending.code in self._writing or len(batch) == MAX_BATCH:
                later.append(pending)
            else:
                pending.open = False
                batch[pending.code] = pending
        self._queued = later
        if not batch:
            return
        self._began, self._crowded = self._loop.time(), len(batch) > 1
        self._writing |= batch.keys()
        task = asyncio.ensure_future(self._write(batch))
        self._tasks.add(task)
        task.add_done_callback(self._written)
        self._schedule()

    def _written(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        self._schedule()

    async def _write(self, batch: dict[str, PendingAppend]) -> None:
        """Write one batch, and tell each room whether its rows are durable."""
        failed: StoreError | None = None
        written: set[str] = set()
        connection: asyncpg.Connection[Any] | None = None
        try:
            connection = self._idle.pop() if self._idle else await self._connect()
            good = await self._continuing(connection, batch)
            if good:
                written = {found[0] for found in await connection.fetch(*self._statement(good))}
        except StoreError as error:
            failed = error
        except Exception as error:  # whatever it is: no room may wait for ever
            failed = StoreError(f"the database says: {str(error) or type(error).__name__}")
        if connection is not None:
            if failed is None:
                self._idle.append(connection)
            else:
                connection.terminate()  # whatever it still does there is in doubt, and the next connection is new
        self._writing -= batch.keys()
        self._report(batch, written, failed)

    async def _continuing(
        self, connection: "asyncpg.Connection[Any]", batch: dict[str, PendingAppend]
    ) -> list[PendingAppend]:
        """The appends that continue their logs, in the order of rooms: two processes then never wait crosswise."""
        unknown = [code for code in batch if code not in self.last]
        if unknown:
            sql = "SELECT code, coalesce((SELECT max(n) FROM log WHERE room = code), 0) FROM unnest($1::text[]) code"
            self.last.update(dict(await connection.fetch(sql, unknown)))
        return [batch[code] for code in sorted(batch) if batch[code].rows and batch[code].follows(self.last[code])]

    def _statement(self, batch: list[PendingAppend]) -> tuple[object, ...]:
        """The statement that writes some appends, and its values."""
        first: Columns = ([], [], [], [], [])
        more: Columns = ([], [], [], [], [])
        for pending in batch:
            columns, writer = first, self.writers.get(pending.code, self.writer)
            for row in pending.rows:
                columns[0].append(pending.code)
                columns[1].append(row.n)
                columns[2].append(row.at)
                columns[3].append(row.entry.decode())
                columns[4].append(writer)
                columns = more
        return (FIRST_AND_MORE, *first, *more) if more[0] else (FIRST, *first)

    def _report(self, batch: dict[str, PendingAppend], written: set[str], failed: StoreError | None) -> None:
        """Call back for each room of a batch."""
        if len(self.last) > MAX_LAST:
            self.last.clear()
        for code, pending in batch.items():
            if code in written:
                self.last[code] = pending.rows[-1].n
                pending.then(None)
                continue
            known = self.last.pop(code, None)
            if failed is None and not pending.rows:
                pending.then(None)
            else:
                pending.then(failed or RoomLost(f"the log of room {code} does not go on after {known}"))


async def close(connection: "asyncpg.Connection[Any]") -> None:
    """Close a connection politely, or at once if the server does not answer."""
    try:
        await connection.close(timeout=1)
    except Exception:  # whatever it is, nothing is written on it any more
        connection.terminate()
