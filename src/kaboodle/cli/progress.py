"""How far a long run has come: a bar with the time left on a terminal, a line now and then elsewhere."""

import time
from collections.abc import Callable
from typing import TextIO

WIDTH = 40
SECONDS = 10  # between two lines where there is no terminal


class Progress:
    """Called with how many are done and how many there are."""

    def __init__(self, stream: TextIO, what: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.stream = stream
        self.what = what
        self.clock = clock
        self.begun: tuple[float, int] | None = None  # when, and how many were there already
        self.told = clock()

    def __call__(self, done: int, whole: int) -> None:
        """Show it, if it is time."""
        now = self.clock()
        if self.begun is None:
            self.begun = (now, done)
        line = f"{done:,} of {whole:,} {self.what}{self.left(now, done, whole)}"
        if self.stream.isatty():
            full = WIDTH * done // max(whole, 1)
            end = "\r\033[K" if done >= whole else "\033[K"  # the finished bar makes room for the report
            print(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {line}{end}", end="", file=self.stream, flush=True)
        elif now - self.told >= SECONDS:
            self.told = now
            print(line, file=self.stream, flush=True)

    def left(self, now: float, done: int, whole: int) -> str:
        """The time left, once there is something to tell it from."""
        assert self.begun is not None
        begun, before = self.begun
        if done <= before or done >= whole:
            return ""
        return f", {duration((now - begun) / (done - before) * (whole - done))} left"


def duration(seconds: float) -> str:
    """A time as people say it."""
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
