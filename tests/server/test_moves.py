"""Batches of moves: applied on arrival, committed together, published and answered after the commit."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from msgspec.structs import replace

from kaboodle.core.setup import read
from kaboodle.server import wire
from kaboodle.server.rooms.bots import BotMove
from kaboodle.server.rooms.inbox import AskExpired, ClientMessage
from kaboodle.server.rooms.log import DECODER, LogEntry, Moved
from kaboodle.server.rooms.room import CLOSED
from kaboodle.server.rooms.state import SeatState
from kaboodle.server.store.base import LogRow
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import ClockRule
from tests.server.manual_clock import RecordingChannel, RoomDriver, begin, open_room, run

PEOPLE = ("ann", "ben", "cat", "dan")
POSITION = "A: shuffle favor loaf | B: nope skip | C: nope skip | D: skip | draw: moon loaf kitten drizzle | turn: A"


@asynccontextmanager
async def window(commits: list[int]) -> AsyncIterator[RoomDriver]:
    """A room whose task runs, in which ann has just played something that can be Noped; how much was committed."""
    store = SqliteStore(":memory:", on_commit=lambda seconds, jobs: commits.append(jobs))
    clock = ClockRule(decision=0, bank=0, window=0, absent=0)
    driver = await open_room(players=4, position=POSITION, store=store, clock=clock)
    await begin(driver, *PEOPLE)
    await driver.move("ann", "shuffle")
    task = asyncio.ensure_future(driver.room.run())
    await asyncio.sleep(0)
    try:
        yield driver
    finally:
        task.cancel()
        await store.close()


def post(driver: RoomDriver, name: str, move: str, *, id: str = "", ask: int | None = None) -> None:
    """Somebody's move comes in."""
    asked = driver.table.ask_id if ask is None else ask
    message = wire.MoveRequest(id=id or f"{name}-{move}", game=driver.room.state.game, ask=asked, move=move)
    driver.room.post(ClientMessage(driver.links[name], message))


def frames(driver: RoomDriver, name: str) -> list[bytes]:
    """What has left for somebody since the play."""
    line = driver.links[name].channel
    assert isinstance(line, RecordingChannel)
    return line.frames


async def saved_rows(driver: RoomDriver) -> tuple[LogRow, ...]:
    """The room's log."""
    saved = await driver.store.load(driver.room.code)
    assert saved is not None
    return saved.rows


async def moves_on_disk(driver: RoomDriver) -> list[tuple[str, str]]:
    """The moves in the room's log."""
    entries = [DECODER.decode(row.entry) for row in await saved_rows(driver)]
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


def test_answers_to_one_window_that_come_together_share_a_commit_and_a_frame() -> None:
    async def test() -> None:
        commits: list[int] = []
        async with window(commits) as driver:
            commits.clear()
            for name in PEOPLE[1:]:
                post(driver, name, "pass")
            assert driver.room.inbox.empty() and driver.room.inbox.held
            await driver.settle()
            assert commits == [1] and driver.table.question == "turn"
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "pass"), ("C", "pass"), ("D", "pass")]
            assert [driver.last(name, wire.AckMessage).id for name in PEOPLE[1:]] == [
                "ben-pass",
                "cat-pass",
                "dan-pass",
            ]
            assert {event.what for event in driver.last("ben", wire.EventsMessage).events} >= {
                "pass",
                "stands",
                "shuffle",
            }

    run(test())


def test_nobody_is_told_anything_before_it_is_on_disk_not_even_a_refusal() -> None:
    async def test() -> None:
        async with window([]) as driver:
            assert isinstance(driver.store, SqliteStore)
            gate = threading.Event()
            blocker = asyncio.ensure_future(driver.store._do(lambda db: gate.wait(10)))
            await asyncio.sleep(0)
            post(driver, "ben", "pass")
            post(driver, "ben", "pass")  # again, before the first was answered
            post(driver, "ben", "nope", id="late")
            post(driver, "cat", "fly")
            for _ in range(20):
                await asyncio.sleep(0)
            assert [frames(driver, name) for name in PEOPLE] == [[], [], [], []]
            gate.set()
            await blocker
            await driver.settle()
            assert [ack.id for ack in driver.all("ben", wire.AckMessage)] == ["ben-pass", "ben-pass"]
            assert [driver.last(name, wire.RefusedMessage).id for name in ("ben", "cat")] == ["late", "cat-fly"]
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "pass")]

    run(test())


