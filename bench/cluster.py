"""Measure SQLite and PostgreSQL by turns, a take-over after `kill -9`, and a rolling restart."""

import argparse
import asyncio
import os
import signal
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from bench.crowd import Client, Table, Told
from bench.load import SEATS, Crowd, Server, share, tick
from tests.server.postgres import Cluster

SETUPS = ("sqlite", "postgres", "two workers")
AGAIN = 0.05  # seconds until a client connects again
CHUNK = 10  # rooms that are made over one HTTP connection, so that all workers get some


class ClusterServer(Server):
    """The server on PostgreSQL, with one or several workers."""

    def __init__(self, folder: Path, core: int | None, database: str, workers: int) -> None:
        super().__init__(folder, core)
        self.database = database
        self.workers = workers

    def command(self) -> list[str]:
        """Return the command that serves."""
        return [*super().command(), "--workers", str(self.workers)]

    @property
    def database_argument(self) -> str:
        """Return what `--database` names."""
        return self.database

    def pids(self) -> list[int]:
        """Return the processes that serve."""
        assert self.process is not None
        if self.workers == 1:
            return [self.process.pid]
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def cpu(self) -> float:
        """Return the processor time used by all workers, in seconds."""
        return sum(cpu_of(pid) for pid in self.pids())


def cpu_of(pid: int) -> float:
    """Return the processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Setup:
    """One of the setups that are compared, as a context manager: its server, and its crowd in rooms."""

    def __init__(self, kind: str, cluster: Cluster, rooms: int, *, eager: bool) -> None:
        self.kind = kind
        self._cluster = cluster
        self._rooms = rooms
        self._eager = eager

    async def __aenter__(self) -> tuple[Server, Crowd]:
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        if self.kind == "sqlite":
            self.server = Server(folder, 0)
        else:
            workers = 2 if self.kind == "two workers" else 1
            database = self._cluster.new_database()
            self.server = ClusterServer(folder, None if workers > 1 else 0, database, workers)
        self.server.start()
        crowd = Crowd(self.server, "original")
        for _ in range(0, self._rooms, CHUNK):
            crowd.make(CHUNK, eager=self._eager)
        return self.server, crowd

    async def __aexit__(self, *error: object) -> None:
        self.server.stop()
        self._folder.cleanup()


async def turns(arguments: argparse.Namespace, cluster: Cluster) -> None:
    """Saturate each setup by turns: moves a second, processor time a move, time until acknowledged."""
    found: dict[str, list[tuple[float, float, float, float]]] = {kind: [] for kind in arguments.setups}
    for _ in range(arguments.rounds):
        for kind in arguments.setups:
            async with Setup(kind, cluster, arguments.rooms, eager=not arguments.rate) as (server, crowd):
                await crowd.connect()
                await crowd.begin()
                await until_dealt(crowd)
                ticking = asyncio.ensure_future(tick(crowd.tables, arguments.rate)) if arguments.rate else None
                await asyncio.sleep(1)
                found[kind].append(await count(crowd, server, arguments.seconds))
                if ticking is not None:
                    ticking.cancel()
                crowd.leave()
            rate, cost, half, most = found[kind][-1]
            print(
                f"  {kind:12} {rate:6.0f} moves/s {cost:5.0f} us a move, {half:6.1f} ms half, {most:6.1f} ms 99 %",
                flush=True,
            )
    for kind, results in found.items():
        columns = list(zip(*results, strict=True))
        middle = [statistics.median(column) for column in columns]
        print(
            f"{kind}, {arguments.rooms} rooms, median of {len(results)}: {middle[0]:.0f} moves/s "
            f"({min(columns[0]):.0f} to {max(columns[0]):.0f}), {middle[1]:.0f} us a move "
            f"({min(columns[1]):.0f} to {max(columns[1]):.0f}), until the others have it {middle[2]:.1f} ms half, "
            f"{middle[3]:.1f} ms 99 of 100"
        )


async def until_dealt(crowd: Crowd) -> None:
    """Wait until every room that is not played as fast as can be has an open ask."""
    until = time.perf_counter() + 60
    while not all(table.open or table.eager for table in crowd.tables):
        assert time.perf_counter() < until, "some games do not begin"
        await asyncio.sleep(0.05)


async def count(crowd: Crowd, server: Server, seconds: float) -> tuple[float, float, float, float]:
    """Measure for some seconds: moves a second, microseconds a move, and milliseconds until the others have it."""
    tally = crowd.tally
    tally.reset()
    used, began = server.cpu(), time.perf_counter()
    await asyncio.sleep(seconds)
    took, used = time.perf_counter() - began, server.cpu() - used
    moves = max(1, tally.acknowledged)
    if tally.refused:
        print(f"  refused: {tally.refused}")
    return moves / took, used / moves * 1e6, share(tally.reached, 0.5), share(tally.reached, 0.99)


class Returning(Client):
    """A client that connects again when its connection is closed, and notes when it is back."""

    def __init__(
        self, number: int, token: str, table: Table, ready: Callable[[], None], crowd: "ReturningCrowd"
    ) -> None:
        super().__init__(number, token, table, ready)
        self.crowd = crowd

    def connection_lost(self, exc: Exception | None) -> None:
        """Connect again soon."""
        if not self.crowd.left:
            self.crowd.lost.setdefault((self.table.code, self.number), time.perf_counter())
            self.table.open = [(client, told) for client, told in self.table.open if client is not self]
            asyncio.get_running_loop().call_later(AGAIN, lambda: asyncio.ensure_future(self._return()))

    async def _return(self) -> None:
        again = Returning(self.number, self.token, self.table, lambda: None, self.crowd)
        self.table.seats[self.number] = again
        loop = asyncio.get_running_loop()
        try:
            await loop.create_connection(lambda: again, "127.0.0.1", self.crowd.server.socket_port)
        except OSError:
            again.connection_lost(None)


class ReturningTable(Table):
    """A room that notes when its clients are welcome again."""

    crowd: "ReturningCrowd"

    def hear(self, client: Client, told: Told, now: float) -> None:
        """Handle one message; an acknowledgement may be of a move that was given up."""
        if told.type == "ack" and str(told.id) not in self.sent:
            return
        if told.type == "welcome" and (self.code, client.number) in self.crowd.lost:
            self.crowd.back[self.code, client.number] = now
        super().hear(client, told, now)


class ReturningCrowd(Crowd):
    """A crowd whose clients return by themselves."""

    def __init__(self, crowd: Crowd) -> None:
        self.server, self.edition, self.tally, self.tokens = crowd.server, crowd.edition, crowd.tally, crowd.tokens
        self.lost: dict[tuple[str, int], float] = {}
        self.back: dict[tuple[str, int], float] = {}
        self.left = False
        self.tables = []
        for table in crowd.tables:
            other = ReturningTable(table.code, self.tally, eager=False)
            other.crowd = self
            self.tables.append(other)

    async def _sit(self, table: Table) -> None:
        loop = asyncio.get_running_loop()
        ready = [loop.create_future() for _ in range(SEATS)]
        for n, token in enumerate(self.tokens):
            client = Returning(n, token, table, lambda done=ready[n]: done.set_result(None), self)  # type: ignore[misc]
            table.seats.append(client)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.server.socket_port)  # type: ignore[misc]
        await asyncio.wait_for(asyncio.gather(*ready), 60)

    def leave(self) -> None:
        """Close all sockets for good."""
        self.left = True
        super().leave()

    async def until_back(self, count: int) -> None:
        """Wait until at least so many clients were cut off and all of them are back."""
        until = time.perf_counter() + 60
        while len(self.lost) < count or len(self.back) < len(self.lost):
            assert time.perf_counter() < until, f"{len(self.lost) - len(self.back)} clients are not back"
            await asyncio.sleep(0.005)


async def takeover(arguments: argparse.Namespace, cluster: Cluster) -> None:
    """Kill one of two workers: the time until its rooms and clients are back."""
    for _ in range(arguments.rounds):
        async with Setup("two workers", cluster, arguments.rooms, eager=False) as (server, made):
            assert isinstance(server, ClusterServer)
            crowd = ReturningCrowd(made)
            await crowd.connect()
            await crowd.begin()
            await until_dealt(crowd)
            ticking = asyncio.ensure_future(tick(crowd.tables, arguments.rate or 0.2))
            await asyncio.sleep(3)
            crowd.lost.clear()
            crowd.back.clear()
            killed = time.perf_counter()
            os.kill(max(server.pids(), key=cpu_of), signal.SIGKILL)  # the one that does more
            await crowd.until_back(1)
            rooms: dict[str, float] = {}
            for (code, _), when in crowd.back.items():
                rooms[code] = min(rooms.get(code, when), when)
            times = sorted(when - killed for when in rooms.values())
            everybody = max(crowd.back.values()) - killed
            print(
                f"kill -9 of one of two workers with {len(rooms)} of {arguments.rooms} rooms: first room back after "
                f"{times[0]:.2f} s, half after {times[len(times) // 2]:.2f} s, all after {times[-1]:.2f} s, "
                f"all {len(crowd.back)} clients after {everybody:.2f} s",
                flush=True,
            )
            ticking.cancel()
            crowd.leave()


async def rolling(arguments: argparse.Namespace, cluster: Cluster) -> None:
    """Restart both workers, one after the other: how long each client was away, and what was refused."""
    async with Setup("two workers", cluster, arguments.rooms, eager=False) as (server, made):
        assert isinstance(server, ClusterServer) and server.process is not None
        crowd = ReturningCrowd(made)
        await crowd.connect()
        await crowd.begin()
        await until_dealt(crowd)
        ticking = asyncio.ensure_future(tick(crowd.tables, arguments.rate or 1))
        await asyncio.sleep(3)
        before = set(server.pids())
        crowd.lost.clear()
        crowd.back.clear()
        crowd.tally.reset()
        pauses: list[float] = []
        server.process.send_signal(signal.SIGHUP)
        began = time.perf_counter()
        while before & set(server.pids()) or len(server.pids()) < 2 or crowd.lost:
            for who in [who for who in crowd.back if who in crowd.lost]:
                pauses.append(crowd.back.pop(who) - crowd.lost.pop(who))
            assert time.perf_counter() - began < 120, "the restart does not end"
            await asyncio.sleep(0.01)
        pauses.sort()
        print(
            f"rolling restart of two workers with {arguments.rooms} rooms in {time.perf_counter() - began:.1f} s: "
            f"{len(pauses)} reconnections, away {pauses[len(pauses) // 2]:.2f} s half, "
            f"{pauses[int(len(pauses) * 0.99)]:.2f} s 99 of 100, {pauses[-1]:.2f} s at most; "
            f"{crowd.tally.acknowledged} moves acknowledged meanwhile, refused {crowd.tally.refused or 0}"
        )
        ticking.cancel()
        crowd.leave()


KINDS = {"turns": turns, "takeover": takeover, "rolling": rolling}


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser("python -m bench.cluster", description=__doc__)
    parser.add_argument("kind", choices=KINDS, help="SQLite and PostgreSQL by turns; a kill; or a rolling restart")
    parser.add_argument("--rooms", type=int, default=100, help="rooms of four seats, in tens (100)")
    parser.add_argument("--rounds", type=int, default=3, help="turns of each setup (3)")
    parser.add_argument("--seconds", type=float, default=8, help="how long to count (8)")
    parser.add_argument("--rate", type=float, default=0, help="moves a second in each room; 0: as fast as can be (0)")
    parser.add_argument("--setups", nargs="+", default=SETUPS, choices=SETUPS, help="what is compared (all)")
    arguments = parser.parse_args()
    cluster = Cluster()
    cluster.start()
    if "two workers" not in arguments.setups:
        os.sched_setaffinity(0, {1})
    try:
        import uvloop
    except ImportError:
        run = asyncio.run
    else:
        run = uvloop.run
    try:
        run(KINDS[arguments.kind](arguments, cluster))
    finally:
        cluster.remove()


if __name__ == "__main__":
    main()
