"""Bots think in threads, never on the event loop, and see only their view."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Protocol

from kaboodle.bots.bot import Bot
from kaboodle.bots.random import RandomBot
from kaboodle.bots.simple import SimpleBot
from kaboodle.views import View

LEVELS: dict[str, Bot] = {"simple": SimpleBot(), "random": RandomBot()}


class Thinker(Protocol):
    """Finds a bot's move."""

    async def think(self, level: str, view: View, moves: Sequence[str], seed: int) -> str: ...


class ThreadThinker:
    """Lets bots think in a few threads."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="bot")

    async def think(self, level: str, view: View, moves: Sequence[str], seed: int) -> str:
        """A bot's move."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._pool, LEVELS[level].choose, view, moves, Random(seed))

    def close(self) -> None:
        """No more thoughts."""
        self._pool.shutdown(wait=False, cancel_futures=True)
