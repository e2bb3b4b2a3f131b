"""The progress of a long run: a bar with the time left on a terminal, a line now and then elsewhere."""

import time
from collections.abc import Callable
from typing import TextIO

from tqdm import tqdm

BAR = "{percentage:3.0f}%|{bar:30}| {n_fmt} of {total_fmt} {unit}, {remaining} left"
LINE = "{n_fmt} of {total_fmt} {unit}, {remaining} left"
SECONDS = 10  # between two lines where there is no terminal


class Progress:
    """A callback for the number of units done and their total. A finished bar makes room for the report."""

    def __init__(self, stream: TextIO, unit: str, clock: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._unit = unit
        self._clock = clock
        self._began = self._last = clock()
        self._initial: int | None = None  # units that were done before
        self._bar: tqdm[None] | None = None

    def __call__(self, done: int, total: int) -> None:
        """Show the progress, if it is time to."""
        if self._initial is None:
            self._initial = done
        if self._stream.isatty():
            self._draw(done, total)
        elif self._clock() - self._last >= SECONDS:
            self._last = self._clock()
            elapsed = self._last - self._began
            line = tqdm.format_meter(done, total, elapsed, initial=self._initial, unit=self._unit, bar_format=LINE)
            print(line, file=self._stream, flush=True)

    def _draw(self, done: int, total: int) -> None:
        if self._bar is None:
            self._bar = tqdm(total=total, initial=done, unit=self._unit, file=self._stream, leave=False, bar_format=BAR)
        self._bar.update(done - self._bar.n)
        if done >= total:
            self._bar.close()
