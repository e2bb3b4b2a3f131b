"""Measure the server under load: the real process on one core, many clients on another, every move durable."""

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from bench.crowd import Client, Table, Tally

UNLIMITED = {
    "KABOODLE_MESSAGES_PER_SECOND": "1000000",
    "KABOODLE_REQUESTS_PER_SECOND": "1000000",
    "KABOODLE_CONNECTIONS_PER_ADDRESS": "100000",
    "KABOODLE_CONNECTIONS": "100000",
    "KABOODLE_ROOMS_PER_GUEST": "100000",
    "KABOODLE_ROOMS_PER_MINUTE": "100000",
    "KABOODLE_ROOMS_PER_ADDRESS": "100000",
    "KABOODLE_WORK_PER_SECOND": "1000000",
}
SEATS = 4
TOGETHER = 50  # rooms whose clients connect at once
CLOCK = {"decision": 0, "bank": 0, "window": 0, "absent": 0}


class Server:
    """The real server in its own process on its own core."""

    environment = UNLIMITED

    def __init__(self, folder: Path, core: int | None) -> None:
        self.folder = folder
        self.core = core
        self.port = 0
        self.socket_port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Start the server; return the seconds until it answers a request."""
        began = time.perf_counter()
        command = [*self.command(), "--port", str(self.port), "--database", self.database_argument]
        pin = [] if self.core is None else ["taskset", "-c", str(self.core)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*pin, *command], stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | self.environment
            )
        assert self.process.stdout is not None
        self.port = self.socket_port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        link.request("GET", "/healthz")
        link.getresponse().read()
        link.close()
        return time.perf_counter() - began

    @property
    def database_argument(self) -> str:
        """Return what `--database` names."""
        return str(self.folder / "load.db")

    def command(self) -> list[str]:
        """Return the command that serves."""
        return [sys.executable, "-m", "kaboodle", "serve"]

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """Stop the server."""
        assert self.process is not None
        self.process.send_signal(sign)
        self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def cpu(self) -> float:
        """Return the processor time used, in seconds."""
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the private memory in KiB."""
        assert self.process is not None
        lines = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text().splitlines()
        return sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))


