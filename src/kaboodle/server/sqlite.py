"""Rooms in an SQLite file: one writer thread, and one commit for everything that waits."""

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from kaboodle.server.store import Kept, Played, Row, Saved, StoreError, Writing

MIGRATIONS = (  # number n brings a file of version n to version n + 1; never changed, only added to
    """
    CREATE TABLE room (code TEXT PRIMARY KEY, header BLOB NOT NULL, at INTEGER NOT NULL, awake INTEGER NOT NULL);
    CREATE TABLE log (room TEXT NOT NULL REFERENCES room, n INTEGER NOT NULL, at INTEGER NOT NULL,
        entry BLOB NOT NULL, PRIMARY KEY (room, n)) WITHOUT ROWID;
    CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE played (guest TEXT NOT NULL, room TEXT NOT NULL REFERENCES room, game INTEGER NOT NULL,
        at INTEGER NOT NULL, PRIMARY KEY (guest, room, game)) WITHOUT ROWID;
    """,
    """
    ALTER TABLE played ADD COLUMN seat TEXT NOT NULL DEFAULT '';
    CREATE TABLE kept (id TEXT PRIMARY KEY, room TEXT NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL,
        summary BLOB NOT NULL, packed BLOB NOT NULL);
    CREATE INDEX kept_game ON kept (room, game);
    """,
    """
    ALTER TABLE room ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE ban (kind TEXT NOT NULL, who TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (kind, who)) WITHOUT ROWID;
    CREATE TABLE news (n INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, topic TEXT NOT NULL,
        body BLOB NOT NULL);
    """,
)
BATCH = 512  # jobs that share a commit, at most
SPACING = 0.003  # seconds from one commit to the next, at least, while several jobs come at once
REMEMBERED = 100_000  # rooms whose last line's number is remembered
MANY = """INSERT INTO log SELECT value ->> 0, value ->> 1, value ->> 2, CAST(value ->> 3 AS BLOB) FROM json_each(?)"""
T = TypeVar("T")


class Job(Generic[T]):
    """Anything but lines for a log: what is done with the file, and who waits for it."""

    __slots__ = ("done", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], T], done: "asyncio.Future[T]") -> None:
        self.work = work
        self.done = done


class Batch:
    """What shares a commit. Lines for logs are the one thing there are thousands of a second of: many are one text."""

    __slots__ = ("jobs", "text")

    def __init__(self, jobs: list[Job[Any] | Writing], text: str | None) -> None:  # Any: each job has its own result
        self.jobs = jobs
        self.text = text  # all lines, if it is plain that each is the next one of its log


