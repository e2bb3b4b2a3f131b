"""`kaboodle serve`: read the settings, listen, and serve until a signal."""

import argparse
import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence

import uvicorn

from kaboodle.server.app import make_app
from kaboodle.server.cluster.server_process import hand_over_rooms
from kaboodle.server.cluster.workers import inherited_listener, run_workers
from kaboodle.server.context import ServerContext
from kaboodle.server.log import note, start_logging
from kaboodle.server.names import read_words
from kaboodle.server.settings import Settings, add_arguments, settings_from
from kaboodle.server.store.base import StoreError
from kaboodle.server.store.lock import lock_database
from kaboodle.server.store.postgres_schema import is_postgres, prepare_database
from kaboodle.server.store.schema import open_database
from kaboodle.server.tls import check_certificate
from kaboodle.server.ws.guard import UNREAD, GuardedConnection
from kaboodle.server.ws.protocol import WebSocketProtocol

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

SWITCH_INTERVAL = 0.0005  # seconds that the writer thread waits for a busy event loop, at most; Python's is 0.005
GC_THRESHOLD = (10_000, 20, 50)  # collect rarely: scanning thousands of live rooms stops them all


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve until a signal; 1 after a sentence on standard error if that is not possible."""
    parser = argparse.ArgumentParser("kaboodle serve", description="Rooms to play in, over HTTP and WebSocket.")
    add_arguments(parser)
    return run(parser.parse_args(arguments))


def run(parsed: argparse.Namespace) -> int:
    """Serve with the settings of a command line."""
    try:
        settings = settings_from(parsed)
    except ValueError as error:
        print(f"kaboodle serve: {error}", file=sys.stderr)
        return 2
    try:
        start_logging()
        serve(settings, open_page=parsed.open)
    except (StoreError, OSError, ValueError) as error:
        print(f"kaboodle serve: {error}", file=sys.stderr)
        return 1
    return 0


def configure(settings: Settings) -> uvicorn.Config:
    """The configuration of uvicorn: our own protocols, and no access log."""
    return uvicorn.Config(
        make_app(settings),
        http=GuardedConnection,
        ws=WebSocketProtocol,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        lifespan="on",
        ssl_certfile=settings.tls_cert or None,
        ssl_keyfile=settings.tls_key or None,
        h11_max_incomplete_event_size=UNREAD,  # where there is no httptools
        timeout_graceful_shutdown=3,
    )


class KaboodleServer(uvicorn.Server):
    """uvicorn's server; with PostgreSQL it hands its rooms over before it stops."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and take clients from other processes from then on."""
        await super().startup(sockets)
        if not self.should_exit:
            context: ServerContext = self.lifespan.state["context"]
            state = self.lifespan.state
            context.new_socket = lambda: WebSocketProtocol(self.config, self.server_state, state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand over rooms while clients are still served, then stop."""
        if signal.SIGINT not in self._captured_signals:  # which stops all processes at once
            await hand_over_rooms(self.lifespan.state["context"])
        await super().shutdown(sockets)


def serve(settings: Settings, *, open_page: bool = False) -> None:
    """Listen, print the address, and serve; `open_page` opens the first page in the browser."""
    inherited = inherited_listener()
    read_words(settings.banned_words)  # a file that cannot be used is reported in one sentence, as the database is
    if settings.tls_cert:
        check_certificate(settings.tls_cert, settings.tls_key)
    postgres = is_postgres(settings.database)
    with (None if postgres else lock_database(settings.database)) or contextlib.nullcontext():
        if postgres:
            asyncio.run(prepare_database(settings.database))
        else:
            open_database(settings.database).close()  # a file that cannot be used is reported in one sentence
        listener = listen(settings) if inherited is None else socket.socket(fileno=inherited)
        address = page_address(settings, listener)
        if settings.workers > 1:
            run_workers(settings, listener, address)
            return
        server = KaboodleServer(configure(settings))
        raise_file_limit()
        sys.setswitchinterval(SWITCH_INTERVAL)
        gc.set_threshold(*GC_THRESHOLD)
        print(f"Kaboodle listens on {address}", flush=True)
        if open_page:  # it may block: some browsers run in the terminal
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
        server.run(sockets=[listener])
        note("bye", started=int(server.started))
    if not server.started:
        raise StoreError("the server could not start; the log says why")


def page_address(settings: Settings, listener: socket.socket) -> str:
    """The address of the first page."""
    host, port = listener.getsockname()[:2]
    return f"{'https' if settings.tls_cert else 'http'}://{f'[{host}]' if ':' in host else host}:{port}"


def raise_file_limit() -> None:
    """Raise the limit of open files to the most that the system allows: each socket is one."""
    if resource is not None:
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(ValueError, OSError):  # some systems report a limit that they do not grant
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """Bind the port; OSError names the one that is not available."""
    try:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return socket.create_server((settings.host, settings.port), family=family, backlog=1024)
    except OSError as error:
        where = f"{settings.host}, port {settings.port}"
        raise OSError(f"{where}: {os.strerror(error.errno or 0)}; --host and --port name another place") from None


if __name__ == "__main__":
    sys.exit(main())
