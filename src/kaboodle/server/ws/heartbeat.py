"""Heartbeats: one timer for all connections, so that thousands of silent ones cost next to nothing."""

import asyncio
from typing import Protocol

PARTS = 20  # all connections are divided into this many parts; each part has its turn once in a round
STEP = 1.0  # seconds between two turns


class HeartbeatTarget(Protocol):
    """A connection that is checked."""

    def beat(self) -> None: ...


class Heartbeat:
    """Calls `beat` of each connection once in PARTS * STEP seconds, many in one turn."""

    def __init__(self) -> None:
        self._parts: list[set[HeartbeatTarget]] = [set() for _ in range(PARTS)]
        self._turn = 0
        self._timer: asyncio.TimerHandle | None = None

    def add(self, target: HeartbeatTarget) -> None:
        """Check one more connection, for the first time after a whole round."""
        self._parts[self._turn].add(target)
        if self._timer is None:
            self._set_timer()

    def drop(self, target: HeartbeatTarget) -> None:
        """Check a connection no more."""
        for part in self._parts:
            part.discard(target)

    def turn(self) -> None:
        """Check the next part."""
        self._turn = (self._turn + 1) % PARTS
        for target in list(self._parts[self._turn]):
            target.beat()

    def _fire(self) -> None:
        self._timer = None
        self.turn()
        if any(self._parts):
            self._set_timer()

    def _set_timer(self) -> None:
        self._timer = asyncio.get_running_loop().call_later(STEP, self._fire)
