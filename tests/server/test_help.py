"""Help at the table: reasons, odds and standing answers, from what the seat knows and only for that seat."""

from random import Random

import pytest

import kaboodle
from kaboodle.server import wire
from kaboodle.server.rooms.help import hint
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import RoomDriver, begin, open_room, run
from tests.server.test_rooms import QUIET, TURN, refused

# What A sees is the same at both; what B, C and the draw pile hold is not.
ONE = "A: favor nope shuffle loaf | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"
TWO = "A: favor nope shuffle loaf | B: skip skip | C: nope | draw: kitten loaf noodle loaf moon cactus kitten | turn: A"
HOURS = ClockRule(decision=0, bank=0, window=3_600_000, absent=0)


async def begun(position: str = ONE, clock: ClockRule = QUIET) -> RoomDriver:
    driver = await open_room(position=position, clock=clock)
    driver.room.rng = Random(1)  # the same draws for both hands
    await begin(driver, "ann", "ben", "cat")
    return driver


@pytest.mark.parametrize("question", [wire.WhyRequest(), wire.WhyRequest(move="favor>A"), wire.OddsRequest()], ids=str)
def test_help_is_the_same_whatever_the_seat_does_not_know(question: wire.FromClient) -> None:
    async def test() -> None:
        heard = []
        for position in (ONE, TWO):
            driver = await begun(position)
            others = len(driver.heard["ben"])
            await driver.say("ann", question)
            heard.append(driver.heard["ann"][-1])
            assert len(driver.heard["ben"]) == others
        assert heard[0] == heard[1] and isinstance(heard[0], wire.ReasonsMessage | wire.OddsMessage)

    run(test())


def test_why_says_the_rule_for_every_card_that_is_dimmed_and_for_a_move() -> None:
    async def test() -> None:
        driver = await begun()
        await driver.say("ann", wire.WhyRequest())
        told = driver.last("ann", wire.ReasonsMessage)
        assert {card: reason.rule for card, reason in told.cards.items()} == {"nope": "B-40", "loaf": "EK-44"}
        await driver.say("ben", wire.WhyRequest())
        assert {reason.rule for reason in driver.last("ben", wire.ReasonsMessage).cards.values()} == {"EK-20", "B-22"}
        await driver.say("ann", wire.WhyRequest(move="favor>A"))
        assert driver.last("ann", wire.ReasonsMessage).reason is not None
        await driver.say("ann", wire.WhyRequest(move="favor>B"))
        assert driver.last("ann", wire.ReasonsMessage).reason is None

    run(test())


def test_odds_are_counted_where_the_helper_is_on() -> None:
    async def test() -> None:
        driver = await begun()
        await driver.say("ann", wire.OddsRequest())
        assert getattr(driver.last("ann", wire.OddsMessage).odds, "draw") == pytest.approx(2 / 7)  # noqa: B009  # of three kinds
        await driver.say("ann", wire.ChangeRequest(helper=False))
        await driver.say("ann", wire.OddsRequest())
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.say("ann", wire.WhyRequest())
        assert driver.last("ann", wire.ReasonsMessage).cards

    run(test())


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_hint_is_a_legal_move_in_a_game_against_bots(edition: str) -> None:
    async def test() -> None:
        driver = await open_room(edition, 2, clock=QUIET)
        await begin(driver, "ann")
        while "A" not in driver.table.waiting:
            await driver.pass_time(500)
        await driver.say("ann", wire.HintRequest())
        told = driver.last("ann", wire.HintMessage)
        legal = list(driver.table.legal("A"))
        assert told.move in legal and {weighed.move for weighed in told.weighed} <= set(legal)
        assert all(0 <= weighed.chance <= 1 for weighed in told.weighed)

    run(test())


def test_a_hint_is_the_same_whatever_the_seat_does_not_know() -> None:
    def hinted(position: str) -> wire.FromServer:
        observation = kaboodle.read(position, "original").observation("A")
        return hint(observation, 1, 1, 60_000)

    assert hinted(ONE) == hinted(TWO)


