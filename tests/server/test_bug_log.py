"""An unexpected exception leaves its frames in the log, and no text that may hold a card."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec
import pytest

from kaboodle.core.observation import Observation
from kaboodle.server import wire
from kaboodle.server.log import LOGGER, BugHandler, log_bug, on_loop_exception
from kaboodle.server.wire import ClockRule
from tests.server.manual_clock import begin, open_room, run

T = TypeVar("T")
CARD = "imploding-kitten"
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)


class Lines(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        """One more line."""
        self.text += record.getMessage() + "\n"

    def bugs(self) -> list[dict[str, Any]]:  # Any: JSON
        """The bugs that were logged."""
        found = [msgspec.json.decode(line) for line in self.text.splitlines()]
        return [line for line in found if line["what"] == "bug"]


@pytest.fixture
def lines() -> Iterator[Lines]:
    """What the server logs."""
    handler, level = Lines(), LOGGER.level
    LOGGER.addHandler(handler)
    LOGGER.setLevel(logging.INFO)
    yield handler
    LOGGER.removeHandler(handler)
    LOGGER.setLevel(level)


class BuggyBots:
    """Bots and help with a bug whose text names a card."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """Fails."""
        raise LookupError(f"the bot holds {CARD}")

    async def run(self, room: str, work: Callable[[], T]) -> T:
        """Fails."""
        raise LookupError(f"the seat holds {CARD}")


def buggy_apply(entry: object) -> None:
    """Stands for a rule with a bug."""
    card = CARD
    raise ValueError(f"no rule for {card}")


def test_a_bug_in_a_room_leaves_its_frames_in_the_log_and_no_card(
    lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        driver = await open_room(players=3, position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        monkeypatch.setattr(driver.room.state, "apply", buggy_apply)
        await driver.move("ann", "draw")
        assert driver.last("ann", wire.RefusedMessage).code == "storage"

    run(test())
    (bug,) = lines.bugs()
    assert (bug["error"], bug["room"]) == ("ValueError", "testroom")
    assert bug["frames"][0].startswith("kaboodle/server/rooms/room.py:") and bug["frames"][0].endswith(" submit")
    assert bug["frames"][-1].startswith("test_bug_log.py:") and bug["frames"][-1].endswith(" buggy_apply")
    assert CARD not in lines.text


def test_a_bug_in_a_bot_leaves_its_frames_in_the_log_and_no_card(lines: Lines) -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET, bot_pool=BuggyBots())
        await begin(driver, "ann")
        await driver.move("ann", "draw")
        await driver.pass_time(5_000)

    run(test())
    bug = lines.bugs()[0]
    assert (bug["where"], bug["error"]) == ("bot", "LookupError")
    assert [frame.split()[-1] for frame in bug["frames"]] == ["_choose", "choose"]
    assert CARD not in lines.text


def test_a_bug_in_help_leaves_its_frames_in_the_log_and_no_card(lines: Lines) -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET, bot_pool=BuggyBots())
        await begin(driver, "ann")
        await driver.say("ann", wire.HintRequest())

    run(test())
    bug = next(bug for bug in lines.bugs() if bug["where"] == "help")
    assert [frame.split()[-1] for frame in bug["frames"]] == ["send_help", "run"]
    assert CARD not in lines.text


def test_the_cause_of_a_bug_is_logged_with_its_own_frames(lines: Lines) -> None:
    try:
        try:
            buggy_apply(None)
        except ValueError as error:
            raise RuntimeError(CARD) from error
    except RuntimeError as error:
        log_bug("test", error)
    (bug,) = lines.bugs()
    assert bug["error"] == "RuntimeError" and bug["caused_by"][0] == "ValueError"
    assert bug["caused_by"][-1].endswith(" buggy_apply") and CARD not in lines.text


def test_a_task_that_fails_and_a_library_that_logs_an_exception_tell_no_card(lines: Lines) -> None:
    async def fail() -> None:
        buggy_apply(None)

    async def test() -> None:
        asyncio.get_running_loop().set_exception_handler(on_loop_exception)
        task = asyncio.ensure_future(fail())
        await asyncio.wait([task])
        del task
        await asyncio.sleep(0)

    run(test())
    library = logging.Logger("uvicorn.error")
    library.addHandler(BugHandler())
    try:
        buggy_apply(None)
    except ValueError:
        library.exception("Exception in ASGI application")
    assert [bug["where"] for bug in lines.bugs()] == ["event loop", "uvicorn.error"]
    assert CARD not in lines.text
