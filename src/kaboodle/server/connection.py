"""One client as a room knows it: who it is, how far it has seen, and what leaves for it with the next frame."""

from typing import Protocol

from kaboodle.server import wire
from kaboodle.server.guests import Guest
from kaboodle.server.limits import Bucket
from kaboodle.server.wire import FromServer, Refusal, encode


class Line(Protocol):
    """What a connection writes to."""

    def write(self, frame: bytes) -> None: ...
    def done(self) -> None: ...
    def refuse(self, refusal: Refusal) -> None: ...


ALLOWED = {  # a second, and at once
    "change": (2, 60),  # lines other than moves that the room's log gets from it
    "chat": (1, 5),
    "why": (2, 10),
    "odds": (2, 10),
    "hint": (0.5, 5),
}
NO_BUCKETS: dict[str, Bucket] = {}


class Connection:
    """A client's end in a room."""

    __slots__ = (
        *("_buckets", "_frame", "asked", "clocked", "game", "guest", "hello", "host", "key_hash", "line"),
        *("muted", "person", "seat", "seen"),
    )

    def __init__(self, guest: Guest, hello: wire.Hello, key_hash: str | None, line: Line) -> None:
        self.guest = guest
        self.hello = hello
        self.key_hash = key_hash
        self.seat: str | None = None
        self.person = guest.id  # whose seat it has, on whatever device; else the guest's own id
        self.game = hello.game
        self.seen = 0
        self.asked: tuple[int, int] | None = None  # the last ask that was put to it: game and id
        self.clocked: tuple[int, int] | None = None
        self.host = False
        self.muted: frozenset[str] = frozenset()
        self.line = line
        self._buckets: dict[str, Bucket] = NO_BUCKETS
        self._frame: list[bytes] = []

    def may(self, what: str, now: int) -> bool:
        """Whether one more of these is allowed; if so it is counted."""
        if what not in self._buckets:
            self._buckets = self._buckets | {what: Bucket(*ALLOWED[what], now)}
        return self._buckets[what].take(now)

    def send(self, message: FromServer) -> None:
        """Send a message with the next frame."""
        self._frame.append(encode(message))

    def send_raw(self, raw: bytes) -> None:
        """Send a message that is already encoded with the next frame."""
        self._frame.append(raw)

    def flush(self) -> None:
        """End a frame: whatever one thing that came in has led to leaves together, as one array."""
        if self._frame:
            frame = b"[" + b",".join(self._frame) + b"]"
            self._frame.clear()
            self.line.write(frame)
