"""Passes clients on to the process in which their room lives, and asks it what HTTP requests need to know."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Protocol, cast

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from kaboodle.server.cluster.relay import connect_relay
from kaboodle.server.guests import Guest
from kaboodle.server.log import note_rarely
from kaboodle.server.rooms.ownership import Peer

LARGEST = 2**16  # bytes of a preface
WITHIN = 3.0  # seconds for a peer to answer
BACKLOG = 64 * LARGEST  # bytes that may wait in the socket that takes connections over
UNABLE = (OSError, asyncio.TimeoutError, EOFError)


class Preface(msgspec.Struct, frozen=True, kw_only=True):
    """The first line to a peer, signed: a client that comes over, or a call."""

    guest: Guest | None = None
    address: str = ""  # of the client, by which it is limited and banned
    messages: tuple[str, ...] = ()  # what the client has sent already, from its `hello` on
    call: str = ""
    body: str = ""


Adopt = Callable[[asyncio.Transport, Preface], "AdoptingProtocol | None"]
Answer = Callable[[Preface], Awaitable[bytes]]


class AdoptingProtocol(Protocol):
    """A protocol that serves a client which another process has admitted."""

    def adopt(self, transport: asyncio.Transport, preface: Preface) -> None: ...
    def data_received(self, data: bytes) -> None: ...


class Peers:
    """Listens to the other processes, and sends them clients and calls."""

    def __init__(self, key: bytes, adopt: Adopt, answer: Answer) -> None:
        self._signer = URLSafeSerializer(key, salt="kaboodle.peers")
        self.adopt = adopt
        self.answer = answer
        self._server: asyncio.Server | None = None
        self._taking: socket.socket | None = None
        self._path = ""
        self.tasks: set[asyncio.Task[None]] = set()

    async def listen(self, host: str, port: int, path: str) -> int:
        """Listen on a port, and on a socket in the file system that takes connections over; the port."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: PeerConnection(self), host, port)
        if path:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(path)
            taking = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            taking.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BACKLOG)
            taking.setblocking(False)
            taking.bind(path)
            os.chmod(path, 0o600)
            loop.add_reader(taking.fileno(), self._take)
            self._taking, self._path = taking, path
        return int(self._server.sockets[0].getsockname()[1])

    def close(self) -> None:
        """Take no more."""
        if self._server is not None:
            self._server.close()
        if self._taking is not None:
            asyncio.get_running_loop().remove_reader(self._taking.fileno())
            self._taking.close()
            with contextlib.suppress(OSError):
                os.unlink(self._path)

    def read(self, line: bytes) -> Preface | None:
        """A preface, if a process of this database has signed it."""
        try:
            return msgspec.convert(self._signer.loads(line), Preface)
        except (BadData, UnicodeError, msgspec.ValidationError):
            note_rarely("peer", why="a connection to the peers' port was not signed by a peer")
            return None

    def sign(self, preface: Preface) -> bytes:
        """A preface as it is sent."""
        text = self._signer.dumps(msgspec.to_builtins(preface))
        return text if isinstance(text, bytes) else text.encode()

    async def pass_on(self, transport: asyncio.Transport, peer: Peer, preface: Preface) -> bool:
        """Give a client to a peer, as the open connection itself on one machine, else through a relay.

        True if the transport is no longer this process's to use; OSError if the peer cannot be reached.
        """
        raw: Any = transport.get_extra_info("socket")  # Any: asyncio's and uvloop's differ
        plain = raw is not None and transport.get_extra_info("ssl_object") is None
        if peer.path and plain and not transport.get_write_buffer_size() and Path(peer.path).exists():
            await self._give(raw.fileno(), peer.path, self.sign(preface))
            return True
        await asyncio.wait_for(connect_relay(transport, peer.host, peer.port, self.sign(preface) + b"\n"), WITHIN)
        return False

    async def _give(self, number: int, path: str, line: bytes) -> None:
        """Send an open connection through a socket in the file system; wait while that is full."""
        until = asyncio.get_running_loop().time() + WITHIN
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as link:
            link.setblocking(False)
            while True:
                try:
                    link.connect(path)
                    socket.send_fds(link, [line], [number])
                    return
                except BlockingIOError:
                    if asyncio.get_running_loop().time() > until:
                        raise OSError("the peer takes no more connections") from None
                    await asyncio.sleep(0.005)

    def _take(self) -> None:
        """Take over connections that another process has sent."""
        assert self._taking is not None
        while True:
            try:
                line, numbers, _, _ = socket.recv_fds(self._taking, LARGEST, 1)
            except BlockingIOError:
                return
            preface = self.read(line)
            if preface is None or len(numbers) != 1:
                for number in numbers:
                    os.close(number)
                continue
            task = asyncio.ensure_future(self._adopt(socket.socket(fileno=numbers[0]), preface))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def _adopt(self, client: socket.socket, preface: Preface) -> None:
        """Serve a connection that was accepted by another process."""
        client.setblocking(False)
        with contextlib.suppress(OSError):
            await asyncio.get_running_loop().connect_accepted_socket(lambda: Adopted(self.adopt, preface), client)

    async def call(self, peer: Peer, preface: Preface) -> bytes:
        """The answer of a peer to a call; OSError if it does not answer."""
        try:
            async with asyncio.timeout(WITHIN):
                reader, writer = await asyncio.open_connection(peer.host, peer.port, limit=2**20)
                try:
                    writer.write(self.sign(preface) + b"\n")
                    line = await reader.readline()
                finally:
                    writer.close()
        except UNABLE as error:
            raise OSError(str(error)) from None
        if not line.endswith(b"\n"):
            raise OSError("the peer has gone")
        return line[:-1]


class Adopted(asyncio.Protocol):
    """The first protocol of a connection that was taken over: it hands it to the WebSocket protocol."""

    def __init__(self, adopt: Adopt, preface: Preface) -> None:
        self._adopt = adopt
        self._preface = preface

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Hand the connection over at once."""
        self._adopt(cast(asyncio.Transport, transport), self._preface)  # uvloop's is no subclass


class PeerConnection(asyncio.Protocol):
    """A connection from another process: its first line says what it is."""

    def __init__(self, peers: Peers) -> None:
        self._peers = peers
        self._head = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the preface."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Read the preface, then do what it says."""
        self._head += data
        line, newline, rest = self._head.partition(b"\n")
        if not newline and len(line) <= LARGEST:
            return
        preface = self._peers.read(line) if newline else None
        if preface is None:
            self._transport.abort()
        elif preface.call:
            task = asyncio.ensure_future(self._answer(preface))
            self._peers.tasks.add(task)
            task.add_done_callback(self._peers.tasks.discard)
        else:
            protocol = self._peers.adopt(self._transport, preface)
            if rest and protocol is not None:
                protocol.data_received(rest)

    async def _answer(self, preface: Preface) -> None:
        self._transport.write(await self._peers.answer(preface) + b"\n")
        self._transport.close()
