"""Faults under load on PostgreSQL: whatever fails, nothing acknowledged is lost, played twice or leaked."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from kaboodle.client import RoomClient
from kaboodle.core.events import Seen
from kaboodle.core.record import record_of, verify
from kaboodle.server.rooms.log import DECODER, LogEntry, Moved, OwnerChanged
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.store.base import LogRow, SavedRoom
from kaboodle.server.store.postgres_admin import BlockingPostgres
from tests.server.histories import ClientHistory, StoredEntry, Streams, violations
from tests.server.postgres import Cluster
from tests.server.process import Served, careless, people, simple
from tests.server.proxy import FaultProxy, bad_network
from tests.server.test_crash import until

ROOMS = [("original", 3), ("two-player", 2), ("mantis", 3), ("board", 3)]
MOST_BETWEEN = 30  # moves between two faults
BAD_LINE = {"reset": 0.02, "half-close": 0.01, "drop": 0.005, "delay": 0.1, "fragment": 0.2}
SLOW_LINE = {"delay": 1.0}
LONG_STOP = 4.0  # seconds: longer than a lease
pytestmark = [
    pytest.mark.xdist_group("postgres"),
    pytest.mark.skipif(sys.platform != "linux", reason="the workers are found in /proc"),
]


class Player:
    """A client that plays game after game and keeps its history."""

    def __init__(self, room: RoomClient, seed: int, *, host: bool) -> None:
        self.room = room
        self.sent: list[str] = []
        self.seen: dict[int, list[Seen]] = {}
        self._choose = (simple if seed % 2 else careless)(seed)
        self._host = host
        self.last = ""  # the last message, for whoever has to find out why a room does not go on

    async def play(self, done: asyncio.Event) -> None:
        """Play until told to stop and everything is acknowledged."""
        player = self.room
        async with player:
            async for told in player:
                self.last = f"{told.type} {told.id or told.code or ''} at {time.time():.1f}"
                if told.type in ("events", "view", "dealt"):
                    self.seen[player.game] = player.history  # it grows
                ready = told.room is not None and told.room["stage"] in ("open", "over")
                everybody_here = told.room is not None and all(seat.get("here") for seat in told.room["seats"])
                if self._host and (told.type == "revealed" or (ready and everybody_here)):
                    await player.say("start")
                if told.type == "ask" and isinstance(told.id, int):
                    assert player.view is not None
                    self.sent.append(await player.move(told.id, self._choose(player.view, told.moves)))
                if done.is_set() and not player.waits:
                    return

    def __str__(self) -> str:
        room = self.room
        state = "connected" if room._socket is not None else "not connected"
        return f"{room.room} {room.seat}: {state}, game {room.game}, waits {room._pending}, last {self.last}"

    def history(self) -> ClientHistory:
        """What it has kept."""
        seen = {game: [(event.n, event) for event in events] for game, events in self.seen.items() if events}
        return ClientHistory(seat=self.room.seat or "", sent=self.sent, acknowledged=self.room.acknowledged, seen=seen)


class Faults:
    """Breaks things, one at a time, and repairs them."""

    def __init__(self, served: Served, cluster: Cluster, proxy: FaultProxy, dice: Random) -> None:
        self._served = served
        self._cluster = cluster
        self._proxy = proxy
        self._dice = dice
        self._crashing = asyncio.Lock()
        self.done: Counter[str] = Counter()
        self.kinds = {
            "kill": self.kill,
            "stop": self.stop,
            "terminate": self.terminate,
            "cut": self.cut,
            "bad line": self.bad_line,
            "slow line": self.slow_line,
            "crash of PostgreSQL": self.crash,
        }

    async def one(self, kind: str) -> None:
        """Inject one fault."""
        self.done[kind] += 1
        await self.kinds[kind]()

    async def kill(self) -> None:
        """Kill a process."""
        self._signal(signal.SIGKILL)

    async def terminate(self) -> None:
        """Let a process hand over its rooms and end."""
        self._signal(signal.SIGTERM)

    async def stop(self) -> None:
        """Stop a process for longer or shorter than its lease; it does not know how long."""
        pid = self._signal(signal.SIGSTOP)
        await asyncio.sleep(self._dice.choice([0.3, LONG_STOP]))
        if pid is not None:
            with contextlib.suppress(ProcessLookupError):  # another fault has killed it meanwhile
                os.kill(pid, signal.SIGCONT)

    async def cut(self) -> None:
        """Cut every connection to PostgreSQL."""
        await self._proxy.close()

    async def bad_line(self) -> None:
        """Reset, half-close, lose and split connections to PostgreSQL for a while."""
        await self._with(BAD_LINE)

    async def slow_line(self) -> None:
        """Delay everything that goes to PostgreSQL and back for a while."""
        await self._with(SLOW_LINE)

    async def crash(self) -> None:
        """Stop PostgreSQL in immediate mode and start it again."""
        async with self._crashing:  # twice at once is once after the other
            await asyncio.to_thread(self._cluster.restart)

    async def _with(self, faults: dict[str, float]) -> None:
        self._proxy.faults = faults
        await asyncio.sleep(self._dice.uniform(0.3, 1.5))
        self._proxy.faults = {}

    def _signal(self, sign: signal.Signals) -> int | None:
        workers = self.workers()
        if not workers:
            return None
        pid = self._dice.choice(workers)
        os.kill(pid, sign)
        return pid

    def workers(self) -> list[int]:
        """The process ids of the workers."""
        assert self._served.process is not None
        parent = self._served.process.pid
        return [int(pid) for pid in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def acknowledged(players: Sequence[Player]) -> int:
    """How many moves were acknowledged to somebody."""
    return sum(len(player.room.acknowledged) for player in players)


async def storm(
    served: Served, cluster: Cluster, proxy: FaultProxy, kinds: Sequence[str], seed: int
) -> tuple[dict[str, list[Player]], Faults]:
    """Play in several rooms while one thing after the other fails."""
    dice, done = Random(seed), asyncio.Event()
    rooms: dict[str, list[Player]] = {}
    tasks: list[asyncio.Task[None]] = []
    for slug, players in ROOMS * 2:
        guests = await people(served.url, players)
        code = await guests[0].create(slug, players)
        for guest in guests:
            await guest.sit(code)
        rooms[code] = [Player(guest.join(code), dice.randrange(1000), host=n == 0) for n, guest in enumerate(guests)]
        tasks += [asyncio.ensure_future(player.play(done)) for player in rooms[code]]
    everybody = [player for players in rooms.values() for player in players]
    faults = Faults(served, cluster, proxy, dice)
    try:
        await break_things(faults, kinds, dice, tasks, rooms)
    except TimeoutError:
        raise AssertionError("\n".join(["some rooms do not go on", *map(str, everybody)])) from None
    done.set()
    await until(tasks, lambda: not any(player.room.waits for player in everybody))
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks)
    return rooms, faults


async def break_things(
    faults: Faults, kinds: Sequence[str], dice: Random, tasks: list[asyncio.Task[None]], rooms: dict[str, list[Player]]
) -> None:
    """One fault after the other, with moves in between; after the last one every room goes on."""
    everybody = [player for players in rooms.values() for player in players]
    for kind in kinds:
        enough = acknowledged(everybody) + dice.randrange(MOST_BETWEEN)
        await until(tasks, lambda enough=enough: acknowledged(everybody) >= enough)  # type: ignore[misc]  # an int
        await asyncio.sleep(dice.uniform(0, 0.05))
        together = dice.random() < 0.2
        await asyncio.gather(*[faults.one(one) for one in ([kind, dice.choice(kinds)] if together else [kind])])
    before = {code: acknowledged(rooms[code]) for code in rooms}
    await until(tasks, lambda: all(acknowledged(rooms[code]) > count for code, count in before.items()))


def check(database: str, rooms: dict[str, list[Player]]) -> int:
    """Compare every room's log with what its clients kept; how many moves were acknowledged."""
    db = BlockingPostgres(database)
    found = {code: stored(db, code) for code in rooms}
    db.close()
    wrong = []
    for code, players in rooms.items():
        saved, log = found[code]
        wrong += [f"{code}: {problem}" for problem in violations(log, [p.history() for p in players], streams(saved))]
    assert wrong == []
    assert any(entry.takes_over is not None for _, log in found.values() for entry in log)
    return sum(acknowledged(players) for players in rooms.values())


