"""Everything that requests and sockets share: one object for each running server."""

import asyncio
from collections.abc import Awaitable, Callable

from starlette.requests import HTTPConnection

from kaboodle.server.access import AccessControl
from kaboodle.server.analysis import AnalysisService
from kaboodle.server.cluster.peers import AdoptingProtocol, Peers
from kaboodle.server.daily import DailyDeals
from kaboodle.server.guests import GuestSigner
from kaboodle.server.http.archive_queries import ArchiveQueries
from kaboodle.server.limits import OutboxBudget
from kaboodle.server.metrics import Metrics
from kaboodle.server.passwords import PasswordChecker
from kaboodle.server.puzzles import PuzzleService
from kaboodle.server.reviews import ReviewQueue
from kaboodle.server.rooms.ownership import LivesElsewhere, Peer
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.room import Room
from kaboodle.server.settings import Settings
from kaboodle.server.storage_health import StorageHealth
from kaboodle.server.store.base import Store
from kaboodle.server.wire import Code, Refusal
from kaboodle.server.work_budget import WorkBudget
from kaboodle.server.ws.flush_queue import FlushQueue
from kaboodle.server.ws.heartbeat import Heartbeat

TRIES, AGAIN = 60, 0.1  # how often, and after how many seconds, a room is looked for whose process does not answer


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
        self.storage_health = StorageHealth(deps.store, deps.settings.database)
        self.metrics: Metrics = deps.metrics
        self.access = AccessControl(deps.settings, guests, deps.clock, deps.metrics, registry.memory)
        self.archive = ArchiveQueries(registry)
        self.reviews = ReviewQueue(deps.store, self.archive, deps.clock)
        self.analysis = AnalysisService(deps.bot_pool, deps.settings.bot_thinks)
        self.outboxes = OutboxBudget(deps.settings.outboxes, deps.settings.outbox)
        self.heartbeat = Heartbeat()
        self.work = WorkBudget(deps.settings.work_per_second)
        self.flush_queue = FlushQueue()
        self.passwords = PasswordChecker(deps.clock.now)
        self.new_socket: Callable[[], AdoptingProtocol] | None = None  # set when uvicorn has started
        self.peers: Peers | None = None  # with PostgreSQL: the other processes that share it
        self.puzzles = PuzzleService(deps.store)
        self.daily = DailyDeals(deps.store)

    async def check_visitor(self, room: Room, address: str, password: str | None) -> tuple[str, bool]:
        """The keyed hash of a visitor's address, by which a room keeps them out, and whether they know its password."""
        knows = await self.passwords.check(room.state.password_hash, password, address, room.code)
        return self.guests.hash_address(room.code, address), knows

    def close_connections(self, guest: str, why: Refusal) -> None:
        """Close every connection of a guest, also those that have their seat by its key."""
        self.access.close_connections(guest, why)
        for room in list(self.registry.awake.values()):
            for connection in list(room.presence.connections):
                if connection.identity == guest:
                    connection.channel.refuse(why)

    async def turn(self, request: HTTPConnection, weight: int) -> None:
        """Wait until the budget for what is no move admits a request."""
        await self.work.turn(self.access.address_of(request), weight)

    async def find_room(self, code: str) -> Room:
        """A room by its code; Refusal if there is none, LivesElsewhere if another process has it."""
        room = await self.registry.find(code) if code.isalnum() and len(code) <= 12 else None
        if room is None:
            raise Refusal(Code.NO_ROOM, "there is no such room")
        return room

    async def find_or_pass_on(self, code: str, pass_on: Callable[[Peer], Awaitable[bool]]) -> Room | None:
        """A room by its code; None if who asks was passed on to the process in which it lives."""
        for _ in range(TRIES):
            try:
                return await self.find_room(code)
            except LivesElsewhere as elsewhere:
                if await pass_on(elsewhere.peer):
                    return None
                if await self.registry.deps.ownership.suspect(elsewhere.peer):
                    continue
            await asyncio.sleep(AGAIN)  # a process that does not answer is soon declared dead
        raise Refusal(Code.STORAGE, "the process that has this room does not answer")
