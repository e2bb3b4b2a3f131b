"""Reaction windows in real time: open to all at once, and as long with Nopes in the hands as without."""

import asyncio
from random import Random

import pytest

from kaboodle.server import wire
from kaboodle.server.inbox import Sent
from kaboodle.server.thinking import Thinker
from kaboodle.server.wire import ClockRule, Code
from kaboodle.sight import Sight
from tests.server.wax import QuickThinker, WaxRoom, begin, open_room, run

CLOCK = ClockRule(decision=0, bank=0, window=6_000, absent=0)
REST = "draw: moon cactus noodle loaf kitten drizzle kitten kitten | turn: A"
PLAY = "shuffle"  # aimed at nobody: no bot of ours wants to Nope it
NOPES = f"A: {PLAY} favor loaf | B: nope nope skip | C: nope skip nope | D: skip nope nope | {REST}"
NONE = f"A: {PLAY} favor loaf | B: moon moon skip | C: loaf skip moon | D: skip loaf loaf | {REST}"
PEOPLE = ("ann", "ben", "cat", "dan")


async def window(position: str, *names: str, seed: int = 0, clock: ClockRule = CLOCK) -> WaxRoom:
    """A room in which A, whose holder is ann, has just played something that can be Noped."""
    wax = await open_room(players=4, position=position, clock=clock)
    wax.room.dice = Random(seed)  # the same draws for both hands
    await begin(wax, *names)
    await wax.move("ann", PLAY)
    assert wax.table.asks == "window"
    return wax


async def open_for(wax: WaxRoom, most: int = 20_000) -> int:
    """How long the window stays open from now on."""
    since, ask = wax.clock.now(), wax.table.ask
    while wax.table.ask == ask and wax.clock.now() - since < most:
        await wax.pass_time(1)
    return wax.clock.now() - since


def test_a_window_opens_to_every_living_seat_but_the_player_at_once_whatever_they_hold() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            wax = await window(position, *PEOPLE)
            asks = [wax.last(name, wire.Ask) for name in PEOPLE[1:]]
            assert {(ask.id, ask.what) for ask in asks} == {(wax.table.ask, "window")}
            assert {wax.last(name, wire.Clock).left for name in PEOPLE} == {6_000}

    run(test())


def test_a_pass_tells_the_others_nothing_at_all() -> None:
    async def test() -> None:
        wax = await window(NOPES, *PEOPLE)
        await wax.enter("eve", views="always")
        heard = {name: len(wax.heard[name]) for name in ("ann", "cat", "dan", "eve")}
        ask = wax.table.ask
        await wax.move("ben", "pass")
        assert wax.last("ben", wire.Ack) and wax.table.ask == ask and "B" not in wax.table.waiting
        assert {name: len(wax.heard[name]) for name in heard} == heard

    run(test())


def test_a_refusal_does_not_tell_who_has_passed_already() -> None:
    async def test() -> None:
        texts = []
        for passed in (False, True):
            wax = await window(NOPES, *PEOPLE)
            if passed:
                await wax.move("ben", "pass")
            for name, move in (("cat", "draw"), ("cat", "gibberish"), ("ann", "nope"), ("ann", "pass")):
                await wax.move(name, move, id="x")
                texts.append((passed, wax.last(name, wire.Refused)))
        assert [refused for passed, refused in texts if passed] == [refused for passed, refused in texts if not passed]

    run(test())


def test_who_looks_anew_sees_the_same_whether_others_have_passed_or_not() -> None:
    async def test() -> None:
        views = []
        for passed in (False, True):
            wax = await window(NOPES, *PEOPLE)
            if passed:
                await wax.move("ben", "pass")
            await wax.enter("eve")
            await wax.say("cat", wire.Look())
            views.append((wax.last("cat", wire.Shown), wax.heard["eve"]))
        assert views[0] == views[1]

    run(test())