def stored(db: BlockingPostgres, code: str) -> tuple[SavedRoom, list[StoredEntry]]:
    """A room as it is in the database."""
    header = db.execute("SELECT header FROM room WHERE code = ?", (code,)).fetchone()
    assert header is not None
    rows = db.execute("SELECT n, at, entry, writer FROM log WHERE room = ? ORDER BY n", (code,)).fetchall()
    saved = SavedRoom(header[0].encode(), tuple(LogRow(n, at, entry.encode()) for n, at, entry, _ in rows))
    return saved, [stored_entry(n, writer, DECODER.decode(entry)) for n, _, entry, writer in rows]


def stored_entry(n: int, writer: int, entry: LogEntry) -> StoredEntry:
    """An entry of a log for the checker."""
    move = (entry.seat, entry.id) if isinstance(entry, Moved) and entry.by == "person" and entry.id else None
    return StoredEntry(n, writer, entry.process if isinstance(entry, OwnerChanged) else None, move)


def streams(saved: SavedRoom) -> Streams:
    """What each seat may see of each game, from the log alone; finished games must verify."""
    found = {}
    for game in range(1, rebuild(saved).game + 1):
        state = rebuild(saved, until_game=game)
        if state.table is None:
            continue
        if state.table.over:
            assert verify(record_of(state.table)) == []
        for seat in state.seats:
            found[game, seat] = state.table.stream(seat)
    return found


