"""Small writes to PostgreSQL that nobody needs an answer to but that they are durable: many in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from kaboodle.server.store.base import StoreError

if TYPE_CHECKING:
    import asyncpg

MAX_WRITES = 256  # in one transaction
Values = tuple[Any, ...]  # Any: each column has its own type


class WriteQueue:
    """Collects writes by their statement while one of the same statement runs, and makes them together."""

    def __init__(self, do: "Callable[[Callable[[asyncpg.Connection[Any]], Awaitable[None]]], Awaitable[None]]") -> None:
        self._do = do
        self._queued: dict[str, list[tuple[Values, asyncio.Future[None]]]] = {}
        self._running: dict[str, asyncio.Task[None]] = {}

    async def write(self, sql: str, *values: Any) -> None:  # Any: each column has its own type
        """Run a statement; when it returns, what it wrote is durable."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queued.setdefault(sql, []).append((values, done))
        if sql not in self._running:
            self._running[sql] = asyncio.ensure_future(self._run(sql))
        await done

    async def finish(self) -> None:
        """Wait until everything is written."""
        while self._running:
            await asyncio.wait(list(self._running.values()))

    async def _run(self, sql: str) -> None:
        """Make all writes of a statement, as many at once as have come."""
        await asyncio.sleep(0)  # those of this turn go together
        while queued := self._queued.pop(sql, None):
            batch, later = queued[:MAX_WRITES], queued[MAX_WRITES:]
            if later:
                self._queued[sql] = later
            await self._write(sql, batch)
        del self._running[sql]

    async def _write(self, sql: str, batch: list[tuple[Values, "asyncio.Future[None]"]]) -> None:
        """Make some writes in one transaction, in the order of their keys: two processes never wait crosswise."""
        rows = sorted([values for values, _ in batch], key=lambda values: str(values[0]))
        failed: StoreError | None = None
        try:
            await self._do(lambda db: db.executemany(sql, rows))
        except StoreError as error:
            failed = error
        except Exception as error:  # whatever it is: nobody may wait for ever
            failed = StoreError(f"the database says: {str(error) or type(error).__name__}")
        for _, done in batch:
            if done.done():
                continue
            done.set_result(None) if failed is None else done.set_exception(StoreError(str(failed)))
