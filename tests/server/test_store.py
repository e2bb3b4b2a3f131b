"""Every store is durable: one suite for all of them, and tests of the database file."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from kaboodle.server.store import schema
from kaboodle.server.store.base import (
    ArchivedGame,
    LogRow,
    PlayedGame,
    SavedRoom,
    SavedSnapshot,
    Store,
    StoreError,
)
from kaboodle.server.store.guest_records import GuestRecord
from kaboodle.server.store.lock import lock_database
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_schema import prepare_database
from kaboodle.server.store.schema import open_database
from kaboodle.server.store.sqlite import SqliteStore
from tests.server.manual_clock import run

POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))


def row(n: int) -> LogRow:
    return LogRow(n, 1000 + n, f"line {n}".encode())


@pytest.fixture(params=["sqlite-file", "sqlite-memory", POSTGRES])
def makes(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], Store]:
    """Makes a store; several on one file or one server see the same rooms."""
    if request.param == "sqlite-memory":
        return lambda: SqliteStore(":memory:")
    if request.param == "sqlite-file":
        return lambda: SqliteStore(tmp_path / "rooms.db")
    database = request.getfixturevalue("cluster").new_database()
    run(prepare_database(database))
    return lambda: PostgresStore(database)


def test_a_room_comes_back_as_it_was_kept(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        assert await store.create_room("room1", b"header", 1)
        await store.append("room1", [row(1), row(2)])
        await store.append("room1", [row(3)])
        assert await store.load("room1") == SavedRoom(b"header", (row(1), row(2), row(3)))
        assert await store.load("room2") is None
        await store.close()

    run(test())


def test_a_code_is_given_once(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        assert await store.create_room("room1", b"first", 1)
        assert not await store.create_room("room1", b"second", 2)
        assert await store.load("room1") == SavedRoom(b"first", ())
        await store.close()

    run(test())


@pytest.mark.parametrize("numbers", [[1], [2], [4], [3, 5], [3, 3], [4, 3]])
def test_a_line_with_a_wrong_number_is_refused_whole(makes: Callable[[], Store], numbers: list[int]) -> None:
    async def test() -> None:
        store = makes()
        await store.create_room("room1", b"header", 1)
        await store.append("room1", [row(1), row(2)])
        with pytest.raises(StoreError):
            await store.append("room1", [row(n) for n in numbers])
        saved = await store.load("room1")
        assert saved is not None and [line.n for line in saved.rows] == [1, 2]
        await store.close()

    run(test())


def test_one_room_that_fails_does_not_take_others_with_it(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        for code in ("room1", "room2", "room3"):
            await store.create_room(code, b"header", 1)
        jobs = [store.append("room1", [row(1)]), store.append("room2", [row(7)]), store.append("room3", [row(1)])]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, StoreError) for result in results] == [False, True, False]
        assert [len(saved.rows) for code in ("room1", "room2", "room3") if (saved := await store.load(code))] == [
            1,
            0,
            1,
        ]
        await store.close()

    run(test())


def test_rooms_sleep_and_wake(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        await store.create_room("younger", b"", 2)
        await store.create_room("older", b"", 1)
        assert await store.awake_rooms() == ["older", "younger"]
        await store.set_asleep("older")
        assert await store.awake_rooms() == ["younger"]
        await store.set_awake("older")
        assert await store.awake_rooms() == ["older", "younger"]
        await store.close()

    run(test())


def test_a_setting_is_settled_once(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        assert await store.get_or_set("key", b"one") == b"one"
        assert await store.get_or_set("key", b"two") == b"one"
        await store.close()

    run(test())


def test_the_games_of_a_guest_newest_first_each_once(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        await store.create_room("room1", b"", 1)
        for game, at in ((1, 10), (2, 20), (2, 25)):
            await store.add_played("ann", "room1", game, at, "B")
        await store.add_played("ben", "room1", 1, 10, "A")
        kept = ArchivedGame(id="i1", room="room1", game=1, at=11, summary=b"s", packed=b"p")
        await store.archive(kept)
        await store.archive(msgspec.structs.replace(kept, packed=b"another"))
        both = [PlayedGame("room1", 2, 20, "B"), PlayedGame("room1", 1, 10, "B", "i1", b"s")]
        assert await store.games_of("ann") == both
        assert (await store.archived("i1"), await store.archived("i2")) == (b"p", None)
        assert await store.games_of("eve") == []
        await store.close()

    run(test())


def test_games_that_are_over_are_kept_once_and_bans_are_none_at_first(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        await store.create_room("room1", b"", 1)
        for packed in (b"first", b"second"):
            await store.archive(ArchivedGame(id="abc", room="room1", game=1, at=1, summary=b"{}", packed=packed))
        assert await store.archived("abc") == b"first" and await store.archived("xyz") is None
        assert await store.bans() == []
        for at in (1, 2):
            await store.probe(at)
        await store.close()
        with pytest.raises(StoreError):
            await store.probe(3)

    run(test())


def test_a_closed_store_refuses(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        await store.close()
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.load("room1")

    run(test())


def test_a_room_opens_from_its_newest_snapshot_and_an_earlier_game_from_the_one_before_it(
    makes: Callable[[], Store],
) -> None:
    async def test() -> None:
        store = makes()
        await store.create_room("room1", b"header", 1)
        await store.append("room1", [row(n) for n in range(1, 7)])
        second, third = SavedSnapshot(2, 2, b"second"), SavedSnapshot(3, 4, b"third")
        for snapshot in (SavedSnapshot(2, 1, b"replaced"), second, third):
            await store.add_snapshot("room1", snapshot)
        assert await store.load("room1") == SavedRoom(b"header", (row(5), row(6)), third)
        assert await store.load("room1", 2) == SavedRoom(b"header", (row(3), row(4)), second)
        assert await store.load("room1", 1) == SavedRoom(b"header", (row(1), row(2)))
        await store.append("room1", [row(7)])
        await store.close()

    run(test())


def test_rooms_wake_at_their_time_and_count_for_their_makers(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        for n, code in enumerate(("one", "two", "three")):
            await store.create_room(code, b"", n, "ann", "home")
        assert await store.next_wake() is None and await store.count_rooms("ann", "home") == (3, 3)
        await store.set_asleep("one", 500, b"timers")
        await store.set_asleep("two", 400)
        await store.set_asleep("three")
        assert await store.next_wake() == 400 and await store.count_rooms("ann", "elsewhere") == (2, 0)
        assert await store.due_rooms(450, 9) == ["two"] and await store.due_rooms(500, 9) == ["two", "one"]
        assert await store.due_rooms(500, 1) == ["two"]
        saved = await store.load("one")
        assert saved is not None and saved.timers == b"timers"
        await store.set_awake("one")
        saved = await store.load("one")
        assert saved is not None and saved.timers is None and await store.due_rooms(500, 9) == ["two"]
        await store.close()

    run(test())


def test_reports_and_sign_outs_are_kept(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        assert [await store.add_report("room1", n, "ann", "ben", b"{}") for n in range(21)] == [True] * 20 + [False]
        assert await store.add_report("room2", 1, "ann", "ben", b"{}")
        for guest, at in (("ann", 1), ("ben", 5), ("ben", 9)):
            await store.sign_out(guest, at)
        assert await store.signed_out(5) == {"ben": 9} and await store.signed_out(0) == {"ben": 9}
        await store.put("name", b"one")
        await store.put("name", b"two\xff")
        assert await store.get_or_set("name", b"three") == b"two\xff"
        await store.close()

    run(test())


def test_reviews_and_records_of_guests_replace_older_ones(makes: Callable[[], Store]) -> None:
    async def test() -> None:
        store = makes()
        for method, packed in ((1, b"old"), (2, b"new")):
            await store.add_review("game", "A", method, 1, packed)
        assert await store.stored_review("game", "A", 1) is None and await store.stored_review("game", "B", 2) is None
        assert await store.stored_review("game", "A", 2) == b"new"
        first, second, other = (GuestRecord("rating", who, "x", at, b"1") for who, at in (("a", 1), ("a", 2), ("b", 3)))
        await store.put_records([first, other])
        await store.put_records([second])
        await store.put_records([])
        assert await store.records_of("rating", "a") == [second] and await store.records_of("answer", "a") == []
        assert await store.records_named("rating", "x") == [second, other]
        await store.close()

    run(test())


def test_rows_that_two_stores_write_at_once_are_the_rows_of_one_of_them(
    makes: Callable[[], Store], request: pytest.FixtureRequest
) -> None:
    if "memory" in request.node.name:
        pytest.skip("each store in memory has rooms of its own")

    async def test() -> None:
        stores = [makes(), makes()]
        rooms = [f"room{n:02}" for n in range(40)]
        for code in rooms:
            await stores[0].create_room(code, b"", 1)
            await stores[0].append(code, [row(1)])
            assert await stores[1].load(code)
        jobs = [
            store.append(code, [LogRow(n, 0, f"{name} {n}".encode()) for n in (2, 3, 4)])
            for code in rooms
            for name, store in enumerate(stores)
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        for at, code in enumerate(rooms):
            won = [result is None for result in results[2 * at : 2 * at + 2]]
            saved = await stores[0].load(code)
            assert sorted(won) == [False, True] and saved is not None
            assert [line.entry for line in saved.rows[1:]] == [f"{won.index(True)} {n}".encode() for n in (2, 3, 4)]
        for store in stores:
            await store.close()

    run(test())


def test_another_store_on_the_same_file_sees_what_was_kept(tmp_path: Path) -> None:
    async def test() -> None:
        first = SqliteStore(tmp_path / "rooms.db")
        await first.create_room("room1", b"header", 1)
        await first.append("room1", [row(1)])
        second = SqliteStore(tmp_path / "rooms.db")
        assert await second.load("room1") == SavedRoom(b"header", (row(1),))
        await first.close()
        await second.close()

    run(test())


def test_what_waits_shares_one_commit(tmp_path: Path) -> None:
    commits: list[int] = []

    async def test() -> None:
        store = SqliteStore(tmp_path / "rooms.db", on_commit=lambda seconds, jobs: commits.append(jobs))
        gate = threading.Event()
        blocker = asyncio.ensure_future(store._do(lambda db: gate.wait(10)))
        many = [asyncio.ensure_future(store.create_room(f"room{n}", b"", n)) for n in range(100)]
        await asyncio.sleep(0)
        gate.set()
        assert all(await asyncio.gather(blocker, *many))
        await store.close()

    run(test())
    assert sum(commits) == 101 and len(commits) <= 3


def test_every_commit_is_synchronous(tmp_path: Path) -> None:
    db = open_database(str(tmp_path / "rooms.db"))
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)
    db.close()


def test_a_database_from_the_future_is_refused_by_its_version(tmp_path: Path) -> None:
    db = open_database(str(tmp_path / "rooms.db"))
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(StoreError, match="version 99"):
        open_database(str(tmp_path / "rooms.db"))


def test_a_migration_is_done_once_and_keeps_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fill() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        await store.create_room("room1", b"header", 1)
        await store.close()

    run(fill())
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, "CREATE TABLE more (x INTEGER);"))
    for _ in range(2):
        db = open_database(str(tmp_path / "rooms.db"))
        assert db.execute("PRAGMA user_version").fetchone() == (len(schema.MIGRATIONS),)
        assert db.execute("SELECT code FROM room").fetchall() == [("room1",)]
        assert db.execute("SELECT count(*) FROM more").fetchone() == (0,)
        db.close()


def test_a_migration_that_fails_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    open_database(str(tmp_path / "rooms.db")).close()
    broken = "CREATE TABLE more (x INTEGER); CREATE TABLE room (x INTEGER);"
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
    with pytest.raises(StoreError, match="already exists"):
        open_database(str(tmp_path / "rooms.db"))
    db = sqlite3.connect(tmp_path / "rooms.db")
    assert db.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    db.close()


def test_a_file_that_is_no_database_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "rooms.db").write_bytes(b"these are not the rooms you are looking for" * 100)
    with pytest.raises(StoreError, match="cannot be used as a database"):
        open_database(str(tmp_path / "rooms.db"))


def test_a_locked_database_is_a_refusal_and_work_goes_on_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        store._db.execute("PRAGMA busy_timeout = 50")
        other = sqlite3.connect(tmp_path / "rooms.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError, match="locked"):
            await store.create_room("room1", b"", 1)
        other.execute("ROLLBACK")
        other.close()
        assert await store.create_room("room1", b"", 1)
        await store.close()

    run(test())


def test_a_full_disk_is_a_refusal_and_nothing_is_half_written(tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        await store.create_room("room1", b"", 1)
        await store._do(lambda db: db.execute("SELECT 1").fetchone())
        store._db.execute("PRAGMA max_page_count = 12")
        with pytest.raises(StoreError, match="full"):
            await store.append("room1", [row(1), LogRow(2, 1, b"x" * 1_000_000)])
        saved = await store.load("room1")
        assert saved is not None and saved.rows == ()
        await store.append("room1", [row(1)])
        await store.close()

    run(test())


def test_one_file_has_one_server_by_whatever_name_it_is_called(tmp_path: Path) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "rooms.db")
    held = lock_database(str(tmp_path / "rooms.db"))
    assert held is not None
    for name in ("rooms.db", "other.db"):
        with pytest.raises(StoreError, match="another server uses"):
            lock_database(str(tmp_path / name))
    held.close()
    again = lock_database(str(tmp_path / "other.db"))
    assert again is not None
    again.close()
