"""Clocks: when silence is played, what a bank pays for, and who is stood in for."""

from kaboodle.server import wire
from kaboodle.server.desk import Who
from kaboodle.server.inbox import Wish
from kaboodle.server.presence import MISSED
from kaboodle.server.states import CLOCKS
from kaboodle.server.wire import ClockRule, Code
from tests.server.wax import begin, open_room, run

DAYS = ClockRule(decision=86_400_000, bank=0, window=3_600_000, absent=0)
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


def test_b_92_time_runs_out_after_the_decision_and_the_bank_and_then_silence_is_played() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=ClockRule(decision=30_000, bank=5_000, window=6_000, absent=0))
        await begin(wax, "ann", "ben", "cat")
        assert wax.last("cat", wire.Clock).left == 35_000
        await wax.pass_time(34_999)
        assert wax.table.moves == []
        await wax.pass_time(1)
        assert wax.table.moves == [("A", "draw")] and wax.room.ledger.banks["A"] == 0

    run(test())


def test_the_bank_pays_only_for_what_goes_beyond_the_decision() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=ClockRule(decision=30_000, bank=60_000, window=6_000, absent=0))
        await begin(wax, "ann", "ben", "cat")
        await wax.pass_time(42_000)
        await wax.move("ann", "draw")
        assert wax.room.ledger.banks == {"A": 48_000, "B": 60_000, "C": 60_000}
        await wax.pass_time(29_000)
        await wax.move("ben", "skip")
        assert wax.room.ledger.banks["B"] == 60_000

    run(test())


def test_who_lets_several_decisions_pass_is_stood_in_for_and_can_come_back() -> None:
    async def test() -> None:
        wax = await open_room("mantis", 2, clock=ClockRule(decision=1_000, bank=0, window=0, absent=600_000))
        await begin(wax, "ann", "ben")
        while wax.room.ledger.missed.get("A", 0) < MISSED and wax.room.ledger.stage == "playing":
            if wax.table.waiting == ("B",):
                await wax.move("ben", wax.table.default("B"))
            else:
                await wax.pass_time(1_000)
        assert wax.room.ledger.chairs["A"].bot == "cat"
        await wax.move("ann", "score")
        assert wax.last("ann", wire.Refused).code in (Code.NOT_NOW, Code.STALE)
        await wax.say("ann", wire.Back())
        assert wax.room.ledger.chairs["A"].bot is None

    run(test())


def test_in_a_game_of_days_too_a_bot_takes_over_from_who_never_comes_and_word_left_keeps_it_going() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=CLOCKS["days"])
        await begin(wax, "ann", "ben", "cat")
        await wax.say("ben", wire.Standing(answer="pass"))
        await wax.say("cat", wire.Standing(answer="pass"))
        await wax.move("ann", "favor>B")
        for name in ("ben", "cat"):
            await wax.leave(name)
        await wax.pass_time(5_000)
        assert wax.table.asks != "window", "nobody waited a day for those who had left word"
        assert wax.table.waiting == ("B",)
        await wax.pass_time(CLOCKS["days"].absent)
        assert {seat for seat, chair in wax.room.ledger.chairs.items() if chair.bot} == {"B", "C"}
        await wax.enter("ben")
        assert wax.room.ledger.chairs["B"].bot is None

    run(test())


def test_who_was_stood_in_for_and_sits_down_again_is_not_missed_at_once() -> None:
    async def test() -> None:
        wax = await open_room("mantis", 2, clock=ClockRule(decision=1_000, bank=0, window=0, absent=600_000))
        await begin(wax, "ann", "ben")
        while wax.room.ledger.chairs["A"].bot is None and wax.room.ledger.stage == "playing":
            if wax.table.waiting == ("B",):
                await wax.move("ben", wax.table.default("B"))
            else:
                await wax.pass_time(1_000)
        await wax.do(Wish(Who(guest="ann", name="ann", seat=None), None, "k" * 32))
        await wax.pass_time(1_000)
        assert wax.room.ledger.chairs["A"].bot is None and wax.room.ledger.stage == "playing"

    run(test())


def test_a_room_without_clocks_waits_for_ever() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.move("ann", "favor>B")
        await wax.pass_time(30 * 86_400_000)
        assert wax.table.asks == "window" and wax.last("ben", wire.Clock).left is None

    run(test())
