"""One HTTP connection: uvicorn's own protocol, with limits to what it holds and how long nothing may happen on it."""

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.server import ServerState

from kaboodle.server import wire
from kaboodle.server.hall import Hall
from kaboodle.server.handshake import Headers, read_upgrade
from kaboodle.server.limits import UNSENT
from kaboodle.server.socket import Socket
from kaboodle.server.wire import Code

UNREAD = 65_536  # bytes that may come without a whole request among them
FULL = wire.encode(wire.Refused(code=Code.FULL, text="the server has all the connections it can bear"))
BUSY = b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: application/json\r\nconnection: close\r\n"


class Visit(asyncio.Protocol):
    """Lets uvicorn answer, and cuts off whoever sends no request, or none that ends, or does not read the answer."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any], **more: Any) -> None:
        # Any: what uvicorn gives to its own protocols
        self._hall: Hall = app_state["hall"]
        self._server = (config, server_state, app_state)
        self._http: Any = AutoHTTPProtocol(config, server_state, app_state, **more)  # type: ignore[call-arg]
        self._address: str | None = None  # from the moment it is let in
        self._unread = 0
        self._seen: tuple[object, int] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let a client in, or tell it that there are too many."""
        self._transport = cast(asyncio.Transport, transport)
        address = (transport.get_extra_info("peername") or "?")[0]
        if not self._hall.visit(address):
            self._transport.write(BUSY + b"content-length: %d\r\n\r\n%b" % (len(FULL), FULL))
            self._transport.close()
            return
        self._address = address
        self._http.connection_made(transport)
        self._transport.set_write_buffer_limits(UNSENT)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Bytes of a request; when they ask for a WebSocket, the connection is its own from now on."""
        if self._address is None:
            return
        asked = self._http.cycle
        if asked is None and not self._unread and (headers := read_upgrade(data)) is not None:
            self._upgrade(headers)
            return
        self._http.data_received(data)
        if self._transport.get_protocol() is not self:
            self._leave()
            return
        self._unread = self._unread + len(data) if self._http.cycle is asked else 0
        if self._unread > UNREAD:
            self._transport.abort()

    def _upgrade(self, headers: Headers) -> None:
        """The connection is a WebSocket's from now on."""
        self._http.connections.discard(self._http)
        socket = Socket(*self._server)
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
        self._hall.meter.dropped += self._hall.outboxes.slow(self._transport)

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._http.resume_writing()
        self._hall.outboxes.quick(self._transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        if self._address is not None:
            self._http.connection_lost(exc)
            self._leave()

    def _leave(self) -> None:
        """Count it out."""
        assert self._address is not None
        self._hall.depart(self._address)
        self._hall.outboxes.quick(self._transport)
        self._address = None
        if self._alarm is not None:
            self._alarm.cancel()

    def _wait(self) -> None:
        within = self._hall.settings.request_within / 1000
        self._alarm = asyncio.get_running_loop().call_later(within, self._rang)

    def _rang(self) -> None:
        """Look whether something has happened since it last rang: another request, or some of the answer was read."""
        now = (self._http.cycle, self._transport.get_write_buffer_size())
        if now == self._seen:
            self._transport.abort()
            return
        self._seen = now
        self._wait()
