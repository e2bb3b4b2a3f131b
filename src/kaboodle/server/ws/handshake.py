"""Reads simple WebSocket opening handshakes without a parser."""

import base64
import hashlib
import re

Headers = list[tuple[bytes, bytes]]  # names in lower case
START = b"GET /socket HTTP/1.1\r\n"
END = b"\r\n\r\n"
LONGEST = 4096  # bytes of a simple request
HEADER = re.compile(rb"([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)[ \t]*")
KEY = re.compile(rb"[0-9A-Za-z+/]{21}[AQgw]==")  # sixteen bytes in base64
NOT_SIMPLE = {b"content-length", b"transfer-encoding", b"expect", b"sec-websocket-protocol"}
GUID = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
ACCEPTED = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: "


def read_upgrade(data: bytes) -> Headers | None:
    """The headers of a handshake for our WebSocket, if it is whole, simple and alone; None: it needs a parser."""
    if not data.startswith(START) or data.find(END) != len(data) - len(END) or len(data) > LONGEST:
        return None
    found = [HEADER.fullmatch(line) for line in data[len(START) : -len(END)].split(b"\r\n")]
    headers = [(header[1].lower(), header[2]) for header in found if header is not None]
    by_name = dict(headers)
    if len(by_name) != len(found) or not NOT_SIMPLE.isdisjoint(by_name):
        return None  # a header is repeated, or a line is no header
    upgrades = b"upgrade" in re.split(rb"[ \t]*,[ \t]*", by_name.get(b"connection", b"").lower())
    websocket = by_name.get(b"upgrade", b"").lower() == b"websocket" and by_name.get(b"sec-websocket-version") == b"13"
    complete = b"host" in by_name and KEY.fullmatch(by_name.get(b"sec-websocket-key", b""))
    return headers if upgrades and websocket and complete else None


def accept(headers: Headers) -> bytes:
    """The response to such a request."""
    digest = hashlib.sha1(dict(headers)[b"sec-websocket-key"] + GUID).digest()  # required by RFC 6455
    return ACCEPTED + base64.b64encode(digest) + END
