"""Crowds: thousands of idle sockets, rooms up to the limit, and other players are not affected."""

import asyncio
import contextlib
import resource
import time
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client, RequestRefused
from kaboodle.core.record import Record, verify
from kaboodle.server.limits import MIB, PROCESS, ROOM, SOCKET, OutboxBudget
from kaboodle.server.ws.guard import UNREAD
from kaboodle.server.ws.protocol import TOO_MUCH
from tests.server.process import Served, people, scrape, serving, whole_game
from tests.server.test_hostile import ask, masked

End = tuple[asyncio.StreamReader, asyncio.StreamWriter]
CROWD = 2_000
PATIENCE = 120  # seconds for a slow machine; nothing waits for them where it is quick


def how_many() -> int:
    """The largest number of connections that the file limit of this process allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    count = min(CROWD, most - 200)
    if count < CROWD:
        print(f"only {count} sockets instead of {CROWD}: this process may have {most} files")
    return count


async def open_silent(served: Served) -> End:
    """A connection that says nothing."""
    return await asyncio.open_connection("127.0.0.1", served.port)


async def open_quiet(served: Served, guest: Client, hello: str = "") -> End:
    """A WebSocket that says at most hello."""
    reader, writer = await open_silent(served)
    lines = ["GET /socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
    lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
    lines += [f"Authorization: Bearer {guest.token}", "", ""]
    writer.write("\r\n".join(lines).encode())
    await reader.readuntil(b"\r\n\r\n")
    if hello:
        writer.write(masked(hello))
    return reader, writer


async def until_closed(end: End) -> bytes:
    """What comes until the server closes a connection."""
    with contextlib.suppress(ConnectionError):
        return await asyncio.wait_for(end[0].read(), PATIENCE)
    return b""


@contextlib.asynccontextmanager
async def lines() -> AsyncIterator[list[End]]:
    """A list of connections, which are closed from here at the end."""
    ends: list[End] = []
    try:
        yield ends
    finally:
        for _, writer in ends:
            writer.transport.abort()
        for _, writer in ends:
            with contextlib.suppress(ConnectionError):
                await writer.wait_closed()


@pytest.mark.long
def test_thousands_of_idle_sockets_are_closed_or_borne_and_a_game_goes_on_beside_them(tmp_path: Path) -> None:
    async def test(served: Served, count: int) -> None:
        guests = await people(served.url, 2)
        room = await guests[0].create("mantis", 2)
        watched = [await guests[0].create("original", 2) for _ in range(count // 100)]
        hellos = [f'{{"type":"hello","room":"{code}","watch":true}}' for code in watched]
        async with lines() as silent, lines() as rude, lines() as quiet:
            for n in range(count // 3):
                silent.append(await open_silent(served))
                rude.append(await open_quiet(served, guests[0]))
                quiet.append(await open_quiet(served, guests[1], hellos[n % len(hellos)]))
                assert b'"type":"welcome"' in await asyncio.wait_for(quiet[-1][0].read(400), PATIENCE)
            await whole_game(guests, room, 1)
            found = msgspec.convert(await guests[0].request("GET", f"/api/rooms/{room}/games/1"), Record)
            assert verify(found) == []
            assert set(await asyncio.gather(*map(until_closed, silent))) == {b""}
            for heard in await asyncio.gather(*map(until_closed, rude)):
                assert b"no `hello` came" in heard
            told = (await asyncio.to_thread(metrics, served)).splitlines()
            (connected,) = [float(line.split()[1]) for line in told if line.startswith("kaboodle_connections ")]
            assert connected <= len(quiet), "who does not answer pings may be gone by now, on a slow machine"

    count = how_many()
    with serving(tmp_path, hello_within="4000", request_within="3000") as served:
        asyncio.run(test(served, count))
        assert "bug" not in served.log.read_text()


@pytest.mark.parametrize("frame", [b"\x89\xfd" + bytes(4 + 125), b"\x00\x80" + bytes(4)], ids=["pings", "fragments"])
def test_frames_that_are_no_messages_do_not_fill_the_memory(tmp_path: Path, frame: bytes) -> None:
    async def test(served: Served) -> None:
        guest = await Client.new(served.url, "eve")
        room = await guest.create("mantis", 2)
        async with lines() as ends:
            ends.append(await open_quiet(served, guest, f'{{"type":"hello","room":"{room}"}}'))
            reader, writer = ends[0]
            writer.write(b"\x01\x80" + bytes(4) if frame[0] == 0 else b"")  # a message begins
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    writer.write(frame * 100)
                    await writer.drain()
            heard = await until_closed((reader, writer))
            assert len(heard) < 600_000 and (not heard or TOO_MUCH.to_bytes(2, "big") in heard)
        assert "\nkaboodle_connections 0.0\n" in await asyncio.to_thread(metrics, served)

    with serving(tmp_path, messages_per_second="20") as served:
        asyncio.run(test(served))
        assert "bug" not in served.log.read_text()


def metrics(served: Served) -> str:
    """What the server counts."""
    return scrape(served.metrics_port)


def test_requests_that_do_not_end_are_cut_off_and_too_many_connections_are_told_so(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        async with lines() as slow:
            for begun in (
                b"",
                b"GET / HT",
                b"POST /api/guest HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
            ):
                slow.append(await open_silent(served))
                slow[-1][1].write(begun)
            assert await asyncio.gather(*map(until_closed, slow)) == [b"", b"", b""]
        async with lines() as endless:
            endless.append(await open_silent(served))
            with contextlib.suppress(ConnectionError):
                endless[0][1].write(b"GET / HTTP/1.1\r\n")
                for _ in range(100 * UNREAD // 1_000):
                    endless[0][1].write(b"x-more: " + b"y" * 990 + b"\r\n")
                    await endless[0][1].drain()
            assert await until_closed(endless[0]) == b""
        async with lines() as many:
            many += [await open_silent(served) for _ in range(10)]
            heard = await asyncio.gather(*map(until_closed, many))
            refused = sum(b"503" in said and b"all the connections" in said for said in heard)
            assert 1 <= refused <= 3 and heard.count(b"") == 10 - refused, heard
        assert "kaboodle_http_connections 0.0\n" in await asyncio.to_thread(metrics, served)

    with serving(tmp_path, request_within="1000", connections_per_address="8") as served:
        asyncio.run(test(served))


async def room_of(guest: Client) -> str | None:
    """One more room; None if the server is full."""
    try:
        return await guest.create("board", 6, bots=dict.fromkeys("BCDEF", "kitten"))
    except RequestRefused as refused:
        if "all the rooms that it can bear" in str(refused):
            return None
        raise


def test_rooms_are_made_up_to_the_brim_and_the_process_stays_below_its_bound(tmp_path: Path) -> None:
    async def fill(served: Served) -> int:
        guest = await Client.new(served.url, "eve")
        async with lines() as ends:
            while (room := await room_of(guest)) is not None:
                ends.append(await open_quiet(served, guest, f'{{"type":"hello","room":"{room}"}}'))
                assert b"welcome" in await asyncio.wait_for(ends[-1][0].read(200), PATIENCE)
            return len(ends)

    bound = PROCESS + 16 * MIB
    with serving(tmp_path, memory=str(bound // MIB), outboxes="0") as served:
        rooms = asyncio.run(fill(served))
        assert served.process is not None
        status = Path(f"/proc/{served.process.pid}/status")
        if status.exists():
            (used,) = [float(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS")]
            assert used * 1024 < bound
        assert 16 * MIB // (ROOM + SOCKET) - 2 <= rooms <= 16 * MIB // (ROOM + SOCKET)
        deadline = time.monotonic() + PATIENCE
        while ask(served, "POST", "/api/play", '{"edition":"mantis"}')[0] != 201:
            assert time.monotonic() < deadline, "rooms that nobody is in never slept"
            time.sleep(0.05)  # for a second of the server's to pass, and for its alarms


class Buffer:
    """A reader with so much before it."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.gone = False

    def get_write_buffer_size(self) -> int:
        """What waits."""
        return self.size

    def abort(self) -> None:
        """Gone."""
        self.gone = True


def test_of_too_many_slow_readers_those_go_that_have_been_slow_for_longest() -> None:
    outboxes = OutboxBudget(most=400, each=100)
    readers = [Buffer(20) for _ in range(5)]
    assert [outboxes.mark_slow(reader) for reader in readers[:4]] == [0, 0, 0, 0]
    outboxes.mark_fast(readers[0])
    assert outboxes.mark_slow(readers[0]) == 0, "who keeps up again has not been slow for long"
    assert outboxes.mark_slow(readers[4]) == 1 and [reader.gone for reader in readers] == [
        False,
        True,
        False,
        False,
        False,
    ]
    assert outboxes.mark_slow(Buffer(350)) == 4, "a long answer counts with all its length"
