"""A Store in an SQLite file: one writer thread, and group commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from kaboodle.server.store.base import ArchivedGame, LogRow, PendingAppend, PlayedGame, SavedRoom, StoreError
from kaboodle.server.store.schema import open_database

MAX_BATCH = 512  # jobs that share a commit, at most
SPACING = 0.003  # seconds from one commit to the next, at least, under load
MAX_LAST = 100_000  # rooms whose last row's number is cached
APPEND_MANY = (
    """INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)"""
)
T = TypeVar("T")


class StoreJob(Generic[T]):
    """Work on the database other than an append, and the future that waits for its result."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T], done: "asyncio.Future[T]") -> None:
        self.work = work
        self.done = done


class CommitBatch:
    """Jobs that share a commit. All appended rows go into one statement where possible: they are most of the load."""

    __slots__ = ("jobs", "text")

    def __init__(
        self, jobs: list[StoreJob[Any] | PendingAppend], text: str | None
    ) -> None:  # Any: each job has its own result
        self.jobs = jobs
        self.text = text  # all rows as JSON, if each is known to continue its log


class SqliteStore:
    """A Store in one file, or in memory for `:memory:`. Created inside a running event loop."""

    def __init__(self, path: Path | str, *, on_commit: Callable[[float, int], None] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._batches: queue.SimpleQueue[CommitBatch | None] = queue.SimpleQueue()  # one at a time
        self._queued: list[StoreJob[Any] | PendingAppend] = []  # jobs for the next commit
        self._busy = False  # whether the thread has a batch
        self._timer: asyncio.Handle | None = None
        self._began, self._crowded = 0.0, False  # when the last batch was handed over, and whether it had several jobs
        self._on_commit = on_commit
        self._closed = False
        self._finished: asyncio.Future[None] | None = None  # resolved after the last batch
        self._last: dict[str, int] = {}  # the number of each log's last row, as far as known
        self._db = open_database(str(path))
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def create_room(self, code: str, header: bytes, at: int) -> bool:
        """Store a new room; False if the code is taken."""
        sql = "INSERT OR IGNORE INTO room (code, header, at, awake) VALUES (?, ?, ?, 1)"
        return await self._do(lambda db: db.execute(sql, (code, header, at)).rowcount == 1)

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Append to a room's log, all or nothing."""
        future: asyncio.Future[None] = self._loop.create_future()
        self.begin_append(code, list(rows), lambda error: resolve(future, error))
        await future

    def begin_append(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
        """Begin to append; `then` is called with the error, or with None when the rows are durable."""
        pending = PendingAppend(code, rows, then)
        self._enqueue(pending)
        return pending

    async def load(self, code: str) -> SavedRoom | None:
        """A room with its whole log."""

        def job(db: sqlite3.Connection) -> SavedRoom | None:
            found = db.execute("SELECT header FROM room WHERE code = ? AND NOT closed", (code,)).fetchone()
            if found is None:
                return None
            rows = db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (code,))
            return SavedRoom(header=found[0], rows=tuple(LogRow(*row) for row in rows))

        return await self._do(job)

    async def awake_rooms(self) -> list[str]:
        """The rooms that are marked awake, oldest first."""
        sql = "SELECT code FROM room WHERE awake ORDER BY at, code"
        return await self._do(lambda db: [code for (code,) in db.execute(sql)])

    async def set_awake(self, code: str, *, awake: bool) -> None:
        """Mark whether a room is rebuilt at the next start."""
        await self._do(lambda db: db.execute("UPDATE room SET awake = ? WHERE code = ?", (awake, code)).rowcount)

    async def add_played(self, guest: str, code: str, game: int, at: int, seat: str) -> None:
        """Record that a guest has a seat in a game."""
        sql = "INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (guest, code, game, at, seat)).rowcount)

    async def games_of(self, guest: str) -> list[PlayedGame]:
        """The games a guest had a seat in, newest first."""
        sql = """SELECT room, game, played.at, seat, id, summary FROM played LEFT JOIN archive USING (room, game)
            WHERE guest = ? ORDER BY played.at DESC, room, game DESC LIMIT 200"""
        return await self._do(lambda db: [PlayedGame(*row) for row in db.execute(sql, (guest,))])

    async def archive(self, game: ArchivedGame) -> None:
        """Store a finished game, unless it is archived already."""
        sql = "INSERT OR IGNORE INTO archive VALUES (?, ?, ?, ?, ?, ?)"
        values = (game.id, game.room, game.game, game.at, game.summary, game.packed)
        await self._do(lambda db: db.execute(sql, values).rowcount)

    async def archived(self, id: str) -> bytes | None:
        """An archived game; None if there is none."""

        def job(db: sqlite3.Connection) -> bytes | None:
            found = db.execute("SELECT record FROM archive WHERE id = ?", (id,)).fetchone()
            return None if found is None else bytes(found[0])

        return await self._do(job)

    async def bans(self) -> set[tuple[str, str]]:
        """Everybody who is banned: kind, and id or address."""
        return await self._do(lambda db: {(kind, who) for kind, who in db.execute("SELECT kind, who FROM ban")})

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """Store a setting unless it has a value already; the stored value."""

        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, value))
            return bytes(db.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()[0])

        return await self._do(job)

    async def put(self, name: str, value: bytes) -> None:
        """Store a setting, whatever it was."""
        sql = "INSERT INTO setting VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._do(lambda db: db.execute(sql, (name, value)).rowcount)

    async def probe(self, at: int) -> None:
        """Write the time, to find out whether the file can be written."""
        await self.put("beat", str(at).encode())

    async def close(self) -> None:
        """Finish what was begun and close the file."""
        if self._closed:
            return
        self._closed = True
        if self._busy or self._queued:
            self._finished = self._loop.create_future()
            await self._finished
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work in the writer thread; its result once the commit is durable."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(StoreJob(work, future))
        return await future

    # On the event loop: jobs are queued and handed to the thread, one batch at a time.

    def _enqueue(self, job: StoreJob[Any] | PendingAppend) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        self._queued.append(job)
        if not self._busy and self._timer is None:
            self._timer = self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread everything that is queued. Under load batches are SPACING apart; a single job never waits.

        A commit costs as much for one job as for fifty, and waking the thread costs more than a job.
        """
        pause = self._began + SPACING - self._loop.time()
        if pause > 0 and (self._crowded or len(self._queued) > 1) and not self._closed:
            self._timer = self._loop.call_later(pause, self._hand_over)
            return
        jobs, self._queued = self._queued[:MAX_BATCH], self._queued[MAX_BATCH:]
        self._timer, self._busy = None, True
        self._began, self._crowded = self._loop.time(), len(jobs) > 1
        self._batches.put(CommitBatch(jobs, self._rows_json(jobs)))

    def _rows_json(self, jobs: Sequence[StoreJob[Any] | PendingAppend]) -> str | None:
        """All rows of some jobs as JSON, for one statement; None unless every row is known to continue its log."""
        last: dict[str, int] = {}
        rows: list[tuple[str, int, int, str]] = []
        for job in jobs:
            if type(job) is not PendingAppend:
                continue
            job.open = False
            known = last.get(job.code, self._last.get(job.code))
            if known is None or not job.follows(known):
                last[job.code] = -1
                rows.clear()
                continue
            last[job.code] = known + len(job.rows)
            rows += [(job.code, row.n, row.at, row.entry.decode()) for row in job.rows]
        return None if -1 in last.values() else msgspec.json.encode(rows).decode()

    def _report(self, batch: CommitBatch, results: list[Any]) -> None:
        """Report the results of a batch, and hand over what was queued meanwhile."""
        self._busy = False
        self._cache_last(batch.jobs, results)
        if self._queued:
            self._timer = self._loop.call_soon(self._hand_over)
        elif self._finished is not None:
            self._finished.set_result(None)
        for job, result in zip(batch.jobs, results, strict=True):
            if isinstance(job, PendingAppend):
                job.then(result)
            else:
                resolve(job.done, result)

    def _cache_last(self, jobs: Sequence[StoreJob[Any] | PendingAppend], results: list[Any]) -> None:
        """Cache the last row numbers of the logs that a batch has written."""
        if len(self._last) > MAX_LAST:
            self._last.clear()
        for job, result in zip(jobs, results, strict=True):
            if type(job) is PendingAppend and job.rows:
                if result is None:
                    self._last[job.code] = job.rows[-1].n
                else:
                    self._last.pop(job.code, None)

    # In the thread.

    def _write(self) -> None:
        """The writer thread: one transaction for each batch."""
        while (batch := self._batches.get()) is not None:
            results = self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody waits
                self._loop.call_soon_threadsafe(self._report, batch, results)
        self._db.close()

    def _commit(self, batch: CommitBatch) -> list[Any]:
        """Run jobs in one transaction; the result of each, or the StoreError that it failed with."""
        began = time.perf_counter()
        try:
            results = self._append_only(batch) or self._write_all(batch)
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            return [StoreError(f"the database says: {error}")] * len(batch.jobs)
        if self._on_commit:
            self._on_commit(time.perf_counter() - began, len(batch.jobs))
        return results

    def _append_only(self, batch: CommitBatch) -> list[Any]:
        """Append rows in one statement that is its own transaction, so that the thread takes the GIL once.

        An empty list, with nothing done, if the batch has other jobs too.
        """
        if batch.text is None or not all([type(job) is PendingAppend for job in batch.jobs]):
            return []
        try:
            self._db.execute(APPEND_MANY, (batch.text,))
        except sqlite3.IntegrityError:
            return []
        return [None] * len(batch.jobs)

    def _write_all(self, batch: CommitBatch) -> list[Any]:
        """Run one job after the other; the rows of all appends together where possible."""
        self._db.execute("BEGIN IMMEDIATE")
        together = self._append_together(batch.text)
        results = [None if together and type(job) is PendingAppend else attempt(self._db, job) for job in batch.jobs]
        self._db.execute("COMMIT")
        return results

    def _append_together(self, text: str | None) -> bool:
        """Append all rows in one statement; False, with nothing done, if that is not possible."""
        if text is None:
            return False
        try:
            self._db.execute(APPEND_MANY, (text,))
        except sqlite3.IntegrityError:
            return False
        return True


def attempt(db: sqlite3.Connection, job: StoreJob[Any] | PendingAppend) -> Any:  # Any: the job's own result
    """Run one job in a savepoint: if it fails, nothing of it stays and the other jobs go on."""
    db.execute("SAVEPOINT job")
    try:
        result = job.work(db) if isinstance(job, StoreJob) else append(db, job)
    except StoreError as error:
        db.execute("ROLLBACK TO job")
        result = error
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):  # the disk or a lock: then nobody's job can be done
            raise
        db.execute("ROLLBACK TO job")
        result = StoreError(f"the database says: {error}")
    db.execute("RELEASE job")
    return result


def append(db: sqlite3.Connection, pending: PendingAppend) -> Any:  # Any: None, where other jobs have a result
    """Append the rows of one room; StoreError if they do not continue its log."""
    (last,) = db.execute("SELECT coalesce(max(n), 0) FROM log WHERE room = ?", (pending.code,)).fetchone()
    if not pending.follows(last):
        raise StoreError(f"the log of room {pending.code} goes on at {last + 1}; another writer was here")
    rows = [(pending.code, row.n, row.at, row.entry) for row in pending.rows]
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)


def resolve(future: "asyncio.Future[T]", result: Any) -> None:  # Any: the job's own result, or a StoreError
    """Set the result of a future, unless it was cancelled."""
    if future.done():
        return
    if isinstance(result, StoreError):
        future.set_exception(result)
    else:
        future.set_result(result)
