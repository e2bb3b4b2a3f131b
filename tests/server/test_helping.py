"""Help at the table: reasons, odds and standing answers, all from what the seat knows and told to nobody else."""

from random import Random

import pytest

import kaboodle
from kaboodle.server import wire
from kaboodle.server.helping import hint
from kaboodle.server.ledger import rebuild
from kaboodle.server.wire import ClockRule, Code
from tests.server.test_rooms import QUIET, TURN, refused
from tests.server.wax import WaxRoom, begin, open_room, run

# What A sees is the same at both; what B, C and the draw pile hold is not.
ONE = "A: favor nope shuffle loaf | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"
TWO = "A: favor nope shuffle loaf | B: skip skip | C: nope | draw: kitten loaf noodle loaf moon cactus kitten | turn: A"
HOURS = ClockRule(decision=0, bank=0, window=3_600_000, absent=0)


async def begun(position: str = ONE, clock: ClockRule = QUIET) -> WaxRoom:
    wax = await open_room(position=position, clock=clock)
    wax.room.dice = Random(1)  # the same draws for both hands
    await begin(wax, "ann", "ben", "cat")
    return wax


@pytest.mark.parametrize("question", [wire.Why(), wire.Why(move="favor>A"), wire.Odds()], ids=str)
def test_help_is_the_same_whatever_the_seat_does_not_know(question: wire.FromClient) -> None:
    async def test() -> None:
        heard = []
        for position in (ONE, TWO):
            wax = await begun(position)
            others = len(wax.heard["ben"])
            await wax.say("ann", question)
            heard.append(wax.heard["ann"][-1])
            assert len(wax.heard["ben"]) == others
        assert heard[0] == heard[1] and isinstance(heard[0], wire.Reasons | wire.Chances)

    run(test())


def test_why_says_the_rule_for_every_card_that_is_dimmed_and_for_a_move() -> None:
    async def test() -> None:
        wax = await begun()
        await wax.say("ann", wire.Why())
        told = wax.last("ann", wire.Reasons)
        assert {card: reason.rule for card, reason in told.cards.items()} == {"nope": "B-40", "loaf": "EK-44"}
        await wax.say("ben", wire.Why())
        assert {reason.rule for reason in wax.last("ben", wire.Reasons).cards.values()} == {"EK-20", "B-22"}
        await wax.say("ann", wire.Why(move="favor>A"))
        assert wax.last("ann", wire.Reasons).reason is not None
        await wax.say("ann", wire.Why(move="favor>B"))
        assert wax.last("ann", wire.Reasons).reason is None

    run(test())


def test_odds_are_counted_where_the_helper_is_on() -> None:
    async def test() -> None:
        wax = await begun()
        await wax.say("ann", wire.Odds())
        assert getattr(wax.last("ann", wire.Chances).odds, "draw") == pytest.approx(2 / 7)  # noqa: B009  # of three kinds
        await wax.say("ann", wire.Change(helper=False))
        await wax.say("ann", wire.Odds())
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.say("ann", wire.Why())
        assert wax.last("ann", wire.Reasons).cards

    run(test())


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_hint_is_a_legal_move_in_a_game_against_bots(edition: str) -> None:
    async def test() -> None:
        wax = await open_room(edition, 2, clock=QUIET)
        await begin(wax, "ann")
        while "A" not in wax.table.waiting:
            await wax.pass_time(500)
        await wax.say("ann", wire.Hint())
        told = wax.last("ann", wire.Hinted)
        legal = list(wax.table.legal("A"))
        assert told.move in legal and {weighed.move for weighed in told.weighed} <= set(legal)
        assert all(0 <= weighed.chance <= 1 for weighed in told.weighed)

    run(test())


def test_a_hint_is_the_same_whatever_the_seat_does_not_know() -> None:
    def hinted(position: str) -> wire.FromServer:
        sight = kaboodle.read(position, "original").sight("A")
        return hint(sight, 1, 1, 60_000)

    assert hinted(ONE) == hinted(TWO)


