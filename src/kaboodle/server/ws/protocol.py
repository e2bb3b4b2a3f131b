"""One WebSocket client, directly on its transport: no task and no queue for each connection."""

import asyncio
from typing import Any, cast

from starlette.requests import HTTPConnection
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import Protocol, Side, State
from websockets.server import ServerProtocol

from kaboodle.server import wire
from kaboodle.server.addresses import UNKNOWN
from kaboodle.server.cluster.peers import Preface
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import seat_key_time
from kaboodle.server.limits import UNSENT, TokenBucket
from kaboodle.server.log import log_bug, note_rarely
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.inbox import ClientMessage, Connected, Disconnected
from kaboodle.server.rooms.ownership import Peer, RoomMoved
from kaboodle.server.rooms.room import Room
from kaboodle.server.rooms.state import hash_key
from kaboodle.server.wire import Code, Refusal
from kaboodle.server.work_budget import weight_of
from kaboodle.server.ws.frames import PING, decode_simple, encode_text
from kaboodle.server.ws.handshake import Headers, accept
from kaboodle.server.ws.transports import connection_of, disable_nagle, is_utf8

PATH = "/socket"
NOT_UTF8 = 1007  # close codes: RFC 6455's, and ours
REFUSED, TOO_MUCH, TOO_SLOW = 4000, 4008, 4009
CLOSE_WITHIN = 2.0  # seconds
PATIENCE = 50  # refused messages after which a connection is closed
PARTS = 64  # frames of one message
MAX_UNSENT = 16  # frames that wait for the end of a turn of the event loop
MAX_PENDING = 16  # messages that the room has not handled yet before no more are read


