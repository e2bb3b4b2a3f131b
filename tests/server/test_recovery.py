"""A room never gets stuck: a bot that fails, a disk that fails."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest

from kaboodle.core.observation import Observation
from kaboodle.server import wire
from kaboodle.server.rooms.room import RETRY
from kaboodle.server.store.base import LogRow, PendingAppend, StoreError
from kaboodle.server.wire import ClockRule
from tests.server.manual_clock import RoomDriver, begin, open_room, run

T = TypeVar("T")
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


class Broken:
    """Bots with a bug."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        raise LookupError("a bug in a bot")

    async def run(self, room: str, what: Callable[[], T]) -> T:
        raise LookupError("a bug in a helper")


class Failing:
    """A disk that refuses to write, and counts how often it was asked to."""

    def __init__(self) -> None:
        self.asked = 0

    def begin_append(self, code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
        self.asked += 1
        asyncio.get_running_loop().call_soon(then, StoreError("the disk is full"))
        return PendingAppend(code, rows, then)


async def pass_with(failing: Failing, driver: RoomDriver, millis: int, patch: pytest.MonkeyPatch) -> None:
    """Let time pass while nothing can be written."""
    with patch.context() as broken:
        broken.setattr(driver.store, "begin_append", failing.begin_append)
        await driver.pass_time(millis)


def test_a_bot_with_a_bug_plays_what_silence_means_and_the_game_goes_on() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET, bot_pool=Broken())
        await begin(driver, "ann")
        await driver.move("ann", "draw")
        assert driver.table.waiting == ("B",)
        await driver.pass_time(10_000)
        assert driver.table.moves == [("A", "draw"), ("B", "draw"), ("C", "draw")]
        assert driver.table.waiting == ("A",)

    run(test())


def test_help_that_cannot_be_worked_out_is_refused() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET, bot_pool=Broken())
        await begin(driver, "ann")
        await driver.say("ann", wire.HintRequest())
        assert driver.last("ann", wire.RefusedMessage).about == "hint"

    run(test())


def test_a_bot_whose_move_could_not_be_written_down_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        driver, failing = await open_room(position=TURN, clock=QUIET), Failing()
        await begin(driver, "ann")
        await driver.move("ann", "draw")
        await pass_with(failing, driver, 5_000, monkeypatch)
        assert failing.asked > 1 and len(driver.table.moves) == 1
        await driver.pass_time(60_000)
        assert driver.table.waiting == ("A",) and len(driver.table.moves) > 1

    run(test())


def test_what_is_due_is_tried_only_so_often_while_the_disk_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        driver, failing = await open_room(clock=QUIET), Failing()
        await driver.sit("ann")
        for seat in "BC":
            await driver.say("ann", wire.BotRequest(seat=seat))
        await driver.say("ann", wire.StartRequest())
        await driver.pass_time(3_000)
        await pass_with(failing, driver, 20 * RETRY, monkeypatch)
        assert 10 < failing.asked <= 20
        await driver.pass_time(RETRY)
        assert driver.room.state.stage == "playing"

    run(test())
