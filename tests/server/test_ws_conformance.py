"""RFC 6455 over raw sockets against the real server: the sections that Autobahn's fuzzing client covers."""

import contextlib
import http.client
import json
import socket
import struct
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from kaboodle.server import wire
from tests.server.process import Served, serving

CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
FIN, MASKED = 0x80, 0x80
MASK = b"\x12\x34\x56\x78"
KEY, ACCEPT = "dGhlIHNhbXBsZSBub25jZQ==", b"s3pPLMBiTxaQ9kYGzzhZRbK+xOo="  # the example of section 1.3
LOOK = b'{"type":"look"}'  # before a deal it is refused: every message has one answer
HELLO = '{{"type":"hello","room":"{room}"}}'


class Reply(NamedTuple):
    """A frame from the server."""

    first: int  # FIN, the reserved bits and the opcode
    body: bytes


def frame(opcode: int, body: bytes = b"", *, fin: bool = True, rsv: int = 0, masked: bool = True) -> bytes:
    """A client's frame, right or wrong."""
    size = len(body)
    head = bytes([(FIN if fin else 0) | rsv << 4 | opcode])
    bit = MASKED if masked else 0
    if size < 126:
        head += bytes([bit | size])
    elif size < 65_536:
        head += bytes([bit | 126]) + struct.pack(">H", size)
    else:
        head += bytes([bit | 127]) + struct.pack(">Q", size)
    if not masked:
        return head + body
    return head + MASK + bytes(byte ^ MASK[n % 4] for n, byte in enumerate(body))


def close_body(code: int, reason: bytes = b"") -> bytes:
    """The payload of a close frame."""
    return struct.pack(">H", code) + reason


