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
from typing import Any, TypeVar

import msgspec

from kaboodle.server.store import Kept, Played, Row, Saved, StoreError

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
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]"]  # Any: each job has its own result


class Append:
    """Lines for a room's log: the one job there are thousands of a second of, so that many are done as one."""

    __slots__ = ("code", "rows")

    def __init__(self, code: str, rows: Sequence[Row]) -> None:
        self.code = code
        self.rows = rows

    def __call__(self, db: sqlite3.Connection) -> None:
        """Append alone, and say what is wrong with it if something is."""
        (last,) = db.execute("SELECT coalesce(max(n), 0) FROM log WHERE room = ?", (self.code,)).fetchone()
        if not self.follows(last):
            raise StoreError(f"the log of room {self.code} goes on at {last + 1}; another writer was here")
        lines = [(self.code, row.n, row.at, row.entry) for row in self.rows]
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", lines)

    def follows(self, last: int) -> bool:
        """Whether these are the lines after that number."""
        return all(row.n == n for n, row in enumerate(self.rows, last + 1))


class SqliteStore:
    """A Store in one file, or in memory for `:memory:`. Made inside a running event loop."""

    def __init__(self, path: Path | str, *, on_commit: Callable[[float, int], None] | None = None) -> None:
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._fresh: list[Job] = []  # of this turn of the event loop, to be handed over together
        self._on_commit = on_commit
        self._closed = False
        self._last: dict[str, int] = {}  # the numbers of last lines, as far as known: a hint, for the thread only
        self._db = open_file(str(path))
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def create(self, code: str, header: bytes, at: int) -> bool:
        """Keep a new room; False if the code is taken."""
        sql = "INSERT OR IGNORE INTO room (code, header, at, awake) VALUES (?, ?, ?, 1)"
        return await self._do(lambda db: db.execute(sql, (code, header, at)).rowcount == 1)

    async def append(self, code: str, rows: Sequence[Row]) -> None:
        """Add to a room's log, all of it or nothing."""
        await self._do(Append(code, rows))

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
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        """Let the writer thread do a job; its result when the commit is on disk."""
        if self._closed:
            raise StoreError("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append((job, future))
        return await future

    def _hand_over(self) -> None:
        """Give the thread all jobs of this turn of the event loop at once: to wake it costs more than a job."""
        if self._fresh:
            self._jobs.put(self._fresh)
            self._fresh = []

    def _write(self) -> None:
        """The writer thread: everything that waits shares one commit, and in a crowd whoever comes next waits a little.

        A commit costs as much for one job as for fifty. Where jobs come alone none waits.
        """
        going, crowd, began = True, False, 0.0
        while going:
            jobs: list[Job] = []
            going = self._collect(jobs)
            pause = began + SPACING - time.monotonic()
            if going and pause > 0 and (crowd or len(jobs) > 1):
                time.sleep(pause)
                while going and len(jobs) < BATCH and not self._jobs.empty():
                    going = self._collect(jobs)
            began, crowd = time.monotonic(), len(jobs) > 1
            results = self._commit(jobs) if jobs else []
            with contextlib.suppress(RuntimeError):  # the loop is gone, and nobody waits any more
                self._loop.call_soon_threadsafe(settle_all, jobs, results)
        self._db.close()

    def _collect(self, jobs: list[Job]) -> bool:
        """Wait for more jobs; whether there will be others after them."""
        more = self._jobs.get()
        jobs += more or ()
        return more is not None

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """Do jobs in one transaction; what each gave, or the StoreError it failed with."""
        began = time.perf_counter()
        try:
            self._db.execute("BEGIN IMMEDIATE")
            together = self._append_together([job for job, _ in jobs if isinstance(job, Append)])
            results = [None if together and isinstance(job, Append) else attempt(self._db, job) for job, _ in jobs]
            self._db.execute("COMMIT")
        except sqlite3.Error as trouble:
            self._last.clear()
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            return [StoreError(f"the database says: {trouble}")] * len(jobs)
        self._remember_last(jobs, results)
        if self._on_commit:
            self._on_commit(time.perf_counter() - began, len(jobs))
        return results

    def _append_together(self, appends: list[Append]) -> bool:
        """Append for many rooms in one statement, in which the thread needs the interpreter's lock only once.

        False, with nothing done, unless it is plain that every one of them is in order.
        """
        last: dict[str, int] = {}
        for append in appends:
            known = last.get(append.code, self._last.get(append.code))
            if known is None or not append.follows(known):
                return False
            last[append.code] = known + len(append.rows)
        lines = [(append.code, row.n, row.at, row.entry.decode()) for append in appends for row in append.rows]
        try:
            self._db.execute(MANY, (msgspec.json.encode(lines).decode(),))
        except sqlite3.IntegrityError:
            return False
        return True

    def _remember_last(self, jobs: list[Job], results: list[Any]) -> None:
        """Note where logs go on, from appends that are on disk."""
        if len(self._last) > REMEMBERED:
            self._last.clear()
        for (job, _), result in zip(jobs, results, strict=True):
            if isinstance(job, Append) and job.rows:
                if result is None:
                    self._last[job.code] = job.rows[-1].n
                else:
                    self._last.pop(job.code, None)


def attempt(db: sqlite3.Connection, job: Callable[[sqlite3.Connection], Any]) -> Any:  # Any: the job's own result
    """Do one job of several; if it fails nothing of it stays, and the others go on."""
    db.execute("SAVEPOINT job")
    try:
        result = job(db)
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


def settle_all(jobs: list[Job], results: list[Any]) -> None:
    """Tell those who wait how their jobs went."""
    for (_, future), result in zip(jobs, results, strict=True):
        if future.done():
            continue
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
