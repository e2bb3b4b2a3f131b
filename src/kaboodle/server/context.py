"""Everything that requests and sockets share: one object for each running server."""

from kaboodle.server.access import AccessControl
from kaboodle.server.guests import GuestSigner
from kaboodle.server.http.archive_queries import ArchiveQueries
from kaboodle.server.limits import OutboxBudget
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.room import Room
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store
from kaboodle.server.wire import Code, Refusal
from kaboodle.server.ws.flush_queue import FlushQueue
from kaboodle.server.ws.heartbeat import Heartbeat


class ServerContext:
    """The parts of a running server."""

    def __init__(self, registry: RoomRegistry, guests: GuestSigner) -> None:
        deps = registry.deps
        self.registry = registry
        self.guests = guests
        self.clock = deps.clock
        self.names = deps.names
        self.settings: Settings = deps.settings
        self.store: Store = deps.store
        self.metrics: Metrics = deps.metrics
        self.access = AccessControl(deps.settings, guests, deps.clock, deps.metrics, registry.memory)
        self.archive = ArchiveQueries(registry)
        self.outboxes = OutboxBudget(deps.settings.outboxes, deps.settings.outbox)
        self.heartbeat = Heartbeat()
        self.flush_queue = FlushQueue()

    async def find_room(self, code: str) -> Room:
        """A room by its code; Refusal if there is none."""
        room = await self.registry.find(code) if code.isalnum() and len(code) <= 12 else None
        if room is None:
            raise Refusal(Code.NO_ROOM, "there is no such room")
        return room
