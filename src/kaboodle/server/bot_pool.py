"""Threads for bots and for other long computations; the event loop never waits for them."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Protocol, TypeVar

from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation

T = TypeVar("T")
WINDOW_SHARE = 4  # a bot gets this fraction of its time in a reaction window, less than its shortest answering time


def timed_bot(level: str, observation: Observation, milliseconds: int) -> Bot:
    """A bot of a level that searches for at most this long, and for a fraction of it in a reaction window."""
    bot = bot_of(level)
    if not isinstance(bot, SearchBot):
        return bot
    ask = observation.view.ask
    window = ask is not None and ask.what in observation.family.windows
    return bot.within(max(1, milliseconds // WINDOW_SHARE if window else milliseconds))


class BotPool(Protocol):
    """Runs bots and other computations outside the event loop."""

    async def choose(self, level: str, observation: Observation, seed: int) -> str: ...
    async def run(self, work: Callable[[], T]) -> T: ...


class ThreadBotPool:
    """A BotPool on a fixed number of threads. A bot is given its seat's observation, never the game."""

    def __init__(self, threads: int, milliseconds: int) -> None:
        self._milliseconds = milliseconds
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def choose(self, level: str, observation: Observation, seed: int) -> str:
        """The move of a bot."""
        return await self.run(
            lambda: timed_bot(level, observation, self._milliseconds).choose(observation, Random(seed))
        )

    async def run(self, work: Callable[[], T]) -> T:
        """The result of any other computation."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Cancel what has not started and accept no more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
