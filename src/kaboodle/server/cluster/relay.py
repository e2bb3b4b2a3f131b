"""Relays the bytes of a client to a process on another machine and back."""

import asyncio
from typing import cast

UNSENT = 2**16  # bytes that wait for one side until the other side is not read any longer


class Relay(asyncio.Protocol):
    """One side of a relay: what is read here is written to the other side."""

    def __init__(self) -> None:
        self.other: Relay | None = None
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """This side is there."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        self.transport.set_write_buffer_limits(UNSENT)

    def data_received(self, data: bytes) -> None:
        """Pass bytes on."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.write(data)

    def pause_writing(self) -> None:
        """This side reads slowly, so the other one is not read."""
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """This side has caught up."""
        if self.other is not None and self.other.transport is not None and not self.other.transport.is_closing():
            self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """This side is closed, so the other one is."""
        self.transport = None
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


async def connect_relay(client: asyncio.Transport, host: str, port: int, first: bytes) -> None:
    """Connect a client to a port, after some first bytes; OSError if nobody listens there."""
    loop = asyncio.get_running_loop()
    near, far = Relay(), Relay()
    near.other, far.other = far, near
    await loop.create_connection(lambda: far, host, port)
    assert far.transport is not None
    far.transport.write(first)
    near.connection_made(client)
    client.set_protocol(near)
    if client.is_closing():
        far.transport.close()
    else:
        client.resume_reading()
