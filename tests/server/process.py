"""The real server in a separate process, on a real port and a real file; and clients that play there."""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random, SystemRandom

from kaboodle.bots.heuristic import choose_sensibly
from kaboodle.client import Chooser, Client, RoomClient, play
from kaboodle.core.views import View

PATIENCE = 120  # seconds for a server to start, enough for a slow machine
PORTS = range(15_000, 32_000)  # below those that Linux gives to connections
CHANCE = SystemRandom()  # two workers must not choose the same
GENEROUS = {  # limits that tests which play fast from one address would run into
    "KABOODLE_MESSAGES_PER_SECOND": "100000",
    "KABOODLE_REQUESTS_PER_SECOND": "100000",
    "KABOODLE_CONNECTIONS_PER_ADDRESS": "10000",
    "KABOODLE_ROOMS_PER_GUEST": "1000",
    "KABOODLE_ROOMS_PER_MINUTE": "100000",
    "KABOODLE_REPLAYS_PER_MINUTE": "100000",
    "KABOODLE_ROOMS_PER_ADDRESS": "100000",
    "KABOODLE_WORK_PER_SECOND": "1000000",
    "KABOODLE_SHORTEST_CLOCK": "0",
    "KABOODLE_BOT_LEAST": "0",
    "KABOODLE_BOT_MOST": "3",
    "KABOODLE_WINDOW_LEAST": "0",
    "KABOODLE_WINDOW_MOST": "3",
}


def free_port() -> int:
    """A port that nobody listens on, and that no connection is given while the server on it restarts."""
    for port in CHANCE.sample(PORTS, 100):
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError(f"no port is free among a hundred in {PORTS}")


class Served:
    """A server process that can be killed and started again on the same port and file."""

    def __init__(self, folder: Path, *, postgres: str = "", **settings: str) -> None:
        self.port = free_port()
        self.database = folder / "kaboodle.db"
        self.postgres = postgres  # the address of a database there, in the place of the file
        self.log = folder / "server.log"
        self.url = f"http://127.0.0.1:{self.port}"
        self._settings = GENEROUS | {f"KABOODLE_{name.upper()}": value for name, value in settings.items()}
        self.process: subprocess.Popen[bytes] | None = None
        self.metrics_port = free_port()

    def start(self) -> None:
        """Start it, and wait until it listens."""
        command = [sys.executable, "-m", "kaboodle", "serve"]
        command += ["--port", str(self.port), "--database", self.postgres or str(self.database)]
        command += ["--metrics-address", f"127.0.0.1:{self.metrics_port}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, env=os.environ | self._settings)
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert self.process.poll() is None and time.monotonic() < deadline, self.log.read_text()
                time.sleep(0.01)  # waits for another process

    def stop(self, sign: signal.Signals = signal.SIGTERM) -> float:
        """Stop it with a signal. Returns the seconds it took."""
        assert self.process is not None
        began = time.monotonic()
        self.process.send_signal(sign)
        self.process.wait(20)
        return time.monotonic() - began


def scrape(port: int) -> str:
    """What a server tells Prometheus on its own address."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        return str(answer.read().decode())


@contextlib.contextmanager
def serving(folder: Path, *, postgres: str = "", **settings: str) -> Iterator[Served]:
    """A server for the length of a test."""
    served = Served(folder, postgres=postgres, **settings)
    served.start()
    try:
        yield served
    finally:
        if served.process is not None and served.process.poll() is None:
            served.stop()


def simple(seed: int) -> Chooser:
    """A player that uses the heuristic."""
    dice = Random(seed)
    return lambda view, moves: choose_sensibly(view, moves, dice)


def careless(seed: int) -> Chooser:
    """A player of random moves that mostly draws."""
    dice = Random(seed)

    def choose(view: View, moves: Sequence[str]) -> str:
        return "draw" if "draw" in moves and dice.random() < 0.5 else dice.choice(moves)

    return choose


async def people(url: str, count: int) -> list[Client]:
    """Some guests."""
    return list(await asyncio.gather(*[Client.new(url, f"guest {n}") for n in range(count)]))


async def whole_game(guests: Sequence[Client], room: str, seed: int) -> list[RoomClient]:
    """The guests, of whom the first is the host, play a game to its end."""
    choosers = [(simple if n % 2 else careless)(seed * 10 + n) for n in range(len(guests))]
    games = [play(guest, room, choosers[n], start=n == 0) for n, guest in enumerate(guests)]
    return list(await asyncio.gather(*games))
