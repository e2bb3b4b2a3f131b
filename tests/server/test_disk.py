"""A disk that is full, locked, read-only or damaged: a sentence, no partial writes, and other rooms go on."""

import asyncio
import contextlib
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client
from kaboodle.core.record import Record, verify
from kaboodle.server.store.schema import open_database
from tests.server.process import Served, people, serving, whole_game
from tests.server.test_hostile import ask

PAGE = 4096
ROOMS = 10  # a page of the log holds lines of one or two, and reading a neighbour may touch it
UNLIMITED = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
MOUNT = 'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"'
READ_ONLY = ["unshare", "--map-root-user", "--mount", "sh", "-c", MOUNT]  # a folder, then a command that has it so
needs_prlimit = pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="limits of another process need Linux")


def wait_for(what: Callable[[], bool]) -> None:
    """Wait for another process."""
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


def stage(served: Served, room: str) -> str:
    """Where a room stands."""
    return str(msgspec.json.decode(ask(served, "GET", f"/api/rooms/{room}")[2])["stage"])


@contextlib.contextmanager
def full(served: Served) -> Iterator[None]:
    """Fill the disk of a server for a while."""
    assert served.process is not None
    size = served.database.with_name("kaboodle.db-wal").stat().st_size
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
    yield
    resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


@contextlib.contextmanager
def locked(served: Served) -> Iterator[None]:
    """Lock the database by another program for a while."""
    other = sqlite3.connect(served.database, isolation_level=None, timeout=60)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@pytest.mark.parametrize("trouble", [pytest.param(full, marks=needs_prlimit), locked])
def test_while_nothing_can_be_written_nothing_is_acknowledged_and_then_every_game_goes_on(
    tmp_path: Path, trouble: Callable[[Served], contextlib.AbstractContextManager[None]]
) -> None:
    async def test(served: Served) -> list[Record]:
        assert ask(served, "GET", "/healthz")[0] == 200
        guests = await people(served.url, 3)
        rooms = [await guests[0].create("original", 3) for _ in range(3)]
        games = [asyncio.ensure_future(whole_game(guests, room, n)) for n, room in enumerate(rooms)]
        await asyncio.to_thread(wait_for, lambda: all(stage(served, room) in ("playing", "over") for room in rooms))
        with trouble(served):
            await asyncio.to_thread(wait_for, lambda: "not written" in served.log.read_text())
            health = await asyncio.to_thread(ask, served, "GET", "/healthz")
        assert health[0] == 503, health
        await asyncio.wait_for(asyncio.gather(*games), 120)
        found = [await guests[0].request("GET", f"/api/rooms/{room}/games/1") for room in rooms]
        return [msgspec.convert(record, Record) for record in found]

    with serving(tmp_path) as served:
        for record in asyncio.run(test(served)):
            assert verify(record) == []
        assert ask(served, "GET", "/healthz")[0] == 200
        log = served.log.read_text()
    assert "bug" not in log and "not written" in log


def can_mount_read_only(folder: Path) -> bool:
    """Whether this machine lets a process have a read-only disk of its own."""
    if shutil.which("unshare") is None:
        return False
    return subprocess.run([*READ_ONLY, str(folder), "true"], capture_output=True, check=False).returncode == 0


def test_a_read_only_disk_is_said_in_a_sentence(tmp_path: Path) -> None:
    if not can_mount_read_only(tmp_path):
        pytest.skip("a read-only disk needs a mount namespace, which this machine does not give")
    database = tmp_path / "kaboodle.db"
    open_database(str(database)).close()
    command = [sys.executable, "-m", "kaboodle", "serve", "--port", "0", "--database", str(database)]
    found = subprocess.run([*READ_ONLY, str(tmp_path), *command], capture_output=True, text=True, timeout=60)
    assert found.returncode == 1 and len(found.stderr.splitlines()) == 1
    assert found.stderr.startswith(f"kaboodle serve: {database} cannot be used as a database: Read-only file system")


@needs_prlimit
def test_a_game_that_could_not_begin_on_a_full_disk_begins_when_there_is_room_again(tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        assert served.process is not None
        guests = await people(served.url, 2)
        room = await guests[0].create("mantis", 2)
        for guest in guests:
            await guest.sit(room)
        async with guests[0].join(room) as player, asyncio.timeout(60):
            async for told in player:
                if told.type == "welcome":
                    break
            size = served.database.with_name("kaboodle.db-wal").stat().st_size
            resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
            await player.say("start")
            await asyncio.to_thread(wait_for, lambda: "not written" in served.log.read_text())
            resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)
            async for told in player:
                assert told.type != "refused"
                if told.type == "sealed":
                    return

    with serving(tmp_path) as served:
        asyncio.run(test(served))


@needs_prlimit
@pytest.mark.parametrize("place", ["kaboodle.db", "nowhere/kaboodle.db"])
def test_a_disk_that_cannot_be_written_to_is_said_in_a_sentence(tmp_path: Path, place: str) -> None:
    command = [sys.executable, "-m", "kaboodle", "serve", "--port", "0", "--database", str(tmp_path / place)]
    found = subprocess.run(
        ["prlimit", "--fsize=0", *command] if place == "kaboodle.db" else command,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=os.environ | {"PYTHONDONTWRITEBYTECODE": "1"},
    )
    assert found.returncode == 1
    assert found.stderr.startswith("kaboodle serve: ") and "cannot be used as a database" in found.stderr
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.parametrize("last", [1, 3])
def test_a_damaged_page_is_said_and_other_rooms_go_on(tmp_path: Path, last: int) -> None:
    async def fill(url: str) -> tuple[Client, list[str]]:
        guests = await people(url, 2)
        rooms = [await guests[0].create("mantis", 2) for _ in range(ROOMS)]
        await asyncio.gather(*[whole_game(guests, room, n) for n, room in enumerate(rooms)])
        return guests[0], rooms

    with serving(tmp_path) as served:
        _, rooms = asyncio.run(fill(served.url))
        served.stop()
        size = served.database.stat().st_size
        with served.database.open("r+b") as file:
            file.seek(size - last * PAGE)
            file.write(bytes(range(256)) * (PAGE // 256))
        try:
            served.start()
        except AssertionError:
            assert "kaboodle serve: " in served.log.read_text().splitlines()[-1]
            return
        found = [ask(served, "GET", f"/api/rooms/{room}") for room in rooms]
        assert {status for status, _, _ in found} <= {200, 503}
        assert any(status == 200 for status, _, _ in found), "one page takes all rooms with it"
        log = served.log.read_text()
    assert "bug" not in log and "Traceback" not in log
