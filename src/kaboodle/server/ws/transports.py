"""Small things about the transports and bytes of WebSockets."""

import asyncio
import socket

from starlette.requests import HTTPConnection

from kaboodle.server.ws.handshake import Headers


def connection_of(headers: Headers, transport: asyncio.Transport) -> HTTPConnection:
    """A handshake as a Starlette connection."""
    client, server = transport.get_extra_info("peername"), transport.get_extra_info("sockname")
    return HTTPConnection({"type": "websocket", "headers": headers, "client": client and client[:2], "server": server})


def is_utf8(text: bytes) -> bool:
    """Whether bytes are UTF-8."""
    try:
        text.decode()
    except UnicodeDecodeError:
        return False
    return True


def disable_nagle(transport: asyncio.Transport) -> None:
    """Send small frames at once."""
    raw = transport.get_extra_info("socket")
    if raw is not None and raw.family in (socket.AF_INET, socket.AF_INET6):
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
