"""A process among those that share a PostgreSQL database: its lease, its lock, and the death of the others."""

import asyncio
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from kaboodle.core.registry import EDITIONS
from kaboodle.server.cluster.claims import ClaimQueue
from kaboodle.server.log import note, note_rarely
from kaboodle.server.rooms.log import OwnerChanged
from kaboodle.server.rooms.ownership import LivesElsewhere, Peer
from kaboodle.server.store.base import RoomLost, StoreError
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_schema import connect

if TYPE_CHECKING:
    import asyncpg

BEAT = 0.1  # seconds between two looks at the others
RENEW = 5  # beats between two renewals of the lease
LEASE = 2.5  # seconds, in the time of the database
GRACE = 3.0  # seconds after a start of PostgreSQL in which nobody is declared dead: everybody connects anew
RELEASES = 100  # times that a release is tried while the database cannot be reached
JOIN = """INSERT INTO process (address, lock, until, rules)
    VALUES ($1, $2, now() + make_interval(secs => $3), $4) RETURNING id"""
RENEWAL = """UPDATE process SET until = now() + make_interval(secs => $3), lock = $2, leaving = $4, listing = $5
    WHERE id = $1 RETURNING id"""
OTHERS = "SELECT id, address, rules, leaving, listing FROM process WHERE id <> $1 AND until > now() ORDER BY id"
REAP = """DELETE FROM process WHERE id <> $1 AND now() > pg_postmaster_start_time() + make_interval(secs => $2)
    AND (until < now() OR pg_try_advisory_xact_lock(lock)) RETURNING id"""
LOCATE = "SELECT owner FROM room WHERE code = $1"


def own_rules() -> list[str]:
    """The editions of this process, each with the version of its rules."""
    return sorted(f"{slug}:{edition.rules_version}" for slug, edition in EDITIONS.items())


