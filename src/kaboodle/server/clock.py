"""Time and timers behind a small interface, so that tests can pass time by hand."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class TimerHandle(Protocol):
    """A scheduled call that can be cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time in milliseconds since 1970, and calls scheduled by it."""

    def now(self) -> int: ...
    def call_at(self, when: int, callback: Callable[[], object]) -> TimerHandle: ...


class WallClock:
    """The time of day at its start, then monotonic: it never runs backwards."""

    def __init__(self) -> None:
        self._start = time.time() - time.monotonic()

    def now(self) -> int:
        """The time now."""
        return int((self._start + time.monotonic()) * 1000)

    def call_at(self, when: int, callback: Callable[[], object]) -> TimerHandle:
        """Call back at a time, or as soon as possible if it is past."""
        return asyncio.get_running_loop().call_later(max(0, when - self.now()) / 1000, callback)


class Timer:
    """One timer that is set again and again; it fires once for each time it was set to."""

    __slots__ = ("_callback", "_clock", "_handle", "_stopped", "_when")

    def __init__(self, clock: Clock, callback: Callable[[], object]) -> None:
        self._clock = clock
        self._callback = callback
        self._when: int | None = None
        self._handle: TimerHandle | None = None
        self._stopped = False

    def set(self, when: int | None) -> None:
        """Fire at this time only; None: not at all."""
        if when == self._when or self._stopped:
            return
        if self._handle is not None:
            self._handle.cancel()
        self._when = when
        self._handle = None if when is None else self._clock.call_at(when, self._fire)

    def stop(self) -> None:
        """Never fire again."""
        self.set(None)
        self._stopped = True

    def _fire(self) -> None:
        self._when = self._handle = None
        self._callback()