def survive(cluster: Cluster, folder: Path, kinds: Sequence[str], seed: int) -> None:
    """Break things, then compare."""
    print(f"seed {seed}")

    async def run() -> tuple[dict[str, list[Player]], Faults]:
        async with bad_network(cluster.port, seed, {}) as (url, proxy):
            behind = cluster.address(database.rpartition("/")[2], int(url.rpartition(":")[2]))
            served = Served(folder, postgres=behind, workers="2")
            await asyncio.to_thread(served.start)
            try:
                return await storm(served, cluster, proxy, kinds, seed)
            finally:
                await asyncio.to_thread(served.stop)

    database = cluster.new_database()
    rooms, faults = asyncio.run(run())
    moves = check(database, rooms)
    print(f"{sum(faults.done.values())} faults ({dict(faults.done)}), {moves} acknowledged moves, all there")
    assert moves > len(kinds) * MOST_BETWEEN / 4


@pytest.mark.long
def test_each_kind_of_fault_loses_nothing_that_was_acknowledged(cluster: Cluster, tmp_path: Path) -> None:
    kinds = ["kill", "stop", "cut", "bad line", "terminate", "slow line", "crash of PostgreSQL", "kill"]
    survive(cluster, tmp_path, kinds, 1)


@pytest.mark.slow
def test_three_hundred_faults_lose_nothing_that_was_acknowledged(cluster: Cluster, tmp_path: Path) -> None:
    seed = int.from_bytes(os.urandom(4), "big")
    kinds = ["kill", "stop", "cut", "bad line", "terminate", "slow line", "crash of PostgreSQL"]
    survive(cluster, tmp_path, Random(seed).choices(kinds, [4, 2, 2, 2, 2, 1, 1], k=300), seed)
