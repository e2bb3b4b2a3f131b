"""A damaged database is found at the start and saved by `check`; one that is moved or deleted stops every write."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kaboodle.cli.main import main
from kaboodle.client import Client
from kaboodle.core.registry import EDITIONS
from kaboodle.server.rooms.log import LogEntry, Renamed, RoomHeader, SeatTaken
from kaboodle.server.store.base import LogRow, StoreError
from kaboodle.server.store.damage import find_damage, save_readable
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import ClockRule
from tests.server.process import Served, serving
from tests.server.test_hostile import ask

PAGE = 4096
LEAF = 0x0A  # the first byte of a leaf of a table without rowids, as the log is
ROOMS = [f"room{n:02}" for n in range(40)]
LINES = 40  # of each room: about a page


async def fill(path: Path) -> None:
    """A database with some rooms that are awake, whose logs take many pages."""
    store = SqliteStore(path)
    for code in ROOMS:
        header = RoomHeader(
            code=code,
            edition="mantis",
            players=2,
            options=EDITIONS["mantis"].choose(2, {}),
            clock=ClockRule(),
            host="ann",
            rules=EDITIONS["mantis"].rules_version,
        )
        await store.create_room(code, msgspec.json.encode(header), 1)
        entries: list[LogEntry] = [SeatTaken(seat="A", guest="ann", name="Ann", key="")]
        entries += [Renamed(seat="A", name=f"Ann of {code} {n}") for n in range(LINES - 1)]
        await store.append(code, [LogRow(n, n, msgspec.json.encode(entry)) for n, entry in enumerate(entries, 1)])
    await store.close()


@pytest.fixture
def damaged(tmp_path: Path) -> tuple[Path, set[str]]:
    """A database with one overwritten page in the middle, and the rooms that had entries on it."""
    path = tmp_path / "kaboodle.db"
    asyncio.run(fill(path))
    whole = path.read_bytes()
    pages = [whole[at : at + PAGE] for at in range(0, len(whole), PAGE)]
    leaves = [n for n, page in enumerate(pages) if page[0] == LEAF and page.count(b"Ann of room") > 10]
    middle = leaves[len(leaves) // 2]
    touched = {code for code in ROOMS if f"Ann of {code}".encode() in pages[middle]}
    with path.open("r+b") as file:
        file.seek(middle * PAGE)
        file.write(bytes(range(256)) * (PAGE // 256))
    return path, touched


def until(what: Callable[[], bool]) -> None:
    """Wait for the server process."""
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.01)


def test_a_damaged_page_is_found_at_the_start_and_the_rooms_it_does_not_touch_open(
    damaged: tuple[Path, set[str]], tmp_path: Path
) -> None:
    _, touched = damaged
    assert 0 < len(touched) < len(ROOMS) // 2
    with serving(tmp_path) as served:
        until(lambda: "damaged rooms" in served.log.read_text())
        status, _, body = ask(served, "GET", "/healthz")
        health = msgspec.json.decode(body)
        found = {code: ask(served, "GET", f"/api/rooms/{code}")[0] for code in ROOMS}
        lines = [msgspec.json.decode(line) for line in served.log.read_text().splitlines() if line.startswith("{")]
        guest = asyncio.run(Client.new(served.url, "Ben"))
        asyncio.run(guest.sit(next(code for code in ROOMS if code not in touched)))
    named = next(line["rooms"] for line in lines if line["what"] == "damaged rooms")
    assert status == 200 and health["damaged"] == len(named) and "check" in health["damage"]
    assert set(named) <= touched and named
    assert {code for code, status in found.items() if status != 200} == set(named)
    assert not any(line["what"] == "bug" for line in lines)


def test_a_damaged_room_table_does_not_keep_the_other_rooms_from_opening(tmp_path: Path) -> None:
    path = tmp_path / "kaboodle.db"
    asyncio.run(fill(path))
    whole = path.read_bytes()
    pages = [whole[at : at + PAGE] for at in range(0, len(whole), PAGE)]
    headers = [n for n, page in enumerate(pages) if page.count(b'"edition":"mantis"') > 2]
    touched = {code for code in ROOMS if f'"code":"{code}"'.encode() in pages[headers[0]]}
    with path.open("r+b") as file:
        file.seek(headers[0] * PAGE)
        file.write(bytes(range(256)) * (PAGE // 256))
    assert {room.code for room in find_damage(str(path)).rooms} == touched and len(touched) < len(ROOMS)
    with serving(tmp_path) as served:
        found = {code for code in ROOMS if ask(served, "GET", f"/api/rooms/{code}")[0] == 200}
        assert "bug" not in served.log.read_text()
    assert found == set(ROOMS) - touched


def test_check_names_the_damage_and_saves_the_rest_into_a_new_file(
    damaged: tuple[Path, set[str]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, touched = damaged
    before = path.read_bytes()
    assert main(["admin", "check", "--database", str(path)]) == 1
    said = capsys.readouterr().out
    rooms = {line.split()[1]: line for line in said.splitlines() if line.startswith("Room ")}
    assert "SQLite says" in said and rooms and set(rooms) <= touched
    copy = tmp_path / "saved" / "kaboodle.db"
    copy.parent.mkdir()
    assert main(["admin", "check", "--database", str(path), "--save", str(copy)]) == 1
    assert path.read_bytes() == before and copy.stat().st_mode & 0o077 == 0
    capsys.readouterr()
    assert main(["admin", "check", "--database", str(copy)]) == 0
    assert "is not damaged" in capsys.readouterr().out
    assert main(["admin", "check", "--database", str(path), "--save", str(copy)]) != 0
    db = sqlite3.connect(copy)
    lengths = dict(db.execute("SELECT room, count(*) FROM log GROUP BY room"))
    db.close()
    for code in ROOMS:
        if code in rooms:
            assert f"up to entry {lengths.get(code, 0)} of" in rooms[code] and lengths.get(code, 0) < LINES
        else:
            assert lengths[code] == LINES
    with serving(copy.parent) as served:
        assert {ask(served, "GET", f"/api/rooms/{code}")[0] for code in ROOMS} == {200}


def test_an_entry_that_was_overwritten_inside_a_page_is_found_by_check(tmp_path: Path) -> None:
    path = tmp_path / "kaboodle.db"
    asyncio.run(fill(path))
    whole = path.read_bytes()
    at = whole.index(b'{"type":"renamed","seat":"A","name":"Ann of room07 20"}')
    with path.open("r+b") as file:
        file.seek(at)
        file.write(b"\0" * 20)
    assert not find_damage(str(path)).found
    (room,) = find_damage(str(path), thorough=True).rooms
    assert room.code == "room07" and room.readable == 21
    assert save_readable(str(path), str(tmp_path / "copy.db")).rows["log"] == len(ROOMS) * LINES - (LINES - 21)


@pytest.mark.parametrize("damage", ["log", "snapshot"])
def test_a_snapshot_of_a_damaged_room_is_not_copied_and_the_room_continues(tmp_path: Path, damage: str) -> None:
    path, copy = tmp_path / "kaboodle.db", tmp_path / "copy.db"
    asyncio.run(fill(path))
    db = sqlite3.connect(path)
    for code in ("room07", "room08"):
        db.execute("INSERT INTO snapshot VALUES (?, 1, ?, ?)", (code, LINES, b'{"of":"a later moment"}'))
    if damage == "log":
        db.execute("UPDATE log SET entry = x'00' WHERE room = 'room07' AND n = 22")
    else:
        db.execute("UPDATE snapshot SET state = x'00' WHERE room = 'room07'")
    db.commit()
    db.close()
    saved = save_readable(str(path), str(copy))
    length = 21 if damage == "log" else LINES
    assert [(room.code, room.readable) for room in saved.damage.rooms] == [("room07", length)]
    assert saved.rows["snapshot"] == 1

    async def test() -> None:
        store = SqliteStore(copy)
        found = await store.load("room07")
        assert found is not None and found.snapshot is None and len(found.rows) == length
        await store.append("room07", [LogRow(length + 1, 1, b"{}")])
        await store.close()

    asyncio.run(test())


def test_a_file_that_is_no_database_is_refused_and_no_copy_is_left(tmp_path: Path) -> None:
    (tmp_path / "kaboodle.db").write_bytes(b"not a database" * 1000)
    with pytest.raises(StoreError, match="cannot be read at all"):
        save_readable(str(tmp_path / "kaboodle.db"), str(tmp_path / "copy.db"))
    assert not (tmp_path / "copy.db").exists()


def test_a_room_on_a_damaged_page_fails_alone_when_others_write_at_the_same_moment(
    damaged: tuple[Path, set[str]],
) -> None:
    path, touched = damaged

    async def test() -> dict[str, bool]:
        store = SqliteStore(path)
        for code in ROOMS:
            store._last[code] = LINES
        entry = msgspec.json.encode(Renamed(seat="A", name="Anna"))
        rows = [LogRow(LINES + 1, 1, entry)]
        results = await asyncio.gather(*[store.append(code, rows) for code in ROOMS], return_exceptions=True)
        await store.close()
        return {code: result is None for code, result in zip(ROOMS, results, strict=True)}

    written = asyncio.run(test())
    assert not all(written.values()) and {code for code in ROOMS if not written[code]} <= touched


@pytest.mark.parametrize("returns", [True, False])
def test_nothing_is_acknowledged_into_a_file_that_was_moved_or_deleted(tmp_path: Path, returns: bool) -> None:
    async def rename(served: Served, guest: Client, room: str, name: str) -> str | None:
        async with guest.join(room) as player, asyncio.timeout(30):
            await player.say("rename", name=name)
            async for told in player:
                if told.type == "refused" or (told.room and told.room["seats"][0].get("name") == name):
                    return told.code
        raise AssertionError

    with serving(tmp_path) as served:
        guest = asyncio.run(Client.new(served.url, "Ann"))
        room = asyncio.run(guest.create("mantis", 2))
        asyncio.run(guest.sit(room))
        assert asyncio.run(rename(served, guest, room, "Anna")) is None
        if returns:
            os.rename(served.database, tmp_path / "elsewhere.db")
        else:
            os.unlink(served.database)
        assert asyncio.run(rename(served, guest, room, "Annie")) == "storage"
        status, _, body = ask(served, "GET", "/healthz")
        assert status == 503 and b"deleted, moved or replaced" in body and str(tmp_path).encode() not in body
        until(lambda: "database gone" in served.log.read_text())
        assert ask(served, "GET", f"/api/rooms/{room}")[0] == 200  # in memory
        if returns:
            os.rename(tmp_path / "elsewhere.db", served.database)
            until(lambda: ask(served, "GET", "/healthz")[0] == 200)
            assert asyncio.run(rename(served, guest, room, "Annette")) is None
            until(lambda: "database back" in served.log.read_text())
        else:
            assert ask(served, "GET", "/healthz")[0] == 503
            assert not served.database.exists()