class WebSocketProtocol(asyncio.Protocol):
    """Serves one client from its handshake to its end. uvicorn creates one for each upgrade."""

    __slots__ = (
        *("_address", "_bucket", "_connection", "_context", "_ended", "_entering", "_guest", "_parser", "_parts"),
        *("_patience", "_paused", "_pending", "_room", "_server_state", "_silent", "_timer", "_transport"),
        *("_unsent", "_waiting", "_waiting_for_turn"),
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:  # Any: uvicorn's
        self._context: ServerContext = app_state["context"]
        self._server_state = server_state
        self._parser: Protocol | None = None  # None while every frame is simple
        rate = self._context.settings.messages_per_second
        self._bucket = TokenBucket(rate, rate * 4, self._context.clock.now())
        self._patience = PATIENCE
        self._parts: list[bytes] | None = None  # of a fragmented message
        self._waiting: list[bytes] | None = None  # messages that the room is not ready for
        self._unsent: list[bytes] = []  # frames that leave at the end of this turn of the event loop
        self._pending = 0
        self._waiting_for_turn = 0  # of the pending messages
        self._paused = False
        self._silent = 0  # heartbeats since anything was received
        self._ended = False
        self._room: Room | None = None
        self._connection: Connection | None = None
        self._entering: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._address: str | None = None  # while it is counted

    # Called by uvicorn and the transport.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """A client asks for a WebSocket; its handshake comes next, as data."""
        self._parser = ServerProtocol(max_size=wire.LARGEST)
        self._connect(cast(asyncio.Transport, transport))

    def upgrade(self, transport: asyncio.Transport, headers: Headers) -> None:
        """Accept a simple handshake that was read already."""
        self._connect(transport)
        transport.write(accept(headers))
        self._admit(connection_of(headers, transport))

    def _connect(self, transport: asyncio.Transport) -> None:
        self._transport = transport
        self._server_state.connections.add(self)  # type: ignore[arg-type]  # it needs only `shutdown`

    def data_received(self, data: bytes) -> None:
        """Read frames."""
        self._silent = 0
        try:
            if self._parser is None:
                messages, data = decode_simple(data, wire.LARGEST)
                for message in messages:
                    self._receive(message)
            if data:
                self._parse(self._parser or self._make_parser(), data)
        except Exception as error:  # a bug with one client must end that client only
            log_bug("socket", error)
            self._transport.abort()

    def _parse(self, parser: Protocol, data: bytes) -> None:
        """Let a parser read what is not simple: handshakes, fragments, pings, close frames, errors."""
        parser.receive_data(data)
        for event in parser.events_received():
            self._handle(event)
        self._send_pending(parser)
        if self._transport.get_write_buffer_size() > self._context.settings.outbox and not self._ended:
            self._context.metrics.dropped += 1
            self._ended = True
            self._transport.abort()  # it sends pings and does not read the pongs
        if parser.parser_exc is not None and not self._ended:
            self._end()
            if self._transport.can_write_eof():  # not with TLS
                self._transport.write_eof()  # the rest is read and dropped, so that the client gets the close frame
        elif parser.state is State.CLOSED or parser.close_expected():
            self._end()
        elif isinstance(parser, ServerProtocol) and parser.state is State.OPEN and data.endswith(b"\r\n\r\n"):
            self._parser = None  # the handshake is done; a parser is large, and most clients never need one again

    def _make_parser(self) -> Protocol:
        """Create a parser in the middle of a connection; it stays."""
        self._parser = Protocol(Side.SERVER, state=State.OPEN, max_size=wire.LARGEST)
        return self._parser

    def eof_received(self) -> None:
        """The client sends no more; the transport closes itself."""

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if self._entering is not None:
            self._entering.cancel()
        if self._room is not None and self._connection is not None:
            self._room.post(Disconnected(self._connection))
        self._forget()

    def _forget(self) -> None:
        """Count the client out: it is gone, or another process's."""
        self._ended = True
        self._unsent.clear()
        self._server_state.connections.discard(self)
        self._set_timer(None)
        self._context.outboxes.mark_fast(self._transport)
        self._context.access.unregister(self)
        self._context.heartbeat.drop(self)
        if self._address is not None:
            self._context.access.remove_socket(self._address)
            self._address = None

    def pause_writing(self) -> None:
        """The client reads slowly."""
        self._context.metrics.dropped += self._context.outboxes.mark_slow(self._transport)

    def resume_writing(self) -> None:
        """The client has caught up."""
        self._context.outboxes.mark_fast(self._transport)

    def shutdown(self) -> None:
        """The server stops; clients should reconnect at once."""
        self._close(1012)

    # From the handshake to the room.

    def _handle(self, event: object) -> None:
        """Handle a handshake or a frame from the parser."""
        if isinstance(event, Request):
            self._answer_handshake(event)
            return
        assert isinstance(event, Frame)
        if self._ended:
            return
        if event.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            if not self._bucket.take(self._context.clock.now()):
                self._lose_patience()
            return
        if event.fin and not self._parts:
            self._receive(bytes(event.data))
            return
        self._parts = [*(self._parts or ()), bytes(event.data)]
        if event.fin:
            whole, self._parts = b"".join(self._parts), None
            self._receive(whole)
        elif len(self._parts) > PARTS:
            self._close(TOO_MUCH)

    def _answer_handshake(self, request: Request) -> None:
        """Accept a handshake, or reject it."""
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
        self._admit(connection_of(headers, self._transport))

    def _admit(self, request: HTTPConnection) -> None:
        """Count a client in and wait for its `hello`, or refuse it."""
        disable_nagle(self._transport)
        self._transport.set_write_buffer_limits(UNSENT)
        try:
            self._context.access.check_host(request)
            self._context.access.check_request(request)
            guest = self._context.access.identify(request)
            self._address = self._context.access.add_socket(request)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self._context.access.register(self, guest.id, self._address)
        self._guest = guest
        self._set_timer(self._context.settings.hello_within / 1000)

    def _receive(self, raw: bytes) -> None:
        """Handle one message: the `hello`, or something for the room."""
        if self._ended:
            return
        if not raw.isascii() and not is_utf8(raw):
            self._close(NOT_UTF8)
            return
        if self._entering is not None or self._pending >= MAX_PENDING:
            if self._waiting is None:
                self._waiting = []
            self._waiting.append(raw)
            self._pause()
            return
        try:
            if not self._bucket.take(self._context.clock.now()):
                raise Refusal(Code.SLOW_DOWN, "too many messages; wait a little")
            message = wire.decode(raw)
        except Refusal as refusal:
            self._refuse_message(refusal)
            return
        if self._connection is None or self._room is None:  # both are set, or none
            self._entering = asyncio.ensure_future(self._enter(message))
            return
        self._pending += 1
        if type(message) is wire.MoveRequest and not self._waiting_for_turn:
            self._room.post(ClientMessage(self._connection, message))
            return
        self._waiting_for_turn += 1
        weight = weight_of(message, len(self._room.presence.connections))
        self._context.work.admit(self._address or "", weight, lambda: self._post(message))

    def _post(self, message: wire.FromClient) -> None:
        """Give the room a message whose turn has come; messages of one client stay in order."""
        self._waiting_for_turn -= 1
        if self._room is not None and self._connection is not None and not self._ended:
            self._room.post(ClientMessage(self._connection, message))

    async def _enter(self, hello: wire.FromClient) -> None:
        """Enter a room, then handle what the client has sent meanwhile."""
        try:
            if not isinstance(hello, wire.HelloRequest):
                raise Refusal(Code.UNREADABLE, "the first message is `hello`")
            room = await self._find_room(hello)
            if room is None:
                return
            key = None if hello.key is None else self._valid_key(room, hello.key)
            visitor = await self._context.check_visitor(room, self._address or UNKNOWN, hello.password)
            self._connection = Connection(self._guest, hello, key, self, address=visitor[0], knows_password=visitor[1])
            self._room = room  # from now on the room is told when the client is gone
            await room.ask(Connected(self._connection))
        except Refusal as refusal:
            if isinstance(refusal, RoomMoved):
                self.shutdown()
            else:
                self.refuse(refusal)
            return
        finally:
            self._entering = None
        if not self._ended:  # else it was closed meanwhile, and its timer ends it
            self._set_timer(None)
            self._context.heartbeat.add(self)
            self._catch_up()

    async def _find_room(self, hello: wire.HelloRequest) -> Room | None:
        """The room of a `hello`; None if the client is now served by the process in which the room lives."""
        return await self._context.find_or_pass_on(hello.room, lambda peer: self._pass_on(hello, peer))

    async def _pass_on(self, hello: wire.HelloRequest, peer: Peer) -> bool:
        """Give the client to the process in which its room lives; False if that process cannot be reached."""
        peers = self._context.peers
        if peers is None or self._parser is not None or self._address is None or self._ended:
            self.shutdown()  # in the middle of a frame, which is rare: the client connects again
            return True
        self._pause()
        sent = [wire.encode(hello), *(self._waiting or ())]
        messages = tuple(raw.decode() for raw in sent)
        try:
            gone = await peers.pass_on(
                self._transport, peer, Preface(guest=self._guest, address=self._address, messages=messages)
            )
        except (OSError, TimeoutError) as error:
            note_rarely("peer", process=peer.id, why=str(error) or type(error).__name__)
            return False
        self._forget()
        if gone:
            self._transport.abort()  # this process's copy of it
        return True

    def adopt(self, transport: asyncio.Transport, preface: Preface) -> None:
        """Serve a client that another process has admitted."""
        assert preface.guest is not None
        self._connect(transport)
        transport.set_protocol(self)
        disable_nagle(transport)
        transport.set_write_buffer_limits(UNSENT)
        self._guest = preface.guest
        try:
            self._context.access.add_socket_from(preface.address)
        except Refusal as refusal:
            self.refuse(refusal)
            return
        self._address = preface.address
        self._context.access.register(self, self._guest.id, self._address)
        for message in preface.messages:
            self._receive(message.encode())

    def _valid_key(self, room: Room, key: str) -> str | None:
        """The hash of a seat's key; None if its holder has signed out everywhere since it was made."""
        found = hash_key(key)
        seat = room.state.seat_of("", found)
        holder = None if seat is None else room.state.seats[seat].guest
        ended = holder is not None and self._context.access.signed_out_at(holder) >= seat_key_time(key)
        return None if ended else found

    def _catch_up(self) -> None:
        """Handle waiting messages, as far as the room keeps up; then read on."""
        waiting, self._waiting = self._waiting, None
        for raw in waiting or ():
            self._receive(raw)
        if not self._waiting:
            self._resume()

    def _refuse_message(self, refusal: Refusal) -> None:
        """Refuse a message; too many of them close the connection."""
        if self._connection is None:
            self.refuse(refusal)
            return
        self._context.metrics.count_refusal(refusal.code)
        self._connection.send(wire.refused_message(refusal))
        self._connection.flush()
        self._lose_patience()

    def _lose_patience(self) -> None:
        self._patience -= 1
        if self._patience <= 0:
            self._close(TOO_MUCH)

    # Called by a Connection.

    def write(self, body: bytes) -> None:
        """Send a message at the end of this turn of the event loop."""
        if self._ended:
            return
        if not self._unsent:
            self._context.flush_queue.add(self)
        self._unsent.append(encode_text(body))
        if len(self._unsent) >= MAX_UNSENT:
            self.send_unsent()

    def send_unsent(self) -> None:
        """Send the waiting frames; a client that reads too slowly is dropped."""
        unsent, self._unsent = self._unsent, []
        if not unsent or self._transport.is_closing():
            return
        self._transport.write(unsent[0] if len(unsent) == 1 else b"".join(unsent))
        if self._transport.get_write_buffer_size() > self._context.settings.outbox and not self._ended:
            self._context.metrics.dropped += 1
            self._close(TOO_SLOW)

    def done(self) -> None:
        """The room has handled a message."""
        self._pending -= 1
        if self._paused and not self._pending:
            self._catch_up()

    def refuse(self, refusal: Refusal) -> None:
        """Tell the client why, then close."""
        self._context.metrics.count_refusal(refusal.code)
        self.write(b"[" + wire.encode(wire.refused_message(refusal)) + b"]")
        self._close(REFUSED)

    # Closing, and the transport.

    def _close(self, code: int) -> None:
        """Send a close frame and end the connection."""
        if self._ended:
            return
        parser = self._parser or self._make_parser()
        if parser.state is State.OPEN:
            parser.send_close(code)
            self._send_pending(parser)
        self._end()

    def _end(self) -> None:
        """Send nothing more; close the transport after the client's close frame, or after CLOSE_WITHIN."""
        self._ended = True
        self.send_unsent()
        self._set_timer(CLOSE_WITHIN)
        parser = self._parser
        answered = parser is not None and (parser.state is State.CLOSED or parser.close_rcvd is not None)
        if answered or self._address is None:
            self._transport.close()
        else:
            self._resume()  # to read the client's close frame

    def beat(self) -> None:
        """Ping a client that was silent for a round of heartbeats; abort one that has not answered."""
        if self._silent > 1:
            self._transport.abort()
        elif self._silent:
            self._transport.write(PING)  # its pong resets `_silent`
        self._silent += 1

    def _on_timeout(self) -> None:
        """The timer has expired: no close frame came, or no `hello`."""
        self._timer = None
        if self._ended:
            self._transport.abort()
        else:
            self.refuse(Refusal(Code.SLOW_DOWN, "no `hello` came"))

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else asyncio.get_running_loop().call_later(seconds, self._on_timeout)

    def _send_pending(self, parser: Protocol) -> None:
        """Send what the parser has to send, after earlier messages: responses, pongs, close frames."""
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
