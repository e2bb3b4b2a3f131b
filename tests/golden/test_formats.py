"""The formats on disk and on the wire are frozen: a golden database and golden messages survive a round trip."""

import asyncio
import re
import sqlite3
import zlib
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kaboodle.server import wire
from kaboodle.server.rooms.archive import unpack_record
from kaboodle.server.rooms.log import DECODER, HEADER, LogEntry
from kaboodle.server.rooms.state import SNAPSHOT, RoomState, rebuild
from kaboodle.server.rooms.timers import SleepingTimers
from kaboodle.server.store.schema import MIGRATIONS, open_database
from kaboodle.server.store.sqlite import SqliteStore
from tests.golden import formats

LINES = [line.partition(" ")[::2] for line in formats.MESSAGES.read_text().splitlines()]
OLD_TAGS = {  # of entries in a database of version 3
    "seat-taken": "sat",
    "bot-seated": "seated",
    "seats-swapped": "swapped",
    "renamed": "named",
    "room-changed": "changed",
    "standing-answer-set": "left",
    "seat-freed": "stood",
    "seat-handed-to-bot": "handed",
    "seat-reclaimed": "returned",
    "host-changed": "hosted",
    "deal-sealed": "sealed",
    "entropy-added": "added",
    "deal-made": "dealt",
    "deal-cancelled": "undealt",
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """The golden database as a file."""
    path = tmp_path / "golden.db"
    db = sqlite3.connect(path)
    db.executescript(formats.DATABASE.read_text())
    db.close()
    return path


def test_the_golden_database_is_what_this_version_writes() -> None:
    assert formats.database() == formats.DATABASE.read_text(), (
        "a frozen format has changed: see tests/golden/formats.py"
    )


def test_the_golden_database_opens_and_its_room_is_rebuilt(database: Path) -> None:
    room = asyncio.run(load(database))
    assert room.stage == "over" and room.game == 3
    assert room.table is not None and room.table.winners
    assert room.header.options == {"quick_game": "on", "first": "host"} and room.seats["B"].name == "Ada"


def test_every_golden_entry_is_written_again_byte_for_byte(database: Path) -> None:
    db = sqlite3.connect(database)
    found = [bytes(entry) for (entry,) in db.execute("SELECT entry FROM log ORDER BY n")]
    (header,) = db.execute("SELECT header FROM room").fetchone()
    db.close()
    assert [msgspec.json.encode(DECODER.decode(entry)) for entry in found] == found
    assert msgspec.json.encode(HEADER.decode(header)) == bytes(header)
    assert {type(DECODER.decode(entry)) for entry in found} == set(get_args(LogEntry))


def test_the_golden_archive_is_read(database: Path) -> None:
    db = sqlite3.connect(database)
    (record,) = db.execute("SELECT record FROM archive").fetchone()
    db.close()
    assert unpack_record(record).summary.edition == "two-player"


def test_a_new_database_has_the_golden_schema(database: Path, tmp_path: Path) -> None:
    def schema(path: Path) -> set[str]:
        db = open_database(str(path))
        found = {" ".join(sql.split()) for (sql,) in db.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")}
        db.close()
        return found

    assert schema(database) == schema(tmp_path / "new.db")


def test_the_golden_database_of_version_4_is_migrated_and_its_room_is_the_same(database: Path, tmp_path: Path) -> None:
    path = tmp_path / "version-4.db"
    db = sqlite3.connect(path)
    db.executescript(formats.DATABASE_4.read_text())
    db.close()
    older, newer = asyncio.run(load(path)), asyncio.run(load(database))
    assert older.table is not None and newer.table is not None and newer.snapshot_length > 0 == older.snapshot_length
    assert older.table.position == newer.table.position and older.table.moves == newer.table.moves
    assert (older.seats, older.header) == (newer.seats, newer.header)  # its log has no entries of later versions
    db = sqlite3.connect(path)
    assert db.execute("SELECT maker, origin, wake, timers FROM room").fetchall() == [(formats.ADA, "", None, None)]
    db.close()


def test_the_golden_snapshot_and_timers_are_written_again_byte_for_byte(database: Path) -> None:
    db = sqlite3.connect(database)
    (state,) = db.execute("SELECT state FROM snapshot").fetchone()
    (timers,) = db.execute("SELECT timers FROM room").fetchone()
    db.close()
    assert msgspec.json.encode(SNAPSHOT.decode(state)) == bytes(state)
    assert msgspec.json.encode(msgspec.json.decode(timers, type=SleepingTimers)) == bytes(timers)


def test_a_database_of_version_3_is_migrated(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    db = sqlite3.connect(path)
    for number, migration in enumerate(MIGRATIONS[:3]):
        db.executescript(f"{migration} PRAGMA user_version = {number + 1};")
    db.execute("INSERT INTO room VALUES (?, ?, 1, 1, 0)", (formats.CODE, msgspec.json.encode(formats.header())))
    for n, entry in enumerate(formats.entries(), 1):
        fields = msgspec.to_builtins(entry)
        fields["type"] = OLD_TAGS.get(fields["type"], fields["type"])
        db.execute("INSERT INTO log VALUES (?, ?, ?, ?)", (formats.CODE, n, n, msgspec.json.encode(fields)))
    db.execute("INSERT INTO kept VALUES ('id', ?, 2, 1, x'00', x'01')", (formats.CODE,))
    db.commit()
    db.close()
    assert asyncio.run(load(path)).stage == "over"
    db = sqlite3.connect(path)
    found = [bytes(entry) for (entry,) in db.execute("SELECT entry FROM log ORDER BY n")]
    assert found == [msgspec.json.encode(entry) for entry in formats.entries()]
    assert db.execute("SELECT record FROM archive WHERE id = 'id'").fetchone() == (b"\x01",)
    db.close()


def test_golden_messages_are_what_this_version_writes() -> None:
    assert formats.messages() == formats.MESSAGES.read_text(), (
        "a frozen format has changed: see tests/golden/formats.py"
    )


@pytest.mark.parametrize(("side", "line"), LINES, ids=[f"{side}-{n}" for n, (side, _) in enumerate(LINES)])
def test_a_golden_message_is_read_and_written_byte_for_byte(side: str, line: str) -> None:
    if side == "client":
        assert wire.encode(wire.DECODER.decode(line)).decode() == line
    else:
        (message,) = wire.FRAME_DECODER.decode(f"[{line}]")
        assert wire.encode(message).decode() == line


def parts(text: str) -> tuple[list[str], list[bytes]]:
    """A dump's lines without its compressed record, whose bytes depend on zlib, and that record."""
    lines = text.splitlines()
    packed = [bytes.fromhex(found) for line in lines for found in re.findall(r",X'(789C[0-9A-F]+)'", line)]
    return [re.sub(r",X'789C[0-9A-F]+'", "", line) for line in lines], [zlib.decompress(record) for record in packed]


async def load(path: Path) -> RoomState:
    """The room of a database."""
    store = SqliteStore(path)
    saved = await store.load(formats.CODE)
    await store.close()
    assert saved is not None
    return rebuild(saved)
