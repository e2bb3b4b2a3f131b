"""The bots of a room: asked when an ask opens, answering at a time that was drawn before they looked."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

import msgspec

from kaboodle.server.clock import Alarm, Clock
from kaboodle.server.ledger import Chair, Ledger
from kaboodle.server.logs import note
from kaboodle.server.settings import Settings
from kaboodle.server.states import Answer
from kaboodle.server.thinking import Thinker
from kaboodle.server.timing import Opened
from kaboodle.sight import Sight

T = TypeVar("T")


class Thought(msgspec.Struct, frozen=True):
    """A bot has its answer, and its time has come."""

    game: int
    ask: int
    seat: str
    move: str


class Needs(Protocol):
    """What bots need from the house."""

    @property
    def clock(self) -> Clock: ...
    @property
    def thinker(self) -> Thinker: ...
    @property
    def settings(self) -> Settings: ...


class Botting:
    """Lets the bots of a room think about what is open to them."""

    def __init__(self, house: Needs, post: Callable[[Thought], object]) -> None:
        self._house = house
        self._post = post
        self._asked: set[tuple[int, int, str]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()  # Any: each its own result
        self._alarms: list[Alarm] = []

    def think(self, ledger: Ledger, opened: Opened | None) -> None:
        """Ask each bot that may answer and has not been asked yet."""
        table = ledger.table
        if table is None or opened is None or ledger.paused or ledger.attended:
            return
        self._asked = {key for key in self._asked if key[:2] == (opened.game, opened.ask)}
        for seat in table.waiting:
            chair, key = ledger.chairs[seat], (opened.game, opened.ask, seat)
            if key in self._asked or not answers_itself(chair, opened):
                continue
            self._asked.add(key)
            least = self._house.clock.now() + self._house.settings.bot_least
            silence, when = Thought(opened.game, opened.ask, seat, table.default(seat)), opened.bots.get(seat, least)
            thought = self._think(chair, table.sight(seat), silence.move)
            if opened.window:
                self._answer_at(when, self.begin(thought), silence)
            else:
                self.begin(self._answer(thought, opened, seat, when))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Let something go on beside the room, for as long as the room lives."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _think(self, chair: Chair, sight: Sight, silence: str) -> str:
        """What a seat's bot answers, or what its holder has left word for."""
        if chair.bot is None:
            return left_word(chair.standing, sight)
        try:
            return await self._house.thinker.think(chair.bot, sight, secrets.randbits(64))
        except Exception as trouble:  # a bug in a bot must not let people wait for ever
            note("bug", item="bot", error=type(trouble).__name__)
            return silence

    async def _answer(self, thought: Coroutine[Any, Any, str], opened: Opened, seat: str, when: int) -> None:
        """Wait for a thought, then for its time."""
        answer = Thought(opened.game, opened.ask, seat, await thought)
        self._ring_at(when, lambda: self._post(answer))

    def _answer_at(self, when: int, thought: asyncio.Task[str], silence: Thought) -> None:
        """Answer in a reaction window at the time that was drawn, whatever has been thought until then.

        Where bots think too slowly they are silent: how long a window stays open must not tell how much there was to
        think about.
        """

        def ring() -> None:
            thought.cancel()
            known = thought.done() and not thought.cancelled() and thought.exception() is None
            self._post(msgspec.structs.replace(silence, move=thought.result()) if known else silence)

        self._ring_at(when, ring)

    def _ring_at(self, when: int, what: Callable[[], object]) -> None:
        self._alarms = self._alarms[-8:]
        self._alarms.append(self._house.clock.ring_at(when, what))

    def forget(self) -> None:
        """Ask every bot again, when the game goes on after a pause or from what is on disk."""
        self._asked.clear()

    def close(self) -> None:
        """Forget all thoughts."""
        for task in self.tasks:
            task.cancel()
        for alarm in self._alarms:
            alarm.cancel()


def answers_itself(chair: Chair, opened: Opened) -> bool:
    """Whether a seat answers without its holder: a bot plays it, or word was left for windows."""
    return chair.bot is not None or (opened.window and chair.standing != "ask")


def left_word(answer: Answer, sight: Sight) -> str:
    """What a seat's holder wants answered in a reaction window."""
    view = sight.view
    aimed = view.ask is not None and view.ask.stands and view.ask.target == view.seat
    return "nope" if answer == "nope-if-target" and aimed and "nope" in sight.moves else "pass"
