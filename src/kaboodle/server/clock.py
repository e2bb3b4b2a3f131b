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


class Bell:
    """One alarm that is set anew again and again; it rings once for each time that it was set to."""

    __slots__ = ("_alarm", "_clock", "_still", "_what", "_when")

    def __init__(self, clock: Clock, what: Callable[[], object]) -> None:
        self._clock = clock
        self._what = what
        self._when: int | None = None
        self._alarm: Alarm | None = None
        self._still = False

    def ring_at(self, when: int | None) -> None:
        """Ring at that time and no other, or not at all."""
        if when == self._when or self._still:
            return
        if self._alarm is not None:
            self._alarm.cancel()
        self._when = when
        self._alarm = None if when is None else self._clock.ring_at(when, self._ring)

    def still(self) -> None:
        """Never ring again."""
        self.ring_at(None)
        self._still = True

    def _ring(self) -> None:
        self._when = self._alarm = None
        self._what()
