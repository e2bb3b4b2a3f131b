"""Moves on their way: made as they come, written down together, told only when they are on disk."""

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from kaboodle.opening import read
from kaboodle.server import wire
from kaboodle.server.entries import DECODER, Entry, Moved
from kaboodle.server.inbox import Sent
from kaboodle.server.room import CLOSED
from kaboodle.server.sqlite import SqliteStore
from kaboodle.server.wire import ClockRule
from tests.server.wax import WaxLine, WaxRoom, begin, open_room, run

PEOPLE = ("ann", "ben", "cat", "dan")
POSITION = "A: shuffle favor loaf | B: nope skip | C: nope skip | D: skip | draw: moon loaf kitten drizzle | turn: A"


@asynccontextmanager
async def window(commits: list[int]) -> AsyncIterator[WaxRoom]:
    """A room whose task runs, in which ann has just played something that can be Noped; how much was committed."""
    store = SqliteStore(":memory:", on_commit=lambda seconds, jobs: commits.append(jobs))
    clock = ClockRule(decision=0, bank=0, window=0, absent=0)
    wax = await open_room(players=4, position=POSITION, store=store, clock=clock)
    await begin(wax, *PEOPLE)
    await wax.move("ann", "shuffle")
    task = asyncio.ensure_future(wax.room.run())
    await asyncio.sleep(0)
    try:
        yield wax
    finally:
        task.cancel()
        await store.close()


def post(wax: WaxRoom, name: str, move: str, *, id: str = "", ask: int | None = None) -> None:
    """Somebody's move comes in."""
    asked = wax.table.ask if ask is None else ask
    message = wire.Move(id=id or f"{name}-{move}", game=wax.room.ledger.game, ask=asked, move=move)
    wax.room.post(Sent(wax.links[name], message))


def frames(wax: WaxRoom, name: str) -> list[bytes]:
    """What has left for somebody since the play."""
    line = wax.links[name].line
    assert isinstance(line, WaxLine)
    return line.frames


async def moves_on_disk(wax: WaxRoom) -> list[tuple[str, str]]:
    """The moves in the room's log."""
    saved = await wax.store.load(wax.room.code)
    assert saved is not None
    entries = [DECODER.decode(row.entry) for row in saved.rows]
    return [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]


def test_answers_to_one_window_that_come_together_share_a_commit_and_a_frame() -> None:
    async def test() -> None:
        commits: list[int] = []
        async with window(commits) as wax:
            commits.clear()
            for name in PEOPLE[1:]:
                post(wax, name, "pass")
            assert wax.room.inbox.empty() and wax.room.inbox.held
            await wax.settle()
            assert commits == [1] and wax.table.asks == "turn"
            assert await moves_on_disk(wax) == [("A", "shuffle"), ("B", "pass"), ("C", "pass"), ("D", "pass")]
            assert [wax.last(name, wire.Ack).id for name in PEOPLE[1:]] == ["ben-pass", "cat-pass", "dan-pass"]
            assert {event.what for event in wax.last("ben", wire.Events).events} >= {"pass", "stands", "shuffle"}

    run(test())


def test_nobody_is_told_anything_before_it_is_on_disk_not_even_a_refusal() -> None:
    async def test() -> None:
        async with window([]) as wax:
            assert isinstance(wax.store, SqliteStore)
            gate = threading.Event()
            blocker = asyncio.ensure_future(wax.store._do(lambda db: gate.wait(10)))
            await asyncio.sleep(0)
            post(wax, "ben", "pass")
            post(wax, "ben", "pass")  # again, before the first was answered
            post(wax, "ben", "nope", id="late")
            post(wax, "cat", "fly")
            for _ in range(20):
                await asyncio.sleep(0)
            assert [frames(wax, name) for name in PEOPLE] == [[], [], [], []]
            gate.set()
            await blocker
            await wax.settle()
            assert [ack.id for ack in wax.all("ben", wire.Ack)] == ["ben-pass", "ben-pass"]
            assert [wax.last(name, wire.Refused).id for name in ("ben", "cat")] == ["late", "cat-fly"]
            assert await moves_on_disk(wax) == [("A", "shuffle"), ("B", "pass")]

    run(test())


def test_b_18_an_answer_that_comes_with_the_end_of_its_window_is_stale_only_when_that_is_on_disk() -> None:
    async def test() -> None:
        async with window([]) as wax:
            ask = wax.table.ask
            post(wax, "ben", "nope", ask=ask)
            post(wax, "cat", "nope", ask=ask)
            assert not wax.room.inbox.empty()
            await wax.settle()
            assert wax.last("ben", wire.Ack).id == "ben-nope"
            assert wax.last("cat", wire.Refused).code == "stale"
            assert await moves_on_disk(wax) == [("A", "shuffle"), ("B", "nope")]

    run(test())


def test_an_answer_to_an_ask_that_nobody_was_told_of_yet_waits_for_it() -> None:
    async def test() -> None:
        async with window([]) as wax:
            ask = wax.table.ask
            for name in PEOPLE[1:]:
                post(wax, name, "pass")
            post(wax, "ann", "draw", ask=ask + 1)
            assert wax.table.moves[-1] == ("D", "pass")
            await wax.settle()
            order = [type(message).__name__ for message in wax.heard["ann"]]
            assert order.index("Ack", order.index("Ack") + 1) > len(order) - 1 - order[::-1].index("Ask")
            assert (await moves_on_disk(wax))[-1] == ("A", "draw")

    run(test())


def test_a_room_that_has_been_closed_makes_no_move_that_comes_late() -> None:
    async def test() -> None:
        async with window([]) as wax:
            wax.room.inbox.close(CLOSED)
            post(wax, "ben", "pass")
            await wax.settle()
            assert await moves_on_disk(wax) == [("A", "shuffle")]

    run(test())


def test_the_last_move_of_a_game_is_acknowledged_whatever_comes_of_showing_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def fail(taken: list[Entry]) -> None:
        raise RuntimeError("a bug in what is shown")

    async def test() -> None:
        async with window([]) as wax:
            wax.room.ledger.table = read("A: loaf | B: skip | draw: kitten loaf | turn: A", "original")
            monkeypatch.setattr(wax.room, "_publish", fail)
            post(wax, "ann", "draw")
            await wax.settle()
            assert wax.last("ann", wire.Ack).id == "ann-draw"
            assert wax.room.moving.idle

    run(test())
