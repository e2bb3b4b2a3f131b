"""Players who are away: everybody knows when a bot takes over, the host need not wait, and a nudge reminds."""

from kaboodle.server import wire
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import RoomDriver, begin, open_room, run

CLOCK = ClockRule(decision=0, bank=0, window=6_000, absent=60_000)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"
NAMES = ("ann", "ben", "cat")


async def playing() -> RoomDriver:
    """A game of three people in which A is asked."""
    driver = await open_room(position=TURN, clock=CLOCK)
    await begin(driver, *NAMES)
    return driver


def test_everybody_is_told_when_a_bot_takes_over_from_who_is_away() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.leave("cat")
        assert driver.last("ann", wire.AwayMessage).bot_in == {"C": 60_000}
        await driver.pass_time(20_000)
        await driver.enter("eve")
        assert driver.last("eve", wire.AwayMessage).bot_in == {"C": 40_000}
        await driver.enter("cat")
        assert driver.last("ann", wire.AwayMessage).bot_in == {}

    run(test())


def test_when_the_bot_has_taken_over_nobody_is_announced_any_more() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.leave("cat")
        await driver.pass_time(60_000)
        assert driver.room.state.seats["C"].bot == "cat" and driver.last("ann", wire.AwayMessage).bot_in == {}

    run(test())


def test_in_a_room_where_no_bot_takes_over_nothing_is_announced() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=ClockRule(decision=0, bank=0, window=0, absent=0))
        await begin(driver, *NAMES)
        await driver.leave("cat")
        assert not driver.all("ann", wire.AwayMessage)

    run(test())


def test_the_host_hands_the_seat_of_who_is_away_to_a_bot_at_once_and_its_holder_gets_it_back() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.say("ann", wire.HandOverRequest(seat="C"))
        assert driver.last("ann", wire.RefusedMessage).code == Code.NOT_NOW, "who is here plays"
        await driver.leave("cat")
        await driver.say("ben", wire.HandOverRequest(seat="C"))
        assert driver.last("ben", wire.RefusedMessage).code == Code.NOT_HOST
        await driver.say("ann", wire.HandOverRequest(seat="C"))
        assert driver.room.state.seats["C"].bot == "cat" and driver.last("ann", wire.AwayMessage).bot_in == {}
        await driver.say("ann", wire.HandOverRequest(seat="C"))
        assert driver.last("ann", wire.RefusedMessage).code == Code.NOT_SEATED
        await driver.enter("cat")
        assert driver.room.state.seats["C"].bot is None

    run(test())


def test_a_nudge_reaches_who_is_asked_and_nobody_else() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.say("ben", wire.NudgeRequest())
        assert driver.last("ann", wire.NudgedMessage).seat == "B"
        assert not driver.all("cat", wire.NudgedMessage) and not driver.all("ben", wire.NudgedMessage)
        await driver.say("ann", wire.NudgeRequest())
        assert driver.last("ann", wire.RefusedMessage).code == Code.NOT_NOW

    run(test())


def test_nudges_are_few() -> None:
    async def test() -> None:
        driver = await playing()
        for _ in range(3):
            await driver.say("ben", wire.NudgeRequest())
        assert len(driver.all("ann", wire.NudgedMessage)) == 1
        assert driver.last("ben", wire.RefusedMessage).code == Code.SLOW_DOWN
        await driver.pass_time(10_000)
        await driver.say("ben", wire.NudgeRequest())
        assert len(driver.all("ann", wire.NudgedMessage)) == 2

    run(test())


def test_who_mutes_a_player_is_not_nudged_by_them_and_who_is_silenced_cannot_nudge() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.say("ann", wire.MuteRequest(seat="B"))
        await driver.say("ben", wire.NudgeRequest())
        assert not driver.all("ann", wire.NudgedMessage)
        await driver.say("ann", wire.SilenceRequest(seat="C"))
        await driver.say("cat", wire.NudgeRequest())
        assert driver.last("cat", wire.RefusedMessage).code == Code.BARRED

    run(test())


def test_in_a_window_a_nudge_would_tell_who_has_not_answered_and_is_refused() -> None:
    async def test() -> None:
        driver = await playing()
        await driver.move("ann", "favor>B")
        await driver.say("ann", wire.NudgeRequest())
        assert driver.last("ann", wire.RefusedMessage).code == Code.NOT_NOW
        assert not driver.all("ben", wire.NudgedMessage)

    run(test())