def test_there_are_no_hints_against_people_or_out_of_turn() -> None:
    async def test() -> None:
        driver = await begun()
        await driver.say("ann", wire.HintRequest())
        assert refused(driver, "ann") == Code.NOT_NOW
        alone = await open_room(position=ONE.replace("turn: A", "turn: B"), clock=QUIET)
        await begin(alone, "ann")
        await alone.say("ann", wire.HintRequest())
        assert refused(alone, "ann") == Code.NOT_NOW and alone.all("ann", wire.HintMessage) == []

    run(test())


def test_who_only_watches_or_asks_too_much_is_not_helped() -> None:
    async def test() -> None:
        driver = await begun()
        await driver.enter("eve")
        for question in (
            wire.WhyRequest(),
            wire.OddsRequest(),
            wire.HintRequest(),
            wire.StandingRequest(answer="pass"),
        ):
            await driver.say("eve", question)
            assert refused(driver, "eve") == Code.NOT_SEATED
        for _ in range(30):
            await driver.say("ben", wire.OddsRequest())
        assert refused(driver, "ben") == Code.SLOW_DOWN and len(driver.all("ben", wire.OddsMessage)) == 10
        await driver.say("ben", wire.WhyRequest())
        assert len(driver.all("ben", wire.ReasonsMessage)) == 1, "each question has its own measure"
        lobby = await open_room()
        await lobby.sit("ann")
        await lobby.say("ann", wire.WhyRequest())
        assert refused(lobby, "ann") == Code.NOT_NOW

    run(test())


def test_a_standing_pass_answers_every_window_and_nobody_is_told() -> None:
    async def test() -> None:
        driver = await begun(clock=HOURS)
        heard = {name: len(driver.heard[name]) for name in ("ann", "cat")}
        await driver.say("ben", wire.StandingRequest(answer="pass"))
        assert driver.last("ben", wire.StandingMessage).answer == "pass"
        assert {name: len(driver.heard[name]) for name in heard} == heard
        await driver.move("ann", "shuffle")
        await driver.move("cat", "pass")
        await driver.pass_time(2_000)
        assert driver.table.moves[-1] == ("B", "pass") and driver.table.question == "turn"
        await driver.leave("ben")
        await driver.enter("ben")
        assert driver.last("ben", wire.WelcomeMessage).standing == "pass"
        saved = await driver.store.load("testroom")
        assert saved is not None
        assert rebuild(saved, driver.room.state.dealer).seats["B"].standing == "pass"

    run(test())


@pytest.mark.parametrize(
    ("position", "play", "answer"),
    [(ONE, "favor>B", "nope"), (ONE, "favor>C", "pass"), (ONE, "shuffle", "pass"), (TWO, "favor>B", "pass")],
)
def test_a_standing_nope_is_played_by_the_target_that_holds_one(position: str, play: str, answer: str) -> None:
    async def test() -> None:
        driver = await begun(position, HOURS)
        await driver.say("ben", wire.StandingRequest(answer="nope-if-target"))
        await driver.move("ann", play)
        await driver.pass_time(2_000)
        assert ("B", answer) in driver.table.moves

    run(test())


def test_a_standing_answer_takes_as_long_with_a_nope_in_hand_as_without() -> None:
    async def test() -> None:
        took = []
        for position in (ONE, TWO):
            driver = await begun(position, HOURS)
            await driver.say("ben", wire.StandingRequest(answer="nope-if-target"))
            await driver.move("ann", "shuffle")
            since = driver.clock.now()
            while "B" in driver.table.waiting:
                await driver.pass_time(1)
            took.append(driver.clock.now() - since)
        assert took[0] == took[1] > 0

    run(test())


def test_word_can_be_left_while_a_window_is_open_and_taken_back() -> None:
    async def test() -> None:
        driver = await begun(TURN, HOURS)
        await driver.move("ann", "favor>B")
        await driver.say("cat", wire.StandingRequest(answer="pass"))
        await driver.say("ben", wire.StandingRequest(answer="pass"))
        await driver.say("ben", wire.StandingRequest(answer="ask"))
        await driver.pass_time(10_000)
        assert driver.table.waiting == ("B",) and driver.table.question == "window"

    run(test())
