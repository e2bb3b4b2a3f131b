"""The inbox of a room: everything that it handles, in the order of arrival."""

import asyncio
from collections import deque
from typing import cast

import msgspec

from kaboodle.server import wire
from kaboodle.server.rooms.bot_emotes import BotEmoteDue
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


class AskExpired(msgspec.Struct, frozen=True):
    """The time of the open ask is up."""


class TimerExpired(msgspec.Struct, frozen=True):
    """The room's timer has expired: something other than a move may be due."""


class SleepRequested(msgspec.Struct, frozen=True):
    """Memory is scarce: a room that nobody is in goes to sleep at once."""


class ReloadRequested(msgspec.Struct, frozen=True):
    """The log was changed by an administrator: the room is rebuilt from it."""


MoveCommand = ClientMessage | BotMove | AskExpired  # a ClientMessage with a MoveRequest
InboxItem = (
    MoveCommand | Connected | Disconnected | SeatRequest | TimerExpired | SleepRequested | ReloadRequested | BotEmoteDue
)
Waiter = asyncio.Future[str | None] | None


class Inbox:
    """A queue that one task empties, unless it is held."""

    __slots__ = ("_closed", "_items", "_waiter", "held")

    def __init__(self) -> None:
        self._items: deque[tuple[InboxItem, Waiter]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._closed: wire.Refusal | None = None
        self.held = False  # while a batch is being written

    def put(self, item: InboxItem, asked: Waiter) -> None:
        """Add an item, and the future of whoever waits for its result."""
        if self._closed is not None:
            if asked is not None:
                asked.set_exception(self._closed)
            return
        self._items.append((item, asked))
        self._wake()

    async def get(self) -> tuple[InboxItem, Waiter]:
        """The next item, when there is one and the inbox is not held."""
        while not self._items or self.held:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        return self._items.popleft()

    def close(self, why: wire.Refusal) -> None:
        """Drop all items and accept no more; whoever waits for a result gets the refusal."""
        self._closed = why
        for _, asked in self._items:
            if asked is not None and not asked.done():
                asked.set_exception(why)
        self._items.clear()

    def next_move(self) -> MoveCommand | None:
        """Remove and return the next item if it is a move."""
        if not self._items or not is_move(self._items[0][0]):
            return None
        return cast(MoveCommand, self._items.popleft()[0])

    def release(self) -> None:
        """Let the task continue."""
        self.held = False
        if self._items:
            self._wake()

    def empty(self) -> bool:
        """Whether there are no items."""
        return not self._items

    @property
    def watched(self) -> bool:
        """Whether there are no items and the task waits for one."""
        return not self._items and self._waiter is not None and self._closed is None

    def _wake(self) -> None:
        if self._waiter is not None and not self.held and not self._waiter.done():
            self._waiter.set_result(None)


def is_move(item: InboxItem) -> bool:
    """Whether an item is a move of a person, a bot or a clock."""
    kind = type(item)
    return (kind is ClientMessage and type(cast(ClientMessage, item).message) is wire.MoveRequest) or (
        kind is BotMove or kind is AskExpired
    )
