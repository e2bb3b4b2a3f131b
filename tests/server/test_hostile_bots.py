"""Rooms that ask for much thinking: the bots and the odds of an honest room come in time beside them."""

import asyncio
import http.client
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kaboodle.client import Client
from kaboodle.core.observation import Observation
from kaboodle.server import wire
from kaboodle.server.bot_pool import ThreadBotPool
from kaboodle.server.fair_queue import MAX_PER_ROOM, MAX_WAITING, FairQueue, Job, QueueFull
from kaboodle.server.rooms.inbox import ClientMessage
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import InstantBotPool, begin, open_room, run
from tests.server.process import serving, simple

GREEDY = 20  # rooms of nine tigers
LONGEST = 6.0  # seconds that an honest person waits for bots that answer within 0.6 s; a queue in order takes 15
DECISIONS = 6  # of the honest person
NINE = dict.fromkeys("ABCDEFGHI", "tiger")
TURN = "A: skip attack | B: nope nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


async def greedy_room(url: str) -> None:
    """A table of nine tigers that are asked twenty times a second, and play game after game."""
    eve = await Client.new(url, "eve")
    clock = {"decision": 50, "bank": 0, "window": 50, "absent": 0}
    async with eve.join(await eve.create("original", 9, bots=NINE, clock=clock)) as link:
        await link.say("start")
        async for message in link:
            if message.type == "revealed":
                await link.say("start")


async def longest_waits(url: str) -> tuple[float, float]:
    """How long a person waits for bots, and for odds, at most."""
    ann, room = await Client.play_now(url, "original", players=4, level="tiger")
    choose, waits, odds, decisions = simple(3), [0.0], [0.0], 0
    since = asked = time.monotonic()
    async with ann.join(room) as game:
        async for message in game:
            if message.type in ("events", "ask"):
                waits.append(time.monotonic() - since)
                since = time.monotonic()
            if message.type == "odds":
                odds.append(time.monotonic() - asked)
            if message.type == "revealed" or decisions == DECISIONS:
                break
            if message.type == "ask" and isinstance(message.id, int):
                assert game.view is not None
                decisions += 1
                asked = time.monotonic()
                await game.say("odds")
                await game.move(message.id, choose(game.view, message.moves))
                since = time.monotonic()
    return max(waits[2:]), max(odds)  # the first is the deal


def test_bots_and_odds_of_an_honest_room_come_in_time_beside_twenty_tables_of_nine_tigers(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        greedy = [asyncio.ensure_future(greedy_room(url)) for _ in range(GREEDY)]
        waits, odds = await longest_waits(url)
        for room in greedy:
            room.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)
        assert waits < LONGEST and odds < LONGEST / 2

    with serving(tmp_path, bot_least="300", bot_most="600") as served:
        asyncio.run(asyncio.wait_for(test(served.url), 100))


def test_a_thought_about_a_closed_question_never_begins() -> None:
    async def test() -> None:
        pool, begun = ThreadBotPool(1, 400), []
        gate = asyncio.Event()
        loop = asyncio.get_running_loop()
        first = asyncio.ensure_future(
            pool.run("a", lambda: asyncio.run_coroutine_threadsafe(gate.wait(), loop).result())
        )
        await asyncio.sleep(0)
        second = asyncio.ensure_future(pool.run("b", lambda: begun.append("stale")))
        await asyncio.sleep(0)
        second.cancel()
        third = asyncio.ensure_future(pool.run("b", lambda: begun.append("fresh")))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(first, third)
        assert begun == ["fresh"]
        pool.close()

    run(test())


class Forgetful(InstantBotPool):
    """Notes which thoughts were cancelled, and never finishes one."""

    def __init__(self) -> None:
        self.cancelled = 0

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        try:
            return await never
        except asyncio.CancelledError:
            self.cancelled += 1
            raise


