"""What leaves for clients, together: all that one turn of the event loop has led to."""

import asyncio
from typing import Protocol

from kaboodle.server.logs import note


class Sender(Protocol):
    """Somebody who has something to send."""

    def send_unsent(self) -> None: ...


class Outgoing:
    """Lets everybody who has something to send do so when the loop has done what it is at.

    A machine that sleeps is woken by the first of many frames and not by each of them, and frames to one client leave
    as one.
    """

    def __init__(self) -> None:
        self._senders: list[Sender] = []

    def add(self, sender: Sender) -> None:
        """One more who has something to send."""
        if not self._senders:
            asyncio.get_running_loop().call_soon(self.send)
        self._senders.append(sender)

    def send(self) -> None:
        """Let all of them send it."""
        senders, self._senders = self._senders, []
        for sender in senders:
            try:
                sender.send_unsent()
            except Exception as trouble:  # a bug met by one client must not keep the others waiting
                note("bug", item="outgoing", error=type(trouble).__name__)
