"""What the server asks of a place to keep rooms."""

from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec


class StoreError(Exception):
    """It could not be written or read; the message says why, and nothing of it was kept."""


class Row(msgspec.Struct, frozen=True):
    """One line of a room's log: its number, when it came in (milliseconds since 1970), and what."""

    n: int
    at: int
    entry: bytes


class Saved(msgspec.Struct, frozen=True):
    """A room as it was kept."""

    header: bytes
    rows: tuple[Row, ...]


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """A game that is over, under an id of its own."""

    id: str
    room: str
    game: int
    at: int
    summary: bytes
    packed: bytes


class Played(msgspec.Struct, frozen=True):
    """A game somebody had a seat in: where, since when; and if it is kept by now, its id and summary."""

    room: str
    game: int
    at: int
    seat: str
    id: str | None = None
    summary: bytes | None = None


class Writing:
    """Lines on their way to a room's log. Others may join them, at the end of `rows`, for as long as it is open."""

    __slots__ = ("code", "open", "rows", "then")

    def __init__(self, code: str, rows: list[Row], then: Callable[[StoreError | None], object]) -> None:
        self.code = code
        self.rows = rows
        self.then = then
        self.open = True

    def follows(self, last: int) -> bool:
        """Whether these are the lines after that number."""
        return all([row.n == n for n, row in enumerate(self.rows, last + 1)])


class Store(Protocol):
    """Keeps rooms. When a call returns, what it wrote survives a crash of the machine."""

    async def create(self, code: str, header: bytes, at: int) -> bool:
        """Keep a new room; False if the code is taken."""
        ...

    async def append(self, code: str, rows: Sequence[Row]) -> None:
        """Add to a room's log, all of it or nothing; StoreError if a number is not the next one."""
        ...

    def write(self, code: str, rows: list[Row], then: Callable[[StoreError | None], object]) -> Writing:
        """Begin to add to a room's log as `append` does; `then` is called with what went wrong, or None."""
        ...

    async def load(self, code: str) -> Saved | None:
        """A room with its whole log; None if there is none, or if it was closed."""
        ...

    async def awake(self) -> list[str]:
        """The rooms that were not put to sleep, oldest first."""
        ...

    async def set_awake(self, code: str, *, awake: bool) -> None:
        """Say whether a room is to be rebuilt at the next start, or only when somebody asks for it."""
        ...

    async def remember(self, guest: str, code: str, game: int, at: int, seat: str) -> None:
        """Note that a guest had a seat in a game."""
        ...

    async def games_of(self, guest: str) -> list[Played]:
        """The games a guest had a seat in, newest first."""
        ...

    async def keep(self, game: Kept) -> None:
        """Keep a game that is over, unless it is kept already."""
        ...

    async def kept(self, id: str) -> bytes | None:
        """A game that was kept, packed as it was given."""
        ...

    async def banned(self) -> set[tuple[str, str]]:
        """Who is not let in: ("guest", id) or ("address", address)."""
        ...

    async def settle(self, name: str, value: bytes) -> bytes:
        """Keep a value under a name unless there is one already; the one that is kept."""
        ...

    async def beat(self, at: int) -> None:
        """Write the time down; StoreError if nothing can be written."""
        ...

    async def close(self) -> None:
        """Finish what was begun, and let go of everything."""
        ...