def test_b_18_an_answer_that_comes_with_the_end_of_its_window_is_stale_only_when_that_is_on_disk() -> None:
    async def test() -> None:
        async with window([]) as driver:
            ask = driver.table.ask_id
            post(driver, "ben", "nope", ask=ask)
            post(driver, "cat", "nope", ask=ask)
            assert not driver.room.inbox.empty()
            await driver.settle()
            assert driver.last("ben", wire.AckMessage).id == "ben-nope"
            assert driver.last("cat", wire.RefusedMessage).code == "stale"
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "nope")]

    run(test())


def test_an_answer_to_an_ask_that_nobody_was_told_of_yet_waits_for_it() -> None:
    async def test() -> None:
        async with window([]) as driver:
            ask = driver.table.ask_id
            for name in PEOPLE[1:]:
                post(driver, name, "pass")
            post(driver, "ann", "draw", ask=ask + 1)
            assert driver.table.moves[-1] == ("D", "pass")
            await driver.settle()
            order = [wire.tag_of(message) for message in driver.heard["ann"]]
            assert order.index("ack", order.index("ack") + 1) > len(order) - 1 - order[::-1].index("ask")
            assert (await moves_on_disk(driver))[-1] == ("A", "draw")

    run(test())


def test_a_room_that_has_been_closed_makes_no_move_that_comes_late() -> None:
    async def test() -> None:
        async with window([]) as driver:
            driver.room.inbox.close(CLOSED)
            post(driver, "ben", "pass")
            await driver.settle()
            assert await moves_on_disk(driver) == [("A", "shuffle")]

    run(test())


def test_the_last_move_of_a_game_is_acknowledged_whatever_comes_of_showing_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(taken: list[LogEntry]) -> None:
        raise RuntimeError("a bug in what is shown")

    async def test() -> None:
        async with window([]) as driver:
            driver.room.state.table = read("A: loaf | B: skip | draw: kitten loaf | turn: A", "original")
            monkeypatch.setattr(driver.room, "_send_changes", fail)
            post(driver, "ann", "draw")
            await driver.settle()
            assert driver.last("ann", wire.AckMessage).id == "ann-draw"
            assert driver.room.batch.idle

    run(test())


def test_moves_of_a_person_a_bot_and_a_clock_share_a_commit_and_a_frame() -> None:
    async def test() -> None:
        commits: list[int] = []
        async with window(commits) as driver:
            room = driver.room
            assert room.open_ask is not None
            room.state.seats["C"] = SeatState(bot="cat")
            room.open_ask = replace(room.open_ask, until=driver.clock.now())
            commits.clear()
            post(driver, "ben", "pass")
            room.post(BotMove(room.state.game, driver.table.ask_id, "C", "pass"))
            room.post(AskExpired())
            assert room.inbox.empty() and room.inbox.held and driver.table.question == "turn"
            assert frames(driver, "ben") == []
            await driver.settle()
            assert commits == [1]
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "pass"), ("C", "pass"), ("D", "pass")]
            entries = [DECODER.decode(row.entry) for row in (await saved_rows(driver))[-3:]]
            assert [entry.by for entry in entries if isinstance(entry, Moved)] == ["person", "bot", "clock"]

    run(test())


def test_a_bug_in_the_second_move_of_a_batch_does_not_stop_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(entry: LogEntry) -> None:
        raise LookupError("a bug in a rule")

    async def test() -> None:
        async with window([]) as driver:
            post(driver, "ben", "pass")
            monkeypatch.setattr(driver.room.state, "apply", fail)
            post(driver, "cat", "pass")
            await driver.settle()
            assert [driver.last(name, wire.RefusedMessage).code for name in ("ben", "cat")] == ["storage"] * 2
            for name in ("ben", "cat", "dan"):  # again under the same ids, by the state rebuilt from the log
                post(driver, name, "pass")
            await driver.settle()
            assert [driver.last(name, wire.AckMessage).id for name in ("ben", "cat")] == ["ben-pass", "cat-pass"]
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "pass"), ("C", "pass"), ("D", "pass")]

    run(test())


def test_a_bot_that_makes_an_illegal_move_does_not_stop_the_game() -> None:
    async def test() -> None:
        async with window([]) as driver:
            driver.room.state.seats["B"] = SeatState(bot="cat")
            driver.room.post(BotMove(driver.room.state.game, driver.table.ask_id, "B", "fly"))
            await driver.settle()
            assert await moves_on_disk(driver) == [("A", "shuffle"), ("B", "pass")]

    run(test())
