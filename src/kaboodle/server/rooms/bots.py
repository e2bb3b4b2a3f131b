"""The bots of a room: asked when an ask opens, answering at a time that was drawn before they looked at their hand."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from kaboodle.core.observation import Observation
from kaboodle.server.clock import TimerHandle
from kaboodle.server.log import log_bug
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.state import RoomState, SeatState
from kaboodle.server.rooms.timers import OpenAsk
from kaboodle.server.wire_types import StandingAnswer

T = TypeVar("T")


class BotMove(msgspec.Struct, frozen=True):
    """The answer of a bot, or a standing answer, at its answering time."""

    game: int
    ask: int
    seat: str
    move: str


class RoomBots:
    """Asks the bots of a room for their moves, and posts the answers."""

    def __init__(self, deps: RoomDeps, post: Callable[[BotMove], object]) -> None:
        self._deps = deps
        self._post = post
        self._asked: set[tuple[int, int, str]] = set()
        self.tasks: set[asyncio.Task[Any]] = set()  # Any: each has its own result
        self._timers: list[TimerHandle] = []

    def wake(self, state: RoomState, open_ask: OpenAsk | None) -> None:
        """Ask each bot that may answer and has not been asked yet."""
        table = state.table
        if table is None or open_ask is None or state.paused or state.all_in_person:
            return
        self._asked = {key for key in self._asked if key[:2] == (open_ask.game, open_ask.ask)}
        for seat in table.waiting:
            holder, key = state.seats[seat], (open_ask.game, open_ask.ask, seat)
            if key in self._asked or not answers_itself(holder, open_ask):
                continue
            self._asked.add(key)
            soonest = self._deps.clock.now() + self._deps.settings.bot_least
            when = open_ask.answer_times.get(seat, soonest)
            default = BotMove(open_ask.game, open_ask.ask, seat, table.default(seat))
            choice = self._choose(holder, table.observation(seat), default.move)
            if open_ask.window:
                self._answer_in_window(when, self.begin(choice), default)
            else:
                self.begin(self._answer(choice, default, when))

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that is cancelled when the room sleeps."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _choose(self, holder: SeatState, observation: Observation, default: str) -> str:
        """The move of a seat's bot, or its standing answer."""
        if holder.bot is None:
            return standing_move(holder.standing, observation)
        try:
            return await self._deps.bot_pool.choose(holder.bot, observation, secrets.randbits(64))
        except Exception as error:  # a bug in a bot must not stop the game
            log_bug("bot", error)
            return default

    async def _answer(self, choice: Coroutine[Any, Any, str], default: BotMove, when: int) -> None:
        """Post a bot's choice at its time, or as soon as it is known after that."""
        answer = replace(default, move=await choice)
        self._call_at(when, lambda: self._post(answer))

    def _answer_in_window(self, when: int, choice: asyncio.Task[str], default: BotMove) -> None:
        """Post a bot's choice in a reaction window exactly at its time, and the default if it is not known by then.

        How long a window stays open must not depend on how long a bot searches.
        """

        def answer() -> None:
            choice.cancel()
            known = choice.done() and not choice.cancelled() and choice.exception() is None
            self._post(replace(default, move=choice.result()) if known else default)

        self._call_at(when, answer)

    def _call_at(self, when: int, callback: Callable[[], object]) -> None:
        self._timers = self._timers[-8:]
        self._timers.append(self._deps.clock.call_at(when, callback))

    def forget(self) -> None:
        """Ask every bot again, after a pause or when the room is rebuilt from its log."""
        self._asked.clear()

    def close(self) -> None:
        """Cancel everything."""
        for task in self.tasks:
            task.cancel()
        for timer in self._timers:
            timer.cancel()


def answers_itself(holder: SeatState, open_ask: OpenAsk) -> bool:
    """Whether a seat is answered without its holder: by a bot, or in a window by a standing answer."""
    return holder.bot is not None or (open_ask.window and holder.standing != "ask")


def standing_move(answer: StandingAnswer, observation: Observation) -> str:
    """The move of a standing answer in a reaction window."""
    view = observation.view
    aimed = view.ask is not None and view.ask.stands and view.ask.target == view.seat
    return "nope" if answer == "nope-if-target" and aimed and "nope" in observation.moves else "pass"