class Membership:
    """The Ownership of one of several processes.

    A process is alive while its row is in the table `process`. Others delete the row when its lock is free, which is
    so milliseconds after a `kill -9`, or when its lease has run out. Its rooms are then anybody's. A process that finds
    its row deleted has lost all its rooms; what it writes until then is refused by the key of the log.
    """

    alone = False

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.on_lost: Callable[[str], object] = lambda code: None
        self.on_all_lost: Callable[[], object] = lambda: None
        self.listing: Callable[[], str] = lambda: "[]"
        self.peers: dict[int, Peer] = {}
        self.leaving = False
        self._address = ""
        self.rules = own_rules()
        self._control: asyncpg.Connection[Any] | None = None  # it holds the lock
        self._lock = 0
        self._beats = 0
        self._suspecting: asyncio.Task[None] | None = None
        self._reconnected = False
        self._connected = 0.0  # when the connection was made that holds the lock
        self._claims = ClaimQueue(store)
        self._dropping: set[asyncio.Task[None]] = set()

    @property
    def id(self) -> int:
        """The id of this process; every row that it writes carries it."""
        return self.store.appends.writer

    def set_address(self, host: str, port: int, path: str) -> None:
        """Set where the others reach this process."""
        self._address = f"{host} {port} {path}"

    async def join(self) -> None:
        """Become a process of this database."""
        db = await self._connection()
        found = await db.fetchval(JOIN, self._address, self._lock, LEASE, self.rules)
        self.store.appends.writer = int(found)
        await self._look_around(db)
        note("joined", process=self.id, others=len(self.peers))

    async def leave(self) -> None:
        """Tell the others that this process is gone."""
        if self._control is not None and not self._control.is_closed():
            await self._control.execute("DELETE FROM process WHERE id = $1", self.id, timeout=LEASE)
            await self._control.close(timeout=1)

    async def run(self) -> None:
        """Beat for ever. A database that cannot be reached now may be reachable at the next beat."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except StoreError as error:
                note_rarely("lease", why=str(error))
            except self.store.errors as error:
                note_rarely("lease", why=str(error) or type(error).__name__)
                self._drop_control()

    async def beat(self) -> None:
        """Renew the lease if it is time, and delete the processes that are dead."""
        db = await self._connection()
        if self._beats % RENEW == 0:
            await self._renew(db)
        self._beats += 1
        await self._reap(db)

    async def _reap(self, db: "asyncpg.Connection[Any]") -> None:
        """Delete the processes that are dead; not right after a reconnection, when others have not reconnected yet."""
        if asyncio.get_running_loop().time() - self._connected < GRACE and self._reconnected:
            return
        dead = await db.fetch(REAP, self.id, GRACE, timeout=LEASE)
        if dead:
            note("processes dead", ids=[row[0] for row in dead])
            for row in dead:
                self.peers.pop(row[0], None)

    async def suspect(self, peer: Peer) -> bool:
        """A peer cannot be reached: look at once, together with all who ask the same, whether it is dead."""
        if peer.id in self.peers and self._suspecting is None:
            self._suspecting = asyncio.ensure_future(self.store.do(self._reap))
            self._suspecting.add_done_callback(self._suspected)
        if self._suspecting is not None:
            await asyncio.wait([self._suspecting])
        return peer.id not in self.peers

    def _suspected(self, task: "asyncio.Task[None]") -> None:
        self._suspecting = None
        if not task.cancelled() and (error := task.exception()) is not None:
            note_rarely("suspect", why=str(error))

    async def announce_leaving(self) -> bool:
        """Take no more rooms: the others get them. False if the database cannot be reached."""
        self.leaving = True
        try:
            await self.store.do(self._renew)
        except StoreError as error:
            note("not announced", why=str(error))
            return False
        return True

    async def _renew(self, db: "asyncpg.Connection[Any]") -> None:
        """Renew the lease, under the lock of this connection; a new process if the row was deleted."""
        values = (self.id, self._lock, LEASE, self.leaving, self.listing())
        if await db.fetchval(RENEWAL, *values, timeout=LEASE) is None:
            note("lease lost", process=self.id)
            self.on_all_lost()
            await self.join()
        await self._look_around(db)

    async def _look_around(self, db: "asyncpg.Connection[Any]") -> None:
        """Read who else is there."""
        rows = await db.fetch(OTHERS, self.id, timeout=LEASE)
        self.peers = {row[0]: read_peer(*row) for row in rows}

    async def _connection(self) -> "asyncpg.Connection[Any]":
        """The connection that holds the lock; a new one has a lock of its own, since the old one may linger."""
        if self._control is None or self._control.is_closed():
            self._reconnected = self._control is not None or self._reconnected
            self._control = await connect(self.store.database)
            self._lock = secrets.randbits(62)
            await self._control.execute("SELECT pg_advisory_lock($1)", self._lock, timeout=LEASE)
            self._beats = 0  # the row has to name the new lock at once
            self._connected = asyncio.get_running_loop().time()
        return self._control

    def _drop_control(self) -> None:
        if self._control is not None:
            self._control.terminate()
            self._control = None
            self._reconnected = True

    # The interface of Ownership.

    async def locate(self, code: str) -> Peer | None:
        """The other process in which a room is awake, or one that should wake it because this one is leaving."""
        rows = await self.store.fetch(LOCATE, code)
        owner = rows[0][0] if rows else None
        if owner is not None and owner != self.id:
            if owner not in self.peers:
                await self.store.do(self._look_around)
            if owner in self.peers:
                return self.peers[owner]
        return self._successor() if self.leaving and rows else None

    async def claim(self, code: str, length: int, now: int) -> OwnerChanged | None:
        """Take a room, with an entry of its own in the log unless the last entry is this process's."""
        result = await self._claims.claim(code, length, now)
        if result == "taken":
            peer = await self.locate(code)
            if peer is None:
                raise RoomLost(f"room {code} is being taken")
            raise LivesElsewhere(peer)
        if result == "behind":
            raise RoomLost(f"the log of room {code} has grown")
        return OwnerChanged(process=self.id) if result == "written" else None

    async def release(self, code: str) -> None:
        """Let any process take a room."""
        owner = self.store.appends.writers.pop(code, self.id)
        await self.store.write("UPDATE room SET owner = NULL WHERE code = $1 AND owner = $2", code, owner)

    def peer_with(self, rules: str) -> Peer | None:
        """Another process that has an edition in this version of its rules."""
        return next((peer for peer in self.peers.values() if rules in peer.rules and not peer.leaving), None)

    def lose(self, code: str) -> None:
        """The log of a room shows that another process has it: it is dropped here at the end of this turn."""
        task = asyncio.ensure_future(self._drop(code))
        self._dropping.add(task)
        task.add_done_callback(self._dropping.discard)

    async def _drop(self, code: str) -> None:
        """Drop a room; if only this process has written into it, in a connection that was cut, any one may take it."""
        self.on_lost(code)
        for _ in range(RELEASES):
            try:
                await self.release(code)
                return
            except StoreError as error:
                note_rarely("release", room=code, why=str(error))
                await asyncio.sleep(LEASE)

    def listings(self) -> list[str]:
        """The public rooms of the other processes, as JSON."""
        return [peer.listing for peer in self.peers.values()]

    def _successor(self) -> Peer | None:
        """A process for the rooms of this one, chosen at random."""
        staying = [peer for peer in self.peers.values() if not peer.leaving]
        return secrets.choice(staying) if staying else None


def read_peer(id: int, address: str, rules: list[str], leaving: bool, listing: str) -> Peer:
    """A row of the table `process`."""
    host, port, path = address.split(" ", 2)
    return Peer(id, host, int(port), path, frozenset(rules), leaving, listing)
