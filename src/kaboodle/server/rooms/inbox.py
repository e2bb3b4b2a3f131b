"""What a room's inbox takes, and what a room needs from its house."""

import asyncio
from collections import deque
from typing import cast

import msgspec

from kaboodle.server import wire
from kaboodle.server.rooms.bots import BotMove
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.connection import Connection


class Connected(msgspec.Struct, frozen=True):
    """A client has said hello."""

    connection: Connection


class ClientMessage(msgspec.Struct, frozen=True):
    """A client has sent a message."""

    connection: Connection
    message: wire.FromClient


class Disconnected(msgspec.Struct, frozen=True):
    """A connection is lost or closed."""

    connection: Connection


class SeatRequest(msgspec.Struct, frozen=True):
    """A guest wants to sit down and to have this key for the seat."""

    sender: Sender
    seat: str | None
    key: str


class TimerExpired(msgspec.Struct, frozen=True):
    """The room's alarm has rung."""


class SleepRequested(msgspec.Struct, frozen=True):
    """Memory is scarce: a room that nobody is in is to sleep at once."""


class Ended(msgspec.Struct, frozen=True):
    """Moves that are on disk have ended the game."""


class ReloadRequested(msgspec.Struct, frozen=True):
    """The keeper has changed the log, or somebody in it was forgotten: what is on disk counts."""


InboxItem = (
    Connected
    | ClientMessage
    | Disconnected
    | SeatRequest
    | TimerExpired
    | SleepRequested
    | Ended
    | ReloadRequested
    | BotMove
)
Waiter = asyncio.Future[str | None] | None


class Inbox:
    """What a room has to see to, in the order in which it came; one task takes things out, unless they are held."""

    __slots__ = ("_closed", "_items", "_waiter", "held")

    def __init__(self) -> None:
        self._items: deque[tuple[InboxItem, Waiter]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._closed: wire.Refusal | None = None
        self.held = False  # while moves are being written down

    def put(self, item: InboxItem, asked: Waiter) -> None:
        """Put something in, and whom to tell when it is done."""
        if self._closed is not None:
            if asked is not None:
                asked.set_exception(self._closed)
            return
        self._items.append((item, asked))
        self._wake()

    def put_first(self, item: InboxItem) -> None:
        """Put something in before everything else."""
        self._items.appendleft((item, None))
        self._wake()

    async def get(self) -> tuple[InboxItem, Waiter]:
        """The next thing, when there is one."""
        while not self._items or self.held:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        return self._items.popleft()

    def close(self, why: wire.Refusal) -> None:
        """Take nothing any more: whoever waits for an answer is told why, and whoever comes later."""
        self._closed = why
        for _, asked in self._items:
            if asked is not None and not asked.done():
                asked.set_exception(why)
        self._items.clear()

    def move(self) -> ClientMessage | None:
        """The next thing, if it is a move."""
        if not self._items or not is_move(self._items[0][0]):
            return None
        return cast(ClientMessage, self._items.popleft()[0])

    def release(self) -> None:
        """Let the task go on."""
        self.held = False
        if self._items:
            self._wake()

    def empty(self) -> bool:
        """Whether there is nothing to do."""
        return not self._items

    @property
    def watched(self) -> bool:
        """Whether there is nothing to do, and the task waits for something."""
        return not self._items and self._waiter is not None and self._closed is None

    def _wake(self) -> None:
        if self._waiter is not None and not self.held and not self._waiter.done():
            self._waiter.set_result(None)


def is_move(item: InboxItem) -> bool:
    """Whether somebody has sent a move."""
    return type(item) is ClientMessage and type(item.message) is wire.MoveRequest
