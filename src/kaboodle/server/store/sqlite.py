"""A Store in an SQLite file: one writer thread, and group commit."""

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from kaboodle.server.bans import Ban
from kaboodle.server.store.base import (
    MAX_REPORTS,
    MAX_REPORTS_OF_ROOM,
    ArchivedGame,
    LogRow,
    PendingAppend,
    PlayedGame,
    SavedRoom,
    SavedSnapshot,
    StoreError,
    resolve,
)
from kaboodle.server.store.damage import readable_awake_rooms
from kaboodle.server.store.file_identity import FileIdentity
from kaboodle.server.store.guest_records import GuestRecord, put_records, records_named, records_of
from kaboodle.server.store.saved_rooms import append, load
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
        self._read_db = None if str(path) == ":memory:" else open_database(str(path))
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="reader")
        self._path = str(path)
        self._file = FileIdentity(self._path)
        self.lost: StoreError | None = None  # the file is not at its path: nothing is written, nothing acknowledged
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def create_room(self, code: str, header: bytes, at: int, maker: str = "", origin: str = "") -> bool:
        """Store a new room, made by a guest at an origin; False if the code is taken."""
        sql = "INSERT OR IGNORE INTO room (code, header, at, awake, maker, origin) VALUES (?, ?, ?, 1, ?, ?)"
        return await self._do(lambda db: db.execute(sql, (code, header, at, maker, origin)).rowcount == 1)

    async def count_rooms(self, maker: str, origin: str) -> tuple[int, int]:
        """The rooms of a guest, and those of an origin, that are awake or will wake by themselves."""
        sql = "SELECT count(*) FROM room WHERE {} = ? AND NOT closed AND (awake OR wake IS NOT NULL)"

        def job(db: sqlite3.Connection) -> tuple[int, int]:
            counts = [db.execute(sql.format(*pair[:1]), pair[1:]).fetchone()[0] for pair in pairs]
            return counts[0], counts[1]

        pairs = (("maker", maker), ("origin", origin))
        return await self._read(job)

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

    async def load(self, code: str, game: int | None = None) -> SavedRoom | None:
        """A room with its log from a snapshot on, read in slices beside the writer."""
        return await self._read(lambda db: load(db, code, game))

    async def add_snapshot(self, code: str, snapshot: SavedSnapshot) -> None:
        """Store a snapshot of a room, in place of another one before the same game."""
        sql = "INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)"
        values = (code, snapshot.game, snapshot.n, snapshot.state)
        await self._do(lambda db: db.execute(sql, values).rowcount)

    async def awake_rooms(self) -> list[str]:
        """The rooms that are marked awake, oldest first."""
        sql = "SELECT code FROM room WHERE awake ORDER BY at, code"
        try:
            return await self._do(lambda db: [code for (code,) in db.execute(sql)])
        except StoreError:  # a damaged page: the rooms that can be read open
            return await asyncio.to_thread(readable_awake_rooms, self._path)

    async def set_awake(self, code: str) -> None:
        """Mark that a room is rebuilt at the next start."""
        sql = "UPDATE room SET awake = 1, wake = NULL, timers = NULL WHERE code = ? AND NOT closed"
        await self._do(lambda db: db.execute(sql, (code,)).rowcount)

    async def set_asleep(self, code: str, wake: int | None = None, timers: bytes | None = None) -> None:
        """Mark that a room is rebuilt only when somebody asks for it, or when it is time to wake it."""
        sql = "UPDATE room SET awake = 0, wake = ?, timers = ? WHERE code = ? AND NOT closed"
        await self._do(lambda db: db.execute(sql, (wake, timers, code)).rowcount)

    async def next_wake(self) -> int | None:
        """When the next room asleep has to be woken."""
        sql = "SELECT min(wake) FROM room WHERE wake IS NOT NULL"
        return await self._do(lambda db: db.execute(sql).fetchone()[0])

    async def due_rooms(self, now: int, most: int) -> list[str]:
        """Rooms asleep that have to be woken by now, the earliest first."""
        sql = "SELECT code FROM room WHERE wake <= ? ORDER BY wake, code LIMIT ?"
        return await self._do(lambda db: [code for (code,) in db.execute(sql, (now, most))])

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

    async def add_review(self, id: str, seat: str, method: int, at: int, packed: bytes) -> None:
        """Store the review of a seat of an archived game, in place of an older one."""
        sql = "INSERT OR REPLACE INTO review VALUES (?, ?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (id, seat, method, at, packed)).rowcount)

    async def stored_review(self, id: str, seat: str, method: int) -> bytes | None:
        """The review of a seat; None if there is none by this method."""
        sql = "SELECT review FROM review WHERE id = ? AND seat = ? AND method = ?"

        def job(db: sqlite3.Connection) -> bytes | None:
            found = db.execute(sql, (id, seat, method)).fetchone()
            return None if found is None else bytes(found[0])

        return await self._read(job)

    async def put_records(self, records: Sequence[GuestRecord]) -> None:
        """Store records of guests, all or none."""
        await self._do(lambda db: put_records(db, records))

    async def records_of(self, kind: str, guest: str) -> list[GuestRecord]:
        """The records of one kind that a guest has."""
        return await self._do(lambda db: records_of(db, kind, guest))

    async def records_named(self, kind: str, name: str) -> list[GuestRecord]:
        """The records of one kind and name that anybody has."""
        return await self._do(lambda db: records_named(db, kind, name))

    async def bans(self) -> list[Ban]:
        """All bans."""
        return await self._do(lambda db: [Ban(*row) for row in db.execute("SELECT kind, who, at, until FROM ban")])

    async def add_report(self, room: str, at: int, reporter: str, guest: str, body: bytes) -> bool:
        """Store a report of a guest; False if too many are open, of this room or in all."""
        sql = """INSERT INTO report (at, room, reporter, guest, body) SELECT ?2, ?1, ?3, ?4, ?5
            WHERE (SELECT count(*) FROM report WHERE NOT done) < ?6
            AND (SELECT count(*) FROM report WHERE NOT done AND room = ?1) < ?7"""
        values = (room, at, reporter, guest, body, MAX_REPORTS, MAX_REPORTS_OF_ROOM)
        return await self._do(lambda db: db.execute(sql, values).rowcount == 1)

    async def sign_out(self, guest: str, at: int) -> None:
        """Record that a guest has signed out everywhere."""
        await self._do(lambda db: db.execute("INSERT OR REPLACE INTO signed_out VALUES (?, ?)", (guest, at)).rowcount)

    async def signed_out(self, since: int) -> dict[str, int]:
        """The guests who have signed out everywhere since some time, and when; older ones are deleted."""

        def job(db: sqlite3.Connection) -> dict[str, int]:
            db.execute("DELETE FROM signed_out WHERE at < ?", (since,))
            return dict(db.execute("SELECT guest, at FROM signed_out").fetchall())

        return await self._do(job)

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
        self._reader.shutdown()
        if self._read_db is not None:
            self._read_db.close()

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run work that only reads beside the writer, so that commits do not wait for it; not for `:memory:`."""
        db = self._read_db
        if db is None:
            return await self._do(work)
        if self._closed:
            raise StoreError("the store is closed")
        try:
            return await self._loop.run_in_executor(self._reader, work, db)
        except sqlite3.Error as error:
            raise StoreError(f"the database says: {error}") from None

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
        batch = CommitBatch(jobs, self._rows_json(jobs))
        if self.lost is not None and self.check_file() is not None:
            self._loop.call_soon(self._report, batch, [self.lost] * len(jobs))
        else:
            self._batches.put(batch)

    def check_file(self) -> StoreError | None:
        """Check that the file is still at its path; the error with which everything is refused if it is not."""
        changed = self._file.changed()
        if changed is None:
            self.lost = None
        elif self.lost is None:
            self.lost = StoreError(f"{changed} was deleted, moved or replaced while the server runs")
        return self.lost

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
        """Report the results of a batch, and hand over what was queued meanwhile.

        What was written into a file that is no longer at its path is not acknowledged.
        """
        self._busy = False
        if (lost := self.check_file()) is not None:
            results = [lost] * len(results)
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
            if len(batch.jobs) > 1 and not isinstance(error, sqlite3.OperationalError):  # a damaged page
                return [self._commit(CommitBatch([job], None))[0] for job in batch.jobs]
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
