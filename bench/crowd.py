"""Many minimal clients in one process: raw sockets, frames built by hand, one callback per read."""

import asyncio
import base64
import time
from collections.abc import Callable
from random import Random
from typing import cast

import msgspec

from kaboodle.core.fairness import entropy_commitment_of
from kaboodle.core.table import LETTERS


class Numbered(msgspec.Struct):
    """An event: the fields that the load generator reads."""

    n: int


class Told(msgspec.Struct):
    """A message of the server: the fields that the load generator reads."""

    type: str
    id: int | str | None = None
    game: int = 0
    what: str = ""
    moves: tuple[str, ...] = ()
    code: str = ""
    text: str = ""
    events: tuple[Numbered, ...] = ()
    seen: int = 0  # of a view
    seat: str | None = None  # of a welcome
    commitment: str = ""


FRAME = msgspec.json.Decoder(list[Told])


class Tally:
    """Counters since the last reset."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Set all counters to zero."""
        self.acknowledged = 0
        self.sent = 0
        self.bytes = 0
        self.frames = 0
        self.games = 0
        self.refused: dict[str, int] = {}
        self.reached: list[float] = []  # seconds from sending a move until another client had what it did
        self.answered: list[float] = []  # seconds from sending a move until its acknowledgement


class Table:
    """A room with four clients that play random moves, at once or at each tick."""

    def __init__(self, code: str, tally: Tally, *, eager: bool) -> None:
        self.code = code
        self.tally = tally
        self.eager = eager
        self.dice = Random(code)
        self.seats: list[Client] = []
        self.open: list[tuple[Client, Told]] = []
        self.sent: dict[str, float] = {}
        self.moved_at = 0.0  # when the only answer to the open ask was sent; 0 in a window, where others may be first
        self.count = 0
        self.seat_of: dict[int, str] = {}
        self.entropy: dict[int, str] = {}
        self.seen: dict[int, tuple[int, int]] = {}  # how far each client has seen which game

    def hear(self, client: "Client", told: Told, now: float) -> None:
        """Handle one message to one of the four clients."""
        match told.type:
            case "ack":
                self.tally.acknowledged += 1
                self.tally.answered.append(now - self.sent.pop(str(told.id)))
            case "events":
                self.seen[client.number] = (told.game, told.events[-1].n)
                if self.moved_at and client is not self.mover:
                    self.tally.reached.append(now - self.moved_at)
            case "view":
                self.seen[client.number] = (told.game, told.seen)
            case "ask":
                if self.eager:
                    self.answer(client, told)
                else:
                    self.open.append((client, told))
            case "refused":
                self.tally.refused[told.code] = self.tally.refused.get(told.code, 0) + 1
                if isinstance(told.id, str):
                    self.sent.pop(told.id, None)
            case "welcome":
                self.seat_of[client.number] = told.seat or "A"
            case "sealed":
                text = f"{self.dice.getrandbits(64):016x}"
                position = LETTERS.index(self.seat_of[client.number])
                self.entropy[client.number] = text
                hash = entropy_commitment_of(text, position, told.commitment)
                client.send(b'{"type":"commit","game":%d,"hash":"%s"}' % (told.game, hash.encode()))
            case "committed":
                text = self.entropy[client.number]
                client.send(b'{"type":"entropy","game":%d,"text":"%s"}' % (told.game, text.encode()))
            case "revealed" if client is self.seats[0]:
                self.tally.games += 1
                self.open.clear()
                client.send(b'{"type":"start"}')

    def tick(self) -> None:
        """Make one move, if one is open."""
        if self.open:
            self.answer(*self.open.pop(self.dice.randrange(len(self.open))))

    def answer(self, client: "Client", asked: Told) -> None:
        """Draw every other time if that is legal, else play any move."""
        moves, ask = asked.moves, cast(int, asked.id)
        move = "draw" if "draw" in moves and self.dice.random() < 0.5 else self.dice.choice(moves)
        if asked.what == "window":
            move = "nope" if "nope" in moves and self.dice.random() < 0.1 else "pass"
        self.count += 1
        id, now = f"{client.number}-{self.count}", time.perf_counter()
        self.moved_at = 0.0 if asked.what == "window" else now
        self.mover = client
        self.sent[id] = now
        self.tally.sent += 1
        client.send(
            b'{"type":"move","id":"%s","game":%d,"ask":%d,"move":"%s"}' % (id.encode(), asked.game, ask, move.encode())
        )


class Client(asyncio.Protocol):
    """One WebSocket."""

    def __init__(self, number: int, token: str, table: Table, ready: Callable[[], None]) -> None:
        self.number = number
        self.token = token
        self.table = table
        self.ready = ready
        self.raw = b""
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the upgrade to a WebSocket."""
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(bytes(16)).decode()
        self.transport.write(
            f"GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {self.token}\r\n\r\n".encode()
        )

    def send(self, text: bytes) -> None:
        """Send a text frame, masked with zeros."""
        size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
        self.transport.write(b"\x81" + size + b"\0\0\0\0" + text)

    def data_received(self, data: bytes) -> None:
        """Handle all complete frames in the buffer."""
        raw = self.raw + data if self.raw else data
        start = 0
        if not self.open:
            start = raw.find(b"\r\n\r\n") + 4
            if start < 4:
                self.raw = raw
                return
            assert raw.startswith(b"HTTP/1.1 101"), raw[:200]
            self.open = True
            self.send(self._hello())
            self.ready()
        else:
            self.table.tally.bytes += len(data)
        self.raw = raw[self._take(raw, start) :]

    def _hello(self) -> bytes:
        """Return `hello` with the room and the events seen: a reconnecting client gets the events it missed."""
        game, seen = self.table.seen.get(self.number, (0, 0))
        known = b',"game":%d,"seen":%d' % (game, seen) if game else b""
        return b'{"type":"hello","room":"%s","views":"never"%b}' % (self.table.code.encode(), known)

    def _take(self, raw: bytes, start: int) -> int:
        """Handle every complete frame from an offset; return the offset of the rest."""
        now = time.perf_counter()
        while len(raw) - start >= 2:
            size, body = raw[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(raw[body : body + 2], "big"), body + 2
            elif size == 127:
                size, body = int.from_bytes(raw[body : body + 8], "big"), body + 8
            if len(raw) < body + size:
                break
            kind = raw[start] & 15
            if kind == 1:
                self.table.tally.frames += 1
                for told in FRAME.decode(raw[body : body + size]):
                    self.table.hear(self, told, now)
            elif kind == 9:  # a ping
                self.transport.write(b"\x8a" + bytes([128 | size]) + b"\0\0\0\0" + raw[body : body + size])
            start = body + size
        return start
