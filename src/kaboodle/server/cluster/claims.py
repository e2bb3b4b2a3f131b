"""Takes rooms whose process is dead or has released them: many in one statement."""

import asyncio
from typing import Literal

import msgspec

from kaboodle.server.rooms.log import LogEntry, OwnerChanged
from kaboodle.server.store.base import StoreError
from kaboodle.server.store.postgres import PostgresStore

ClaimResult = Literal["written", "own", "behind", "taken"]
MAX_CLAIMS = 256  # rooms in one statement
# A room is free if it has no owner, or one whose row is deleted. Its log gets an entry of the new owner, unless the
# last entry is the new owner's already: an old owner that still runs finds its next row taken.
CLAIM = """WITH wanted AS (
        SELECT line.*, (SELECT writer FROM log WHERE room = line.code AND n = line.n - 1) IS DISTINCT FROM $1 AS new
        FROM unnest($2::text[], $3::integer[], $4::bigint[]) AS line (code, n, at)),
    free AS (
        SELECT code FROM room WHERE code = ANY($2::text[]) AND NOT closed AND (owner IS NULL OR owner = $1
            OR NOT EXISTS (SELECT FROM process WHERE process.id = room.owner))
        ORDER BY code FOR UPDATE SKIP LOCKED),
    mine AS (
        UPDATE room SET owner = $1, awake = true, wake = NULL, timers = NULL FROM free
        WHERE room.code = free.code RETURNING room.code),
    entries AS (
        INSERT INTO log (room, n, at, entry, writer) SELECT code, n, at, $5, $1 FROM wanted JOIN mine USING (code)
        WHERE new ORDER BY code ON CONFLICT DO NOTHING RETURNING room)
    SELECT code, CASE WHEN NOT new THEN 'own' WHEN room IS NULL THEN 'behind' ELSE 'written' END
    FROM wanted JOIN mine USING (code) LEFT JOIN entries ON room = code"""


class ClaimQueue:
    """Collects claims while a statement runs, and makes them together with the next one."""

    def __init__(self, store: PostgresStore) -> None:
        self._store = store
        self._queued: dict[str, tuple[int, int, asyncio.Future[ClaimResult]]] = {}
        self._running: asyncio.Task[None] | None = None

    async def claim(self, code: str, length: int, now: int) -> ClaimResult:
        """Claim a room whose log has this length."""
        done: asyncio.Future[ClaimResult] = asyncio.get_running_loop().create_future()
        if code in self._queued:
            raise StoreError(f"room {code} is being claimed already")
        self._queued[code] = (length + 1, now, done)
        if self._running is None:
            self._running = asyncio.ensure_future(self._run())
        return await done

    async def _run(self) -> None:
        """Make claims until none is left."""
        await asyncio.sleep(0)  # those of this turn go together
        while self._queued:
            codes = list(self._queued)[:MAX_CLAIMS]
            batch = {code: self._queued.pop(code) for code in codes}
            me = self._store.appends.writer
            try:
                found = await self._write(batch, me)
            except Exception as error:  # whatever it is: no room may wait for ever
                for _, _, done in batch.values():
                    if not done.done():
                        done.set_exception(StoreError(str(error) or type(error).__name__))
                continue
            for code, (n, _, done) in batch.items():
                result = found.get(code, "taken")
                if result == "written":
                    self._store.appends.last[code] = n
                if result in ("written", "own"):
                    self._store.appends.writers[code] = me
                if not done.done():
                    done.set_result(result)
        self._running = None

    async def _write(
        self, batch: dict[str, tuple[int, int, "asyncio.Future[ClaimResult]"]], me: int
    ) -> dict[str, ClaimResult]:
        """Run the statement; what became of each room that is now this process's."""
        entry: LogEntry = OwnerChanged(process=me)
        codes, numbers = sorted(batch), [batch[code][0] for code in sorted(batch)]
        times = [batch[code][1] for code in codes]
        rows = await self._store.fetch(CLAIM, me, codes, numbers, times, msgspec.json.encode(entry).decode())
        return {row[0]: row[1] for row in rows}
