"""Attack a real server beside an honest room: how long honest moves take before, during, and under equal CPU load."""

import argparse
import asyncio
import contextlib
import math
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec

from bench.attacks import ATTACKS
from bench.load import Crowd, Server, share, tick
from kaboodle.bots.heuristic import choose_sensibly
from kaboodle.client import Client
from kaboodle.core.registry import default_edition

MEMORY = 700  # MiB, the server's --memory
FACTOR = 1.5  # during an attack an honest move takes at most so many times what it takes in the control
UNNOTICED = 10.0  # ms: a median below this is good whatever the control says
LATE = 8.0  # seconds that honest bots may take in all to let a person move again, beside bots that answer in 1.6
RATE = 20  # honest moves a second
BURN = "import sys, time\nwhile True:\n a = time.perf_counter() + 0.01 * float(sys.argv[1])\n"
BURN += " while time.perf_counter() < a: pass\n time.sleep(0.01 * (1 - float(sys.argv[1])))\n"
SHORT = ("chat", "look", "pages", "lists", "renames", "thinking")


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """The 50th and the 99th percentile of honest moves in ms, three times, and the longest wait for bots in s."""

    before: tuple[float, float]
    during: tuple[float, float]
    control: tuple[float, float]
    load: float  # processors that the attack used on both sides
    bots: float

    @property
    def ratio(self) -> float:
        """The median during the attack, as a multiple of the control; 0 if it is too short to notice."""
        return 0.0 if self.during[0] <= UNNOTICED else self.during[0] / max(self.control[0], 0.1)


