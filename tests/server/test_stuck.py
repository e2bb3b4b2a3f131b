"""Nothing gets a room stuck: a bot that fails, a disk that fails while nobody is asked."""

from collections.abc import Callable, Sequence
from typing import TypeVar

import pytest

from kaboodle.server import wire
from kaboodle.server.room import RETRY
from kaboodle.server.store import Row, StoreError
from kaboodle.server.wire import ClockRule
from kaboodle.sight import Sight
from tests.server.wax import WaxRoom, begin, open_room, run

T = TypeVar("T")
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


class Broken:
    """Bots with a bug."""

    async def think(self, level: str, sight: Sight, seed: int) -> str:
        raise LookupError("a bug in a bot")

    async def work_out(self, what: Callable[[], T]) -> T:
        raise LookupError("a bug in a helper")


class Failing:
    """A disk that refuses to write, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    async def append(self, code: str, rows: Sequence[Row]) -> None:
        self.asked += 1
        raise StoreError("the disk is full")


async def pass_with(failing: Failing, wax: WaxRoom, millis: int, patch: pytest.MonkeyPatch) -> None:
    """Let time pass while nothing can be written."""
    with patch.context() as broken:
        broken.setattr(wax.store, "append", failing.append)
        await wax.pass_time(millis)


def test_a_bot_with_a_bug_plays_what_silence_means_and_the_game_goes_on() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET, thinker=Broken())
        await begin(wax, "ann")
        await wax.move("ann", "draw")
        assert wax.table.waiting == ("B",)
        await wax.pass_time(10_000)
        assert wax.table.moves == [("A", "draw"), ("B", "draw"), ("C", "draw")]
        assert wax.table.waiting == ("A",)

    run(test())


def test_help_that_cannot_be_worked_out_is_refused() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET, thinker=Broken())
        await begin(wax, "ann")
        await wax.say("ann", wire.Hint())
        assert wax.last("ann", wire.Refused).about == "hint"

    run(test())


def test_a_bot_whose_move_could_not_be_written_down_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        wax, failing = await open_room(position=TURN, clock=QUIET), Failing()
        await begin(wax, "ann")
        await wax.move("ann", "draw")
        await pass_with(failing, wax, 5_000, monkeypatch)
        assert failing.asked > 1 and len(wax.table.moves) == 1
        await wax.pass_time(60_000)
        assert wax.table.waiting == ("A",) and len(wax.table.moves) > 1

    run(test())


def test_what_is_due_is_tried_only_so_often_while_the_disk_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        wax, failing = await open_room(clock=QUIET), Failing()
        await wax.sit("ann")
        for seat in "BC":
            await wax.say("ann", wire.Bot(seat=seat))
        await wax.say("ann", wire.Start())
        await wax.pass_time(3_000)
        await pass_with(failing, wax, 20 * RETRY, monkeypatch)
        assert 10 < failing.asked <= 20
        await wax.pass_time(RETRY)
        assert wax.room.ledger.stage == "playing"

    run(test())
