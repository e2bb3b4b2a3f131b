"""Attacks on a server from one address: each function is one attack, and goes on until its process is ended."""

import asyncio
import base64
import contextlib
import itertools
import json
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from typing import Any

HOST = "127.0.0.1"
SOURCE = "127.0.0.2"  # the attacker's address; honest people have 127.0.0.1
SOCKETS = 60
NINE = dict.fromkeys("ABCDEFGHI", "tiger")
MONTH = {"decision": 30 * 86_400_000, "bank": 0, "window": 30 * 86_400_000, "absent": 30 * 86_400_000}
SHORT = {"decision": 2_000, "bank": 0, "window": 2_000, "absent": 0}
QUIET = {"decision": 0, "bank": 0, "window": 0, "absent": 0}
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target:
    """The server that is attacked."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def connect(self) -> Stream:
        """A TCP connection from the attacker's address."""
        return await asyncio.open_connection(HOST, self.port, local_addr=(SOURCE, 0))

    async def request(self, method: str, path: str, body: object = None, token: str = "") -> tuple[int, Any]:
        """One request on a connection of its own: the status, and the JSON of the answer."""
        reader, writer = await self.connect()
        writer.write(request_bytes(method, path, body, token, close=True))
        raw = await reader.read()
        writer.close()
        head, _, answer = raw.partition(b"\r\n\r\n")
        status = int(head.split()[1]) if head else 0
        return status, json.loads(answer) if answer and b"application/json" in head else None

    async def guest(self) -> str:
        """A new identity."""
        return str((await self.insist("POST", "/api/guest", {"name": "eve"}))["token"])

    async def insist(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """Repeat a request until it is not refused for its rate."""
        while True:
            status, answer = await self.request(method, path, body, token)
            if status < 300:
                return answer
            assert status in {0, 429, 503}, f"{method} {path} was refused: {status} {answer}"
            await asyncio.sleep(0.1)

    async def socket(self, token: str, room: str) -> Stream:
        """A WebSocket in a room; what it is sent is read and dropped."""
        reader, writer = await self.connect()
        key = base64.b64encode(bytes(16)).decode()
        writer.write(
            f"GET /socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Authorization: Bearer {token}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame({"type": "hello", "room": room}))
        return reader, writer


def request_bytes(method: str, path: str, body: object = None, token: str = "", *, close: bool = False) -> bytes:
    """A request as it is sent."""
    raw = b"" if body is None else json.dumps(body).encode()
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: {len(raw)}\r\nAccept-Encoding: br\r\n"
    head += f"Authorization: Bearer {token}\r\n" if token else ""
    return f"{head}{'Connection: close' if close else 'Connection: keep-alive'}\r\n\r\n".encode() + raw


def frame(message: object) -> bytes:
    """A text message as a frame, masked with zeros."""
    text = json.dumps(message).encode()
    size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + b"\0\0\0\0" + text


async def swallow(reader: asyncio.StreamReader) -> None:
    """Read and drop everything."""
    with contextlib.suppress(OSError):
        while await reader.read(65_536):
            pass


async def storm(target: Target, token: str, room: str, messages: Iterable[object]) -> None:
    """One socket that sends as fast as the server reads, and comes back when it is closed."""
    endless = itertools.cycle(list(messages))
    while True:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await target.socket(token, room)
            dropping = asyncio.ensure_future(swallow(reader))
            while not dropping.done():
                writer.write(frame(next(endless)))
                await writer.drain()
                await asyncio.sleep(0.002)
        await asyncio.sleep(0.05)


@contextlib.asynccontextmanager
async def game_of_mine(target: Target, level: str = "kitten") -> AsyncIterator[tuple[str, str]]:
    """A game that waits for the attacker: token and room."""
    wish = {"edition": "original", "players": 9, "level": level, "clock": QUIET}
    made = await target.insist("POST", "/api/play", wish)
    reader, writer = await target.socket(made["token"], made["room"])
    writer.write(frame({"type": "entropy", "game": 1, "text": "eve"}))
    dropping = asyncio.ensure_future(swallow(reader))
    try:
        yield made["token"], made["room"]
    finally:
        dropping.cancel()
        writer.close()


async def chat(target: Target, ready: Callable[[], None]) -> None:
    """Many spectators of one room who all talk at once."""
    token = await target.guest()
    room = (await target.insist("POST", "/api/rooms", {"edition": "original", "players": 4}, token))["room"]
    ready()
    await together(storm(target, token, room, [{"type": "say", "text": "x" * 200}]) for _ in range(SOCKETS))


async def look(target: Target, ready: Callable[[], None]) -> None:
    """Many sockets that ask for a fresh view without end."""
    async with game_of_mine(target) as (token, room):
        ready()
        await together(storm(target, token, room, [{"type": "look"}]) for _ in range(SOCKETS))


async def odds(target: Target, ready: Callable[[], None]) -> None:
    """Many sockets that want odds, reasons and hints."""
    asks = [{"type": "odds"}, {"type": "why"}, {"type": "hint"}]
    async with game_of_mine(target) as (token, room):
        ready()
        await together(storm(target, token, room, asks) for _ in range(16))


async def renames(target: Target, ready: Callable[[], None]) -> None:
    """Somebody with a seat who changes the name as fast as possible, on several connections."""
    token = await target.guest()
    room = (await target.insist("POST", "/api/rooms", {"edition": "original", "players": 4}, token))["room"]
    await target.insist("POST", f"/api/rooms/{room}/seat", {}, token)
    ready()
    names = [{"type": "rename", "name": f"eve {n}"} for n in range(9)]
    await together(storm(target, token, room, names) for _ in range(8))


async def pages(target: Target, ready: Callable[[], None]) -> None:
    """Connections that load the first page again and again."""
    ready()
    await together(loading(target, ["/", "/r/nowhere"]) for _ in range(SOCKETS))


async def lists(target: Target, ready: Callable[[], None]) -> None:
    """Connections that ask for lists again and again."""
    ready()
    await together(loading(target, ["/api/rooms", "/api/editions", "/healthz"]) for _ in range(SOCKETS))


async def loading(target: Target, paths: list[str]) -> None:
    """One connection that sends a request as soon as the last one is answered."""
    for path in itertools.cycle(paths):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, ValueError):
            reader, writer = await target.connect()
            while True:
                writer.write(request_bytes("GET", path))
                head = (await reader.readuntil(b"\r\n\r\n")).lower()
                _, _, size = head.partition(b"content-length: ")
                await reader.readexactly(int(size.split()[0]) if size else 0)


async def connections(target: Target, ready: Callable[[], None]) -> None:
    """Connections that are opened and closed, two hundred a second, and some that stay and say nothing."""
    idle = [await target.connect() for _ in range(100)]
    ready()
    while idle:
        with contextlib.suppress(OSError):
            (await target.connect())[1].close()
        await asyncio.sleep(0.005)


async def thinking(target: Target, ready: Callable[[], None]) -> None:
    """Twenty tables of nine tigers with the shortest clock."""
    links = []
    for _ in range(20):
        token = await target.guest()
        wish = {"edition": "original", "players": 9, "bots": NINE, "clock": SHORT}
        room = (await target.insist("POST", "/api/rooms", wish, token))["room"]
        reader, writer = await target.socket(token, room)
        writer.write(frame({"type": "start"}))
        links.append((asyncio.ensure_future(swallow(reader)), writer))
    ready()
    while True:
        await asyncio.sleep(1)
        for _, writer in links:
            writer.write(frame({"type": "start"}))


async def rooms(target: Target, ready: Callable[[], None]) -> None:
    """Rooms whose games give everybody thirty days, as many as can be made."""
    ready()
    while True:
        with contextlib.suppress(OSError):
            await target.request("POST", "/api/play", {"edition": "mantis", "players": 2, "clock": MONTH})
        await asyncio.sleep(0.005)


async def pipelined(target: Target, ready: Callable[[], None]) -> None:
    """Ten connections that send 250 KB of requests without reading an answer."""
    many = request_bytes("GET", "/") * (250_000 // len(request_bytes("GET", "/")))
    ready()

    async def send() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await target.connect()
                writer.write(many)
                await asyncio.wait_for(swallow(reader), 2)
            await asyncio.sleep(0.05)

    await together(send() for _ in range(10))


async def origins(target: Target, ready: Callable[[], None]) -> None:
    """Handshakes with an origin that is no address, and bodies that are not finished."""
    bad = f"GET /socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n".encode()
    bad += b"Origin: http://[\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    cut = f"POST /api/guest HTTP/1.1\r\nHost: {HOST}\r\nContent-Length: 100\r\n\r\n{{".encode()
    ready()
    for raw in itertools.cycle((bad, cut)):
        with contextlib.suppress(OSError):
            _, writer = await target.connect()
            writer.write(raw)
            await writer.drain()
            await asyncio.sleep(0.005)
            writer.close()


async def together(attacks: Iterable[Awaitable[None]]) -> None:
    """Run some parts of an attack side by side."""
    await asyncio.gather(*attacks)


ATTACKS = {
    attack.__name__: attack
    for attack in (chat, look, odds, renames, pages, lists, connections, thinking, rooms, pipelined, origins)
}


def main() -> None:
    """Attack until the process is ended: `python -m bench.attacks NAME PORT`."""
    name, port = sys.argv[1:]
    asyncio.run(ATTACKS[name](Target(int(port)), lambda: print("ready", flush=True)))


if __name__ == "__main__":
    main()
