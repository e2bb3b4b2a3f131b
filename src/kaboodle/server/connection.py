"""One client as a room knows it: who it is, how far it has seen, and what waits to be sent to it."""

import asyncio
from collections import deque

from kaboodle.server import wire
from kaboodle.server.guests import Guest
from kaboodle.server.limits import Bucket
from kaboodle.server.wire import FromServer, encode


class Connection:
    """A client's end in a room. What is sent waits in a bounded outbox; who reads too slowly is dropped."""

    def __init__(self, guest: Guest, hello: wire.Hello, key_hash: str | None, outbox: int, now: int) -> None:
        self.guest = guest
        self.hello = hello
        self.key_hash = key_hash
        self.seat: str | None = None
        self.game = hello.game
        self.seen = 0
        self.asked: tuple[int, int] | None = None  # the last ask that was put to it: game and id
        self.clocked: tuple[int, int] | None = None
        self.chat = Bucket(1, 5, now)
        self.dropped = asyncio.Event()  # set when the reader has been too slow
        self._most = outbox
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Send a message, sooner or later."""
        self.send_raw(encode(message))

    def send_raw(self, raw: bytes) -> None:
        """Send a message that is already encoded."""
        if self.dropped.is_set():
            return
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self.dropped.set()
            return
        self._outbox.append(raw)
        self._ready.set()

    async def next(self) -> bytes:
        """The next message to send."""
        while not self._outbox:
            self._ready.clear()
            await self._ready.wait()
        return self._outbox.popleft()

    def waiting(self) -> list[bytes]:
        """What waits to be sent; nothing does afterwards."""
        waiting = list(self._outbox)
        self._outbox.clear()
        return waiting
