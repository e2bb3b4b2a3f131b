"""Compare WebSocket implementations under the same rooms: ours, uvicorn's `websockets-sansio`, and picows.

All three run in one process each, by turns, and are measured as `bench.load saturate` measures. picows is not a
dependency: install it first.
"""

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn
import uvloop

from bench.load import Crowd, Server
from kaboodle.server.context import ServerContext
from kaboodle.server.rooms.inbox import Disconnected
from kaboodle.server.serve import GC_THRESHOLD, SWITCH_INTERVAL, configure, listen
from kaboodle.server.settings import add_arguments, settings_from
from kaboodle.server.ws.protocol import WebSocketProtocol, connection_of

KINDS = ("ours", "uvicorn", "picows")


class NullTransport:
    """A transport whose library does the writing."""

    def __init__(self, peer: object, close: Callable[[], object]) -> None:
        self.peer = peer
        self.close = self.abort = close

    def get_extra_info(self, name: str) -> object:
        """Return the peer's address; no socket."""
        return self.peer if name == "peername" else None

    def set_write_buffer_limits(self, high: int) -> None:
        """Leave the limits of the library."""

    def get_write_buffer_size(self) -> int:
        """Return 0: the library keeps its own buffer."""
        return 0

    def is_closing(self) -> bool:
        """Return False: the library ignores late messages."""
        return False

    def pause_reading(self) -> None:
        """Do nothing: saturation never pauses a client."""

    resume_reading = pause_reading


class LibrarySocket(WebSocketProtocol):
    """Our protocol above the frames, with a library's way of sending below it."""

    def __init__(self, context: ServerContext, send: Callable[[bytes], object]) -> None:
        super().__init__(None, None, {"context": context})  # type: ignore[arg-type]  # only `upgrade` uses them
        self.send = send

    def admit(self, headers: list[tuple[bytes, bytes]], transport: NullTransport) -> None:
        """Begin after a handshake that the library has answered."""
        self._transport = transport  # type: ignore[assignment]  # it has what is called
        self._admit(connection_of(headers, self._transport))

    def write(self, body: bytes) -> None:
        """Send a message at the end of this turn of the event loop, as ours does."""
        if not self._unsent:
            self._context.flush_queue.add(self)
        self._unsent.append(body)

    def send_unsent(self) -> None:
        """Send the waiting messages."""
        unsent, self._unsent = self._unsent, []
        for body in unsent:
            self.send(body)

    def receive(self, raw: bytes) -> None:
        """Handle one message."""
        self._silent = 0
        self._receive(raw)

    def lost(self) -> None:
        """Handle the end of the connection."""
        if self._room is not None and self._connection is not None:
            self._room.post(Disconnected(self._connection))
        self._context.heartbeat.drop(self)


