"""`kaboodle admin`: rooms, bans, copies and deletions, while the server runs and while it does not."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection

from kaboodle.cli.main import main
from kaboodle.client import Client, RequestRefused
from kaboodle.core.record import verify
from kaboodle.server import wire
from kaboodle.server.admin import DAY, DatabaseAdmin, now
from kaboodle.server.rooms.archive import unpack_record
from kaboodle.server.rooms.erasure import GONE
from kaboodle.server.store.base import LogRow, SavedSnapshot
from kaboodle.server.store.schema import open_database
from kaboodle.server.store.sqlite import SqliteStore
from tests.server.manual_clock import run
from tests.server.process import Served, people, serving, whole_game
from tests.server.test_hostile import answers, ask, open_socket


def admin(served: Served, *words: str) -> int:
    return main(["admin", *words, "--database", str(served.database)])


async def play_one(url: str) -> tuple[str, list[Client]]:
    guests = await people(url, 2)
    room = await guests[0].create("mantis", 2)
    await whole_game(guests, room, 1)
    return room, guests


def listed(served: Served, capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, str]]:
    """Each room's guests: name, id."""
    capsys.readouterr()
    assert admin(served, "rooms", "--json") == 0
    return {
        room["code"]: {name: guest for _, guest, name in room["seats"]} for room in json.loads(capsys.readouterr().out)
    }


def until(served: Served, path: str, status: int, **headers: str) -> None:
    """Wait until a running server has applied a command."""
    deadline = time.monotonic() + 30
    while ask(served, "GET", path, **headers)[0] != status:
        assert time.monotonic() < deadline, f"{path} never was {status}"
        time.sleep(0.02)  # another process is waited for


def test_a_running_server_bans_closes_and_is_copied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def be_thrown_out(room: str, guest: Client, *words: str) -> str:
        link = await open_socket(served.url, guest)
        await link.send(f'{{"type":"hello","room":"{room}"}}')
        await link.recv()
        assert admin(served, *words) == 0
        heard = await answers(link)
        return str(heard[-1].code)  # type: ignore[union-attr]  # a refusal comes last

    with serving(tmp_path) as served:
        room, guests = asyncio.run(play_one(served.url))
        other = asyncio.run(guests[0].create("mantis", 2))
        eve = listed(served, capsys)[room]["guest 1"]
        assert asyncio.run(be_thrown_out(other, guests[1], "ban", eve)) == "barred"
        with pytest.raises(RequestRefused, match="barred"):
            asyncio.run(guests[1].create("mantis", 2))
        for path, body in (("/api/guest", '{"name":"somebody else"}'), ("/api/play", '{"edition":"mantis"}')):
            cookie = f"kaboodle={guests[1].token}"
            assert ask(served, "POST", path, body, Cookie=cookie)[0] == 403, "who is banned gets no new identity for it"
        assert admin(served, "unban", eve) == 0
        until(served, "/api/games", 200, Authorization=f"Bearer {guests[1].token}")
        assert asyncio.run(be_thrown_out(room, guests[0], "close", room)) == "no-room"
        assert ask(served, "GET", f"/api/rooms/{room}")[0] == 404
        assert ask(served, "GET", f"/api/rooms/{other}")[0] == 200
        copy = tmp_path / "copy.db"
        assert admin(served, "backup", str(copy)) == 0
        assert admin(served, "restore", str(copy)) == 2, "not while a server runs"
        assert admin(served, "ban", "127.0.0.1") == 0
        until(served, "/healthz", 403)
        served.stop()
        assert admin(served, "restore", str(copy)) == 0
        served.start()
        assert ask(served, "GET", f"/api/rooms/{other}")[0] == 200, "the ban of the address came after the copy"
        assert ask(served, "GET", f"/api/rooms/{room}")[0] == 404, "the room was closed before it"
        assert "bug" not in served.log.read_text()
    assert "another server uses" in capsys.readouterr().err


