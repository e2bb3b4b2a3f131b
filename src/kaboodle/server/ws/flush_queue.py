"""Sends everything that one turn of the event loop has produced, together at its end."""

import asyncio
from typing import Protocol

from kaboodle.server.log import log_bug


class Flushable(Protocol):
    """A connection with unsent frames."""

    def send_unsent(self) -> None: ...


class FlushQueue:
    """Connections to flush at the end of this turn of the event loop.

    Frames to one client leave in one write. A machine that sleeps is woken by the first of many frames, not by each.
    """

    def __init__(self) -> None:
        self._connections: list[Flushable] = []

    def add(self, connection: Flushable) -> None:
        """Flush this connection at the end of the turn."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self.flush)
        self._connections.append(connection)

    def flush(self) -> None:
        """Flush every connection."""
        connections, self._connections = self._connections, []
        for connection in connections:
            try:
                connection.send_unsent()
            except Exception as error:  # a bug with one client must not keep the others waiting
                log_bug("flush", error)
