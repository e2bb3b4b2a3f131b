"""Long logs: what is no move is limited, and a room with a long log opens without holding up the others."""

import asyncio
import http.client
import sqlite3
import time
from pathlib import Path

import msgspec
import pytest

from kaboodle.client import Client, RoomClient
from kaboodle.core.record import record_of, verify
from kaboodle.server import wire
from kaboodle.server.rooms.change_limits import MAX_CHANGES, MAX_TOTAL, PERSON_BURST, ROOM_BURST
from kaboodle.server.rooms.log import Renamed
from kaboodle.server.rooms.state import SNAPSHOT_EVERY, RoomState, rebuild
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import Code
from tests.server.manual_clock import RoomDriver, begin, open_room, run
from tests.server.process import serving

LONG = 300_000  # entries
QUIET = wire.ClockRule(decision=0, bank=0, window=0, absent=0)


def test_reconnecting_gives_nobody_another_rate_of_changes(tmp_path: Path) -> None:
    async def test(url: str) -> int:
        eve = await Client.new(url, "eve")
        room = await eve.create("original", 3)
        await eve.sit(room)
        began = time.monotonic()
        for _ in range(6):
            async with eve.join(room) as link:
                for n in range(PERSON_BURST):
                    await link.say("rename", name=f"eve {n}")
                await link.say("look")  # refused, after all of them
                async for message in link:
                    if message.type == "refused" and message.about == "look":
                        break
        for _ in range(40):  # a seat that is asked for again is a change too
            await asyncio.to_thread(take_seat, url, eve.token, room)
        return int(time.monotonic() - began)

    with serving(tmp_path) as served:
        seconds = asyncio.run(test(served.url))
        db = sqlite3.connect(served.database)
        (entries,) = db.execute("SELECT count(*) FROM log").fetchone()
        db.close()
    assert PERSON_BURST <= entries <= PERSON_BURST + seconds + 5


def take_seat(url: str, token: str, room: str) -> int:
    link = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    link.request("POST", f"/api/rooms/{room}/seat", b"{}", {"Authorization": f"Bearer {token}"})
    status = link.getresponse().status
    link.close()
    return status


