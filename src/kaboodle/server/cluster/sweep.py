"""Wakes the rooms that no process has: those of dead processes, and those whose deadline has come."""

import asyncio
import contextlib

from kaboodle.server.cluster.membership import Membership
from kaboodle.server.log import note_rarely
from kaboodle.server.rooms.ownership import LivesElsewhere
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.store.base import StoreError
from kaboodle.server.wire import Refusal

EVERY = 0.1  # seconds between two sweeps
TOGETHER = 16  # rooms that wake at once
MOST = 128  # rooms of one sweep
EVERYBODY = 10  # every so many sweeps a process looks beyond its share: another one may lack the rules
AGAIN = 50  # sweeps until a room that could not be woken is tried again
# Each process has a share of the free rooms, by the hash of their codes, so that two of them do not do the same work.
FREE = """SELECT code FROM room WHERE awake AND NOT closed AND (owner IS NULL
    OR NOT EXISTS (SELECT FROM process WHERE process.id = room.owner))
    AND ($1::bigint = 1 OR mod(abs(hashtext(code)::bigint), $1::bigint) = $2::bigint)
    AND code <> ALL ($3::text[]) ORDER BY at, code LIMIT $4"""


class Sweeper:
    """Looks for rooms that no process has, a few at a time."""

    def __init__(self, registry: RoomRegistry, membership: Membership) -> None:
        self._registry = registry
        self._membership = membership
        self._sweeps = 0
        self._failed: dict[str, int] = {}  # rooms that could not be woken, and the sweep in which to try again

    async def run(self) -> None:
        """Sweep for ever."""
        while True:
            await asyncio.sleep(EVERY)
            if self._membership.leaving:
                continue
            try:
                await self.sweep()
            except StoreError as error:
                note_rarely("sweep", why=str(error))

    async def sweep(self) -> int:
        """Wake free rooms; how many were found."""
        self._sweeps += 1
        self._failed = {code: until for code, until in self._failed.items() if until > self._sweeps}
        members = sorted([self._membership.id, *self._membership.peers])
        shares = 1 if self._sweeps % EVERYBODY == 0 else len(members)
        rank = members.index(self._membership.id)
        rows = await self._membership.store.fetch(FREE, shares, rank, list(self._failed), MOST)
        codes = [row[0] for row in rows]
        for first in range(0, len(codes), TOGETHER):
            await asyncio.gather(*[self._wake(code) for code in codes[first : first + TOGETHER]])
        if self._sweeps % EVERYBODY == 0:
            await self._registry.wake_due()
        return len(codes)

    async def _wake(self, code: str) -> None:
        """Wake one room; another process may be faster."""
        with contextlib.suppress(LivesElsewhere):
            try:
                await self._registry.find(code)
            except Refusal:
                self._failed[code] = self._sweeps + AGAIN
