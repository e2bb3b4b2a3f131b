"""The bots of a room: asked when an ask opens, answering at a time that was drawn before they looked at their hand."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from kaboodle.bots.levels import LEVELS, USUAL
from kaboodle.core.observation import Observation
from kaboodle.core.temperament import BY_SEAT
from kaboodle.server.clock import TimerHandle
from kaboodle.server.fair_queue import QueueFull
from kaboodle.server.log import log_bug
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.state import RoomState, SeatState
from kaboodle.server.rooms.timers import OpenAsk, answer_range, answers_itself
from kaboodle.server.settings import Settings
from kaboodle.server.wire_types import StandingAnswer

T = TypeVar("T")
PATIENCE = 800  # ms that a bot may think beyond its time while others have the threads
MARGIN = 200  # ms before the end of a clock in which a bot answers at the latest


class BotMove(msgspec.Struct, frozen=True):
    """The answer of a bot, or a standing answer, at its answering time."""

    game: int
    ask: int
    seat: str
    move: str


class RoomBots:
    """Asks the bots of a room for their moves, and posts the answers."""

    def __init__(self, deps: RoomDeps, code: str, post: Callable[[BotMove], object]) -> None:
        self._deps = deps
        self._code = code
        self._post = post
        self._open: tuple[int, int] | None = None  # game and id of the ask that the bots were asked
        self._asked: set[str] = set()  # the seats that were asked
        self._thoughts: list[asyncio.Task[str]] = []  # of the open ask
        self._timers: list[TimerHandle] = []  # of the open ask
        self.tasks: set[asyncio.Task[Any]] = set()  # Any: each has its own result

    def wake(self, state: RoomState, open_ask: OpenAsk | None) -> None:
        """Ask each bot that may answer and has not been asked yet; drop what was asked about an ask that is closed."""
        table = state.table
        current = None if open_ask is None or state.paused else (open_ask.game, open_ask.ask)
        if current != self._open:
            self.forget()
            self._open = current
        if table is None or open_ask is None or state.paused or state.all_in_person:
            return
        for seat in table.waiting:
            holder = state.seats[seat]
            if seat in self._asked or not answers_itself(state, open_ask, seat):
                continue
            self._asked.add(seat)
            soonest = self._deps.clock.now() + answer_range(self._deps.settings, window=open_ask.window)[0]
            when = open_ask.answer_times.get(seat, soonest)
            default = BotMove(open_ask.game, open_ask.ask, seat, table.default(seat))
            observation = table.observation(seat)
            choice = self.begin(self._choose(holder, observation, default.move, fast=open_ask.fast))
            self._thoughts.append(choice)
            exact = open_ask.window and not open_ask.fast
            latest = when if exact else latest_answer(when, open_ask, self._deps.settings)
            self._answer_between(when, latest, choice, default, observation)

    def begin(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task that is cancelled when the room sleeps."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _choose(self, holder: SeatState, observation: Observation, default: str, *, fast: bool) -> str:
        """The move of a seat's bot, or its standing answer. A bot that has no time does not search."""
        if holder.bot is None:
            return standing_move(holder.standing, observation)
        try:
            level = quick_level(holder.bot) if fast else holder.bot
            if holder.own_bot is not None:
                level = f"{level}-{BY_SEAT[observation.seat]}"
            return await self._deps.bot_pool.choose(self._code, level, observation, secrets.randbits(64))
        except QueueFull:
            return quick_move(observation, default)
        except Exception as error:  # a bug in a bot must not stop the game
            log_bug("bot", error)
            return default

    def _answer_between(
        self, when: int, latest: int, choice: asyncio.Task[str], default: BotMove, observation: Observation
    ) -> None:
        """Post a bot's choice at its time, or as soon as it is known after that; a quick move if that is too late.

        In a reaction window both times are the same: how long it stays open must not depend on how long a bot thinks.
        That is nobody's business any more when every person is out and wants the rest at once.
        """

        def post_choice() -> None:
            known = choice.done() and not choice.cancelled() and choice.exception() is None
            move = choice.result() if known else quick_move(observation, default.move)
            choice.cancel()
            self._post(replace(default, move=move))

        def on_time() -> None:
            if choice.done() or latest <= when:
                post_choice()
                return
            timer = self._call_at(latest, post_choice)

            def on_choice(_: object) -> None:
                if not choice.cancelled():
                    timer.cancel()
                    post_choice()

            choice.add_done_callback(on_choice)

        self._call_at(when, on_time)

    def _call_at(self, when: int, callback: Callable[[], object]) -> TimerHandle:
        timer = self._deps.clock.call_at(when, callback)
        self._timers.append(timer)
        return timer

    def forget(self) -> None:
        """Cancel what the bots were asked, and ask every bot again: after a pause, or when the room is rebuilt."""
        for timer in self._timers:
            timer.cancel()
        for thought in self._thoughts:
            thought.cancel()
        self._timers, self._thoughts, self._open = [], [], None
        self._asked.clear()

    def close(self) -> None:
        """Cancel everything."""
        self.forget()
        for task in self.tasks:
            task.cancel()


def quick_level(level: str) -> str:
    """The level at which a bot plays without a search."""
    return LEVELS[min(LEVELS.index(level), LEVELS.index(USUAL))] if level in LEVELS else level


def latest_answer(when: int, open_ask: OpenAsk, settings: Settings) -> int:
    """When a bot answers a decision at the latest: some time after it meant to, and before its clock runs out."""
    latest = when + settings.bot_thinks + PATIENCE
    return latest if open_ask.until is None else max(when, min(latest, open_ask.until - MARGIN))


def quick_move(observation: Observation, default: str) -> str:
    """The move of a bot that had no time to think: by the heuristic of the game, or the default move without one.

    Takes about a millisecond, so it runs on the event loop.
    """
    if len(observation.moves) == 1 or not observation.family.has_heuristic:
        return default
    return observation.family.choose_by_heuristic(observation.view, observation.moves, Random(secrets.randbits(64)))


def standing_move(answer: StandingAnswer, observation: Observation) -> str:
    """The move of a standing answer in a reaction window."""
    view = observation.view
    aimed = view.ask is not None and view.ask.stands and view.ask.target == view.seat
    return "nope" if answer == "nope-if-target" and aimed and "nope" in observation.moves else "pass"
