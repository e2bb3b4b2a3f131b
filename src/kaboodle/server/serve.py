"""Run the server: settings from the command line and the environment, until it is told to stop."""

import argparse
import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence

import uvicorn

from kaboodle.server.app import make_app
from kaboodle.server.lock import hold
from kaboodle.server.logs import begin_logging, note
from kaboodle.server.settings import Settings, add_arguments, chosen
from kaboodle.server.socket import Socket
from kaboodle.server.sqlite import open_file
from kaboodle.server.store import StoreError
from kaboodle.server.visit import Visit

try:
    import resource
except ImportError:  # Windows, which has no such limit
    resource = None  # type: ignore[assignment]

SWITCH = 0.0005  # seconds that the writer thread waits for a busy event loop, at most, instead of Python's 0.005

COLLECT = (10_000, 20, 50)  # thousands of rooms are no garbage, and to look through them often would stop them all


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until a signal; 1 and a sentence if that cannot be."""
    parser = argparse.ArgumentParser("kaboodle serve", description="Rooms to play in, over HTTP and WebSocket.")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def run(parsed: argparse.Namespace) -> int:
    """Serve with the settings of a command line."""
    try:
        settings = chosen(parsed)
        begin_logging()
        serve(settings, open_page=parsed.open)
    except (StoreError, OSError, ValueError) as trouble:
        print(f"kaboodle serve: {trouble}", file=sys.stderr)
        return 1
    return 0


def configure(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs our application: small messages, no compression, no logs of addresses asked for."""
    return uvicorn.Config(
        make_app(settings),
        http=Visit,
        ws=Socket,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )


def serve(settings: Settings, *, open_page: bool = False) -> None:
    """Listen and serve; says on standard output where, and opens the page there if that is wished."""
    with hold(settings.database) or contextlib.nullcontext():
        open_file(settings.database).close()  # so that a file that cannot be used is told in one sentence
        listener = listen(settings)
        host, port = listener.getsockname()[:2]
        address = f"http://{host}:{port}"
        server = uvicorn.Server(configure(settings))
        open_many_files()
        sys.setswitchinterval(SWITCH)
        gc.set_threshold(*COLLECT)
        print(f"Kaboodle listens on {address}", flush=True)
        if open_page:  # it may take its time, or be a browser that stays in the terminal
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        server.run(sockets=[listener])
        note("bye", started=int(server.started))
    if not server.started:
        raise StoreError("the server could not start; the log says why")


def open_many_files() -> None:
    """Each socket is a file: have as many as the system allows this process, not the fewer it gives by default."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # where the system names a limit that it does not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """The port, ours from now on; OSError says which one is not to be had."""
    try:
        return socket.create_server((settings.host, settings.port), backlog=1024)
    except OSError as trouble:
        where = f"{settings.host}, port {settings.port}"
        raise OSError(f"{where}: {os.strerror(trouble.errno or 0)}; --host and --port name another place") from None


if __name__ == "__main__":
    sys.exit(main())
