"""Bots think in threads, never on the event loop, and are given a sight of the table only."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Protocol, TypeVar

from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.sight import Sight
from kaboodle.table import WINDOWS

T = TypeVar("T")
SHARE = 4  # of a bot's time in a reaction window: it must not show in how long that stays open


def timed(level: str, sight: Sight, milliseconds: int) -> Bot:
    """A bot of a level that searches for so long at most, and in a reaction window, where many do, much shorter."""
    bot = bot_of(level)
    if not isinstance(bot, SearchBot):
        return bot
    ask = sight.view.ask
    window = ask is not None and ask.what in WINDOWS
    return bot.within(max(1, milliseconds // SHARE if window else milliseconds))


class Thinker(Protocol):
    """Finds a bot's move."""

    async def think(self, level: str, sight: Sight, seed: int) -> str: ...
    async def work_out(self, what: Callable[[], T]) -> T: ...


class ThreadThinker:
    """Lets bots think in a few threads."""

    def __init__(self, threads: int, milliseconds: int) -> None:
        self._milliseconds = milliseconds
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, level: str, sight: Sight, seed: int) -> str:
        """A bot's move."""
        return await self.work_out(lambda: timed(level, sight, self._milliseconds).choose(sight, Random(seed)))

    async def work_out(self, what: Callable[[], T]) -> T:
        """Anything else that takes longer than the event loop may."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, what)

    def close(self) -> None:
        """No more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)
