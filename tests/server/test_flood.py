"""Floods that need no identity: pipelined requests, broken handshakes and aborted bodies."""

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaboodle.server.limits import MIB
from kaboodle.server.log import LogLimit
from tests.server.process import Served, people, serving, whole_game
from tests.server.test_hostile import ask

REQUEST = b"GET /api/rooms HTTP/1.1\r\nHost: localhost\r\n\r\n"
MEMORY = 256  # MiB that the server may use
BURST = REQUEST * (250_000 // len(REQUEST))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with an honest room."""
    with serving(tmp_path_factory.mktemp("flood"), memory=str(MEMORY)) as server:
        yield server


def memory_of(server: Served) -> int:
    """The most bytes that a server's process has had in memory."""
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(next(line.split()[1] for line in status.splitlines() if line.startswith("VmHWM"))) * 1024


async def pipeline(port: int) -> int:
    """Send 250 KB of requests at once and read nothing until they are sent; how many were answered."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    heard = b""
    with contextlib.suppress(ConnectionError):
        writer.write(BURST)
        await writer.drain()
        heard = await reader.read()  # until the server closes the connection
    writer.transport.abort()
    return heard.count(b"HTTP/1.1 ")


def test_a_few_requests_may_wait_on_a_connection_and_no_more(served: Served) -> None:
    async def test() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(REQUEST * 4 + REQUEST.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
        assert (await reader.read()).count(b"HTTP/1.1 200 ") == 5
        writer.close()
        assert await pipeline(served.port) < 100

    asyncio.run(test())


def test_pipelined_requests_of_ten_connections_do_not_stop_an_honest_room(served: Served) -> None:
    async def test() -> list[int]:
        guests = await people(served.url, 3)
        room = await guests[0].create("original", 3)
        game = asyncio.ensure_future(whole_game(guests, room, 5))
        answered: list[int] = []
        while not game.done() or len(answered) < 30:
            answered += await asyncio.gather(*[pipeline(served.port) for _ in range(10)])
        assert (await game)[0].winners
        return answered

    answered = asyncio.run(test())
    assert max(answered) < 100
    assert memory_of(served) < MEMORY * MIB


def broken_handshake(port: int, plain: bool) -> None:
    """A handshake from a page without an address; a second Host needs a parser, and one without ends at ours."""
    more = "" if plain else "X: a\r\nX: b\r\n"
    lines = "GET /socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    lines += f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\nOrigin: http://[\r\n{more}\r\n"
    with socket.create_connection(("127.0.0.1", port), timeout=60) as link:
        link.sendall(lines.encode())
        assert b'"origin"' in link.recv(4096) + link.recv(4096)


def aborted_body(port: int) -> None:
    """A request that is never finished."""
    with socket.create_connection(("127.0.0.1", port), timeout=60) as link:
        link.sendall(b'POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 90\r\n\r\n{"name"')


def test_broken_handshakes_aborted_bodies_and_bad_requests_write_one_line_each(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        for _ in range(20):
            broken_handshake(server.port, plain=True)
            broken_handshake(server.port, plain=False)
            aborted_body(server.port)
            with socket.create_connection(("127.0.0.1", server.port), timeout=60) as link:
                link.sendall(b"NO HTTP\r\n\r\n")
                assert link.recv(4096).startswith(b"HTTP/1.1 400 ")
            assert ask(server, "POST", "/api/guest", '{"name":"x"}', Origin="http://[")[0] == 403
        server.stop()
        log = server.log.read_text()
    assert "Traceback" not in log and '"bug"' not in log
    assert log.count('"what":"origin"') == 1 and log.count('"what":"aborted"') == 1
    assert log.count("Invalid HTTP request received") == 1
    assert len(log.splitlines()) < 10


def test_a_line_that_is_held_back_is_counted_in_the_next_one() -> None:
    limit = LogLimit()
    assert [limit.count("a", now) for now in (0, 1, 59, 60, 61)] == [1, 0, 0, 3, 0]
    assert limit.count("b", 61) == 1
    for n in range(1000):
        limit.count(f"kind {n}", 62)
    assert len(limit._seen) <= 200
    few = LogLimit(burst=2)
    assert [few.count("a", now) for now in (0, 1, 2, 60)] == [1, 1, 0, 2]
