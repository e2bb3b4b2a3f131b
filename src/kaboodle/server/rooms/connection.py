"""A client as a room sees it: its identity, how far it has seen, and the messages of its next frame."""

from typing import Protocol

from kaboodle.server import wire
from kaboodle.server.guests import Guest
from kaboodle.server.limits import TokenBucket
from kaboodle.server.wire import FromServer, Refusal, encode


class Channel(Protocol):
    """The transport of a connection."""

    def write(self, frame: bytes) -> None: ...
    def done(self) -> None: ...
    def refuse(self, refusal: Refusal) -> None: ...
    def shutdown(self) -> None: ...


RATES = {  # a second, and the burst
    "nudge": (0.1, 1),
    "why": (2, 10),
    "odds": (2, 10),
    "hint": (0.5, 5),
}
NO_BUCKETS: dict[str, TokenBucket] = {}


class Connection:
    """A client in a room."""

    __slots__ = (
        *("_buckets", "_frame", "address", "channel", "game", "guest", "hello", "host", "identity", "key_hash"),
        *("knows_password", "muted", "seat", "seen", "shown_ask", "shown_clock", "waiting", "when_able"),
    )

    def __init__(
        self,
        guest: Guest,
        hello: wire.HelloRequest,
        key_hash: str | None,
        channel: Channel,
        *,
        address: str = "",
        knows_password: bool = False,
    ) -> None:
        self.guest = guest
        self.hello = hello
        self.key_hash = key_hash
        self.seat: str | None = None
        self.identity = guest.id  # the id of the seat's holder, on whatever device; without a seat the guest's own
        self.address = address  # its keyed hash
        self.knows_password = knows_password
        self.waiting = False  # for the host to let it in
        self.game = hello.game
        self.seen = 0
        self.shown_ask: tuple[int, int] | None = None  # game and id of the last ask sent
        self.shown_clock: tuple[int, int] | None = None  # game and id of the ask whose clock was sent last
        self.when_able: bool | None = None  # as the client was last told
        self.host = False
        self.muted: frozenset[str] = frozenset()
        self.channel = channel
        self._buckets: dict[str, TokenBucket] = NO_BUCKETS
        self._frame: list[bytes] = []

    def allow(self, kind: str, now: int) -> bool:
        """Whether the rate limit of a kind of request allows one more; if so it is counted."""
        if kind not in self._buckets:
            self._buckets = self._buckets | {kind: TokenBucket(*RATES[kind], now)}
        return self._buckets[kind].take(now)

    def send(self, message: FromServer) -> None:
        """Add a message to the next frame."""
        self._frame.append(encode(message))

    def send_raw(self, raw: bytes) -> None:
        """Add an encoded message to the next frame."""
        self._frame.append(raw)

    def flush(self) -> None:
        """Write the frame: everything that one input has led to, as one array."""
        if self._frame:
            frame = b"[" + b",".join(self._frame) + b"]"
            self._frame.clear()
            self.channel.write(frame)
