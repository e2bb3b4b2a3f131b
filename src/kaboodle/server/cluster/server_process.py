"""Joins a server to the processes that share its database: lease, sweep, peers, and the hand-over of rooms."""

import asyncio
import contextlib
import secrets
import socket
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from kaboodle.server.cluster.membership import Membership
from kaboodle.server.cluster.peers import AdoptingProtocol, Peers, Preface
from kaboodle.server.cluster.sweep import Sweeper
from kaboodle.server.log import note
from kaboodle.server.settings import split_address
from kaboodle.server.store.base import StoreError

if TYPE_CHECKING:
    from kaboodle.server.context import ServerContext

KEY = "peers"  # the setting with the key that signs what processes tell each other
LOCAL = "127.0.0.1"
TOGETHER = 4  # rooms that are handed over at once


class ServerProcess:
    """One process of several. What uvicorn gives to protocols is set when it has started."""

    def __init__(self, context: "ServerContext", membership: Membership) -> None:
        self._context = context
        self._membership = membership
        self._tasks: list[asyncio.Task[None]] = []

    async def join(self) -> None:
        """Listen to the other processes, take a lease, and begin to look for rooms that nobody has."""
        from kaboodle.server.http.room_calls import RoomCalls  # it imports the context, which imports this package
        from kaboodle.server.http.routes import public_rooms

        context, membership = self._context, self._membership
        key = await context.store.get_or_set(KEY, secrets.token_bytes(32))
        context.peers = Peers(key, self._adopt, RoomCalls(context).answer)
        address = context.settings.peer_address
        host, port = split_address(address, "peer_address") if address else (LOCAL, 0)
        path = Path(tempfile.gettempdir()) / f"kaboodle-{secrets.token_hex(8)}.sock"
        taking = str(path) if context.settings.peer_sockets and hasattr(socket, "send_fds") else ""
        port = await context.peers.listen(host, port, taking)
        membership.set_address(host, port, taking)
        membership.listing = lambda: public_rooms(context, own_only=True).decode()
        membership.on_all_lost = context.registry.drop_all
        await membership.join()
        self._tasks = [asyncio.ensure_future(membership.run()), asyncio.ensure_future(self._sweep())]

    async def leave(self) -> None:
        """Stop looking, and tell the others."""
        for task in self._tasks:
            task.cancel()
        if self._context.peers is not None:
            self._context.peers.close()
        with contextlib.suppress(StoreError, OSError, *self._membership.store.errors):
            await self._membership.leave()

    async def _sweep(self) -> None:
        await Sweeper(self._context.registry, self._membership).run()

    def _adopt(self, transport: asyncio.Transport, preface: Preface) -> AdoptingProtocol | None:
        """Serve a client that another process has passed on; before uvicorn has started it has to connect again."""
        if self._context.new_socket is None:
            transport.abort()
            return None
        protocol = self._context.new_socket()
        protocol.adopt(transport, preface)
        return protocol


async def hand_over_rooms(context: "ServerContext") -> None:
    """Hand all rooms over to the other processes, a few at a time, and take no more."""
    membership = context.registry.deps.ownership
    if not isinstance(membership, Membership) or not membership.peers:
        return
    if not await membership.announce_leaving():
        return  # the others find the rooms by themselves
    codes = list(context.registry.awake)
    for first in range(0, len(codes), TOGETHER):
        await asyncio.gather(*[context.registry.hand_over(code) for code in codes[first : first + TOGETHER]])
    note("handed over", rooms=len(codes))
