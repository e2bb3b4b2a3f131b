"""Writes the golden database and the golden messages: the formats on disk and on the wire.

`python -m tests.golden.formats` writes both again. A change in either file is a change of a frozen format: an old
database then needs a migration, an old client another protocol number.
"""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect

from kaboodle.core.registry import EDITIONS
from kaboodle.server import wire
from kaboodle.server.rooms.archive import archived_game
from kaboodle.server.rooms.log import (
    AskWhenAbleSet,
    Barred,
    BotSeated,
    CommitmentsClosed,
    DealCancelled,
    DealMade,
    DealSealed,
    DealVoided,
    EntropyAdded,
    EntropyCommitted,
    EntryChanged,
    HostChanged,
    KeptOut,
    LogEntry,
    Moved,
    OwnerChanged,
    Paused,
    Renamed,
    RoomChanged,
    RoomHeader,
    SeatFreed,
    SeatHandedToBot,
    SeatReclaimed,
    SeatsSwapped,
    SeatTaken,
    Silenced,
    StandingAnswerSet,
)
from kaboodle.server.rooms.state import RoomState, hash_key, take_snapshot
from kaboodle.server.rooms.timers import SleepingTimers
from kaboodle.server.store.base import LogRow
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire_types import CLOCKS

FOLDER = Path(__file__).parent / "formats"
DATABASE, MESSAGES = FOLDER / "database.sql", FOLDER / "messages.txt"
DATABASE_4 = FOLDER / "database-4.sql"  # as version 4 of the schema wrote it
CODE = "golden"
ADA, BEN = "guest-ada", "guest-ben"
START = 1_700_000_000_000  # ms
SECRETS = ("11" * 32, "22" * 32)
TIMERS = SleepingTimers(
    game=3, ask=7, at=START, until=START + 2_000_000, wake=START + 2_000_000, away={"A": START}, away_since=START
)
PATTERNS = {"^[A-I]$": "B", "^[a-z0-9]{4,12}$": "room1", "^[!-~]+$": "entropy", "^[0-9a-f]{64}$": "0a" * 32}
RULES = EDITIONS["two-player"].rules_version
VARIANTS = 4  # the most that a union has
LETTERS = "abcdefghijklmnopqrstuvwxyz"


def header() -> RoomHeader:
    """A room for two."""
    return RoomHeader(
        code=CODE, edition="two-player", players=2, options={}, clock=CLOCKS["normal"], host=ADA, rules=RULES
    )


def entries() -> list[LogEntry]:
    """A log with every kind of entry: a room is set up, a deal is cancelled, a whole game is played."""
    log: list[LogEntry] = [
        SeatTaken(seat="A", guest=ADA, name="Ada", key=hash_key("key of Ada")),
        SeatTaken(seat="B", guest=BEN, name="Ben", key=hash_key("key of Ben")),
        SeatsSwapped(seat="A", other="B"),
        Renamed(seat="A", name="Benjamin"),
        RoomChanged(
            edition="two-player",
            players=2,
            options={"quick_game": "on", "first": "host"},
            clock=CLOCKS["quick"],
            public=True,
            helper=False,
            rules=RULES,
        ),
        Silenced(guest=BEN, on=True),
        HostChanged(guest=BEN),
        StandingAnswerSet(seat="B", answer="nope-if-target"),
        AskWhenAbleSet(seat="A", on=True),
        SeatFreed(seat="A"),
        Barred(guest=BEN),
        KeptOut(guest=BEN, address="ab" * 12),
        EntryChanged(rule="password", password="00:ff"),
        BotSeated(seat="A", level="cat"),
        DealSealed(secret=SECRETS[0]),
        DealCancelled(),
        DealSealed(secret=SECRETS[0]),
        EntropyCommitted(seat="B", hash="0a" * 32),
        CommitmentsClosed(),
        DealVoided(withheld=("B",)),
        DealSealed(secret=SECRETS[1], starter="B"),
        EntropyAdded(seat="B", text="entropy-of-ada"),
        DealMade(),
        Paused(on=True),
        Paused(on=False),
        SeatHandedToBot(seat="B", level="tomcat"),
        SeatReclaimed(seat="B"),
    ]
    room = RoomState(header())
    for entry in log:
        room.apply(entry)
    while room.table is not None and not room.table.over:
        seat = room.table.waiting[0]
        by: Any = ("person", "bot", "clock", "standing")[len(log) % 4]  # Any: a Literal by its place
        move = Moved(seat=seat, move=room.table.default(seat), by=by, id=f"move-{len(log)}", spent=len(log) % 7)
        room.apply(move)
        log.append(move)
    return [*log, OwnerChanged(process=7)]


