"""Time, passed in: real for the server, made of wax for tests."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time in milliseconds since 1970, and rings."""

    def now(self) -> int: ...
    def ring_at(self, when: int, what: Callable[[], object]) -> Alarm: ...


class WallClock:
    """The time of day at its start, and from then on a clock that nobody sets back."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> int:
        """The time now."""
        return int((self._start + time.monotonic()) * 1000)

    def ring_at(self, when: int, what: Callable[[], object]) -> Alarm:
        """Call something at a time, or as soon as can be when that is past."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, what)
