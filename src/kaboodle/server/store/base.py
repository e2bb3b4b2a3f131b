"""The storage interface of the server."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class StoreError(Exception):
    """A read or write failed and nothing of it was stored; the message says why."""


class LogRow(msgspec.Struct, frozen=True):
    """One row of a room's log: its number, its time in milliseconds since 1970, and the encoded entry."""

    n: int
    at: int
    entry: bytes


class SavedRoom(msgspec.Struct, frozen=True):
    """A room as it is stored."""

    header: bytes
    rows: tuple[LogRow, ...]


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

    async def create_room(self, code: str, header: bytes, at: int) -> bool:
        """Store a new room; False if the code is taken."""
        ...

    async def append(self, code: str, rows: Sequence[LogRow]) -> None:
        """Append to a room's log, all or nothing; StoreError if a number is not the next one."""
        ...

    def begin_append(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
        """Begin what `append` does; `then` is called with the error, or with None when the rows are durable."""
        ...

    async def load(self, code: str) -> SavedRoom | None:
        """A room with its whole log; None if there is none, or if it was closed."""
        ...

    async def awake_rooms(self) -> list[str]:
        """The rooms that are marked awake, oldest first."""
        ...

    async def set_awake(self, code: str, *, awake: bool) -> None:
        """Mark whether a room is rebuilt at the next start, or only when somebody asks for it."""
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

    async def bans(self) -> set[tuple[str, str]]:
        """Everybody who is banned: ("guest", id) or ("address", address)."""
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

    async def close(self) -> None:
        """Finish what was begun and release everything."""
        ...