def test_b_18_of_two_racing_nopes_the_first_counts_and_the_second_is_stale() -> None:
    async def test() -> None:
        wax = await window(NOPES, *PEOPLE)
        ask = wax.table.ask
        await wax.move("cat", "nope", ask=ask)
        await wax.move("ben", "nope", ask=ask)
        assert wax.last("ben", wire.Refused).code == Code.STALE
        assert [move for _, move in wax.table.moves] == [PLAY, "nope"] and wax.table.ask != ask
        assert wax.last("ann", wire.Clock).left == 6_000 and wax.last("ann", wire.Ask).moves == ("pass",)

    run(test())


@pytest.mark.parametrize("position", [NOPES, NONE], ids=["nopes", "none"])
def test_a_window_ends_for_the_silent_exactly_when_its_time_is_over(position: str) -> None:
    async def test() -> None:
        wax = await window(position, *PEOPLE)
        await wax.move("ben", "pass")
        assert await open_for(wax) == 6_000
        assert [move for _, move in wax.table.moves] == [PLAY, "pass", "pass", "pass"]

    run(test())


@pytest.mark.parametrize("position", [NOPES, NONE], ids=["nopes", "none"])
def test_a_window_ends_early_only_when_every_person_has_passed(position: str) -> None:
    async def test() -> None:
        wax = await window(position, *PEOPLE)
        await wax.pass_time(100)
        for name in ("cat", "ben"):
            await wax.move(name, "pass")
            assert wax.table.asks == "window"
        await wax.pass_time(900)
        assert wax.table.asks == "window"
        await wax.move("dan", "pass")
        assert wax.table.asks == "turn"

    run(test())


def test_closing_times_are_the_same_with_nopes_in_hands_and_without() -> None:
    async def test() -> None:
        times: dict[str, list[int]] = {NOPES: [], NONE: []}
        for position, seen in times.items():
            for seed in range(60):
                wax = await window(position, "ann", seed=seed)
                seen.append(await open_for(wax))
                assert [move for _, move in wax.table.moves] == [PLAY, "pass", "pass", "pass"]
        assert times[NOPES] == times[NONE]
        assert len(set(times[NONE])) > 30 and min(times[NONE]) >= 600 and max(times[NONE]) <= 1_600

    run(test())


class BusyThinker(QuickThinker):
    """Has no time for anybody."""

    async def think(self, level: str, sight: Sight, seed: int) -> str:
        """For ever."""
        busy: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        return await busy


async def closes_after(position: str, thinker: Thinker, seed: int) -> int:
    """How long a window stays open among bots, who think or do not get to it."""
    wax = await open_room(players=4, position=position, clock=CLOCK, thinker=thinker)
    wax.room.dice = Random(seed)
    await begin(wax, "ann")
    wax.room.post(Sent(wax.links["ann"], wire.Move(id="1", game=1, ask=wax.table.ask, move=PLAY)))
    await wax.room.step()
    await wax.written()
    since, ask = wax.clock.now(), wax.table.ask
    await asyncio.sleep(0)
    while wax.table.ask == ask and wax.clock.now() - since < 5_000:
        wax.clock.pass_to(wax.clock.now() + 1)
        while not wax.room.inbox.empty():
            await wax.room.step()
    wax.room.close()
    return wax.clock.now() - since


def test_a_window_closes_at_the_same_time_when_bots_have_no_time_to_think_whatever_they_hold() -> None:
    async def test() -> None:
        for seed in range(5):
            times = {
                await closes_after(position, thinker, seed)
                for position in (NOPES, NONE)
                for thinker in (QuickThinker(), BusyThinker())
            }
            assert len(times) == 1 and 600 <= times.pop() <= 1_600

    run(test())


def test_one_person_among_bots_holds_the_window_open_alone() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            wax = await window(position, "ann", "ben")
            assert await open_for(wax) == 6_000
            wax = await window(position, "ann", "ben", seed=7)
            await wax.pass_time(3_000)
            await wax.move("ben", "pass")
            assert wax.table.asks == "turn"

    run(test())


def test_a_person_who_is_away_is_waited_for_like_one_who_is_silent() -> None:
    async def test() -> None:
        for position in (NOPES, NONE):
            wax = await window(position, *PEOPLE)
            await wax.leave("dan")
            for name in ("cat", "ben"):
                await wax.move(name, "pass")
            assert await open_for(wax) == 6_000

    run(test())