class HostedServer(Server):
    """The real server with its own limits and a small memory."""

    environment = {"KABOODLE_MEMORY": str(MEMORY), "KABOODLE_PORT": "0"}  # noqa: RUF012  # never changed

    def peak(self) -> float:
        """The most memory that it has used, in MiB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024


class Honest:
    """A room of people who move at a pace, and a game against bots, both from an address of their own."""

    def __init__(self, server: Server) -> None:
        self.crowd = Crowd(server, default_edition())
        self.url = f"http://127.0.0.1:{server.port}"
        self.waits: list[float] = []  # seconds from a move of the person against bots to the next decision
        self.acknowledged = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        """Sit down and play."""
        self.crowd.make(1, eager=False)
        await self.crowd.connect()
        await self.crowd.begin()
        self._tasks = [
            asyncio.ensure_future(tick(self.crowd.tables, RATE)),
            asyncio.ensure_future(self._against_bots()),
        ]

    async def measure(self, seconds: float) -> tuple[float, float]:
        """The 50th and the 99th percentile of moves for some seconds."""
        tally = self.crowd.tally
        self.acknowledged += tally.acknowledged
        tally.reset()
        end = time.monotonic() + seconds
        while time.monotonic() < end or len(tally.answered) < 8:
            await asyncio.sleep(0.02)
            if time.monotonic() > end + 20:
                return 20_000.0, 20_000.0
        return share(tally.answered, 0.5), share(tally.answered, 0.99)

    async def end(self) -> tuple[int, int]:
        """Stop; how many moves were acknowledged, and how many have had no answer."""
        for task in self._tasks:
            task.cancel()
        table = self.crowd.tables[0]
        for _ in range(100):
            if not table.sent:
                break
            await asyncio.sleep(0.1)
        self.crowd.leave()
        return self.acknowledged + self.crowd.tally.acknowledged, len(table.sent)

    async def _against_bots(self) -> None:
        """Play game after game against bots that search."""
        dice = Random(1)
        while True:
            person, room = await Client.play_now(self.url, default_edition(), players=3, level="tiger")
            moved = time.monotonic()
            async with person.join(room) as game:
                async for message in game:
                    if message.type == "ask" and isinstance(message.id, int) and game.view is not None:
                        self.waits.append(time.monotonic() - moved)
                        await game.move(message.id, choose_sensibly(game.view, message.moves, dice))
                        moved = time.monotonic()
                    elif message.type == "events":
                        self.waits.append(time.monotonic() - moved)
                        moved = time.monotonic()
                    elif message.type == "revealed":
                        break


def cpu_of(pid: int) -> float:
    """The processor time of a process, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def attacking(name: str, port: int) -> Iterator[int]:
    """An attack in a process of its own, from when it is ready."""
    command = [sys.executable, "-m", "bench.attacks", name, str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        process.stdout.readline()
        yield process.pid
        assert process.poll() is None, f"the attack {name} has ended by itself"
    finally:
        process.kill()
        process.wait()
        if process.stdout is not None:
            process.stdout.close()


@contextlib.contextmanager
def burning(load: float) -> Iterator[None]:
    """So many processors are busy with nothing."""
    count = max(1, math.ceil(load))
    part = min(0.99, max(0.01, load / count))
    found = [subprocess.Popen([sys.executable, "-c", BURN, str(part)]) for _ in range(count)]
    try:
        yield
    finally:
        for process in found:
            process.kill()
            process.wait()


async def measure(server: HostedServer, honest: Honest, name: str, seconds: float) -> Figures:
    """One attack: before, during, and the control."""
    loop = asyncio.get_running_loop()
    began, used = time.monotonic(), server.cpu()
    before = await honest.measure(seconds)
    usual = (server.cpu() - used) / (time.monotonic() - began)
    attack = attacking(name, server.port)
    pid = await loop.run_in_executor(None, attack.__enter__)
    try:
        honest.waits.clear()
        began, used, own = time.monotonic(), server.cpu(), cpu_of(pid)
        during = await honest.measure(seconds)
        took = time.monotonic() - began
        load = max(0.0, (server.cpu() - used + cpu_of(pid) - own) / took - usual)
        bots = max(honest.waits, default=0.0)
    finally:
        await loop.run_in_executor(None, attack.__exit__, None, None, None)
    with burning(load):
        control = await honest.measure(seconds)
    return Figures(before=before, during=during, control=control, load=load, bots=bots)


async def run(names: Sequence[str], seconds: float, rounds: int, factor: float) -> list[str]:
    """Run attacks against one server and print the figures; what is not as promised, in sentences."""
    faults: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        server = HostedServer(Path(folder), None)
        server.start()
        try:
            honest = Honest(server)
            await honest.begin()
            print(f"{'attack':12} {'before':>14} {'during':>14} {'control':>14} {'ratio':>6} {'load':>5} {'bots':>6}")
            for name in names:
                faults += await best_of(server, honest, name, seconds, rounds, factor)
            peak = server.peak()
            acknowledged, unanswered = await honest.end()
        finally:
            server.stop(signal.SIGKILL)
        kept = count_moves(Path(folder) / "load.db", honest.crowd.tables[0].code)
        size = (Path(folder) / "server.log").stat().st_size
    print(f"memory at most {peak:.0f} MiB of {MEMORY}; {acknowledged} moves acknowledged, {kept} in the log; ", end="")
    print(f"{size / 1024:.0f} KiB of log lines")
    if peak > MEMORY:
        faults.append(f"the memory reached {peak:.0f} MiB, above the limit of {MEMORY}")
    if kept < acknowledged or unanswered:
        faults.append(f"{acknowledged} moves were acknowledged and {kept} kept; {unanswered} had no answer")
    return faults


async def best_of(
    server: HostedServer, honest: Honest, name: str, seconds: float, rounds: int, factor: float
) -> list[str]:
    """The faults of an attack in the best of some rounds: other processes on the machine disturb single ones."""
    faults: list[str] = []
    for _ in range(rounds):
        found = await measure(server, honest, name, seconds)
        pairs = [f"{one:6.1f} {other:7.1f}" for one, other in (found.before, found.during, found.control)]
        print(f"{name:12} {' '.join(pairs)} {found.ratio:6.2f} {found.load:5.2f} {found.bots:5.1f}s", flush=True)
        faults = []
        if found.ratio > factor:
            faults.append(f"{name}: an honest move takes {found.ratio:.2f} times as long as in the control")
        if found.bots > LATE:
            faults.append(f"{name}: honest bots took {found.bots:.1f} s")
        if not faults:
            break
    return faults


def count_moves(database: Path, room: str) -> int:
    """The moves of people in a room's log."""
    db = sqlite3.connect(database)
    sql = "SELECT count(*) FROM log WHERE room = ? AND CAST(entry AS TEXT) ->> '$.type' = 'moved'"
    (count,) = db.execute(sql, (room,)).fetchone()
    db.close()
    return int(count)


def main() -> None:
    """Read the command line, attack, and exit with 1 if anything is not as promised."""
    parser = argparse.ArgumentParser("python -m bench.hostile", description=__doc__)
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], help="all of them, unless some are named")
    parser.add_argument("--short", action="store_true", help="a few attacks, about half a minute")
    parser.add_argument("--seconds", type=float, default=None, help="for each figure (5; 1 in the short form)")
    parser.add_argument("--rounds", type=int, default=3, help="the best of so many rounds counts (3)")
    parser.add_argument("--factor", type=float, default=FACTOR, help=f"during against control, at most ({FACTOR})")
    arguments = parser.parse_args()
    names = arguments.attacks or (SHORT if arguments.short else list(ATTACKS))
    seconds = arguments.seconds or (1.0 if arguments.short else 5.0)
    faults = asyncio.run(run(names, seconds, arguments.rounds, arguments.factor))
    print("\n".join(faults) or "Everything is as promised.")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
