"""Which process a room lives in: this one alone, or one of several that share a database."""

from collections.abc import Callable
from typing import Protocol

import msgspec

from kaboodle.server.rooms.log import OwnerChanged
from kaboodle.server.wire import Code, Refusal


class Peer(msgspec.Struct, frozen=True):
    """Another process that shares the database, and where it is reached."""

    id: int
    host: str
    port: int
    path: str = ""  # of a socket that takes connections over, for processes on the same machine
    rules: frozenset[str] = frozenset()  # the editions it has, each with the version of its rules
    leaving: bool = False  # it is about to stop
    listing: str = "[]"  # its public rooms with a free seat, as JSON


class LivesElsewhere(Exception):
    """A room is, or should be, awake in another process."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(f"it lives in process {peer.id}")
        self.peer = peer


class RoomMoved(Refusal):
    """A room has just gone to another process: whoever waits for it here asks again."""

    def __init__(self) -> None:
        super().__init__(Code.STORAGE, "the room is moving to another process")


class Ownership(Protocol):
    """Decides which rooms this process may wake."""

    alone: bool  # whether no other process shares the database
    on_lost: Callable[[str], object]  # called with a room that another process has taken

    async def locate(self, code: str) -> Peer | None:
        """The other process in which a room is awake; None if there is none."""
        ...

    async def claim(self, code: str, length: int, now: int) -> OwnerChanged | None:
        """Take a room whose log has this length; the entry that was appended to its log, if any.

        RoomLost if the log has grown meanwhile, LivesElsewhere if another process has the room.
        """
        ...

    async def release(self, code: str) -> None:
        """Let any process take a room."""
        ...

    async def suspect(self, peer: Peer) -> bool:
        """A peer cannot be reached; whether it is dead."""
        ...

    def peer_with(self, rules: str) -> Peer | None:
        """Another process that has an edition in this version of its rules."""
        ...

    def lose(self, code: str) -> None:
        """The log of a room shows that another process has it."""
        ...

    def listings(self) -> list[str]:
        """The public rooms of the other processes, as JSON."""
        ...


class SoleOwner:
    """The ownership of a process that has its database for itself: every room is its own."""

    alone = True
    on_lost: Callable[[str], object] = staticmethod(lambda code: None)

    async def locate(self, code: str) -> Peer | None:
        """There is no other process."""
        return None

    async def claim(self, code: str, length: int, now: int) -> OwnerChanged | None:
        """Nothing has to be written."""
        return None

    async def release(self, code: str) -> None:
        """Nobody else could take it."""

    async def suspect(self, peer: Peer) -> bool:
        """There is no other process."""
        return False

    def peer_with(self, rules: str) -> Peer | None:
        """There is no other process."""
        return None

    def lose(self, code: str) -> None:
        """It cannot happen."""

    def listings(self) -> list[str]:
        """There are none."""
        return []
