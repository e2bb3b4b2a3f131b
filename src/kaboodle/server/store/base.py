"""The storage interface of the server."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from kaboodle.server.bans import Ban
from kaboodle.server.store.guest_records import GuestRecord

T = TypeVar("T")
MAX_REPORTS, MAX_REPORTS_OF_ROOM = 10_000, 20  # that are open


class StoreError(Exception):
    """A read or write failed and nothing of it was stored; the message says why."""


class RoomLost(StoreError):
    """The rows were not written, because another process has written into the room's log."""


class LogRow(msgspec.Struct, frozen=True, gc=False):
    """One row of a room's log: its number, its time in milliseconds since 1970, and the encoded entry."""

    n: int
    at: int
    entry: bytes


class SavedSnapshot(msgspec.Struct, frozen=True):
    """The state of a room before one of its games, after the row of this number. It only saves reading the log."""

    game: int
    n: int
    state: bytes


class SavedRoom(msgspec.Struct, frozen=True):
    """A room as it is stored: its log, from the beginning or from a snapshot."""

    header: bytes
    rows: tuple[LogRow, ...]
    snapshot: SavedSnapshot | None = None
    timers: bytes | None = None  # of a room asleep whose clock goes on


class ArchivedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, stored under an id of its own."""

    id: str
    room: str
    game: int
    at: int
    summary: bytes
    packed: bytes


class PlayedGame(msgspec.Struct, frozen=True):
    """A game that a guest had a seat in; with id and summary once it is archived."""

    room: str
    game: int
    at: int
    seat: str
    id: str | None = None
    summary: bytes | None = None


class PendingAppend:
    """Rows on their way to a room's log. While `open` is true, more rows may be added at the end of `rows`."""

    __slots__ = ("code", "open", "rows", "then")

    def __init__(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> None:
        self.code = code
        self.rows = rows
        self.then = then
        self.open = True

    def follows(self, last: int) -> bool:
        """Whether these rows continue a log whose last row has this number."""
        return all([row.n == n for n, row in enumerate(self.rows, last + 1)])


class Store(Protocol):
    """Stores rooms. When a call returns, what it wrote survives a crash of the machine."""

    async def create_room(self, code: str, header: bytes, at: int, maker: str = "", origin: str = "") -> bool:
        """Store a new room, made by a guest at an origin; False if the code is taken."""
        ...

    async def count_rooms(self, maker: str, origin: str) -> tuple[int, int]:
        """The rooms of a guest, and those of an origin, that are awake or will wake by themselves."""
        ...

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Append to a room's log, all or nothing; StoreError if a number is not the next one."""
        ...

    def begin_append(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
        """Begin what `append` does; `then` is called with the error, or with None when the rows are durable."""
        ...

    async def load(self, code: str, game: int | None = None) -> SavedRoom | None:
        """A room with its log from the newest snapshot on; None if there is none, or if it was closed.

        With a game: from the newest snapshot before that game, and until the first one after it.
        """
        ...

    async def add_snapshot(self, code: str, snapshot: SavedSnapshot) -> None:
        """Store a snapshot of a room, in place of another one before the same game."""
        ...

    async def awake_rooms(self) -> list[str]:
        """The rooms that are marked awake, oldest first."""
        ...

    async def set_awake(self, code: str) -> None:
        """Mark that a room is rebuilt at the next start."""
        ...

    async def set_asleep(self, code: str, wake: int | None = None, timers: bytes | None = None) -> None:
        """Mark that a room is rebuilt only when somebody asks for it, or when it is time to wake it."""
        ...

    async def next_wake(self) -> int | None:
        """When the next room asleep has to be woken."""
        ...

    async def due_rooms(self, now: int, most: int) -> list[str]:
        """Rooms asleep that have to be woken by now, the earliest first."""
        ...

    async def add_played(self, guest: str, code: str, game: int, at: int, seat: str) -> None:
        """Record that a guest has a seat in a game."""
        ...

    async def games_of(self, guest: str) -> list[PlayedGame]:
        """The games a guest had a seat in, newest first."""
        ...

    async def archive(self, game: ArchivedGame) -> None:
        """Store a finished game, unless it is archived already."""
        ...

    async def archived(self, id: str) -> bytes | None:
        """An archived game, packed as it was given; None if there is none."""
        ...

    async def add_review(self, id: str, seat: str, method: int, at: int, packed: bytes) -> None:
        """Store the review of a seat of an archived game, in place of an older one."""
        ...

    async def stored_review(self, id: str, seat: str, method: int) -> bytes | None:
        """The review of a seat, packed as it was given; None if there is none by this method."""
        ...

    async def put_records(self, records: Sequence[GuestRecord]) -> None:
        """Store records of guests, all or none, in place of older ones of the same kind, guest and name."""
        ...

    async def records_of(self, kind: str, guest: str) -> list[GuestRecord]:
        """The records of one kind that a guest has."""
        ...

    async def records_named(self, kind: str, name: str) -> list[GuestRecord]:
        """The records of one kind and name that anybody has."""
        ...

    async def bans(self) -> list[Ban]:
        """All bans."""
        ...

    async def add_report(self, room: str, at: int, reporter: str, guest: str, body: bytes) -> bool:
        """Store a report of a guest; False if too many are open, of this room or in all."""
        ...

    async def sign_out(self, guest: str, at: int) -> None:
        """Record that a guest has signed out everywhere."""
        ...

    async def signed_out(self, since: int) -> dict[str, int]:
        """The guests who have signed out everywhere since some time, and when; older ones are deleted."""
        ...

    async def get_or_set(self, name: str, value: bytes) -> bytes:
        """Store a setting unless it has a value already; the stored value."""
        ...

    async def put(self, name: str, value: bytes) -> None:
        """Store a setting, whatever it was."""
        ...

    async def probe(self, at: int) -> None:
        """Write the time, to find out whether the store can be written; StoreError if not."""
        ...

    def check_file(self) -> StoreError | None:
        """Check that what is written can be found again; the error with which everything is refused if it cannot."""
        ...

    async def close(self) -> None:
        """Finish what was begun and release everything."""
        ...


def resolve(future: "asyncio.Future[T]", result: Any) -> None:  # Any: the job's own result, or a StoreError
    """Set the result of a future, unless it was cancelled."""
    if future.done():
        return
    if isinstance(result, StoreError):
        future.set_exception(result)
    else:
        future.set_result(result)
