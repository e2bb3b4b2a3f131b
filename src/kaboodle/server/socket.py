"""One WebSocket for each client, straight on its transport: no task, no queue, one write for each frame."""

import asyncio
import socket
from typing import Any, cast

from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.frames import PING, frame, read_plain
from kaboodle.server.hall import Hall
from kaboodle.server.handshake import Headers, accept
from kaboodle.server.inbox import Arrived, Gone, Sent
from kaboodle.server.ledger import hash_of
from kaboodle.server.limits import UNSENT, Bucket
from kaboodle.server.logs import note
from kaboodle.server.room import Room
from kaboodle.server.wire import Code, Refusal

PATH = "/socket"
REFUSED, TOO_MUCH, TOO_SLOW = 4000, 4008, 4009  # why a socket was closed
CLOSE_WITHIN = 2.0  # seconds
PATIENCE = 50  # messages beyond its rate that a connection may send before it is closed
PARTS = 64  # frames of one message
TOGETHER = 16  # frames that wait for the end of a turn of the loop, at most
AHEAD = 16  # messages that a client may be ahead of its room before no more are read


class Socket(asyncio.Protocol):
    """Serves one client from its request to its end. uvicorn makes one for each upgrade."""

    __slots__ = (
        *("_address", "_ahead", "_alarm", "_bucket", "_connection", "_ended", "_entering", "_hall", "_hello"),
        *("_parser", "_parts", "_patience", "_paused", "_room", "_silent", "_state", "_transport", "_unsent"),
        "_waiting",
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:  # Any: uvicorn's
        self._hall: Hall = app_state["hall"]
        self._state = server_state
        self._parser: Protocol | None = None  # while all that comes is plain
        rate = self._hall.settings.messages_per_second
        self._bucket = Bucket(rate, rate * 4, self._hall.house.rules.clock.now())
        self._patience = PATIENCE
        self._parts: list[bytes] | None = None  # of a message that comes in several frames
        self._waiting: list[bytes] | None = None  # messages that the room is not ready for
        self._unsent: list[bytes] = []  # frames that leave when the loop has done what it is at
        self._ahead = 0
        self._paused = False
        self._silent = 0  # beats since anything was heard
        self._ended = False
        self._room: Room | None = None
        self._connection: Connection | None = None
        self._entering: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._address: str | None = None  # once it is counted

    # What uvicorn and the transport call.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client wants a WebSocket; its request comes next, as data."""
        self._parser = ServerProtocol(max_size=wire.LARGEST)
        self._connect(cast(asyncio.Transport, transport))

    def upgrade(self, transport: asyncio.Transport, headers: Headers) -> None:
        """A client has asked for a WebSocket, plainly."""
        self._connect(transport)
        transport.write(accept(headers))
        self._let_in(connection_of(headers, transport))

    def _connect(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._state.connections.add(self)  # type: ignore[arg-type]  # it wants uvicorn's own classes, and `shutdown`

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        self._silent = 0
        try:
            if self._parser is None:
                messages, data = read_plain(data, wire.LARGEST)
                for message in messages:
                    self._hear(message)
            if data:
                self._parse(self._parser or self._make_parser(), data)
        except Exception as trouble:  # a bug met by one client must end that client only
            note("bug", item="socket", error=type(trouble).__name__)
            self._transport.abort()

    def _parse(self, parser: Protocol, data: bytes) -> None:
        """Let a parser read what is not plain: the request, parts of messages, pings, goodbyes, faults."""
        parser.receive_data(data)
        for event in parser.events_received():
            self._take(event)
        self._send_pending(parser)
        if self._transport.get_write_buffer_size() > self._hall.settings.outbox and not self._ended:
            self._hall.meter.dropped += 1
            self._ended = True
            self._transport.abort()  # it asks for pongs and does not read them
        if parser.parser_exc is not None and not self._ended:
            self._end()
            self._transport.write_eof()  # the rest is read and forgotten, so that the client hears why
        elif parser.state is State.CLOSED or parser.close_expected():
            self._end()
        elif isinstance(parser, ServerProtocol) and parser.state is State.OPEN and data.endswith(b"\r\n\r\n"):
            self._parser = None  # the request is answered; a parser is large, and most clients never need one again

    def _make_parser(self) -> Protocol:
        """A parser for the middle of a conversation, which stays from now on."""
        self._parser = Protocol(Side.SERVER, state=State.OPEN, max_size=wire.LARGEST)
        return self._parser

    def eof_received(self) -> None:
        """The client sends no more; the transport closes itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The client is gone."""
        self._ended = True
        self._unsent.clear()
        self._state.connections.discard(self)
        self._set_alarm(None)
        if self._entering is not None:
            self._entering.cancel()
        if self._room is not None and self._connection is not None:
            self._room.post(Gone(self._connection))
        self._hall.outboxes.quick(self._transport)
        self._hall.lines.pop(self, None)
        self._hall.pulse.drop(self)
        if self._address is not None:
            self._hall.leave(self._address)

    def pause_writing(self) -> None:
        """The client reads slowly."""
        self._hall.meter.dropped += self._hall.outboxes.slow(self._transport)

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._hall.outboxes.quick(self._transport)

    def shutdown(self) -> None:
        """The server stops; clients are to come back at once."""
        self._close(1012)

    # From the request to the room.

    def _take(self, event: object) -> None:
        """A request, or a frame."""
        if isinstance(event, Request):
            self._greet(event)
            return
        assert isinstance(event, Frame)
        if self._ended:
            return
        if event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if not self._bucket.take(self._hall.house.rules.clock.now()):
                self._lose_patience()
            return
        if event.fin and not self._parts:
            self._hear(bytes(event.data))
            return
        self._parts = [*(self._parts or ()), bytes(event.data)]
        if event.fin:
            whole, self._parts = b"".join(self._parts), None
            self._hear(whole)
        elif len(self._parts) > PARTS:
            self._close(TOO_MUCH)

    def _greet(self, request: Request) -> None:
        """Let a client in, or refuse it."""
        parser = self._parser
        assert isinstance(parser, ServerProtocol)
        response = parser.accept(request)
        path, _, _ = request.path.partition("?")
        if response.status_code == 101 and path != PATH:
            response = parser.reject(404, "there is nothing here\n")
        parser.send_response(response)
        self._send_pending(parser)
        if response.status_code != 101:
            self._end()
            return
        headers = [(name.lower().encode(), value.encode("latin-1")) for name, value in request.headers.raw_items()]
        self._let_in(connection_of(headers, self._transport))

    def _let_in(self, asked: HTTPConnection) -> None:
        """Count a client in and wait for its hello, or refuse it."""
        send_at_once(self._transport)
        self._transport.set_write_buffer_limits(UNSENT)
        try:
            self._hall.admit(asked)
            guest = self._hall.guest(asked)
            self._address = self._hall.enter(asked)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self._hall.lines[self] = (guest.id, self._address)
        self._hello = guest
        self._set_alarm(self._hall.settings.hello_within / 1000)

    def _hear(self, raw: bytes) -> None:
        """One message: the hello, or something for the room."""
        if self._ended:
            return
        if self._entering is not None or self._ahead >= AHEAD:
            if self._waiting is None:
                self._waiting = []
            self._waiting.append(raw)
            self._pause()
            return
        try:
            if not self._bucket.take(self._hall.house.rules.clock.now()):
                raise Refusal(Code.SLOW_DOWN, "too many messages; wait a little")
            message = wire.decode(raw)
        except Refusal as refusal:
            self._grumble(refusal)
            return
        if self._connection is None or self._room is None:  # both are there, or none
            self._entering = asyncio.ensure_future(self._enter(message))
            return
        self._ahead += 1
        self._room.post(Sent(self._connection, message))

    async def _enter(self, hello: wire.FromClient) -> None:
        """Say hello to a room, then go on with what has been said since."""
        try:
            if not isinstance(hello, wire.Hello):
                raise Refusal(Code.UNREADABLE, "the first message is `hello`")
            room = await self._hall.find(hello.room)
            key = None if hello.key is None else hash_of(hello.key)
            self._connection = Connection(self._hello, hello, key, self)
            self._room = room  # from now on, whatever happens, the room will be told that the client is gone
            await room.ask(Arrived(self._connection))
        except Refusal as refusal:
            self.refuse(refusal)
            return
        finally:
            self._entering = None
        if not self._ended:  # else it was closed meanwhile, and its alarm sees to its end
            self._set_alarm(None)
            self._hall.pulse.add(self)
            self._catch_up()

    def _catch_up(self) -> None:
        """Hear what has waited, as far as the room follows; then read on."""
        waiting, self._waiting = self._waiting, None
        for raw in waiting or ():
            self._hear(raw)
        if not self._waiting:
            self._resume()

    def _grumble(self, refusal: Refusal) -> None:
        """Refuse a message; whoever sends too many of that kind is cut off."""
        if self._connection is None:
            self.refuse(refusal)
            return
        self._hall.meter.refusals[refusal.code] += 1
        self._connection.send(wire.Refused(code=refusal.code, text=refusal.text, rule=refusal.rule))
        self._connection.flush()
        self._lose_patience()

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self._close(TOO_MUCH)

    # What a connection calls.

    def write(self, body: bytes) -> None:
        """Send a message; who reads too slowly is dropped, not buffered for ever."""
        if self._ended:
            return
        if not self._unsent:
            self._hall.outgoing.add(self)
        self._unsent.append(frame(body))
        if len(self._unsent) >= TOGETHER:
            self.send_unsent()

    def send_unsent(self) -> None:
        """Send what was written since the last time."""
        unsent, self._unsent = self._unsent, []
        if not unsent or self._transport.is_closing():
            return
        self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
        if self._transport.get_write_buffer_size() > self._hall.settings.outbox and not self._ended:
            self._hall.meter.dropped += 1
            self._close(TOO_SLOW)

    def done(self) -> None:
        """The room has seen to a message."""
        self._ahead -= 1
        if self._paused and not self._ahead:
            self._catch_up()

    def refuse(self, refusal: Refusal) -> None:
        """Say why, then close."""
        self._hall.meter.refusals[refusal.code] += 1
        message = wire.Refused(code=refusal.code, text=refusal.text, rule=refusal.rule)
        self.write(b"[" + wire.encode(message) + b"]")
        self._close(REFUSED)

    # Ends and means.

    def _close(self, code: int) -> None:
        """Close; who does not even take that is left to the operating system."""
        if self._ended:
            return
        parser = self._parser or self._make_parser()
        if parser.state is State.OPEN:
            parser.send_close(code)
            self._send_pending(parser)
        self._end()

    def _end(self) -> None:
        """Nothing more is sent; the transport goes when what was written is out, or soon."""
        self._ended = True
        self.send_unsent()
        self._set_alarm(CLOSE_WITHIN)
        parser = self._parser
        heard = parser is not None and (parser.state is State.CLOSED or parser.close_rcvd is not None)
        if heard or self._address is None:
            self._transport.close()
        else:
            self._resume()  # to hear the client's own goodbye

    def beat(self) -> None:
        """A moment has passed: ask a client that says nothing whether it is there; one that is not is gone."""
        if self._silent > 1:
            self._transport.abort()
        elif self._silent:
            self._transport.write(PING)  # its pong is heard
        self._silent += 1

    def _rang(self) -> None:
        """The alarm: no goodbye, or no hello."""
        self._alarm = None
        if self._ended:
            self._transport.abort()
        else:
            self.refuse(Refusal(Code.SLOW_DOWN, "no `hello` came"))

    def _set_alarm(self, seconds: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._rang)

    def _send_pending(self, parser: Protocol) -> None:
        """Whatever the protocol itself has to say, after what was said before: responses, pongs, goodbyes."""
        self.send_unsent()
        for data in parser.data_to_send():
            if data and not self._ended:
                self._transport.write(data)

    def _pause(self) -> None:
        if not self._paused:
            self._paused = True
            self._transport.pause_reading()

    def _resume(self) -> None:
        if self._paused and not self._transport.is_closing():
            self._paused = False
            self._transport.resume_reading()


def connection_of(headers: Headers, transport: asyncio.Transport) -> HTTPConnection:
    """A request as the hall reads it."""
    return HTTPConnection({"type": "websocket", "headers": headers, "client": transport.get_extra_info("peername")})


def send_at_once(transport: asyncio.Transport) -> None:
    """Small frames leave at once."""
    raw = transport.get_extra_info("socket")
    if raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