def test_a_person_is_forgotten_and_their_games_still_verify(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as served:
        room, guests = asyncio.run(play_one(served.url))
        served.stop()
        ids = listed(served, capsys)[room]
        assert admin(served, "forget", ids["guest 1"]) == 0
        served.start()
        record = asyncio.run(guests[0].request("GET", f"/api/rooms/{room}"))
        assert {seat["name"] for seat in record["seats"]} == {"guest 0", GONE}
        assert asyncio.run(guests[1].request("GET", "/api/games")) == []
    db = open_database(str(served.database))
    dump = "\n".join(db.iterdump())
    packed = db.execute("SELECT record FROM archive").fetchall()
    db.close()
    assert ids["guest 1"] not in dump and "guest 1" not in dump and ids["guest 0"] in dump
    (shelved,) = [unpack_record(found) for (found,) in packed]
    assert set(shelved.summary.names) == {"guest 0", GONE} and verify(shelved.record) == []
    assert admin(served, "forget", "nobody-at-all") == 2


def test_a_person_is_forgotten_while_they_play_and_a_bot_has_their_seat(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def enter(room: str, guest: Client, *messages: str) -> ClientConnection:
        link = await open_socket(served.url, guest)
        for message in (f'{{"type":"hello","room":"{room}"}}', *messages):
            await link.send(message)
        return link

    async def hear(link: ClientConnection, seats: dict[str, tuple[str | None, str | None]]) -> None:
        """Listen until the room's seats have these names and bots."""
        while True:
            for told in wire.FRAME_DECODER.decode(await asyncio.wait_for(link.recv(), 60)):
                state = told.room.seats if isinstance(told, wire.RoomMessage | wire.WelcomeMessage) else ()
                if {seat.seat: (seat.name, seat.bot) for seat in state} == seats:
                    return

    async def test() -> str:
        guests = [await Client.new(served.url, name) for name in ("Agathe", "Barnabas")]
        room = await guests[0].create("mantis", 2, clock={"decision": 0, "absent": 0})
        seats = [await guest.sit(room) for guest in guests]
        agathe = await enter(room, guests[0])
        barnabas = await enter(room, guests[1], '{"type":"rename","name":"Quentin"}')
        await hear(agathe, {"A": ("Agathe", None), "B": ("Quentin", None)})
        await agathe.send('{"type":"start"}')
        (known,) = [found for found in listed(served, capsys).values() if found]
        assert admin(served, "forget", known["Barnabas"]) == 0
        await hear(agathe, {"A": ("Agathe", None), "B": (GONE, "cat")})
        await hear(barnabas, {"A": ("Agathe", None), "B": (GONE, "cat")})
        for link in (agathe, barnabas):
            await link.close()
        again = await open_socket(served.url, guests[1])
        await again.send(f'{{"type":"hello","room":"{room}","key":"{seats[1][1]}"}}')
        (welcome, *_) = await answers(again, until=wire.WelcomeMessage)
        assert isinstance(welcome, wire.WelcomeMessage) and welcome.seat is None, "the key opens nothing any more"
        return known["Barnabas"]

    with serving(tmp_path) as served:
        id = asyncio.run(test())
        served.stop()
        assert "bug" not in served.log.read_text()
    left = b"".join(path.read_bytes() for path in tmp_path.glob("kaboodle.db*"))
    assert b"Agathe" in left
    for word in (id, "Barnabas", "Quentin"):
        assert word.encode() not in left, "not even where the file has room for something else"


def test_only_what_is_old_and_asleep_is_pruned(tmp_path: Path) -> None:
    database = str(tmp_path / "rooms.db")
    header = b'{"code":"x","edition":"mantis","players":2,"options":{},"clock":{},"host":"ann"}'

    async def fill() -> None:
        store = SqliteStore(database)
        for code, made, last in (
            *(("old", 90, 80), ("used", 90, 5), ("new", 5, 5), ("awake", 90, 80), ("waits", 90, 80)),
        ):
            await store.create_room(code, header, now() - made * DAY, "ann")
            await store.add_snapshot(code, SavedSnapshot(1, 0, b"{}"))
            await store.append(code, [LogRow(1, now() - last * DAY, b"{}")])
            await store.add_played("ann", code, 1, now() - last * DAY, "A")
            if code != "awake":
                await store.set_asleep(code, now() + DAY if code == "waits" else None)
        await store.close()

    run(fill())
    admin_db = DatabaseAdmin(database)
    assert admin_db.prune(30) == (1, 0)
    assert {room.code for room in admin_db.rooms()} == {"used", "new", "awake", "waits"}
    assert admin_db.prune(30, awake=True) == (2, 0)
    assert {room.code for room in admin_db.rooms()} == {"used", "new"}
    assert admin_db.close_rooms_of("ann") == 2 and admin_db.close_rooms_of("ann") == 0
    assert all(room.closed for room in admin_db.rooms())
    admin_db.close()


def test_what_cannot_be_done_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = str(tmp_path / "rooms.db")
    assert main(["admin", "rooms", "--database", database]) == 2
    open_database(database).close()
    for words in (["close", "nowhere"], ["unban", "eve"], ["prune", "--days", "0"], ["restore", "nothing.db"]):
        assert main(["admin", *words, "--database", database]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 5 and all(line.startswith("kaboodle: ") and line.endswith(".") for line in said)
    assert main(["admin", "bans", "--database", database]) == 0
    assert "Nobody is banned." in capsys.readouterr().out


class Busy:
    """A database into which a server writes at every step of a copy."""

    def __init__(self, db: sqlite3.Connection, server: sqlite3.Connection) -> None:
        self.db, self.server, self.steps = db, server, 0

    def backup(self, to: sqlite3.Connection, **how: int) -> None:
        self.db.backup(to, progress=self.write, **how)  # type: ignore[arg-type]  # only pages

    def write(self, status: int, remaining: int, total: int) -> None:
        self.steps += 1
        self.server.execute("INSERT INTO log VALUES ('big', ?, 0, x'00')", (1_000 + self.steps,))
        assert self.steps < 50, "the copy begins anew with every commit"


def test_a_copy_is_finished_however_busy_the_server_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = open_database(str(tmp_path / "rooms.db"))
    server.execute("INSERT INTO room (code, header, at, awake) VALUES ('big', x'00', 0, 0)")
    server.executemany("INSERT INTO log VALUES ('big', ?, 0, zeroblob(100000))", [(n,) for n in range(1, 100)])
    admin_db = DatabaseAdmin(str(tmp_path / "rooms.db"))
    assert isinstance(admin_db._db, sqlite3.Connection)
    with monkeypatch.context() as patch:
        patch.setattr(admin_db, "_db", Busy(admin_db._db, server))
        admin_db.backup(str(tmp_path / "copy.db"))
    copy = open_database(str(tmp_path / "copy.db"))
    assert copy.execute("SELECT count(*) FROM log").fetchone() == (99,)
    for each in (copy, server, admin_db):
        each.close()


def test_while_old_rooms_are_deleted_a_server_has_its_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server = open_database(str(tmp_path / "rooms.db"))
    rooms = [(f"r{n}", 0) for n in range(5)] + [("fresh", now())]
    server.executemany("INSERT INTO room (code, header, at, awake) VALUES (?, x'00', ?, 0)", rooms)
    server.executemany("INSERT INTO archive VALUES (?, 'r', 1, ?, x'00', x'00')", rooms)
    admin_db = DatabaseAdmin(str(tmp_path / "rooms.db"))
    turns: list[int] = []

    def write(seconds: float) -> None:
        turns.append(server.execute("INSERT INTO setting VALUES (?, x'00')", (f"beat {len(turns)}",)).rowcount)

    monkeypatch.setattr("kaboodle.server.admin.SLICE", 2)
    monkeypatch.setattr("kaboodle.server.admin.time.sleep", write)
    assert admin_db.prune(1) == (5, 5) and turns == [1] * 4
    assert server.execute("SELECT code FROM room").fetchall() == [("fresh",)]
    server.close()
    admin_db.close()