def asgi(app: Any) -> Any:  # Any: ASGI applications
    """Wrap an application: a WebSocket's messages go to the room, its answers through a queue to `send`."""

    async def wrapped(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        await receive()
        await send({"type": "websocket.accept"})
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        socket = LibrarySocket(scope["state"]["context"], queue.put_nowait)
        socket.admit(scope["headers"], NullTransport(scope["client"], lambda: None))

        async def send_all() -> None:
            while True:
                await send({"type": "websocket.send", "text": (await queue.get()).decode()})

        sending = asyncio.ensure_future(send_all())
        while (message := await receive())["type"] == "websocket.receive":
            socket.receive(message["text"].encode())
        sending.cancel()
        socket.lost()

    return wrapped


class PicowsServer(uvicorn.Server):
    """HTTP by uvicorn, WebSockets by picows on a port of their own."""

    async def startup(self, sockets: Any = None) -> None:
        """Start both, and print the second port."""
        import picows  # type: ignore[import-not-found, unused-ignore]  # only this comparison needs it

        await super().startup(sockets)
        context = self.lifespan.state["context"]

        class Listener(picows.WSListener):  # type: ignore[misc, unused-ignore]
            def on_ws_connected(self, transport: Any) -> None:
                raw = transport.underlying_transport
                self.socket = LibrarySocket(context, lambda body: transport.send(picows.WSMsgType.TEXT, body))
                headers = [(name.lower().encode(), text.encode()) for name, text in transport.request.headers.items()]
                self.socket.admit(headers, NullTransport(raw.get_extra_info("peername"), raw.close))

            def on_ws_frame(self, transport: Any, frame: Any) -> None:
                if frame.msg_type == picows.WSMsgType.TEXT:
                    self.socket.receive(frame.get_payload_as_bytes())

            def on_ws_disconnected(self, transport: Any) -> None:
                self.socket.lost()

        self.picows = await picows.ws_create_server(lambda request: Listener(), "127.0.0.1", 0)
        print(f"sockets on :{self.picows.sockets[0].getsockname()[1]}", flush=True)


def serve(kind: str, arguments: list[str]) -> None:
    """Serve with one implementation."""
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    settings = settings_from(parser.parse_args(arguments))
    listener = listen(settings)
    config = configure(settings)
    if kind == "uvicorn":
        config = uvicorn.Config(
            asgi(config.app), ws="websockets-sansio", ws_per_message_deflate=False, access_log=False, log_config=None
        )
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLD)
    print(f"listens on :{listener.getsockname()[1]}", flush=True)
    (PicowsServer if kind == "picows" else uvicorn.Server)(config).run(sockets=[listener])


class KindServer(Server):
    """A server process with one implementation."""

    kind = "ours"

    def command(self) -> list[str]:
        """Return the command that serves."""
        return [sys.executable, "-m", "bench.websockets", "serve", self.kind]

    def start(self) -> float:
        """Start, and read the second port of picows."""
        took = super().start()
        if self.kind == "picows":
            assert self.process is not None and self.process.stdout is not None
            self.socket_port = int(self.process.stdout.readline().rsplit(":", 1)[1])
        return took


async def measure(kind: str, rooms: int, seconds: float) -> tuple[float, float]:
    """Return the moves a second, and the server's processor time in microseconds a move."""
    with tempfile.TemporaryDirectory() as folder:
        server = KindServer(Path(folder), 0)
        server.kind = kind
        server.start()
        try:
            crowd = Crowd(server, "original")
            crowd.make(rooms, eager=True)
            await crowd.connect()
            await crowd.begin()
            crowd.tally.reset()
            used, began = server.cpu(), time.perf_counter()
            await asyncio.sleep(seconds)
            took, used = time.perf_counter() - began, server.cpu() - used
            moves = max(1, crowd.tally.acknowledged)
            crowd.leave()
            return moves / took, used / moves * 1e6
        finally:
            server.stop()


def main() -> None:
    """Measure by turns; print every round and the best of each."""
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2], sys.argv[3:])
        return
    parser = argparse.ArgumentParser("python -m bench.websockets", description=__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="rounds of all three (3)")
    parser.add_argument("--rooms", type=int, default=100, help="rooms of four seats (100)")
    parser.add_argument("--seconds", type=float, default=8, help="how long to count (8)")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {1})
    best: dict[str, tuple[float, float]] = {}
    for n in range(arguments.rounds):
        for kind in KINDS:
            rate, cost = uvloop.run(measure(kind, arguments.rooms, arguments.seconds))
            print(f"round {n + 1}, {kind}: {rate:.0f} moves a second, {cost:.0f} us of the server a move", flush=True)
            old = best.get(kind, (0.0, cost))
            best[kind] = (max(old[0], rate), min(old[1], cost))
    for kind, (rate, cost) in best.items():
        print(f"best of {kind}: {rate:.0f} moves a second ({rate / best['ours'][0]:.2f}), {cost:.0f} us a move")


if __name__ == "__main__":
    main()
