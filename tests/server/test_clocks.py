"""Clocks: default moves, time banks, and seats that a bot takes over."""

from kaboodle.server import wire
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.inbox import SeatRequest
from kaboodle.server.rooms.presence import MAX_MISSED
from kaboodle.server.wire import ClockRule, Code
from kaboodle.server.wire_types import CLOCKS
from tests.server.manual_clock import begin, open_room, run

DAYS = ClockRule(decision=86_400_000, bank=0, window=3_600_000, absent=0)
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


def test_b_92_time_runs_out_after_the_decision_and_the_bank_and_then_silence_is_played() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=ClockRule(decision=30_000, bank=5_000, window=6_000, absent=0))
        await begin(driver, "ann", "ben", "cat")
        assert driver.last("cat", wire.ClockMessage).left == 35_000
        await driver.pass_time(34_999)
        assert driver.table.moves == []
        await driver.pass_time(1)
        assert driver.table.moves == [("A", "draw")] and driver.room.state.banks["A"] == 0

    run(test())


def test_the_bank_pays_only_for_what_goes_beyond_the_decision() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=ClockRule(decision=30_000, bank=60_000, window=6_000, absent=0))
        await begin(driver, "ann", "ben", "cat")
        await driver.pass_time(42_000)
        await driver.move("ann", "draw")
        assert driver.room.state.banks == {"A": 48_000, "B": 60_000, "C": 60_000}
        await driver.pass_time(29_000)
        await driver.move("ben", "skip")
        assert driver.room.state.banks["B"] == 60_000

    run(test())


def test_who_lets_several_decisions_pass_is_stood_in_for_and_can_come_back() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 2, clock=ClockRule(decision=1_000, bank=0, window=0, absent=600_000))
        await begin(driver, "ann", "ben")
        while driver.room.state.missed.get("A", 0) < MAX_MISSED and driver.room.state.stage == "playing":
            if driver.table.waiting == ("B",):
                await driver.move("ben", driver.table.default("B"))
            else:
                await driver.pass_time(1_000)
        assert driver.room.state.seats["A"].bot == "cat"
        await driver.move("ann", "score")
        assert driver.last("ann", wire.RefusedMessage).code in (Code.NOT_NOW, Code.STALE)
        await driver.say("ann", wire.ReclaimRequest())
        assert driver.room.state.seats["A"].bot is None

    run(test())


def test_in_a_game_of_days_too_a_bot_takes_over_from_who_never_comes_and_word_left_keeps_it_going() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=CLOCKS["days"])
        await begin(driver, "ann", "ben", "cat")
        await driver.say("ben", wire.StandingRequest(answer="pass"))
        await driver.say("cat", wire.StandingRequest(answer="pass"))
        await driver.move("ann", "favor>B")
        for name in ("ben", "cat"):
            await driver.leave(name)
        await driver.pass_time(5_000)
        assert driver.table.question != "window", "nobody waited a day for those who had left word"
        assert driver.table.waiting == ("B",)
        await driver.pass_time(CLOCKS["days"].absent)
        assert {seat for seat, seat_state in driver.room.state.seats.items() if seat_state.bot} == {"B", "C"}
        await driver.enter("ben")
        assert driver.room.state.seats["B"].bot is None

    run(test())


def test_who_was_stood_in_for_and_sits_down_again_is_not_missed_at_once() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 2, clock=ClockRule(decision=1_000, bank=0, window=0, absent=600_000))
        await begin(driver, "ann", "ben")
        while driver.room.state.seats["A"].bot is None and driver.room.state.stage == "playing":
            if driver.table.waiting == ("B",):
                await driver.move("ben", driver.table.default("B"))
            else:
                await driver.pass_time(1_000)
        await driver.do(SeatRequest(Sender(guest="ann", name="ann", seat=None), None, "k" * 32))
        await driver.pass_time(1_000)
        assert driver.room.state.seats["A"].bot is None and driver.room.state.stage == "playing"

    run(test())


def test_a_room_without_clocks_waits_for_ever() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.move("ann", "favor>B")
        await driver.pass_time(30 * 86_400_000)
        assert driver.table.question == "window" and driver.last("ben", wire.ClockMessage).left is None

    run(test())
