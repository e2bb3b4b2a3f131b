"""Reaction windows in real time: open to all at once, and as long with Nopes in the hands as without."""

import asyncio
from random import Random

import pytest

from kaboodle.core.observation import Observation
from kaboodle.server import wire
from kaboodle.server.bot_pool import BotPool
from kaboodle.server.rooms.inbox import ClientMessage
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import InstantBotPool, RoomDriver, begin, open_room, run

CLOCK = ClockRule(decision=0, bank=0, window=6_000, absent=0)
REST = "draw: moon cactus noodle loaf kitten drizzle kitten kitten | turn: A"
PLAY = "shuffle"  # aimed at nobody: no bot of ours wants to Nope it
NOPES = f"A: {PLAY} favor loaf | B: nope nope skip | C: nope skip nope | D: skip nope nope | {REST}"
NONE = f"A: {PLAY} favor loaf | B: moon moon skip | C: loaf skip moon | D: skip loaf loaf | {REST}"
PEOPLE = ("ann", "ben", "cat", "dan")


async def window(position: str, *names: str, seed: int = 0, clock: ClockRule = CLOCK) -> RoomDriver:
    """A room in which A, whose holder is ann, has just played something that can be Noped."""
    driver = await open_room(players=4, position=position, clock=clock)
    driver.room.rng = Random(seed)  # the same draws for both hands
    await begin(driver, *names)
    await driver.move("ann", PLAY)
    assert driver.table.question == "window"
    return driver


async def open_for(driver: RoomDriver, most: int = 20_000) -> int:
    """How long the window stays open from now on."""
    since, ask = driver.clock.now(), driver.table.ask_id
    while driver.table.ask_id == ask and driver.clock.now() - since < most:
        await driver.pass_time(1)
    return driver.clock.now() - since


def test_a_window_opens_to_every_living_seat_but_the_player_at_once_whatever_they_hold() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            driver = await window(position, *PEOPLE)
            asks = [driver.last(name, wire.AskMessage) for name in PEOPLE[1:]]
            assert {(ask.id, ask.what) for ask in asks} == {(driver.table.ask_id, "window")}
            assert {driver.last(name, wire.ClockMessage).left for name in PEOPLE} == {6_000}

    run(test())


def test_a_pass_tells_the_others_nothing_at_all() -> None:
    async def test() -> None:
        driver = await window(NOPES, *PEOPLE)
        await driver.enter("eve", views="always")
        heard = {name: len(driver.heard[name]) for name in ("ann", "cat", "dan", "eve")}
        ask = driver.table.ask_id
        await driver.move("ben", "pass")
        assert driver.last("ben", wire.AckMessage) and driver.table.ask_id == ask and "B" not in driver.table.waiting
        assert {name: len(driver.heard[name]) for name in heard} == heard

    run(test())


def test_a_refusal_does_not_tell_who_has_passed_already() -> None:
    async def test() -> None:
        texts = []
        for passed in (False, True):
            driver = await window(NOPES, *PEOPLE)
            if passed:
                await driver.move("ben", "pass")
            for name, move in (("cat", "draw"), ("cat", "gibberish"), ("ann", "nope"), ("ann", "pass")):
                await driver.move(name, move, id="x")
                texts.append((passed, driver.last(name, wire.RefusedMessage)))
        assert [refused for passed, refused in texts if passed] == [refused for passed, refused in texts if not passed]

    run(test())


def test_who_looks_anew_sees_the_same_whether_others_have_passed_or_not() -> None:
    async def test() -> None:
        views = []
        for passed in (False, True):
            driver = await window(NOPES, *PEOPLE)
            if passed:
                await driver.move("ben", "pass")
            await driver.enter("eve")
            await driver.say("cat", wire.LookRequest())
            views.append((driver.last("cat", wire.ViewMessage), driver.heard["eve"]))
        assert views[0] == views[1]

    run(test())


