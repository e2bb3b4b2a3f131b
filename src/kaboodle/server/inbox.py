"""What a room's inbox takes, and what a room needs from its house."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import cast

import msgspec

from kaboodle.deal import new_secret
from kaboodle.server import wire
from kaboodle.server.botting import Thought
from kaboodle.server.clock import Clock
from kaboodle.server.connection import Connection
from kaboodle.server.desk import Who
from kaboodle.server.metrics import Meter
from kaboodle.server.settings import Settings
from kaboodle.server.store import Store
from kaboodle.server.thinking import Thinker


class Arrived(msgspec.Struct, frozen=True):
    """A client has said hello."""

    connection: Connection


class Sent(msgspec.Struct, frozen=True):
    """A client has sent a message."""

    connection: Connection
    message: wire.FromClient


class Gone(msgspec.Struct, frozen=True):
    """A connection is lost or closed."""

    connection: Connection


class Wish(msgspec.Struct, frozen=True):
    """A guest wants to sit down and to have this key for the seat."""

    who: Who
    seat: str | None
    key: str


class Rang(msgspec.Struct, frozen=True):
    """The room's alarm has rung."""


class Doze(msgspec.Struct, frozen=True):
    """Memory is scarce: a room that nobody is in is to sleep at once."""


class Ended(msgspec.Struct, frozen=True):
    """Moves that are on disk have ended the game."""


class Reread(msgspec.Struct, frozen=True):
    """The keeper has changed the log, or somebody in it was forgotten: what is on disk counts."""


Item = Arrived | Sent | Gone | Wish | Rang | Doze | Ended | Reread | Thought
Asked = asyncio.Future[str | None] | None


class Inbox:
    """What a room has to see to, in the order in which it came; one task takes things out, unless they are held."""

    __slots__ = ("_closed", "_items", "_waiter", "held")

    def __init__(self) -> None:
        self._items: deque[tuple[Item, Asked]] = deque()
        self._waiter: asyncio.Future[None] | None = None
        self._closed: wire.Refusal | None = None
        self.held = False  # while moves are being written down

    def put(self, item: Item, asked: Asked) -> None:
        """Put something in, and whom to tell when it is done."""
        if self._closed is not None:
            if asked is not None:
                asked.set_exception(self._closed)
            return
        self._items.append((item, asked))
        self._wake()

    def put_first(self, item: Item) -> None:
        """Put something in before everything else."""
        self._items.appendleft((item, None))
        self._wake()

    async def get(self) -> tuple[Item, Asked]:
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

    def move(self) -> Sent | None:
        """The next thing, if it is a move."""
        if not self._items or not is_move(self._items[0][0]):
            return None
        return cast(Sent, self._items.popleft()[0])

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


def is_move(item: Item) -> bool:
    """Whether somebody has sent a move."""
    return type(item) is Sent and type(item.message) is wire.Move


class Rules(msgspec.Struct, frozen=True):
    """What a room needs from the house it is in."""

    store: Store
    clock: Clock
    thinker: Thinker
    meter: Meter
    settings: Settings
    secret: Callable[[], bytes] = new_secret
