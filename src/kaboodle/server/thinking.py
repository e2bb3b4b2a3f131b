"""Bots think in threads, never on the event loop, and are given a sight of the table only."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Protocol, TypeVar

from kaboodle.bots.levels import bot_of
from kaboodle.sight import Sight

T = TypeVar("T")


class Thinker(Protocol):
    """Finds a bot's move."""

    async def think(self, level: str, sight: Sight, seed: int) -> str: ...
    async def work_out(self, what: Callable[[], T]) -> T: ...


class ThreadThinker:
    """Lets bots think in a few threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, level: str, sight: Sight, seed: int) -> str:
        """A bot's move."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, bot_of(level).choose, sight, Random(seed))

    async def work_out(self, what: Callable[[], T]) -> T:
        """Anything else that takes longer than the event loop may."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, what)

    def close(self) -> None:
        """No more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)