def test_b_18_of_two_racing_nopes_the_first_counts_and_the_second_is_stale() -> None:
    async def test() -> None:
        driver = await window(NOPES, *PEOPLE)
        ask = driver.table.ask_id
        await driver.move("cat", "nope", ask=ask)
        await driver.move("ben", "nope", ask=ask)
        assert driver.last("ben", wire.RefusedMessage).code == Code.STALE
        assert [move for _, move in driver.table.moves] == [PLAY, "nope"] and driver.table.ask_id != ask
        assert driver.last("ann", wire.ClockMessage).left == 6_000 and driver.last("ann", wire.AskMessage).moves == (
            "pass",
        )

    run(test())


@pytest.mark.parametrize("position", [NOPES, NONE], ids=["nopes", "none"])
def test_a_window_ends_for_the_silent_exactly_when_its_time_is_over(position: str) -> None:
    async def test() -> None:
        driver = await window(position, *PEOPLE)
        await driver.move("ben", "pass")
        assert await open_for(driver) == 6_000
        assert [move for _, move in driver.table.moves] == [PLAY, "pass", "pass", "pass"]

    run(test())


@pytest.mark.parametrize("position", [NOPES, NONE], ids=["nopes", "none"])
def test_a_window_ends_early_only_when_every_person_has_passed(position: str) -> None:
    async def test() -> None:
        driver = await window(position, *PEOPLE)
        await driver.pass_time(100)
        for name in ("cat", "ben"):
            await driver.move(name, "pass")
            assert driver.table.question == "window"
        await driver.pass_time(900)
        assert driver.table.question == "window"
        await driver.move("dan", "pass")
        assert driver.table.question == "turn"

    run(test())


def test_closing_times_are_the_same_with_nopes_in_hands_and_without() -> None:
    async def test() -> None:
        times: dict[str, list[int]] = {NOPES: [], NONE: []}
        for position, seen in times.items():
            for seed in range(60):
                driver = await window(position, "ann", seed=seed)
                seen.append(await open_for(driver))
                assert [move for _, move in driver.table.moves] == [PLAY, "pass", "pass", "pass"]
        assert times[NOPES] == times[NONE]
        assert len(set(times[NONE])) > 30 and min(times[NONE]) >= 250 and max(times[NONE]) <= 400

    run(test())


class BusyThinker(InstantBotPool):
    """Has no time for anybody."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """For ever."""
        busy: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await busy


async def closes_after(position: str, bot_pool: BotPool, seed: int) -> int:
    """How long a window stays open among bots, who think or do not get to it."""
    driver = await open_room(players=4, position=position, clock=CLOCK, bot_pool=bot_pool)
    driver.room.rng = Random(seed)
    await begin(driver, "ann")
    driver.room.post(
        ClientMessage(driver.links["ann"], wire.MoveRequest(id="1", game=1, ask=driver.table.ask_id, move=PLAY))
    )
    await driver.room.step()
    await driver.written()
    since, ask = driver.clock.now(), driver.table.ask_id
    await asyncio.sleep(0)
    while driver.table.ask_id == ask and driver.clock.now() - since < 5_000:
        driver.clock.pass_to(driver.clock.now() + 1)
        while not driver.room.inbox.empty() or driver.room.inbox.held:
            await driver.written()
            if not driver.room.inbox.empty():
                await driver.room.step()
    driver.room.close()
    return driver.clock.now() - since


def test_a_window_closes_at_the_same_time_when_bots_have_no_time_to_think_whatever_they_hold() -> None:
    async def test() -> None:
        for seed in range(5):
            times = {
                await closes_after(position, bot_pool, seed)
                for position in (NOPES, NONE)
                for bot_pool in (InstantBotPool(), BusyThinker())
            }
            assert len(times) == 1 and 250 <= times.pop() <= 400

    run(test())


def test_one_person_among_bots_holds_the_window_open_alone() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            driver = await window(position, "ann", "ben")
            assert await open_for(driver) == 6_000
            driver = await window(position, "ann", "ben", seed=7)
            await driver.pass_time(3_000)
            await driver.move("ben", "pass")
            assert driver.table.question == "turn"

    run(test())


def test_a_person_who_is_away_is_waited_for_like_one_who_is_silent() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            driver = await window(position, *PEOPLE)
            await driver.leave("dan")
            for name in ("cat", "ben"):
                await driver.move(name, "pass")
            assert await open_for(driver) == 6_000

    run(test())
