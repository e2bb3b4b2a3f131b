"""The request for a WebSocket, read by hand: a plain one is answered as a parser does it, all else is left to one."""

import pytest
from websockets.http11 import Request
from websockets.server import ServerProtocol

from kaboodle.server.ws.handshake import LONGEST, accept, read_upgrade

PLAIN = {
    "Host": "example.org",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    "Sec-WebSocket-Version": "13",
}
BROWSER = PLAIN | {
    "Connection": "keep-alive, Upgrade",
    "Upgrade": "WebSocket",
    "Origin": "https://example.org",
    "Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits",
    "Cookie": "kaboodle=abc.def; other=1",
}


def asked(headers: dict[str, str], start: str = "GET /socket HTTP/1.1", more: str = "") -> bytes:
    """A request as bytes."""
    lines = [start, *(f"{name}: {value}" for name, value in headers.items())]
    return ("\r\n".join(lines) + "\r\n" + more + "\r\n").encode("latin-1")


@pytest.mark.parametrize("headers", [PLAIN, BROWSER], ids=["plain", "browser"])
def test_a_plain_request_is_answered_as_a_parser_answers_it(headers: dict[str, str]) -> None:
    found = read_upgrade(asked(headers))
    assert found == [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    parser = ServerProtocol()
    parser.receive_data(asked(headers))
    (request,) = parser.events_received()
    assert isinstance(request, Request)
    response = parser.accept(request)
    assert response.status_code == 101
    lines = accept(found).decode().split("\r\n")
    said = {name: value for name, _, value in (line.partition(": ") for line in lines[1:-2])}
    assert lines[0].startswith("HTTP/1.1 101 ") and lines[-2:] == ["", ""]
    assert said == {name: value for name, value in response.headers.raw_items() if name != "Date"}


@pytest.mark.parametrize(
    "raw",
    [
        asked(PLAIN)[:-1],
        asked(PLAIN) + b"\x81\x80\0\0\0\0",
        asked(PLAIN, "GET /socket?x=1 HTTP/1.1"),
        asked(PLAIN, "GET /socket HTTP/1.0"),
        asked(PLAIN, "POST /socket HTTP/1.1"),
        asked(PLAIN, "GET /other HTTP/1.1"),
        asked(PLAIN, more="Host: example.com\r\n"),
        asked(PLAIN, more=" folded\r\n"),
        asked(PLAIN, more="no header\r\n"),
        asked(PLAIN, more="X: \x80\r\n"),
        asked(PLAIN, more="X: \x00\r\n"),
        asked(PLAIN, more="X y: z\r\n"),
        asked(PLAIN, more="X: a\nY: b\r\n"),
        asked(PLAIN, more="Content-Length: 3\r\n"),
        asked(PLAIN, more="Transfer-Encoding: chunked\r\n"),
        asked(PLAIN, more="X: " + "x" * LONGEST + "\r\n"),
        asked(PLAIN | {"Upgrade": "h2c"}),
        asked(PLAIN | {"Connection": "close"}),
        asked(PLAIN | {"Connection": "not-upgrade"}),
        asked(PLAIN | {"Sec-WebSocket-Version": "12"}),
        asked(PLAIN | {"Sec-WebSocket-Key": "short"}),
        asked(PLAIN | {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZX=="}),
        *(asked({name: value for name, value in PLAIN.items() if name != left_out}) for left_out in PLAIN),
        b"",
    ],
)
def test_whatever_is_not_plain_is_left_to_a_parser(raw: bytes) -> None:
    assert read_upgrade(raw) is None
