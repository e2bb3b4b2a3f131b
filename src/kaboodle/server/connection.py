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
        self.host = False
        self.muted: set[str] = set()
        self.chat = Bucket(1, 5, now)
        self.helped = Bucket(2, 10, now)
        self.dropped = asyncio.Event()  # set when the reader has been too slow
        self._most = outbox
        self._frame: list[bytes] = []
        self._outbox: deque[bytes] = deque()
        self._ready = asyncio.Event()

    def send(self, message: FromServer) -> None:
        """Send a message with the next frame."""
        self._frame.append(encode(message))

    def send_raw(self, raw: bytes) -> None:
        """Send a message that is already encoded with the next frame."""
        self._frame.append(raw)

    def flush(self) -> None:
        """End a frame: whatever one thing that came in has led to leaves together, as one array."""
        if not self._frame or self.dropped.is_set():
            return
        if len(self._outbox) >= self._most:
            self._outbox.clear()
            self.dropped.set()
            return
        self._outbox.append(b"[" + b",".join(self._frame) + b"]")
        self._frame.clear()
        self._ready.set()

    async def next(self) -> bytes:
        """The next frame to send."""
        while not self._outbox:
            self._ready.clear()
            await self._ready.wait()
        return self._outbox.popleft()

    def waiting(self) -> list[bytes]:
        """The frames that wait to be sent; none do afterwards."""
        waiting = list(self._outbox)
        self._outbox.clear()
        return waiting