async def fill(path: Path) -> None:
    """A database with one room, its archived game, somebody's list of games, a ban and a setting."""
    store = SqliteStore(path)
    await store.create_room(CODE, msgspec.json.encode(header()), START, ADA, "44" * 12)
    log = entries()
    rows = [LogRow(n, START + 1000 * n, msgspec.json.encode(entry)) for n, entry in enumerate(log, 1)]
    await store.append(CODE, rows)
    room = RoomState(header())
    for entry in log:
        if entry == DealSealed(secret=SECRETS[1], starter="B"):
            await store.add_snapshot(CODE, take_snapshot(room))
        room.apply(entry)
    await store.set_asleep(CODE, START + 2_000_000, msgspec.json.encode(TIMERS))
    await store.add_played(ADA, CODE, room.game, START, "B")
    await store.archive(archived_game(room, START + 999_000))
    await store.get_or_set("secret", b"\x33" * 32)
    await store.sign_out(BEN, START)
    await store.add_report(CODE, START, ADA, BEN, b"{}")
    await store.close()
    db = sqlite3.connect(path)
    db.execute("INSERT INTO ban VALUES ('guest', 'guest-eve', ?, ?)", (START, START + 1))
    db.execute("INSERT INTO bus (at, topic, body) VALUES (?, 'orders', x'7b7d')", (START,))
    db.commit()
    db.close()


def database() -> str:
    """The database as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "golden.db"
        asyncio.run(fill(path))
        db = sqlite3.connect(path)
        (version,) = db.execute("PRAGMA user_version").fetchone()
        lines = [*db.iterdump(), f"PRAGMA user_version = {version};"]
        db.close()
    return "\n".join(lines) + "\n"


def messages() -> str:
    """One line for every message, with every field set."""
    kinds = [("client", kind) for kind in get_args(wire.FromClient)]
    kinds += [("server", kind) for kind in get_args(wire.FromServer)]
    lines = [f"{side} {wire.encode(message).decode()}" for side, kind in kinds for message in instances(kind)]
    return "\n".join(dict.fromkeys(lines)) + "\n"


def instances(kind: type) -> list[Any]:  # Any: of the type given
    """Messages with every field set, one for each variant of what they carry."""
    return [msgspec.convert(example(inspect.type_info(kind), variant), type=kind) for variant in range(VARIANTS)]


def example(kind: inspect.Type, variant: int, outer: tuple[type, ...] = ()) -> Any:  # Any: JSON
    """A value of a type, always the same; of a union the variant of that number, inside itself the first."""
    match kind:
        case inspect.Metadata(type=inner):
            return example(inner, variant, outer)
        case inspect.StructType(cls=cls):
            chosen = 0 if cls in outer else variant
            found = {field.encode_name: example(field.type, chosen, (*outer, cls)) for field in kind.fields}
            return found if kind.tag is None else {kind.tag_field: kind.tag, **found}
        case inspect.UnionType(types=types):
            some = [inner for inner in types if not isinstance(inner, inspect.NoneType)]
            assert len(some) <= VARIANTS
            return example(some[variant % len(some)], variant, outer)
        case inspect.LiteralType(values=values):
            return values[-1]
        case inspect.EnumType(cls=names):
            return list(names)[-1].value
        case inspect.DictType(key_type=key, value_type=value):
            return {example(key, variant): example(value, variant, outer)}
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return [example(item, variant, outer)]
        case inspect.TupleType(item_types=items):
            return [example(item, variant, outer) for item in items]
        case inspect.StrType(pattern=pattern, min_length=shortest):
            return PATTERNS[pattern] if pattern else LETTERS[: max(shortest or 0, 5)]
        case inspect.BoolType():
            return True
        case inspect.IntType():
            return 7
        case inspect.FloatType():
            return 0.25
    raise AssertionError(f"no example of {kind}")


def main() -> None:
    """Write both files."""
    FOLDER.mkdir(exist_ok=True)
    DATABASE.write_text(database())
    MESSAGES.write_text(messages())
    print(f"wrote {DATABASE.name} and {MESSAGES.name}")


if __name__ == "__main__":
    main()