def test_bots_that_had_no_time_in_a_window_play_by_the_heuristic_and_do_not_pass() -> None:
    async def window() -> tuple[set[str], int]:
        pool = Forgetful()
        driver = await open_room(position=TURN, clock=ClockRule(decision=0, bank=0, absent=0), bot_pool=pool)
        await begin(driver, "ann")
        move = wire.MoveRequest(id="1", game=1, ask=driver.table.ask_id, move="attack")
        driver.room.post(ClientMessage(driver.links["ann"], move))
        await driver.room.step()
        await driver.written()
        await asyncio.sleep(0)
        for _ in range(1_700):
            driver.clock.pass_to(driver.clock.now() + 1)
            while not driver.room.inbox.empty() or driver.room.inbox.held:
                await driver.written()
                if not driver.room.inbox.empty():
                    await driver.room.step()
            if driver.table.question == "turn":
                break
        await asyncio.sleep(0)
        driver.room.close()
        return {move for _, move in driver.table.moves[1:3]}, pool.cancelled

    found = [run(window()) for _ in range(8)]
    assert any("nope" in moves for moves, _ in found) and all(cancelled >= 2 for _, cancelled in found)


def job(room: str, *, urgent: bool = False) -> Job:
    return Job(room, lambda _: None, asyncio.get_running_loop().create_future(), urgent=urgent)


def in_loop(test: Callable[[], Any]) -> None:
    async def body() -> None:
        test()

    run(body())


def test_a_room_that_asks_much_waits_longer() -> None:
    def test() -> None:
        queue = FairQueue()
        for _ in range(9):
            queue.add(job("greedy"))
        queue.add(job("honest"))
        served = []
        while found := queue.pop():
            served.append(found.room)
            queue.charge(found.room, 0.1)
            if len(served) == 5:
                queue.add(job("honest"))
        assert served.index("honest") <= 1 and served[5] == "honest"

    in_loop(test)


def test_a_room_that_was_idle_has_saved_up_nothing() -> None:
    def test() -> None:
        queue = FairQueue()
        for _ in range(20):
            queue.add(job("busy"))
        for _ in range(10):
            assert queue.pop() is not None
            queue.charge("busy", 1.0)
        for _ in range(10):
            queue.add(job("late"))
        served = []
        for _ in range(8):
            found = queue.pop()
            assert found is not None
            served.append(found.room)
            queue.charge(found.room, 1.0)
        assert served.count("busy") >= 3

    in_loop(test)


def test_the_queue_is_bounded_for_a_room_and_for_all_and_the_greediest_room_gives_way() -> None:
    def test() -> None:
        queue = FairQueue()
        for _ in range(MAX_PER_ROOM):
            queue.add(job("greedy"))
        with pytest.raises(QueueFull):
            queue.add(job("greedy"))
        queue.charge("greedy", 3.0)
        for n in range(MAX_WAITING - MAX_PER_ROOM):
            queue.add(job(f"room {n}"))
        queue.add(job("honest"))
        assert len(queue) == MAX_WAITING and queue.waiting_for("greedy") == MAX_PER_ROOM - 1
        with pytest.raises(QueueFull):
            queue.add(job("greedy"))

    in_loop(test)


def test_a_clock_that_nobody_can_play_by_is_refused_with_a_sentence_in_every_language(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        eve = await Client.new(url, "eve")
        for clock in ({"decision": 1}, {"window": 1_999}, {"absent": 1}):
            body = {"edition": "original", "players": 2, "clock": clock}
            status, answer = await asyncio.to_thread(post, url, eve.token, body)
            assert (
                status == 400 and answer.code == Code.OPTION and answer.text == "The shortest clock here is 2 seconds."
            )
            assert answer.phrase is not None and answer.phrase.message == "refused-clock"
        assert await eve.create("original", 2, clock={"decision": 2_000, "window": 0, "absent": 0})

    with serving(tmp_path, shortest_clock="2000") as served:
        asyncio.run(test(served.url))


def post(url: str, token: str, body: object) -> tuple[int, wire.RefusedMessage]:
    link = http.client.HTTPConnection(url.removeprefix("http://"), timeout=60)
    link.request("POST", "/api/rooms", msgspec.json.encode(body), {"Authorization": f"Bearer {token}"})
    answer = link.getresponse()
    raw = answer.read()
    link.close()
    return answer.status, msgspec.json.decode(raw, type=wire.RefusedMessage)


def test_a_host_cannot_set_such_a_clock_later() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.say("ann", wire.ChangeRequest(clock=ClockRule(decision=1)))
        assert driver.last("ann", wire.RefusedMessage).code == Code.OPTION
        assert driver.room.state.header.clock == ClockRule()

    run(test())