def test_a_game_is_changed_only_so_often_and_can_still_be_left_and_begun_again() -> None:
    async def test() -> None:
        driver = await open_room(clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        began = driver.room.state.changes
        for n in range(MAX_CHANGES + 40):
            await driver.say(("ann", "ben", "cat")[n % 3], wire.RenameRequest(name=f"name {n}"))
            driver.clock.pass_to(driver.clock.time + 1_000)
        assert driver.room.state.changes - began <= MAX_CHANGES
        refused = driver.last("ann", wire.RefusedMessage)
        assert refused.code == Code.SLOW_DOWN and refused.phrase is not None
        assert refused.phrase.message == "refused-changes"
        await driver.say("ben", wire.LeaveRequest())
        assert driver.room.state.seats["B"].bot is not None
        driver.room.state.changes = MAX_TOTAL
        await driver.say("cat", wire.LeaveRequest())
        assert driver.room.state.seats["C"].bot is None

    run(test())


def test_a_room_is_changed_only_so_fast_by_all_together() -> None:
    async def test() -> None:
        driver = await open_room(players=9)
        for name in "abcdefghi":
            await driver.sit(name)
        before = driver.room.state.length
        for n in range(PERSON_BURST):
            for name in "abcdefghi":
                await driver.say(name, wire.RenameRequest(name=f"{name}{n}"))
        assert driver.room.state.length - before <= ROOM_BURST

    run(test())


async def changed_often(driver: RoomDriver, count: int) -> None:
    """A room after many changes, slowly enough."""
    for n in range(count):
        await driver.say("ann", wire.RenameRequest(name=f"ann {n % 7}"))
        driver.clock.pass_to(driver.clock.time + 1_000)


def same(one: RoomState, other: RoomState) -> None:
    """Two states of a room are the same in everything that a log decides."""
    skipped = ("dealer", "table", "snapshot_length", "worth_storing", "changes_before")
    left, right = vars(one), vars(other)
    assert {key: left[key] for key in left if key not in skipped} == {
        key: right[key] for key in right if key not in skipped
    }
    assert (one.table is None) == (other.table is None)
    if one.table is not None and other.table is not None:
        assert (one.table.position, one.table.moves) == (other.table.position, other.table.moves)


@pytest.mark.parametrize("over", [False, True])
def test_a_room_from_a_snapshot_is_the_room_from_its_whole_log_and_its_games_verify(over: bool, tmp_path: Path) -> None:
    async def test() -> None:
        store = SqliteStore(tmp_path / "rooms.db")
        driver = await open_room("mantis", 3, clock=QUIET, store=store)
        await driver.sit("ann")
        await changed_often(driver, SNAPSHOT_EVERY + 10)
        await driver.say("ann", wire.BotRequest(seat="B"))
        await driver.say("ann", wire.BotRequest(seat="C"))
        for game in (1, 2):
            await driver.say("ann", wire.StartRequest())
            await driver.say("ann", wire.EntropyRequest(game=game, text="e"))
            while driver.room.state.stage == "playing" and (over or game == 1 or len(driver.table.moves) < 20):
                await driver.pass_time(2_000)
                if "A" in driver.table.waiting and not driver.table.over:
                    await driver.move("ann", driver.table.default("A"))
            if game == 1:
                await changed_often(driver, SNAPSHOT_EVERY + 10)
        near = await store.load("testroom")
        first = await store.load("testroom", 1)
        db = sqlite3.connect(tmp_path / "rooms.db")
        assert [game for (game,) in db.execute("SELECT game FROM snapshot ORDER BY game")] == [1, 2]
        db.execute("DELETE FROM snapshot")
        db.commit()
        db.close()
        full = await store.load("testroom")
        assert near is not None and first is not None and full is not None
        assert len(near.rows) < len(full.rows) - 2 * SNAPSHOT_EVERY
        same(rebuild(near), rebuild(full))
        same(rebuild(near), driver.room.state)
        earlier, expected = rebuild(first, until_game=1), rebuild(full, until_game=1)
        assert earlier.table is not None and expected.table is not None
        assert record_of(earlier.table) == record_of(expected.table) and verify(record_of(earlier.table)) == []
        assert rebuild(full).worth_storing is not None
        await store.close()

    run(test())


async def moves_beside(game: RoomClient, took: list[float], done: asyncio.Event) -> None:
    """Somebody plays, and the time from each acknowledged move to the next is written down, until it is enough."""
    last = time.monotonic()
    async for message in game:
        if message.type == "ask" and isinstance(message.id, int):
            await game.move(message.id, message.moves[0])
        elif message.type == "ack":
            took.append(time.monotonic() - last)
            last = time.monotonic()
        elif message.type == "revealed":
            await game.say("start")
        if done.is_set():
            return


def put_to_sleep(database: Path) -> None:
    """Mark every room asleep, so that no start wakes it."""
    db = sqlite3.connect(database)
    db.execute("UPDATE room SET awake = 0")
    db.commit()
    db.close()


def test_a_room_with_300_000_entries_opens_without_holding_up_the_moves_of_others(tmp_path: Path) -> None:
    async def prepare(url: str) -> tuple[str, str]:
        eve = await Client.new(url, "eve")
        room = await eve.create("original", 3)
        await eve.sit(room)
        return room, eve.token

    async def opening(url: str, token: str, room: str) -> float:
        began = time.monotonic()
        await Client(url, token).request("GET", f"/api/rooms/{room}")
        return time.monotonic() - began

    async def test(url: str, token: str, room: str) -> tuple[float, float]:
        ann, mine = await Client.play_now(url, "mantis", players=2, level="kitten")
        took: list[float] = []
        done = asyncio.Event()
        async with ann.join(mine) as game:
            playing = asyncio.ensure_future(moves_beside(game, took, done))
            while len(took) < 5:
                await asyncio.sleep(0.01)
            took.clear()
            opened = await opening(url, token, room)
            answered = len(took)
            while len(took) == answered:  # the move that was on its way
                await asyncio.sleep(0.01)
            longest = max(took)
            done.set()
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        return opened, longest

    with serving(tmp_path) as served:
        room, token = asyncio.run(prepare(served.url))
        served.stop()
        db = sqlite3.connect(served.database)
        (last,) = db.execute("SELECT max(n) FROM log WHERE room = ?", (room,)).fetchone()
        entry = msgspec.json.encode(Renamed(seat="A", name="eve"))
        rows = ((room, n, n, entry) for n in range(last + 1, last + LONG))
        db.executemany("INSERT INTO log VALUES (?, ?, ?, ?)", rows)
        db.commit()
        db.close()
        put_to_sleep(served.database)
        served.start()
        opened, longest = asyncio.run(test(served.url, token, room))
        served.stop()
        put_to_sleep(served.database)
        served.start()
        again, _ = asyncio.run(test(served.url, token, room))
    assert longest < opened / 2, (longest, opened)
    assert again < opened / 3, (again, opened)  # it has a snapshot now
