"""`kaboodle serve --workers N`: several processes that accept connections on one port."""

import os
import signal
import socket
import subprocess
import sys
import time
from types import FrameType

import msgspec

from kaboodle.server.log import note
from kaboodle.server.settings import Settings, split_address, variable
from kaboodle.server.store.base import StoreError

LISTENER = "KABOODLE_LISTENER"  # the number of the open socket that a worker inherits
LOOK = 0.1  # seconds between two looks at the workers
YOUNG = 1.0  # seconds from one start of a worker to the next, at least
STOP_WITHIN = 30.0  # seconds for a worker to hand over its rooms


def inherited_listener() -> int | None:
    """The socket that this process has from its parent, if it is a worker."""
    found = os.environ.pop(LISTENER, None)
    return None if found is None else int(found)


class Worker:
    """One process."""

    def __init__(self, number: int, settings: Settings, listener: socket.socket) -> None:
        self.number = number
        environment = os.environ | environment_of(settings, number) | {LISTENER: str(listener.fileno())}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "kaboodle", "serve"],
            stdout=subprocess.PIPE,
            env=environment,
            pass_fds=[listener.fileno()],
        )
        self.began = time.monotonic()

    def wait_until_ready(self) -> bool:
        """Wait until it serves; False if it has ended instead."""
        assert self.process.stdout is not None
        return bool(self.process.stdout.readline())

    def stop(self, sign: signal.Signals) -> None:
        """Stop it with a signal, and wait until it has ended."""
        if self.process.poll() is None:
            self.process.send_signal(sign)
        try:
            self.process.wait(STOP_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


class Workers:
    """Starts workers, starts those again that die, and restarts them one by one on SIGHUP."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._workers: list[Worker] = []
        self._stopping = self._restarting = False

    def run(self, address: str) -> None:
        """Run until SIGTERM or SIGINT; StoreError if workers do not start."""
        for sign in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(sign, self._on_signal)
        try:
            self._workers = [self._start(number) for number in range(self._settings.workers)]
            if not all([worker.wait_until_ready() for worker in self._workers]):
                raise StoreError("the workers could not start; the log says why")
            print(f"Kaboodle listens on {address}", flush=True)
            while not self._stopping:
                if self._restarting:
                    self._restarting = False
                    self._restart()
                self._replace_dead()
                time.sleep(LOOK)
        finally:
            for worker in self._workers:
                if worker.process.poll() is None:
                    worker.process.send_signal(signal.SIGINT)  # all stop: nobody is left to hand rooms over to
            for worker in self._workers:
                worker.stop(signal.SIGINT)

    def _start(self, number: int) -> Worker:
        return Worker(number, self._settings, self._listener)

    def _on_signal(self, sign: int, frame: FrameType | None) -> None:
        if sign == signal.SIGHUP:
            self._restarting = True
        else:
            self._stopping = True

    def _replace_dead(self) -> None:
        """Start a worker again that has ended by itself; one that has just been started, after a while."""
        for n, worker in enumerate(self._workers):
            if worker.process.poll() is None or self._stopping:
                continue
            if time.monotonic() - worker.began < YOUNG:
                continue  # it has failed to start: the database may be away, so it is not tried at once
            note("worker ended", worker=worker.number, code=worker.process.returncode)
            worker.stop(signal.SIGTERM)
            self._workers[n] = self._start(worker.number)

    def _restart(self) -> None:
        """Replace each worker by a new one, which is ready before the old one hands its rooms over."""
        for n, old in enumerate(self._workers):
            count = len(self._workers)
            new = self._start((old.number + count) % (2 * count))  # its ports are free while the old one runs
            if not new.wait_until_ready():
                note("worker not replaced", worker=old.number)
                return
            self._workers[n] = new
            old.stop(signal.SIGTERM)
            note("worker replaced", worker=old.number)


def run_workers(settings: Settings, listener: socket.socket, address: str) -> None:
    """Serve with several processes until a signal."""
    Workers(settings, listener).run(address)


def environment_of(settings: Settings, number: int) -> dict[str, str]:
    """The settings of a worker as environment variables; each has its own metrics, on the following ports."""
    found: dict[str, str] = {}
    for field in msgspec.structs.fields(Settings):
        value = getattr(settings, field.name)
        text = (
            ",".join(value)
            if isinstance(value, tuple)
            else str(value).lower()
            if isinstance(value, bool)
            else str(value)
        )
        found[variable(field.name)] = text.lower() if isinstance(value, bool) else text
    found |= {variable("workers"): "1", variable("peer_address"): next_port(settings.peer_address, number)}
    found |= {variable("metrics_address"): next_port(settings.metrics_address, number)}
    return {name: text for name, text in found.items() if text}


def next_port(address: str, number: int) -> str:
    """The address of a worker: the first one has the port that was named, the others have the ports after it."""
    if not address:
        return ""
    host, port = split_address(address)
    return f"[{host}]:{port + number}" if ":" in host else f"{host}:{port + number}"
