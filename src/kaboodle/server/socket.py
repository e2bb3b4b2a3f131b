"""One WebSocket for each client: reads what it says, writes what its connection has for it."""

import asyncio
import contextlib

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.hall import Hall
from kaboodle.server.inbox import Arrived, Gone, Sent
from kaboodle.server.ledger import hash_of
from kaboodle.server.limits import Bucket
from kaboodle.server.logs import note
from kaboodle.server.room import Room
from kaboodle.server.wire import Code, Refusal

REFUSED, TOO_MUCH, TOO_SLOW = 4000, 4008, 4009  # why a socket was closed
CLOSE_WITHIN = 2.0  # seconds
PATIENCE = 50  # messages beyond its rate that a connection may send before it is closed


class Socket:
    """Serves one client from its hello to its end."""

    def __init__(self, hall: Hall, socket: WebSocket) -> None:
        self.hall = hall
        self.socket = socket
        rate = hall.settings.messages_per_second
        self._bucket = Bucket(rate, rate * 4, hall.house.rules.clock.now())
        self._patience = PATIENCE

    async def serve(self) -> None:
        """Let a client in, or refuse it."""
        try:
            self.hall.admit(self.socket)
            guest = self.hall.guest(self.socket)
            address = self.hall.enter(self.socket)
        except Refusal as refusal:
            await self._refuse(refusal)
            return
        try:
            await self.socket.accept()
            async with asyncio.timeout(self.hall.settings.hello_within / 1000):
                hello = await self._read()
            if not isinstance(hello, wire.Hello):
                raise Refusal(Code.UNREADABLE, "the first message is `hello`")
            room = await self.hall.find(hello.room)
            key = None if hello.key is None else hash_of(hello.key)
            now = self.hall.house.rules.clock.now()
            await self._stay(room, Connection(guest, hello, key, self.hall.settings.outbox, now))
        except Refusal as refusal:
            await self._refuse(refusal)
        except TimeoutError:
            await self._refuse(Refusal(Code.SLOW_DOWN, "no `hello` came"))
        except (WebSocketDisconnect, RuntimeError):  # the client is gone, perhaps in the middle of a send
            pass
        finally:
            self.hall.leave(address)

    async def _stay(self, room: Room, connection: Connection) -> None:
        """Be in a room until one side ends it."""
        await room.ask(Arrived(connection))
        writer = asyncio.ensure_future(self._write(connection))
        reader = asyncio.ensure_future(self._hear(room, connection))
        dropped = asyncio.ensure_future(connection.dropped.wait())
        try:
            await asyncio.wait((writer, reader, dropped), return_when=asyncio.FIRST_COMPLETED)
        finally:
            room.post(Gone(connection))
            for task in (writer, reader, dropped):
                task.cancel()
            for end in await asyncio.gather(writer, reader, dropped, return_exceptions=True):
                if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect | RuntimeError | OSError):
                    note("bug", room=room.code, error=type(end).__name__)
        if connection.dropped.is_set():
            self.hall.meter.dropped += 1
            await self._close(TOO_SLOW)

    async def _hear(self, room: Room, connection: Connection) -> None:
        """Pass on what the client says, one message at a time: the next is read when this one is done."""
        while True:
            try:
                message = await self._read()
                await room.ask(Sent(connection, message))
            except Refusal as refusal:
                self.hall.meter.refusals[refusal.code] += 1
                connection.send(wire.Refused(code=refusal.code, text=refusal.text, rule=refusal.rule))
                connection.flush()
                await asyncio.sleep(0)  # let others have their turn, and the refusal be sent
                if refusal.code in (Code.UNREADABLE, Code.SLOW_DOWN):
                    self._patience -= 1
                if self._patience <= 0:
                    await self._close(TOO_MUCH)
                    return

    async def _write(self, connection: Connection) -> None:
        """Send what waits, for ever."""
        while True:
            raw = await connection.next()
            await self.socket.send({"type": "websocket.send", "text": raw.decode()})

    async def _read(self) -> wire.FromClient:
        """The next message; Refusal if it cannot be read or comes too soon."""
        event = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1006))
        if not self._bucket.take(self.hall.house.rules.clock.now()):
            raise Refusal(Code.SLOW_DOWN, "too many messages; wait a little")
        return wire.decode(event.get("text") or event.get("bytes") or b"")

    async def _refuse(self, refusal: Refusal) -> None:
        """Say why, then close."""
        self.hall.meter.refusals[refusal.code] += 1
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            if self.socket.application_state == WebSocketState.CONNECTING:
                await self.socket.accept()
            message = wire.Refused(code=refusal.code, text=refusal.text, rule=refusal.rule)
            await self.socket.send({"type": "websocket.send", "text": f"[{wire.encode(message).decode()}]"})
        await self._close(REFUSED)

    async def _close(self, code: int) -> None:
        """Close; who does not even take that is left to the operating system."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(CLOSE_WITHIN):
                await self.socket.close(code)