class SqliteStore:
    """A Store in one file, or in memory for `:memory:`. Made inside a running event loop."""

    def __init__(self, path: Path | str, *, on_commit: Callable[[float, int], None] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._batches: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()  # one at a time
        self._fresh: list[Job[Any] | Writing] = []  # what the next commit will do
        self._busy = False  # the thread has a batch
        self._timer: asyncio.Handle | None = None
        self._began, self._crowd = 0.0, False  # when the last batch was handed over, and whether it was more than one
        self._on_commit = on_commit
        self._closed = False
        self._finished: asyncio.Future[None] | None = None  # who waits for the last batch
        self._last: dict[str, int] = {}  # the numbers of last lines, as far as known: a hint
        self._db = open_file(str(path))
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def create(self, code: str, header: bytes, at: int) -> bool:
        """Keep a new room; False if the code is taken."""
        sql = "INSERT OR IGNORE INTO room (code, header, at, awake) VALUES (?, ?, ?, 1)"
        return await self._do(lambda db: db.execute(sql, (code, header, at)).rowcount == 1)

    async def append(self, code: str, rows: Sequence[Row]) -> None:
        """Add to a room's log, all of it or nothing."""
        future: asyncio.Future[None] = self._loop.create_future()
        self.write(code, list(rows), lambda trouble: tell(future, trouble))
        await future

    def write(self, code: str, rows: list[Row], then: Callable[[StoreError | None], object]) -> Writing:
        """Begin to add to a room's log; `then` is called when that is on disk, or with what went wrong."""
        writing = Writing(code, rows, then)
        self._enqueue(writing)
        return writing

    async def load(self, code: str) -> Saved | None:
        """A room with its whole log."""

        def job(db: sqlite3.Connection) -> Saved | None:
            found = db.execute("SELECT header FROM room WHERE code = ? AND NOT closed", (code,)).fetchone()
            if found is None:
                return None
            rows = db.execute("SELECT n, at, entry FROM log WHERE room = ? ORDER BY n", (code,))
            return Saved(header=found[0], rows=tuple(Row(*row) for row in rows))

        return await self._do(job)

    async def awake(self) -> list[str]:
        """The rooms that were not put to sleep, oldest first."""
        sql = "SELECT code FROM room WHERE awake ORDER BY at, code"
        return await self._do(lambda db: [code for (code,) in db.execute(sql)])

    async def set_awake(self, code: str, *, awake: bool) -> None:
        """Say whether a room is to be rebuilt at the next start."""
        await self._do(lambda db: db.execute("UPDATE room SET awake = ? WHERE code = ?", (awake, code)).rowcount)

    async def remember(self, guest: str, code: str, game: int, at: int, seat: str) -> None:
        """Note that a guest had a seat in a game."""
        sql = "INSERT OR IGNORE INTO played VALUES (?, ?, ?, ?, ?)"
        await self._do(lambda db: db.execute(sql, (guest, code, game, at, seat)).rowcount)

    async def games_of(self, guest: str) -> list[Played]:
        """The games a guest had a seat in, newest first."""
        sql = """SELECT room, game, played.at, seat, id, summary FROM played LEFT JOIN kept USING (room, game)
            WHERE guest = ? ORDER BY played.at DESC, room, game DESC LIMIT 200"""
        return await self._do(lambda db: [Played(*row) for row in db.execute(sql, (guest,))])

    async def keep(self, game: Kept) -> None:
        """Keep a game that is over, unless it is kept already."""
        sql = "INSERT OR IGNORE INTO kept VALUES (?, ?, ?, ?, ?, ?)"
        values = (game.id, game.room, game.game, game.at, game.summary, game.packed)
        await self._do(lambda db: db.execute(sql, values).rowcount)

    async def kept(self, id: str) -> bytes | None:
        """A game that was kept."""

        def job(db: sqlite3.Connection) -> bytes | None:
            found = db.execute("SELECT packed FROM kept WHERE id = ?", (id,)).fetchone()
            return None if found is None else bytes(found[0])

        return await self._do(job)

    async def banned(self) -> set[tuple[str, str]]:
        """Who is not let in: kind and name."""
        return await self._do(lambda db: {(kind, who) for kind, who in db.execute("SELECT kind, who FROM ban")})

    async def settle(self, name: str, value: bytes) -> bytes:
        """Keep a value under a name unless there is one already; the one that is kept."""

        def job(db: sqlite3.Connection) -> bytes:
            db.execute("INSERT OR IGNORE INTO setting VALUES (?, ?)", (name, value))
            return bytes(db.execute("SELECT value FROM setting WHERE name = ?", (name,)).fetchone()[0])

        return await self._do(job)

    async def beat(self, at: int) -> None:
        """Write the time down, to know whether anything can be written."""
        sql = "INSERT INTO setting VALUES ('beat', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._do(lambda db: db.execute(sql, (str(at).encode(),)).rowcount)

    async def close(self) -> None:
        """Finish what was begun, and let go of the file."""
        if self._closed:
            return
        self._closed = True
        if self._busy or self._fresh:
            self._finished = self._loop.create_future()
            await self._finished
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Let the writer thread do something; its result when the commit is on disk."""
        future: asyncio.Future[T] = self._loop.create_future()
        self._enqueue(Job(work, future))
        return await future

    # On the event loop: what comes is gathered, and handed to the thread as one batch at a time.

    def _enqueue(self, job: Job[Any] | Writing) -> None:
        if self._closed:
            raise StoreError("the store is closed")
        self._fresh.append(job)
        if not self._busy and self._timer is None:
            self._timer = self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """Give the thread all that waits; in a crowd whoever comes next waits a little, where jobs come alone none.

        A commit costs as much for one job as for fifty, and to wake the thread costs more than a job.
        """
        pause = self._began + SPACING - self._loop.time()
        if pause > 0 and (self._crowd or len(self._fresh) > 1) and not self._closed:
            self._timer = self._loop.call_later(pause, self._hand_over)
            return
        jobs, self._fresh = self._fresh[:BATCH], self._fresh[BATCH:]
        self._timer, self._busy = None, True
        self._began, self._crowd = self._loop.time(), len(jobs) > 1
        self._batches.put(Batch(jobs, self._text_of(jobs)))

    def _text_of(self, jobs: Sequence[Job[Any] | Writing]) -> str | None:
        """All lines of some jobs, for one statement, unless it is not plain that every one of them is in order."""
        last: dict[str, int] = {}
        lines: list[tuple[str, int, int, str]] = []
        for job in jobs:
            if type(job) is not Writing:
                continue
            job.open = False
            known = last.get(job.code, self._last.get(job.code))
            if known is None or not job.follows(known):
                last[job.code] = -1
                lines.clear()
                continue
            last[job.code] = known + len(job.rows)
            lines += [(job.code, row.n, row.at, row.entry.decode()) for row in job.rows]
        return None if -1 in last.values() else msgspec.json.encode(lines).decode()

    def _settle(self, batch: Batch, results: list[Any]) -> None:
        """Tell those who wait how their jobs went; then what has come meanwhile has its turn."""
        self._busy = False
        self._remember_last(batch.jobs, results)
        if self._fresh:
            self._timer = self._loop.call_soon(self._hand_over)
        elif self._finished is not None:
            self._finished.set_result(None)
        for job, result in zip(batch.jobs, results, strict=True):
            if isinstance(job, Writing):
                job.then(result)
            else:
                tell(job.done, result)

    def _remember_last(self, jobs: Sequence[Job[Any] | Writing], results: list[Any]) -> None:
        """Note where logs go on, from lines that are on disk."""
        if len(self._last) > REMEMBERED:
            self._last.clear()
        for job, result in zip(jobs, results, strict=True):
            if type(job) is Writing and job.rows:
                if result is None:
                    self._last[job.code] = job.rows[-1].n
                else:
                    self._last.pop(job.code, None)

    # In the thread.

    def _write(self) -> None:
        """The writer thread: one transaction for each batch."""
        while (batch := self._batches.get()) is not None:
            results = self._commit(batch)
            with contextlib.suppress(RuntimeError):  # the loop is gone, and nobody waits any more
                self._loop.call_soon_threadsafe(self._settle, batch, results)
        self._db.close()

    def _commit(self, batch: Batch) -> list[Any]:
        """Do jobs in one transaction; what each gave, or the StoreError it failed with."""
        began = time.perf_counter()
        try:
            results = self._write_lines(batch) or self._write_all(batch)
        except sqlite3.Error as trouble:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            return [StoreError(f"the database says: {trouble}")] * len(batch.jobs)
        if self._on_commit:
            self._on_commit(time.perf_counter() - began, len(batch.jobs))
        return results

    def _write_lines(self, batch: Batch) -> list[Any]:
        """Write lines alone, in one statement that is its own transaction: then the thread needs the lock once.

        Nothing, with nothing done, if there is anything else to do.
        """
        if batch.text is None or not all([type(job) is Writing for job in batch.jobs]):
            return []
        try:
            self._db.execute(MANY, (batch.text,))
        except sqlite3.IntegrityError:
            return []
        return [None] * len(batch.jobs)

    def _write_all(self, batch: Batch) -> list[Any]:
        """Do one job after the other; lines that are in order together."""
        self._db.execute("BEGIN IMMEDIATE")
        together = self._write_together(batch.text)
        results = [None if together and type(job) is Writing else attempt(self._db, job) for job in batch.jobs]
        self._db.execute("COMMIT")
        return results

    def _write_together(self, text: str | None) -> bool:
        """Whether all lines could be written in one statement; if not, nothing is done."""
        if text is None:
            return False
        try:
            self._db.execute(MANY, (text,))
        except sqlite3.IntegrityError:
            return False
        return True


def attempt(db: sqlite3.Connection, job: Job[Any] | Writing) -> Any:  # Any: the job's own result
    """Do one job of several; if it fails nothing of it stays, and the others go on."""
    db.execute("SAVEPOINT job")
    try:
        result = job.work(db) if isinstance(job, Job) else append(db, job)
    except StoreError as trouble:
        db.execute("ROLLBACK TO job")
        result = trouble
    except sqlite3.DatabaseError as trouble:
        if isinstance(trouble, sqlite3.OperationalError):  # the disk or a lock: then nobody's job can be done
            raise
        db.execute("ROLLBACK TO job")
        result = StoreError(f"the database says: {trouble}")
    db.execute("RELEASE job")
    return result


def append(db: sqlite3.Connection, writing: Writing) -> Any:  # Any: it has no result, as other jobs have
    """Append alone, and say what is wrong with it if something is."""
    (last,) = db.execute("SELECT coalesce(max(n), 0) FROM log WHERE room = ?", (writing.code,)).fetchone()
    if not writing.follows(last):
        raise StoreError(f"the log of room {writing.code} goes on at {last + 1}; another writer was here")
    lines = [(writing.code, row.n, row.at, row.entry) for row in writing.rows]
    db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", lines)


def tell(future: "asyncio.Future[T]", result: Any) -> None:  # Any: the job's own result, or a StoreError
    """Tell somebody who waits how it went."""
    if future.done():
        return
    if isinstance(result, StoreError):
        future.set_exception(result)
    else:
        future.set_result(result)


def open_file(path: str) -> sqlite3.Connection:
    """A database of the newest version, durable at every commit; StoreError says what is wrong with the file."""
    try:
        make_private(path)
        db = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=2)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA foreign_keys = ON")
        migrate(db)
    except (sqlite3.Error, OSError) as trouble:
        why = trouble.strerror if isinstance(trouble, OSError) else trouble
        raise StoreError(f"{path} cannot be used as a database: {why}") from None
    return db


def make_private(path: str) -> None:
    """Make a file that nobody else can read, unless there is one: it will hold secrets; SQLite's own follow suit.

    One that is there is not even opened: to close it would let go of every lock that this process has on it.
    """
    if path != ":memory:":
        with contextlib.suppress(FileExistsError):
            os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))


def migrate(db: sqlite3.Connection) -> None:
    """Bring a file to the newest version, step by step, each step whole or not at all."""
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise StoreError(f"the database has version {version}; this Kaboodle knows versions up to {len(MIGRATIONS)}")
    for number in range(version, len(MIGRATIONS)):
        db.executescript(f"BEGIN IMMEDIATE; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;")