def test_there_are_no_hints_against_people_or_out_of_turn() -> None:
    async def test() -> None:
        wax = await begun()
        await wax.say("ann", wire.Hint())
        assert refused(wax, "ann") == Code.NOT_NOW
        alone = await open_room(position=ONE.replace("turn: A", "turn: B"), clock=QUIET)
        await begin(alone, "ann")
        await alone.say("ann", wire.Hint())
        assert refused(alone, "ann") == Code.NOT_NOW and alone.all("ann", wire.Hinted) == []

    run(test())


def test_who_only_watches_or_asks_too_much_is_not_helped() -> None:
    async def test() -> None:
        wax = await begun()
        await wax.enter("eve")
        for question in (wire.Why(), wire.Odds(), wire.Hint(), wire.Standing(answer="pass")):
            await wax.say("eve", question)
            assert refused(wax, "eve") == Code.NOT_SEATED
        for _ in range(30):
            await wax.say("ben", wire.Odds())
        assert refused(wax, "ben") == Code.SLOW_DOWN and len(wax.all("ben", wire.Chances)) == 10
        await wax.say("ben", wire.Why())
        assert len(wax.all("ben", wire.Reasons)) == 1, "each question has its own measure"
        lobby = await open_room()
        await lobby.sit("ann")
        await lobby.say("ann", wire.Why())
        assert refused(lobby, "ann") == Code.NOT_NOW

    run(test())


def test_a_standing_pass_answers_every_window_and_nobody_is_told() -> None:
    async def test() -> None:
        wax = await begun(clock=HOURS)
        heard = {name: len(wax.heard[name]) for name in ("ann", "cat")}
        await wax.say("ben", wire.Standing(answer="pass"))
        assert wax.last("ben", wire.Stands).answer == "pass"
        assert {name: len(wax.heard[name]) for name in heard} == heard
        await wax.move("ann", "shuffle")
        await wax.move("cat", "pass")
        await wax.pass_time(2_000)
        assert wax.table.moves[-1] == ("B", "pass") and wax.table.asks == "turn"
        await wax.leave("ben")
        await wax.enter("ben")
        assert wax.last("ben", wire.Welcome).standing == "pass"
        saved = await wax.store.load("waxroom")
        assert saved is not None
        assert rebuild(saved, wax.room.ledger.dealer).chairs["B"].standing == "pass"

    run(test())


@pytest.mark.parametrize(
    ("position", "play", "answer"),
    [(ONE, "favor>B", "nope"), (ONE, "favor>C", "pass"), (ONE, "shuffle", "pass"), (TWO, "favor>B", "pass")],
)
def test_a_standing_nope_is_played_by_the_target_that_holds_one(position: str, play: str, answer: str) -> None:
    async def test() -> None:
        wax = await begun(position, HOURS)
        await wax.say("ben", wire.Standing(answer="nope-if-target"))
        await wax.move("ann", play)
        await wax.pass_time(2_000)
        assert ("B", answer) in wax.table.moves

    run(test())


def test_a_standing_answer_takes_as_long_with_a_nope_in_hand_as_without() -> None:
    async def test() -> None:
        took = []
        for position in (ONE, TWO):
            wax = await begun(position, HOURS)
            await wax.say("ben", wire.Standing(answer="nope-if-target"))
            await wax.move("ann", "shuffle")
            since = wax.clock.now()
            while "B" in wax.table.waiting:
                await wax.pass_time(1)
            took.append(wax.clock.now() - since)
        assert took[0] == took[1] > 0

    run(test())


def test_word_can_be_left_while_a_window_is_open_and_taken_back() -> None:
    async def test() -> None:
        wax = await begun(TURN, HOURS)
        await wax.move("ann", "favor>B")
        await wax.say("cat", wire.Standing(answer="pass"))
        await wax.say("ben", wire.Standing(answer="pass"))
        await wax.say("ben", wire.Standing(answer="ask"))
        await wax.pass_time(10_000)
        assert wax.table.waiting == ("B",) and wax.table.asks == "window"

    run(test())
