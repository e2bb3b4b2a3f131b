"""A Store on a PostgreSQL server, shared by all processes that serve its rooms."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from kaboodle.server.bans import Ban
from kaboodle.server.store.append_queue import AppendQueue
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
from kaboodle.server.store.guest_records import GuestRecord
from kaboodle.server.store.postgres_schema import connect, load_driver, prepare_database, server_name
from kaboodle.server.store.write_queue import WriteQueue

if TYPE_CHECKING:
    import asyncpg

CONNECTIONS = 6  # for everything but appends
MAX_ROW = 2**31 - 1  # the largest number of a row
PUT_RECORDS = """INSERT INTO guest_record SELECT * FROM
    unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bytea[])
    ON CONFLICT (kind, guest, name) DO UPDATE SET at = excluded.at, body = excluded.body"""
T = TypeVar("T")


class PostgresStore:
    """A Store in a PostgreSQL database. Made by `open`, inside a running event loop."""

    def __init__(self, database: str) -> None:
        driver = load_driver()
        self.database = database
        self.errors: tuple[type[Exception], ...] = (
            *(driver.PostgresError, driver.InterfaceError, driver.InternalClientError),
            *(OSError, asyncio.TimeoutError),
        )
        self.appends = AppendQueue(lambda: connect(database))
        self._free = asyncio.Semaphore(CONNECTIONS)
        self._idle: list[asyncpg.Connection[Any]] = []
        self._writes = WriteQueue(self._do)
        self._closed = False

    @classmethod
    async def open(cls, database: str) -> "PostgresStore":
        """Check and migrate a database, then a store on it; StoreError if it cannot be used."""
        await prepare_database(database)
        return cls(database)

    async def do(self, work: "Callable[[asyncpg.Connection[Any]], Awaitable[T]]") -> T:
        """Work on a connection that nobody else uses meanwhile; StoreError if the server fails."""
        if self._closed:
            raise StoreError("the store is closed")
        return await self._do(work)

    async def write(self, sql: str, *values: object) -> None:
        """Run a statement together with others of the same text."""
        if self._closed:
            raise StoreError("the store is closed")
        await self._writes.write(sql, *values)

    async def _do(self, work: "Callable[[asyncpg.Connection[Any]], Awaitable[T]]") -> T:
        async with self._free:
            connection = self._idle.pop() if self._idle else await connect(self.database)
            if connection.is_closed():
                self._drop_idle()
                connection = await connect(self.database)
            try:
                result = await work(connection)
            except self.errors as error:
                connection.terminate()
                raise StoreError(f"the database says: {str(error) or type(error).__name__}") from None
            except BaseException:
                connection.terminate()  # it was cancelled in the middle of something
                raise
            self._idle.append(connection)
            return result

    def _drop_idle(self) -> None:
        """Forget idle connections that the server has closed."""
        self._idle = [other for other in self._idle if not other.is_closed()]

    async def execute(self, sql: str, *values: object) -> int:
        """Run a statement; how many rows it changed."""
        status = await self.do(lambda db: db.execute(sql, *values))
        return int(status.rpartition(" ")[2])

    async def fetch(self, sql: str, *values: object) -> "list[asyncpg.Record]":
        """The rows of a query."""
        return await self.do(lambda db: db.fetch(sql, *values))

    async def create_room(self, code: str, header: bytes, at: int, maker: str = "", origin: str = "") -> bool:
        """Store a new room of this process, made by a guest at an origin; False if the code is taken."""
        sql = """INSERT INTO room (code, header, at, awake, maker, origin, owner) VALUES ($1, $2, $3, true, $4, $5, $6)
            ON CONFLICT DO NOTHING"""
        made = await self.execute(sql, code, header.decode(), at, maker, origin, self.appends.writer or None)
        if made:
            self.appends.last[code] = 0
            self.appends.writers[code] = self.appends.writer
        return made == 1

    async def count_rooms(self, maker: str, origin: str) -> tuple[int, int]:
        """The rooms of a guest, and those of an origin, that are awake or will wake by themselves."""
        one = "SELECT count(*) FROM room WHERE {} AND NOT closed AND (awake OR wake IS NOT NULL)"
        sql = f"SELECT ({one.format('maker = $1')}), ({one.format('origin = $2')})"
        (found,) = await self.fetch(sql, maker, origin)
        return found[0], found[1]

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Append to a room's log, all or nothing."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        self.begin_append(code, list(rows), lambda error: resolve(done, error))
        await done

    def begin_append(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
        """Begin to append; `then` is called with the error, or with None when the rows are durable."""
        if self._closed:
            raise StoreError("the store is closed")
        pending = PendingAppend(code, rows, then)
        self.appends.add(pending)
        return pending

    async def load(self, code: str, game: int | None = None) -> SavedRoom | None:
        """A room with its log from a snapshot on."""
        saved = await self.do(lambda db: load(db, code, game))
        if saved is not None and game is None:
            self.appends.last[code] = saved.rows[-1].n if saved.rows else saved.snapshot.n if saved.snapshot else 0
        return saved

    async def add_snapshot(self, code: str, snapshot: SavedSnapshot) -> None:
        """Store a snapshot of a room, in place of another one before the same game."""
        sql = """INSERT INTO snapshot VALUES ($1, $2, $3, $4)
            ON CONFLICT (room, game) DO UPDATE SET n = excluded.n, state = excluded.state"""
        await self.write(sql, code, snapshot.game, snapshot.n, snapshot.state.decode())

    async def awake_rooms(self) -> list[str]:
        """The rooms that are marked awake, oldest first."""
        return [row[0] for row in await self.fetch("SELECT code FROM room WHERE awake ORDER BY at, code")]

    async def set_awake(self, code: str) -> None:
        """Mark that a room is rebuilt even if nobody asks for it."""
        sql = "UPDATE room SET awake = true, wake = NULL, timers = NULL WHERE code = $1 AND NOT closed"
        await self.write(sql, code)

    async def set_asleep(self, code: str, wake: int | None = None, timers: bytes | None = None) -> None:
        """Mark that a room is rebuilt only when somebody asks for it, or when it is time to; any process may do it."""
        sql = """UPDATE room SET awake = false, wake = $2, timers = $3, owner = NULL
            WHERE code = $1 AND NOT closed AND coalesce(owner, $4) = $4"""
        owner = self.appends.writers.pop(code, self.appends.writer)
        await self.write(sql, code, wake, None if timers is None else timers.decode(), owner)

    async def next_wake(self) -> int | None:
        """When the next room asleep has to be woken."""
        (row,) = await self.fetch("SELECT min(wake) FROM room WHERE wake IS NOT NULL")
        return None if row[0] is None else int(row[0])

    async def due_rooms(self, now: int, most: int) -> list[str]:
        """Rooms asleep that have to be woken by now, the earliest first."""
        sql = "SELECT code FROM room WHERE wake <= $1 ORDER BY wake, code LIMIT $2"
        return [row[0] for row in await self.fetch(sql, now, most)]

    async def add_played(self, guest: str, code: str, game: int, at: int, seat: str) -> None:
        """Record that a guest has a seat in a game."""
        await self.write(
            "INSERT INTO played VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING", guest, code, game, at, seat
        )

    async def games_of(self, guest: str) -> list[PlayedGame]:
        """The games a guest had a seat in, newest first."""
        sql = """SELECT room, game, played.at, seat, id, summary FROM played LEFT JOIN archive USING (room, game)
            WHERE guest = $1 ORDER BY played.at DESC, room, game DESC LIMIT 200"""
        rows = await self.fetch(sql, guest)
        return [
            PlayedGame(room, game, at, seat, id, None if summary is None else summary.encode())
            for room, game, at, seat, id, summary in rows
        ]

    async def archive(self, game: ArchivedGame) -> None:
        """Store a finished game, unless it is archived already."""
        sql = "INSERT INTO archive VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING"
        await self.write(sql, game.id, game.room, game.game, game.at, game.summary.decode(), game.packed)

    async def archived(self, id: str) -> bytes | None:
        """An archived game; None if there is none."""
        found = await self.fetch("SELECT record FROM archive WHERE id = $1", id)
        return bytes(found[0][0]) if found else None

    async def add_review(self, id: str, seat: str, method: int, at: int, packed: bytes) -> None:
        """Store the review of a seat of an archived game, in place of an older one."""
        sql = """INSERT INTO review VALUES ($1, $2, $3, $4, $5) ON CONFLICT (id, seat)
            DO UPDATE SET method = excluded.method, at = excluded.at, review = excluded.review"""
        await self.write(sql, id, seat, method, at, packed)

    async def stored_review(self, id: str, seat: str, method: int) -> bytes | None:
        """The review of a seat; None if there is none by this method."""
        sql = "SELECT review FROM review WHERE id = $1 AND seat = $2 AND method = $3"
        found = await self.fetch(sql, id, seat, method)
        return bytes(found[0][0]) if found else None

    async def put_records(self, records: Sequence[GuestRecord]) -> None:
        """Store records of guests, all or none."""
        newest = {(it.kind, it.guest, it.name): it for it in records}  # one statement changes a row once
        columns = [[getattr(it, name) for it in newest.values()] for name in ("kind", "guest", "name", "at", "body")]
        await self.execute(PUT_RECORDS, *columns)

    async def records_of(self, kind: str, guest: str) -> list[GuestRecord]:
        """The records of one kind that a guest has."""
        sql = "SELECT kind, guest, name, at, body FROM guest_record WHERE kind = $1 AND guest = $2 ORDER BY name"
        return [GuestRecord(*row) for row in await self.fetch(sql, kind, guest)]

    async def records_named(self, kind: str, name: str) -> list[GuestRecord]:
        """The records of one kind and name that anybody has."""
        sql = "SELECT kind, guest, name, at, body FROM guest_record WHERE kind = $1 AND name = $2 ORDER BY guest"
        return [GuestRecord(*row) for row in await self.fetch(sql, kind, name)]

    async def bans(self) -> list[Ban]:
        """All bans."""
        return [Ban(*row) for row in await self.fetch("SELECT kind, who, at, until FROM ban")]

    async def add_report(self, room: str, at: int, reporter: str, guest: str, body: bytes) -> bool:
        """Store a report of a guest; False if too many are open, of this room or in all."""
        sql = """INSERT INTO report (at, room, reporter, guest, body) SELECT $2, $1, $3, $4, $5
            WHERE (SELECT count(*) FROM report WHERE NOT done) < $6
            AND (SELECT count(*) FROM report WHERE NOT done AND room = $1) < $7"""
        return await self.execute(sql, room, at, reporter, guest, body.decode(), MAX_REPORTS, MAX_REPORTS_OF_ROOM) == 1

    async def sign_out(self, guest: str, at: int) -> None:
        """Record that a guest has signed out everywhere."""
        await self.execute(
            "INSERT INTO signed_out VALUES ($1, $2) ON CONFLICT (guest) DO UPDATE SET at = $2", guest, at
        )

    async def signed_out(self, since: int) -> dict[str, int]:
        """The guests who have signed out everywhere since some time, and when; older ones are deleted."""
        await self.execute("DELETE FROM signed_out WHERE at < $1", since)
        return {row[0]: row[1] for row in await self.fetch("SELECT guest, at FROM signed_out")}

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """Store a setting unless it has a value already; the stored value."""
        await self.execute("INSERT INTO setting VALUES ($1, $2) ON CONFLICT DO NOTHING", name, value)
        (row,) = await self.fetch("SELECT value FROM setting WHERE name = $1", name)
        return bytes(row[0])

    async def put(self, name: str, value: bytes) -> None:
        """Store a setting, whatever it was."""
        await self.execute(
            "INSERT INTO setting VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = $2", name, value
        )

    async def probe(self, at: int) -> None:
        """Write the time, to find out whether the database can be written."""
        await self.put("beat", str(at).encode())

    def check_file(self) -> StoreError | None:
        """There is no file here that could be lost."""
        return None

    async def close(self) -> None:
        """Finish what was begun and close all connections."""
        if self._closed:
            return
        self._closed = True
        await self._writes.finish()
        await self.appends.finish()
        for connection in self._idle:
            connection.terminate() if connection.is_closed() else await connection.close(timeout=1)
        self._idle.clear()

    def __repr__(self) -> str:
        return f"PostgresStore({server_name(self.database)!r})"


ROOM = """SELECT header, timers, found.game, found.n, found.state FROM room LEFT JOIN LATERAL (
    SELECT game, n, state FROM snapshot WHERE room = code AND game <= $2 ORDER BY game DESC LIMIT 1) found ON true
    WHERE code = $1 AND NOT closed"""
ROWS = "SELECT n, at, entry FROM log WHERE room = $1 AND n > $2 ORDER BY n"
ROWS_UNTIL = """SELECT n, at, entry FROM log WHERE room = $1 AND n > $2
    AND n <= coalesce((SELECT min(n) FROM snapshot WHERE room = $1 AND game > $3), $4) ORDER BY n"""


async def load(db: "asyncpg.Connection[Any]", code: str, game: int | None) -> SavedRoom | None:
    """A room. A log only grows, so that its rows fit any snapshot that was read before them."""
    found = await db.fetchrow(ROOM, code, MAX_ROW if game is None else game)
    if found is None:
        return None
    header, timers, before, n, state = found
    snapshot = None if state is None else SavedSnapshot(before, n, state.encode())
    if game is None:
        lines = await db.fetch(ROWS, code, n or 0)
    else:
        lines = await db.fetch(ROWS_UNTIL, code, n or 0, game, MAX_ROW)
    rows = tuple([LogRow(n, at, entry.encode()) for n, at, entry in lines])
    return SavedRoom(header.encode(), rows, snapshot, None if timers is None else timers.encode())
