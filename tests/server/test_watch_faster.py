"""Watching faster: when every person is out and wants it, the rest of the game is played at once."""

import time

import kaboodle
from kaboodle.server import wire
from kaboodle.server.bot_pool import ThreadBotPool
from kaboodle.server.rooms.bots import quick_level
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import RoomDriver, begin, open_room, run

CLOCK = ClockRule(decision=0, bank=0, window=6_000, absent=0)
PILE = "C: nope skip moon | D: skip attack loaf | draw: moon cactus noodle loaf cactus moon drizzle kitten | turn: C"
FASTER = wire.WatchFasterRequest()


async def watching(*names: str) -> RoomDriver:
    """A room of four in which A and B are out, and bots play on."""
    driver = await open_room(players=4, position=f"{PILE} | dead: A B", clock=CLOCK)
    await begin(driver, *names)
    return driver


def nine_without_a() -> str:
    """A fresh deal for nine whose first seat is out already: the longest rest that there is to watch."""
    parts = kaboodle.new("original", 9, 1).position.split(" | ")
    kept = [part for part in parts if part.split(":")[0] in (*"BCDEFGHI", "draw")]
    return " | ".join(part.replace(" kitten", "", 1) for part in kept) + " | discard: kitten | dead: A | turn: B"


def test_a_game_of_nine_whose_only_person_is_out_ends_within_seconds_after_the_request() -> None:
    async def test() -> None:
        pool = ThreadBotPool(2, 400)
        driver = await open_room(players=9, clock=CLOCK, bot_pool=pool, position=nine_without_a())
        await driver.sit("ann")
        for seat in "BCDEFGHI":
            await driver.say("ann", wire.BotRequest(seat=seat, level="tiger"))
        await driver.say("ann", wire.StartRequest())
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        began, at = time.monotonic(), driver.clock.now()
        await driver.say("ann", FASTER)
        await driver.pass_time(1_000)
        assert (
            driver.table.over and len(driver.table.moves) > 100 and time.monotonic() - began < 20
        )  # 0.3 s on an idle core
        assert driver.last("ann", wire.WatchFasterMessage).on
        assert driver.last("ann", wire.RevealedMessage).winners and driver.clock.now() - at == 1_000
        pool.close()

    run(test())


def test_without_the_request_bots_take_their_time() -> None:
    async def test() -> None:
        driver = await watching("ann")
        await driver.pass_time(driver.room.deps.settings.bot_least - 1)
        assert not driver.table.moves

    run(test())


def test_with_several_people_out_all_who_are_here_must_want_it() -> None:
    async def test() -> None:
        driver = await watching("ann", "ben")
        await driver.say("ann", FASTER)
        assert driver.last("ben", wire.WatchFasterMessage) == wire.WatchFasterMessage(game=1, seats=("A",))
        assert not driver.table.moves
        await driver.say("ben", FASTER)
        assert driver.last("ann", wire.WatchFasterMessage).on
        await driver.pass_time(1)
        assert driver.table.over

    run(test())


def test_who_has_left_the_table_is_not_waited_for() -> None:
    async def test() -> None:
        driver = await watching("ann", "ben")
        await driver.leave("ben")
        await driver.say("ann", FASTER)
        await driver.pass_time(1)
        assert driver.table.over

    run(test())


def test_it_is_refused_while_a_person_plays_and_to_spectators() -> None:
    async def test() -> None:
        driver = await open_room(players=4, position=f"B: nope | {PILE} | dead: A", clock=CLOCK)
        await begin(driver, "ann", "ben")
        await driver.say("ann", FASTER)
        assert driver.last("ann", wire.RefusedMessage).code == Code.NOT_NOW
        await driver.enter("eve")
        await driver.say("eve", FASTER)
        assert driver.last("eve", wire.RefusedMessage).code == Code.NOT_SEATED

    run(test())


def test_the_next_game_is_played_at_the_usual_pace() -> None:
    async def test() -> None:
        driver = await watching("ann")
        await driver.say("ann", FASTER)
        await driver.pass_time(1)
        await driver.say("ann", wire.StartRequest())
        await driver.say("ann", wire.EntropyRequest(game=2, text="more"))
        assert driver.room.open_ask is not None and not driver.room.open_ask.fast
        assert not driver.table.moves

    run(test())


def test_bots_that_search_play_without_a_search_then() -> None:
    assert [quick_level(level) for level in ("kitten", "cat", "tomcat", "tiger")] == ["kitten", "cat", "cat", "cat"]
