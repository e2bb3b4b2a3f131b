"""Threads for bots and for other long computations; the event loop never waits for them."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Protocol, TypeVar

from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import USUAL, bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.bots.tempered import TemperedBot
from kaboodle.core.observation import Observation
from kaboodle.server.fair_queue import FairQueue, Job

T = TypeVar("T")
WINDOW_SHARE = 4  # a bot gets this fraction of its time in a reaction window, less than its shortest answering time
HORIZON = 500  # ms within which the threads get through everything that waits: under load bots think less
HURRIED = 40  # ms: a bot that has less because of the load plays by the heuristic of its game, without a search
REMEMBERED = 4_096  # rooms whose use is remembered before idle ones are forgotten


def timed_bot(level: str, observation: Observation, milliseconds: int) -> Bot:
    """A bot of a level that searches for at most this long, and for a fraction of it in a reaction window."""
    bot = bot_of(level)
    if not isinstance(bot, SearchBot | TemperedBot):
        return bot
    ask = observation.view.ask
    window = ask is not None and ask.what in observation.family.windows
    return bot.within(max(1, milliseconds // WINDOW_SHARE if window else milliseconds))


class BotPool(Protocol):
    """Runs bots and other computations outside the event loop, each for a room."""

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """The move of a bot; QueueFull if too much waits."""
        ...

    async def run(self, room: str, work: Callable[[], T]) -> T:
        """The result of a computation that a person waits for; QueueFull if too much waits."""
        ...


class ThreadBotPool:
    """A BotPool on a fixed number of threads. A bot is given its seat's observation, never the game.

    Rooms share the threads fairly (FairQueue). When the awaiting task is cancelled, a computation that has not begun
    never begins. Under load bots think for a shorter time, so that they still answer.
    """

    def __init__(self, threads: int, milliseconds: int) -> None:
        self._milliseconds = milliseconds
        self._count = threads
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")
        self._queue = FairQueue()
        self._running = 0

    async def choose(self, room: str, level: str, observation: Observation, seed: int) -> str:
        """The move of a bot."""

        def work(milliseconds: int) -> str:
            hurried = milliseconds < min(HURRIED, self._milliseconds) and observation.family.has_heuristic
            bot = timed_bot(USUAL if hurried else level, observation, milliseconds)
            return bot.choose(observation, Random(seed))

        return await self._result(room, work, urgent=False)

    async def run(self, room: str, work: Callable[[], T]) -> T:
        """The result of a computation that a person waits for."""
        return await self._result(room, lambda _: work(), urgent=True)

    def close(self) -> None:
        """Cancel what has not started and accept no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _result(self, room: str, work: Callable[[int], T], *, urgent: bool) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        job = Job(room, work, done, urgent=urgent)
        self._queue.add(job)
        self._dispatch()
        try:
            return await done
        except asyncio.CancelledError:
            self._queue.remove(job)
            raise

    def _dispatch(self) -> None:
        """Give the threads that are idle something to do."""
        while self._running < self._count:
            share = self._share()
            job = self._queue.pop()
            if job is None:
                break
            milliseconds = min(self._milliseconds, max(1, share // (self._queue.waiting_for(job.room) + 1)))
            self._running += 1
            self._queue.charge(job.room, milliseconds / 1000)  # what it is expected to take, until that is known
            running = asyncio.get_running_loop().run_in_executor(self._threads, measured, job.work, milliseconds)
            running.add_done_callback(lambda future, job=job, ms=milliseconds: self._finished(job, ms, future))  # type: ignore[misc]  # mypy does not infer defaults of a lambda

    def _share(self) -> int:
        """The milliseconds that each waiting room gets of all threads within HORIZON."""
        return self._count * HORIZON // max(1, self._queue.rooms)

    def _finished(self, job: Job, charged: int, running: "asyncio.Future[tuple[Any, float]]") -> None:
        """Report a result, count what it took, and go on."""
        self._running -= 1
        if running.cancelled():
            return  # the pool is closed
        result, seconds = running.result()
        self._queue.charge(job.room, seconds - charged / 1000)
        self._queue.trim(REMEMBERED)
        if not job.done.done():
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)
        self._dispatch()


def measured(work: Callable[[int], T], milliseconds: int) -> tuple[T | Exception, float]:
    """The result of a computation or its exception, and the processor time it took, in seconds."""
    began = time.thread_time()
    try:
        result: T | Exception = work(milliseconds)
    except Exception as error:  # raised where the result is awaited
        result = error
    return result, time.thread_time() - began
