"""Any input over HTTP or a socket gets a documented answer, and the server goes on."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import WebSocketException

from kaboodle.client import Client
from kaboodle.server import wire
from tests.server.process import Served, serving
from tests.server.test_hostile import ask, masked, open_socket, still_answers

PATIENT = settings(
    max_examples=60, deadline=None, database=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
WORDS = st.sampled_from(
    ["original", "board", "mantis", "chess", "A", "I", "cat", "", "x" * 300, "random", "\x00", "\u202e", "../..", "💥"]
)
BODIES = JSON | st.fixed_dictionaries(
    {},
    optional={
        "name": WORDS | JSON,
        "edition": WORDS | JSON,
        "players": st.integers(-5, 200) | JSON,
        "options": st.dictionaries(WORDS, WORDS, max_size=3) | JSON,
        "clock": st.dictionaries(st.sampled_from(["decision", "bank", "window", "absent"]), JSON, max_size=4),
        "bots": st.dictionaries(WORDS, WORDS, max_size=3),
        "public": JSON,
        "seat": WORDS | JSON,
        "level": WORDS,
    },
)
PLACES = """
    /api/guest /api/rooms /api/play /api/games /api/editions /api/rooms/ROOM /api/rooms/ROOM/seat /api/replays/x
    /api/rooms/ROOM/games/1 /api/rooms/ROOM/games/99999999999999999999 /healthz /metrics
"""
PATHS = st.sampled_from(PLACES.split())
FIELDS = ["id", "game", "ask", "move", "text", "seat", "level", "room", "key", "name", "emote", "answer"]
TAGS = [str(kind.__struct_config__.tag) for kind in get_args(wire.FromClient)]
MESSAGES = st.builds(
    lambda tag, fields: msgspec.json.encode(fields | {"type": tag}).decode(),
    st.sampled_from(TAGS),
    st.dictionaries(
        st.sampled_from(
            ["id", "game", "ask", "move", "text", "seat", "level", "room", "key", "name", "emote", "answer"]
        ),
        WORDS | JSON,
        max_size=5,
    ),
)


class Target:
    """A server, a room on it, and somebody who may do things there."""

    def __init__(self, served: Served, room: str, guest: Client) -> None:
        self.served = served
        self.room = room
        self.guest = guest


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    async def begin(url: str) -> tuple[str, Client]:
        guest = await Client.new(url, "ann")
        room = await guest.create("original", 3, bots={"B": "kitten", "C": "kitten"})
        await guest.sit(room)
        return room, guest

    folder: Path = tmp_path_factory.mktemp("fuzz")
    with serving(folder, rooms="100000", rooms_per_guest="100000") as served:
        yield Target(served, *asyncio.run(begin(served.url)))
        assert ask(served, "GET", "/healthz")[0] == 200
        log = served.log.read_text()
    assert '"bug"' not in log and "Traceback" not in log, log[-2000:]


@PATIENT
@given(path=PATHS, method=st.sampled_from(["GET", "POST", "PUT", "DELETE"]), body=BODIES)
def test_http_gives_an_answer_of_its_own_to_whatever_it_is_sent(
    target: Target, path: str, method: str, body: object
) -> None:
    text = msgspec.json.encode(body).decode(errors="replace")
    where = path.replace("ROOM", target.room)
    status, headers, found = ask(target.served, method, where, text, Authorization=f"Bearer {target.guest.token}")
    assert status in (200, 201, 400, 401, 403, 404, 405, 409, 429), (status, found[:200])
    if status >= 400:
        assert set(msgspec.json.decode(found)) >= {"code", "text"}
    assert headers["x-content-type-options"] == "nosniff" and b"Traceback" not in found


@PATIENT
@given(messages=st.lists(MESSAGES | st.binary(max_size=200) | st.text(max_size=100), min_size=1, max_size=8))
def test_a_socket_bears_whatever_it_is_sent(target: Target, messages: list[str | bytes]) -> None:
    async def send() -> None:
        link = await open_socket(target.served.url, target.guest)
        with contextlib.suppress(WebSocketException):
            await link.send(f'{{"type":"hello","room":"{target.room}"}}')
            for message in messages:
                await link.send(message)
        await link.close()

    asyncio.run(send())


@PATIENT
@given(raw=st.lists(st.binary(max_size=60) | MESSAGES.map(lambda text: masked(text[:100])), min_size=1, max_size=6))
def test_bytes_that_are_no_frames_end_their_own_connection_only(target: Target, raw: list[bytes]) -> None:
    async def send() -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", target.served.port)
        lines = ["GET /socket HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="]
        lines += [f"Authorization: Bearer {target.guest.token}", "", ""]
        writer.write("\r\n".join(lines).encode())
        writer.writelines(raw)
        with contextlib.suppress(OSError):
            await writer.drain()
            writer.write_eof()
            await reader.read()
        writer.close()
        with contextlib.suppress(OSError):
            await writer.wait_closed()

    asyncio.run(send())


def test_after_all_that_the_room_is_still_there(target: Target) -> None:
    assert asyncio.run(still_answers(target.served.url, target.room))
