"""Runs a program as a bot: lines of text on its standard input and output, or over TCP, with time limits.

The protocol is in docs/guide/bots-of-your-own.md. Nothing that the program does stops the arena.
"""

import contextlib
import os
import shlex
import signal
import subprocess
import threading
import time
from random import Random

import msgspec

from kaboodle.core.observation import Observation

PROTOCOL = 1
START = 20.0  # seconds until the program must be ready
MOST_BYTES = 1 << 16  # lines that may wait unread; more is a flood
SHORT = 120  # characters of a program's output that a verdict keeps


class Misbehaved(Exception):
    """A fault of a bot; `kind` is one of `contest.KINDS`. Lasting: the bot cannot continue in this game."""

    def __init__(self, kind: str, said: str, *, lasting: bool = False) -> None:
        super().__init__(kind, said)
        self.kind = kind
        self.lasting = lasting
        self.said = " ".join(said.split())[:SHORT]


class Listener(threading.Thread):
    """Reads the output of a program line by line, and stops when there is far too much of it."""

    def __init__(self, descriptor: int) -> None:
        super().__init__(daemon=True)
        self.descriptor = descriptor
        self.heard = bytearray()
        self.ended = False
        self.flooded = False
        self.changed = threading.Condition()
        self.start()

    def run(self) -> None:
        """Read until the program closes its output."""
        while not self.flooded:
            try:
                piece = os.read(self.descriptor, 4096)
            except OSError:
                piece = b""
            with self.changed:
                self.heard += piece
                self.flooded = len(self.heard) > MOST_BYTES
                self.ended = not piece
                self.changed.notify()
            if not piece:
                return

    def line(self, limit: float) -> str | None:
        """The next line; None if none comes in time."""
        until = time.monotonic() + limit
        with self.changed:
            while b"\n" not in self.heard:
                left = until - time.monotonic()
                if self.flooded:
                    raise Misbehaved("flood", f"more than {MOST_BYTES} bytes without the end of a line", lasting=True)
                if left <= 0 or self.ended:
                    return None
                self.changed.wait(left)
            line, _, rest = bytes(self.heard).partition(b"\n")
            self.heard = bytearray(rest)
        return line.decode("utf-8", "replace").strip()

    @property
    def pending(self) -> bool:
        """Whether there is output that was not asked for."""
        with self.changed:
            return bool(self.heard)


class Program:
    """One program in one seat. It is started for every game, so that games are independent."""

    def __init__(self, name: str, command: str, limit: float) -> None:
        self.name = name
        self.command = command
        self.limit = limit
        self.process: subprocess.Popen[bytes] | None = None
        self.input: int | None = None  # the descriptor it reads from
        self.listener: Listener | None = None
        self.errors: Listener | None = None

    def begin(self, edition: str, players: int, seat: str, chance: Random) -> None:
        """Start the program and send the `game` line."""
        self.launch()
        self.send(f"game {edition} {players} {seat} {chance.getrandbits(32)}")

    def launch(self) -> None:
        """Start the program and wait until it is ready."""
        self.connect()
        self.send(f"kaboodle {PROTOCOL}")
        answer = self.hear(START, "silence")
        if answer != "ready":
            raise Misbehaved("garbage", f"said {answer!r} and not 'ready'", lasting=True)

    def connect(self) -> None:
        """Start the program."""
        try:
            pipe = subprocess.PIPE
            self.process = subprocess.Popen(
                shlex.split(self.command), stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True
            )
        except (OSError, ValueError) as trouble:
            raise Misbehaved("dead", f"{self.command} cannot be started: {trouble}", lasting=True) from None
        assert self.process.stdin and self.process.stdout and self.process.stderr
        self.input = self.process.stdin.fileno()
        os.set_blocking(self.input, False)
        self.listener = Listener(self.process.stdout.fileno())
        self.errors = Listener(self.process.stderr.fileno())

    def choose(self, observation: Observation) -> tuple[str, int]:
        """Send the view and the moves, and wait for an answer. Time is wall-clock time."""
        if self.input is None or self.listener is None:
            raise Misbehaved("dead", "it does not run", lasting=True)
        if self.listener.pending:
            said = self.listener.heard[:SHORT].decode("utf-8", "replace")
            raise Misbehaved("flood", f"spoke without being asked: {said}", lasting=True)
        begun = time.monotonic()
        self.send(f"view {msgspec.json.encode(observation.view).decode()}")
        self.send(f"moves {', '.join(observation.moves)}")
        move = self.hear(self.limit, "time-out")
        if not move or not move.isprintable():
            raise Misbehaved("garbage", f"said {move!r}")
        return move, int((time.monotonic() - begun) * 1e6)

    def send(self, line: str) -> None:
        """One line to the program, all of it or none."""
        assert self.input is not None
        data, until = line.encode() + b"\n", time.monotonic() + self.limit
        while data:
            try:
                data = data[os.write(self.input, data) :]
            except BlockingIOError:
                if time.monotonic() > until:
                    raise Misbehaved("silence", "does not read what it is told", lasting=True) from None
                time.sleep(0.01)
            except OSError:
                raise self.dead() from None

    def hear(self, limit: float, late: str) -> str:
        """One line from the program; `late` is the verdict if none comes in time."""
        assert self.listener
        line = self.listener.line(limit)
        if line is not None:
            return line
        if self.listener.ended:
            raise self.dead()
        raise Misbehaved(late, f"no line within {limit:g} s", lasting=True)

    def dead(self) -> Misbehaved:
        """The fault of a program that has exited."""
        assert self.process and self.errors
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(10)
        self.errors.join(5)
        last = self.errors.heard.decode("utf-8", "replace").strip().splitlines()
        code = self.process.poll()
        said = f"ended with code {code}{': ' + last[-1] if last else ''}"
        return Misbehaved("crash" if code else "dead", said, lasting=True)

    def end(self, winners: tuple[str, ...]) -> None:
        """Send the winners. Errors of the program are ignored."""
        if self.input is not None:
            with contextlib.suppress(Misbehaved):
                self.send(f"over {' '.join(winners)}")

    def close(self) -> None:
        """End the program."""
        process, self.process, self.input = self.process, None, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            process.stdin and process.stdin.close()
        try:
            process.wait(0.2)
        except subprocess.TimeoutExpired:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # with its child processes
            process.wait()
        for listener in (self.listener, self.errors):
            if listener:
                listener.join(1)
        for stream in (process.stdout, process.stderr):
            if stream:
                stream.close()
