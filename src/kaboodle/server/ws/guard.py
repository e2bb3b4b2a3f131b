"""An HTTP connection: uvicorn's protocol, with limits on what it holds and how long it may be idle."""

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from kaboodle.server import wire
from kaboodle.server.addresses import UNKNOWN
from kaboodle.server.context import ServerContext
from kaboodle.server.limits import UNSENT
from kaboodle.server.wire import Code
from kaboodle.server.ws.handshake import Headers, read_upgrade
from kaboodle.server.ws.protocol import WebSocketProtocol

UNREAD = 65_536  # bytes of a request, and of those that wait for it to be answered
PIPELINED = 8  # requests that may wait on one connection
PIECE = 1024  # bytes that are parsed before these limits are checked
BUSY, TOO_LONG = b"503 Service Unavailable", b"431 Request Header Fields Too Large"
FULL = wire.encode(wire.RefusedMessage(code=Code.FULL, text="the server has all the connections it can bear"))
UNREADABLE = wire.encode(wire.RefusedMessage(code=Code.UNREADABLE, text="a request has at most 64 KiB"))


class GuardedConnection(asyncio.Protocol):
    """Lets uvicorn answer requests, and aborts clients that send none, do not finish one, or do not read the answer."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        # Any: what uvicorn gives to its own protocols
        self._context: ServerContext = app_state["context"]
        self._server = (config, server_state, app_state)
        self._http: Any = AutoHTTPProtocol(config, server_state, app_state, **more)  # type: ignore[call-arg]  # uvicorn's class takes what its caller gives
        self._address: str | None = None  # while it is counted
        self._unread = 0
        self._progress: tuple[object, int] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Admit a client, or tell it that there are too many."""
        self._transport = cast(asyncio.Transport, transport)
        address = self._context.access.add_http_connection((transport.get_extra_info("peername") or (UNKNOWN,))[0])
        if address is None:
            self._refuse(BUSY, FULL)
            return
        self._address = address
        self._http.connection_made(transport)
        self._transport.set_write_buffer_limits(UNSENT)
        self._set_timer()

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to uvicorn; a WebSocket handshake replaces this protocol."""
        if self._address is None:
            return
        if self._http.cycle is None and not self._unread and (headers := read_upgrade(data)) is not None:
            self._upgrade(headers)
            return
        for start in range(0, len(data), PIECE):
            self._feed(data[start : start + PIECE])
            if self._transport.get_protocol() is not self:
                self._leave()
                return
            if self._transport.is_closing():
                return

    def _feed(self, piece: bytes) -> None:
        """Let uvicorn parse a little, and refuse what is too long or too much at once."""
        before = self._http.cycle
        self._http.data_received(piece)
        waiting = len(getattr(self._http, "pipeline", ()))  # requests that wait for the one before them
        begun = self._http.cycle is not before
        self._unread = 0 if begun and not waiting else self._unread + len(piece)
        if waiting > PIPELINED:
            self._transport.abort()
        elif self._unread > UNREAD:
            if self._http.cycle is None or self._http.cycle.response_complete:
                self._refuse(TOO_LONG, UNREADABLE)
            else:  # in the middle of an answer
                self._transport.abort()

    def _refuse(self, status: bytes, refusal: bytes) -> None:
        """Answer without uvicorn, and close."""
        head = b"HTTP/1.1 %b\r\ncontent-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        self._transport.write(head % (status, len(refusal)) + refusal)
        self._transport.close()

    def _upgrade(self, headers: Headers) -> None:
        """Hand the connection over to the WebSocket protocol."""
        self._http.connections.discard(self._http)
        socket = WebSocketProtocol(*self._server)
        self._transport.set_protocol(socket)
        self._leave()
        socket.upgrade(self._transport, headers)

    def eof_received(self) -> None:
        """The client sends no more."""
        if self._address is not None:
            self._http.eof_received()

    def pause_writing(self) -> None:
        """The client reads slowly."""
        self._http.pause_writing()
        self._context.metrics.dropped += self._context.outboxes.mark_slow(self._transport)

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._http.resume_writing()
        self._context.outboxes.mark_fast(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if self._address is not None:
            self._http.connection_lost(exc)
            self._leave()

    def _leave(self) -> None:
        """Count the connection out."""
        assert self._address is not None
        self._context.access.remove_http_connection(self._address)
        self._context.outboxes.mark_fast(self._transport)
        self._address = None
        if self._timer is not None:
            self._timer.cancel()

    def _set_timer(self) -> None:
        within = self._context.settings.request_within / 1000
        self._timer = asyncio.get_running_loop().call_later(within, self._check_progress)

    def _check_progress(self) -> None:
        """Abort if nothing has happened since the last check: no other request, and nothing read of the answer."""
        now = (self._http.cycle, self._transport.get_write_buffer_size())
        if now == self._progress:
            self._transport.abort()
            return
        self._progress = now
        self._set_timer()
