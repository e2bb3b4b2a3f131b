"""Whether clients are still there: one alarm for all, so that thousands who say nothing cost next to nothing."""

import asyncio
from typing import Protocol

PARTS = 20  # of all clients; each has its turn once in a round
STEP = 1.0  # seconds between two turns


class Listener(Protocol):
    """Somebody who is asked."""

    def beat(self) -> None: ...


class Pulse:
    """Beats for each client once in `PARTS * STEP` seconds, for many at a time."""

    def __init__(self) -> None:
        self._parts: list[set[Listener]] = [set() for _ in range(PARTS)]
        self._turn = 0
        self._alarm: asyncio.TimerHandle | None = None

    def add(self, who: Listener) -> None:
        """Beat for one more, for the first time in a whole round."""
        self._parts[self._turn].add(who)
        if self._alarm is None:
            self._set_alarm()

    def drop(self, who: Listener) -> None:
        """Beat no more for one."""
        for part in self._parts:
            part.discard(who)

    def turn(self) -> None:
        """It is the next part's turn."""
        self._turn = (self._turn + 1) % PARTS
        for who in list(self._parts[self._turn]):
            who.beat()

    def _rang(self) -> None:
        self._alarm = None
        self.turn()
        if any(self._parts):
            self._set_alarm()

    def _set_alarm(self) -> None:
        self._alarm = asyncio.get_running_loop().call_later(STEP, self._rang)