class Crowd:
    """Rooms of four seats, created over HTTP, with a socket for each seat."""

    def __init__(self, server: Server, edition: str) -> None:
        self.server = server
        self.edition = edition
        self.tally = Tally()
        self.tables: list[Table] = []
        link = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.tokens = [request(link, "", "/api/guest", {"name": f"guest {n}"})["token"] for n in range(SEATS)]
        link.close()

    def make(self, rooms: int, *, eager: bool) -> None:
        """Create rooms and take their seats."""
        link = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        for _ in range(rooms):
            wish = {"edition": self.edition, "players": SEATS, "clock": CLOCK}
            code = request(link, self.tokens[0], "/api/rooms", wish)["room"]
            for token in self.tokens:
                request(link, token, f"/api/rooms/{code}/seat", {})
            self.tables.append(Table(code, self.tally, eager=eager))
        link.close()

    async def connect(self) -> None:
        """Open a socket for each seat, many at a time, as after a restart of the server."""
        for first in range(0, len(self.tables), TOGETHER):
            await asyncio.gather(*[self._sit(table) for table in self.tables[first : first + TOGETHER]])

    async def _sit(self, table: Table) -> None:
        """Open the four sockets of a room."""
        loop = asyncio.get_running_loop()
        table.seats, table.open, table.sent = [], [], {}
        ready = [loop.create_future() for _ in range(SEATS)]
        for n, token in enumerate(self.tokens):
            client = Client(n, token, table, lambda done=ready[n]: done.set_result(None))  # type: ignore[misc]
            table.seats.append(client)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.server.socket_port)  # type: ignore[misc]
        await asyncio.wait_for(asyncio.gather(*ready), 60)

    async def begin(self) -> None:
        """Start the first game of every room."""
        for table in self.tables:
            table.seats[0].send(b'{"type":"start"}')
            await asyncio.sleep(0.001)
        await asyncio.sleep(1)

    def leave(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            for client in table.seats:
                client.transport.abort()


def request(link: http.client.HTTPConnection, token: str, path: str, body: object) -> dict[str, str]:
    """Send a POST request; return the decoded answer."""
    link.request("POST", path, json.dumps(body), {"Authorization": f"Bearer {token}"} if token else {})
    answer = link.getresponse()
    found: dict[str, str] = json.loads(answer.read())
    assert answer.status < 300, found
    return found


def share(values: Sequence[float], part: float) -> float:
    """Return a quantile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000 if values else float("nan")


@contextlib.contextmanager
def serving(arguments: argparse.Namespace) -> Iterator[Server]:
    """Run a server for one measurement."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), 0 if arguments.pin else None)
        server.start()
        try:
            yield server
        finally:
            server.stop()


async def saturate(arguments: argparse.Namespace) -> None:
    """Every client answers at once: moves per second, and the cost of a move."""
    with serving(arguments) as server:
        crowd = Crowd(server, arguments.edition)
        crowd.make(arguments.rooms, eager=True)
        await crowd.connect()
        await crowd.begin()
        await measure(crowd, server, arguments, f"saturation, {arguments.rooms} rooms")
        crowd.leave()


async def pace(arguments: argparse.Namespace) -> None:
    """One move per second in every room: the time until the other clients have it."""
    with serving(arguments) as server:
        crowd = Crowd(server, arguments.edition)
        crowd.make(arguments.rooms, eager=False)
        await crowd.connect()
        await crowd.begin()
        ticking = asyncio.ensure_future(tick(crowd.tables, arguments.rate))
        await asyncio.sleep(1)
        await measure(crowd, server, arguments, f"{arguments.rate:g} moves a second in each of {arguments.rooms} rooms")
        ticking.cancel()
        crowd.leave()


async def tick(tables: Sequence[Table], rate: float) -> None:
    """Make moves at a rate per room, evenly spaced over all rooms."""
    step, due, n = 1 / (rate * len(tables)), time.perf_counter(), 0
    while True:
        while due <= time.perf_counter():
            tables[n % len(tables)].tick()
            n += 1
            due += step
        await asyncio.sleep(min(step, 0.001))


async def measure(crowd: Crowd, server: Server, arguments: argparse.Namespace, what: str) -> None:
    """Measure for some seconds and print the figures."""
    tally = crowd.tally
    tally.reset()
    own, used, began = time.process_time(), server.cpu(), time.perf_counter()
    await asyncio.sleep(arguments.seconds)
    took, used, own = time.perf_counter() - began, server.cpu() - used, time.process_time() - own
    moves = max(1, tally.acknowledged)
    print(f"{what}, {arguments.edition}, {took:.1f} s:")
    print(f"  {moves / took:.0f} moves acknowledged a second; {tally.games} games ended; refused {tally.refused or 0}")
    print(f"  {used / moves * 1e6:.0f} us of the server's processor a move ({used / took:.0%} of its core busy)")
    print(f"  {tally.bytes / moves / SEATS:.0f} bytes a move and client")
    reach, answer = tally.reached, tally.answered
    print(f"  until the others have a move: {share(reach, 0.5):.1f} ms half, {share(reach, 0.99):.1f} ms 99 of 100")
    print(f"  until it is acknowledged: {share(answer, 0.5):.1f} ms half, {share(answer, 0.99):.1f} ms 99 of 100")
    print(f"  the crowd itself: {own / took:.0%} of its core busy")


async def rest(arguments: argparse.Namespace) -> None:
    """Idle rooms with their connections: memory and processor time; then a kill, and the time until they are back."""
    with serving(arguments) as server:
        crowd = Crowd(server, arguments.edition)
        empty = server.memory()
        crowd.make(arguments.rooms, eager=False)
        await crowd.connect()
        await crowd.begin()
        for _ in range(20):
            for table in crowd.tables:
                table.tick()
            await asyncio.sleep(0.5 + arguments.rooms / 4000)
        full, used = server.memory(), server.cpu()
        print(f"{arguments.rooms} idle rooms with {SEATS} connections each, {arguments.edition}, 20 moves into a game:")
        print(f"  {(full - empty) / arguments.rooms:.0f} KiB a room ({empty} KiB before, {full} KiB with them)")
        await asyncio.sleep(arguments.seconds)
        print(f"  {(server.cpu() - used) / arguments.seconds:.2%} of the processor while nothing happens")
        server.stop(signal.SIGKILL)
        crowd.leave()
        print(f"  {server.start():.2f} s from a start after kill -9 until a request is answered")
        began = time.perf_counter()
        await crowd.connect()
        while not all(table.open for table in crowd.tables):
            assert time.perf_counter() - began < 60, "some rooms do not come back"
            await asyncio.sleep(0.01)
        print(f"  {server.cpu():.2f} s of the server's processor for the start and all that follows")
        print(
            f"  {time.perf_counter() - began:.2f} s more until {len(crowd.tables) * SEATS} clients were back and asked"
        )
        crowd.leave()


KINDS = {"saturate": saturate, "pace": pace, "rest": rest}


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser("python -m bench.load", description=__doc__)
    parser.add_argument("kind", choices=KINDS, help="as fast as can be; at a pace; or idle, and a restart")
    parser.add_argument("--rooms", type=int, default=100, help="rooms of four seats (100)")
    parser.add_argument("--edition", default="original", help="the game that is played (original)")
    parser.add_argument("--seconds", type=float, default=10, help="how long to count (10)")
    parser.add_argument("--rate", type=float, default=1, help="moves a second in each room, at a pace (1)")
    parser.add_argument("--no-pin", dest="pin", action="store_false", help="do not give each process its own core")
    arguments = parser.parse_args()
    if arguments.pin:
        os.sched_setaffinity(0, {1})
    try:
        import uvloop
    except ImportError:
        asyncio.run(KINDS[arguments.kind](arguments))
    else:
        uvloop.run(KINDS[arguments.kind](arguments))


if __name__ == "__main__":
    main()