class RawClient:
    """A WebSocket of which a test writes every byte."""

    def __init__(self, served: Served, token: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", served.port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.buffer = b""
        self.socket.sendall(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, _, self.buffer = self.buffer.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101") and ACCEPT in head

    def send(self, *frames: bytes, bytewise: bool = False) -> None:
        """Send frames together, or every byte for itself."""
        data = b"".join(frames)
        for piece in [data[n : n + 1] for n in range(len(data))] if bytewise else [data]:
            self.socket.sendall(piece)

    def next(self) -> Reply | None:
        """The next frame; None if the server has closed the connection."""
        while (found := self._cut()) is None:
            try:
                data = self.socket.recv(65_536)
            except ConnectionResetError:
                data = b""
            if not data:
                return None
            self.buffer += data
        return found

    def _cut(self) -> Reply | None:
        if len(self.buffer) < 2:
            return None
        size, start = self.buffer[1], 2
        assert size < 128, "a server's frame is not masked"
        if size == 126:
            start, size = 4, int.from_bytes(self.buffer[2:4], "big")
        elif size == 127:
            start, size = 10, int.from_bytes(self.buffer[2:10], "big")
        if len(self.buffer) < start + size:
            return None
        found = Reply(self.buffer[0], self.buffer[start : start + size])
        self.buffer = self.buffer[start + size :]
        return found

    def answers(self, count: int) -> None:
        """Read as many answers to LOOK."""
        for _ in range(count):
            reply = self.next()
            assert reply is not None and reply.first == FIN | TEXT
            assert [message["about"] for message in json.loads(reply.body)] == ["look"]

    def closes(self, code: int | None) -> None:
        """Read until the close frame, which has this code, or None for no code; then the connection ends."""
        while (reply := self.next()) is not None and reply.first != FIN | CLOSE:
            pass
        assert reply is not None, "no close frame came"
        assert (int.from_bytes(reply.body[:2], "big") if reply.body else None) == code
        with contextlib.suppress(OSError):  # a server that has failed the connection may be gone
            self.send(frame(CLOSE, reply.body))
        assert self.next() is None


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of this file."""
    with serving(tmp_path_factory.mktemp("conformance")) as server:
        yield server
        assert "bug" not in server.log.read_text()


@pytest.fixture
def room(served: Served) -> tuple[str, str]:
    """A token, and the code of a room in which no game has begun."""
    link = http.client.HTTPConnection("127.0.0.1", served.port, timeout=30)
    link.request("POST", "/api/guest", '{"name":"ann"}')
    token = json.loads(link.getresponse().read())["token"]
    link.request("POST", "/api/rooms", '{"edition":"mantis","players":2}', headers={"Authorization": f"Bearer {token}"})
    code = json.loads(link.getresponse().read())["room"]
    link.close()
    return token, code


@pytest.fixture
def client(served: Served, room: tuple[str, str]) -> Iterator[RawClient]:
    """A client that has entered the room."""
    token, code = room
    client = RawClient(served, token)
    client.send(frame(TEXT, HELLO.format(room=code).encode()))
    welcome = client.next()
    assert welcome is not None and json.loads(welcome.body)[0]["type"] == "welcome"
    yield client
    client.socket.close()


def padded(size: int) -> bytes:
    """LOOK as a message of this many bytes."""
    return LOOK + b" " * (size - len(LOOK))


# 1 and 5.2: frames and their lengths.


@pytest.mark.parametrize("size", [len(LOOK), 125, 126, 127, 128, 1000, wire.LARGEST])
@pytest.mark.parametrize("bytewise", [False, True])
def test_a_message_of_any_length_up_to_the_limit_is_read(client: RawClient, size: int, *, bytewise: bool) -> None:
    client.send(frame(TEXT, padded(size)), bytewise=bytewise)
    client.answers(1)


def test_a_length_in_more_bytes_than_needed_by_64_bits_is_read(client: RawClient) -> None:
    body = bytes(byte ^ MASK[n % 4] for n, byte in enumerate(LOOK))
    client.send(bytes([FIN | TEXT, MASKED | 127]) + struct.pack(">Q", len(LOOK)) + MASK + body)
    client.answers(1)


def test_a_binary_message_is_read_as_text_is(client: RawClient) -> None:
    client.send(frame(BINARY, LOOK))
    client.answers(1)


def test_many_frames_in_one_write_are_read_in_order(client: RawClient) -> None:
    client.send(*[frame(TEXT, LOOK), frame(PONG), frame(PING, b"%d")] * 5)
    kinds = [reply.first & 15 for reply in (client.next() for _ in range(10)) if reply is not None]
    assert sorted(kinds) == [TEXT] * 5 + [PING + 1] * 5


def test_an_unmasked_frame_fails_the_connection(client: RawClient) -> None:
    client.send(frame(TEXT, LOOK, masked=False))
    client.closes(1002)


# 2: pings and pongs.


@pytest.mark.parametrize("body", [b"", b"hello", b"\x00\xff\xfe\xfd", b"x" * 125])
@pytest.mark.parametrize("bytewise", [False, True])
def test_a_ping_is_answered_with_its_payload(client: RawClient, body: bytes, *, bytewise: bool) -> None:
    client.send(frame(PING, body), bytewise=bytewise)
    assert client.next() == Reply(FIN | PONG, body)


def test_pings_are_answered_in_order(client: RawClient) -> None:
    client.send(*[frame(PING, b"%d" % n) for n in range(10)])
    assert [client.next() for _ in range(10)] == [Reply(FIN | PONG, b"%d" % n) for n in range(10)]


def test_an_unsolicited_pong_is_ignored(client: RawClient) -> None:
    client.send(frame(PONG, b"nobody asked"), frame(PING, b"now"), frame(PONG), frame(TEXT, LOOK))
    assert client.next() == Reply(FIN | PONG, b"now")
    client.answers(1)


@pytest.mark.parametrize("opcode", [PING, PONG])
def test_a_control_frame_of_more_than_125_bytes_fails_the_connection(client: RawClient, opcode: int) -> None:
    client.send(frame(opcode, b"x" * 126))
    client.closes(1002)


# 3 and 4: reserved bits and opcodes.


@pytest.mark.parametrize("rsv", range(1, 8))
@pytest.mark.parametrize("opcode", [TEXT, PING, CLOSE])
def test_a_reserved_bit_fails_the_connection(client: RawClient, rsv: int, opcode: int) -> None:
    client.send(frame(TEXT, LOOK), frame(opcode, LOOK if opcode == TEXT else b"", rsv=rsv))
    client.closes(1002)


@pytest.mark.parametrize("opcode", [3, 4, 5, 6, 7, 11, 12, 13, 14, 15])
def test_a_reserved_opcode_fails_the_connection(client: RawClient, opcode: int) -> None:
    client.send(frame(opcode))
    client.closes(1002)


# 5: fragmentation.


@pytest.mark.parametrize("bytewise", [False, True])
def test_a_message_in_fragments_is_read_with_control_frames_between_them(client: RawClient, *, bytewise: bool) -> None:
    pieces = [frame(TEXT, LOOK[:4], fin=False), frame(PING, b"between"), frame(CONT, b"", fin=False)]
    client.send(*pieces, frame(CONT, LOOK[4:9], fin=False), frame(PONG), frame(CONT, LOOK[9:]), bytewise=bytewise)
    assert client.next() == Reply(FIN | PONG, b"between")
    client.answers(1)


def test_an_empty_first_fragment_and_an_empty_last_one_are_read(client: RawClient) -> None:
    client.send(frame(TEXT, b"", fin=False), frame(CONT, LOOK, fin=False), frame(CONT), frame(TEXT, LOOK))
    client.answers(2)


@pytest.mark.parametrize("opcode", [PING, PONG, CLOSE])
def test_a_control_frame_in_fragments_fails_the_connection(client: RawClient, opcode: int) -> None:
    client.send(frame(opcode, b"", fin=False), frame(CONT))
    client.closes(1002)


@pytest.mark.parametrize("fin", [False, True])
def test_a_continuation_of_nothing_fails_the_connection(client: RawClient, *, fin: bool) -> None:
    client.send(frame(TEXT, LOOK), frame(CONT, LOOK, fin=fin))
    client.closes(1002)


@pytest.mark.parametrize("fin", [False, True])
def test_a_new_message_inside_another_fails_the_connection(client: RawClient, *, fin: bool) -> None:
    client.send(frame(TEXT, LOOK[:4], fin=False), frame(TEXT, LOOK, fin=fin))
    client.closes(1002)


# 6: UTF-8.

NOT_UTF8 = [
    b"\x80",
    b"\xc3",
    b"\xc0\xaf",
    b"\xe0\x80\xaf",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xff",
    b"\xce\xba\xe1\xbd",
]


@pytest.mark.parametrize("bad", NOT_UTF8)
@pytest.mark.parametrize("shape", ["whole", "fragments", "ignored field"])
def test_text_that_is_not_utf_8_fails_the_connection(client: RawClient, bad: bytes, shape: str) -> None:
    body = b'{"type":"say","text":"' + bad + b'"}'
    if shape == "fragments":
        client.send(frame(TEXT, body[:23], fin=False), frame(CONT, body[23:]))
    elif shape == "whole":
        client.send(frame(TEXT, body))
    else:
        client.send(frame(TEXT, b'{"type":"look","more":"' + bad + b'"}'))
    client.closes(1007)


@pytest.mark.parametrize("text", ["é", "κόσμε", "\ud7ff\ue000", "\U0001f40d", "\U0010ffff", "\ufffe"])
def test_text_in_utf_8_is_read_even_if_a_character_is_split(client: RawClient, text: str) -> None:
    body = f'{{"type":"say","text":"said {text}"}}'.encode()
    start = body.index(text.encode())
    client.send(frame(TEXT, body))
    cuts = range(start, start + min(4, len(text.encode())))
    for cut in cuts:
        client.send(frame(TEXT, body[:cut], fin=False), frame(CONT, body[cut:]))
    shown = "".join(letter for letter in f"said {text}" if letter.isprintable()).strip()
    for _ in range(1 + len(cuts)):
        reply = client.next()
        assert reply is not None and json.loads(reply.body)[0]["text"] == shown


# 7: closing.


@pytest.mark.parametrize("code", [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999])
def test_a_close_frame_is_answered_with_its_code(client: RawClient, code: int) -> None:
    client.send(frame(CLOSE, close_body(code, "adiós".encode())))
    client.closes(code)


def test_a_close_frame_without_a_code_is_answered(client: RawClient) -> None:
    client.send(frame(CLOSE))
    client.closes(None)


def test_the_longest_reason_is_read(client: RawClient) -> None:
    client.send(frame(CLOSE, close_body(1000, b"x" * 123)))
    client.closes(1000)


@pytest.mark.parametrize("code", [0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999, 5000, 65535])
def test_a_close_code_that_must_not_be_sent_fails_the_connection(client: RawClient, code: int) -> None:
    client.send(frame(CLOSE, close_body(code)))
    client.closes(1002)


@pytest.mark.parametrize(
    ("body", "code"), [(b"\x03", 1002), (close_body(1000, b"\xce\xba\xe1\xbd"), 1007), (b"x" * 126, 1002)]
)
def test_a_close_frame_with_a_wrong_payload_fails_the_connection(client: RawClient, body: bytes, code: int) -> None:
    client.send(frame(CLOSE, body))
    client.closes(code)


@pytest.mark.parametrize("late", [frame(TEXT, LOOK), frame(PING, b"late"), frame(CLOSE, close_body(1001))])
def test_nothing_after_a_close_frame_is_answered(client: RawClient, late: bytes) -> None:
    client.send(frame(TEXT, LOOK))
    client.answers(1)
    client.send(frame(CLOSE, close_body(1000)), late)
    reply = client.next()
    assert reply is not None and reply.first == FIN | CLOSE and reply.body[:2] == close_body(1000)
    assert client.next() is None


def test_a_close_frame_inside_a_message_fails_the_connection(client: RawClient) -> None:
    client.send(frame(TEXT, LOOK[:4], fin=False), frame(CLOSE, close_body(1000)))
    client.closes(1002)  # the choice of `websockets`: the message will never be complete


# 9: limits.


def test_a_message_above_the_limit_fails_the_connection(client: RawClient) -> None:
    client.send(frame(TEXT, padded(wire.LARGEST + 1)))
    client.closes(1009)


def test_fragments_above_the_limit_together_fail_the_connection(client: RawClient) -> None:
    half = padded(wire.LARGEST // 2 + 1)
    client.send(frame(TEXT, half, fin=False), frame(CONT, half))
    client.closes(1009)


def test_a_frame_that_announces_more_than_the_limit_fails_before_it_comes(client: RawClient) -> None:
    client.send(bytes([FIN | TEXT, MASKED | 127]) + struct.pack(">Q", 1 << 62) + MASK)
    client.closes(1009)


def test_a_message_in_too_many_fragments_closes_the_connection(client: RawClient) -> None:
    client.send(frame(TEXT, b"", fin=False), *[frame(CONT, b"", fin=False)] * 100)
    client.closes(4008)
