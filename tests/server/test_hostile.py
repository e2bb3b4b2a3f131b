"""Hostile clients: they are refused with a reason, and others are not affected."""

import asyncio
import contextlib
import http.client
import secrets
from collections import Counter
from pathlib import Path
from random import Random

import msgspec
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kaboodle.client import Client
from kaboodle.core.record import Record, verify
from kaboodle.server import wire
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import Guest as Identity
from kaboodle.server.guests import GuestSigner
from kaboodle.server.http.schemas import NewRoom
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.ws.protocol import TOO_MUCH, TOO_SLOW, WebSocketProtocol
from tests.server.manual_clock import InstantBotPool, ManualClock, open_room, run
from tests.server.process import Served, people, scrape, serving, whole_game


async def open_socket(url: str, guest: Client, **headers: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {guest.token}"} | headers
    return await connect(url.replace("http", "ws", 1) + "/socket", additional_headers=headers, proxy=None)


async def answers(
    link: ClientConnection, patience: float = 30, until: type[wire.FromServer] | None = None
) -> list[wire.FromServer]:
    """The messages until the server closes the connection, sends a given one, or is silent for some seconds."""
    heard: list[wire.FromServer] = []
    with contextlib.suppress(TimeoutError, ConnectionClosed):
        while not any(type(message) is until for message in heard):
            heard += wire.FRAME_DECODER.decode(await asyncio.wait_for(link.recv(), patience))
    await link.close()
    return heard


def nasty(room: str, dice: Random) -> list[str | bytes]:
    """Messages that no client of ours sends."""
    good = f'{{"type":"hello","room":"{room}"}}'
    return [
        dice.randbytes(200),
        "",
        "null",
        "[" * 4000,
        '{"type":"' + "x" * 3000 + '"}',
        '{"type":"move","id":1,"game":"x","ask":[],"move":{}}',
        '{"type":"move","id":"a","game":1,"ask":99999999999999999999999,"move":"draw"}',
        '{"type":"move","id":"a","game":1,"ask":1,"move":"draw","seat":"A"}',
        '{"type":"move","id":"a","game":1,"ask":1,"move":"draw"}',
        '{"type":"start"}',
        '{"type":"remove","seat":"A"}',
        '{"type":"bot","seat":"I"}',
        '{"type":"host","seat":"I"}',
        '{"type":"entropy","game":1,"text":"mine"}',
        '{"type":"commit","game":1,"hash":"' + "ab" * 32 + '"}',
        '{"type":"reclaim"}',
        '{"type":"leave"}',
        '{"type":"say","text":"\\u202e\\u0000"}',
        '{"type":"look"}',
        good,
        good.replace("}", ',"key":"' + "A" * 32 + '"}'),
    ]


async def attack(url: str, room: str, seed: int) -> list[wire.FromServer]:
    """One hostile client in somebody else's room; what it was told."""
    dice = Random(seed)
    guest = await Client.new(url, "eve")
    link = await open_socket(url, guest)
    if dice.random() < 0.7:
        await link.send(f'{{"type":"hello","room":"{room}"}}')
    with contextlib.suppress(ConnectionClosed):
        for message in dice.sample(nasty(room, dice), 12):
            await link.send(message)
    return await answers(link, 0.5)


def test_hostile_clients_do_not_disturb_games_in_their_own_room_or_in_others(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guests = await people(url, 3)
        rooms = [await guests[0].create("original", 3) for _ in range(3)]
        games = [asyncio.ensure_future(whole_game(guests, room, n)) for n, room in enumerate(rooms)]
        heard = await asyncio.gather(*[attack(url, rooms[seed % 2], seed) for seed in range(40)])
        await asyncio.gather(*games)
        for room in rooms:
            found = msgspec.convert(await guests[0].request("GET", f"/api/rooms/{room}/games/1"), Record)
            assert verify(found) == []
        said = [message for messages in heard for message in messages]
        assert {type(message) for message in said} <= {
            *(
                wire.WelcomeMessage,
                wire.RoomMessage,
                wire.RefusedMessage,
                wire.ViewMessage,
                wire.EventsMessage,
                wire.ClockMessage,
                wire.RevealedMessage,
            ),
            *(wire.StageMessage, wire.SealedMessage, wire.CommittedMessage, wire.DealtMessage, wire.SaidMessage),
        }
        assert all(message.seat is None for message in said if isinstance(message, wire.WelcomeMessage))
        assert not any("Traceback" in m.text or ".py" in m.text for m in said if isinstance(m, wire.RefusedMessage))

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        assert "bug" not in served.log.read_text()


def test_a_message_that_is_too_long_closes_its_connection_only(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guest = await Client.new(url, "eve")
        room = await guest.create("mantis", 2)
        link, other = await open_socket(url, guest), await open_socket(url, guest)
        for end in (link, other):
            await end.send(f'{{"type":"hello","room":"{room}"}}')
        await link.send('{"type":"say","text":"' + "x" * 100_000 + '"}')
        await answers(link)
        assert link.close_code == 1009
        await other.send('{"type":"say","text":"still here"}')
        assert any(isinstance(message, wire.SaidMessage) for message in await answers(other, until=wire.SaidMessage))

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


def test_a_flood_is_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    async def flood(link: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(2_000):
                await link.send('{"type":"look"}')

    async def test(url: str) -> None:
        guest = await Client.new(url, "eve")
        room = await guest.create("mantis", 2)
        link = await open_socket(url, guest)
        await link.send(f'{{"type":"hello","room":"{room}"}}')
        _, heard = await asyncio.gather(flood(link), answers(link))
        codes = [message.code for message in heard if isinstance(message, wire.RefusedMessage)]
        assert wire.Code.SLOW_DOWN in codes and len(codes) < 200 and link.close_code == TOO_MUCH

    with serving(tmp_path, messages_per_second="20") as served:
        asyncio.run(test(served.url))


def test_a_room_is_not_changed_without_end() -> None:
    async def test() -> None:
        driver = await open_room("original")
        await driver.sit("eve")
        for _ in range(200):
            await driver.say("eve", wire.RenameRequest(name="eve"))
        lines = driver.room.state.length
        assert lines < 100 and driver.last("eve", wire.RefusedMessage).code == wire.Code.SLOW_DOWN
        await driver.pass_time(1_000)
        await driver.say("eve", wire.RenameRequest(name="mallory"))
        assert driver.room.state.length == lines + 1

    run(test())


def test_an_address_that_asks_too_often_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, requests_per_second="1") as served:
        found = [ask(served, "GET", "/api/rooms")[0] for _ in range(60)]
    assert set(found) == {200, 429} and found[:4] == [200] * 4


def test_an_address_that_wants_games_worked_out_without_end_is_slowed_down(tmp_path: Path) -> None:
    with serving(tmp_path, replays_per_minute="3") as served:
        found = [ask(served, "GET", f"/api/replays/{n}")[0] for n in range(9)]
        assert ask(served, "GET", "/api/rooms/nowhere/games/1")[0] == 429
        assert ask(served, "GET", "/api/rooms")[0] == 200
    assert found[:3] == [404] * 3 and found.count(429) > 3


def test_idle_sockets_are_limited_closed_and_leave_room_for_others(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guest = await Client.new(url, "eve")
        links = [await open_socket(url, guest) for _ in range(40)]
        heard = await asyncio.gather(*[answers(link) for link in links])
        texts = Counter(
            message.text for messages in heard for message in messages if isinstance(message, wire.RefusedMessage)
        )
        assert texts == {"too many connections from one address": 10, "no `hello` came": 30}
        room = await guest.create("mantis", 2, bots={"B": "kitten"})
        assert (await whole_game([guest], room, 1))[0].winners

    with serving(tmp_path, connections_per_address="30", hello_within="5000") as served:
        asyncio.run(test(served.url))


def test_a_page_of_another_site_is_refused_and_our_own_is_not(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        guest = await Client.new(url, "ann")
        link = await open_socket(url, guest, Origin="https://evil.example")
        assert [m.code for m in await answers(link) if isinstance(m, wire.RefusedMessage)] == [wire.Code.ORIGIN]
        own = await open_socket(url, guest, Origin=url)
        await own.send('{"type":"hello","room":"nothere"}')
        assert [m.code for m in await answers(own) if isinstance(m, wire.RefusedMessage)] == [wire.Code.NO_ROOM]

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))
        status, _, body = ask(served, "POST", "/api/guest", '{"name":"x"}', Origin="https://evil.example")
        assert (status, msgspec.json.decode(body)["code"]) == (403, "origin")


def ask(served: Served, method: str, path: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], bytes]:
    link = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60)
    link.request(method, path, body.encode() or None, headers)
    answer = link.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    link.close()
    return found


def test_http_answers_whatever_comes_in_words_without_traces(tmp_path: Path) -> None:
    bodies = ["", "null", "[]", "{", '{"name":1}', '{"name":""}', '{"name":"a","more":1}', "[" * 5000, "x" * 20_000]
    rooms = ['{"edition":"chess","players":2}', '{"edition":"original","players":99}', '{"edition":"original"}']
    paths = [
        "/api/",
        "/api",
        "/api/rooms/..%2f..%2fetc",
        "/static/../secret.db",
        "/api/rooms/" + "x" * 2_000,
        "/socket",
    ]
    with serving(tmp_path) as served:
        token = msgspec.json.decode(ask(served, "POST", "/api/guest", '{"name":"ann"}')[2])["token"]
        mine = {"Authorization": f"Bearer {token}"}
        found = [ask(served, "POST", "/api/guest", body) for body in bodies]
        found += [ask(served, "POST", "/api/rooms", body, **mine) for body in (*bodies, *rooms)]
        found += [ask(served, method, path, **mine) for path in paths for method in ("GET", "POST", "DELETE")]
        for forged in (
            "",
            "x",
            "x.y",
            token[:-2] + "zz",
            token.replace(".", "A."),
            "\xe9.\xe9",
            secrets.token_hex(500),
        ):
            found.append(ask(served, "POST", "/api/rooms", "{}", Authorization=f"Bearer {forged}"))
            assert found[-1][0] == 401
        for status, headers, body in found:
            assert 400 <= status < 500, body
            assert b"Traceback" not in body and b".py" not in body
            assert headers["content-security-policy"].startswith("default-src 'self'")
            assert headers["x-content-type-options"] == "nosniff"
        assert "bug" not in served.log.read_text()


def test_a_cookie_is_an_identity_and_no_script_can_read_it(tmp_path: Path) -> None:
    with serving(tmp_path, secure="true") as served:
        _, headers, _ = ask(served, "POST", "/api/guest", '{"name":"ann"}')
        cookie = headers["set-cookie"]
        assert all(flag in cookie for flag in ("HttpOnly", "SameSite=lax", "Secure", "Path=/"))
        status, _, body = ask(
            served, "POST", "/api/rooms", '{"edition":"mantis","players":2}', Cookie=cookie.split(";")[0]
        )
        assert status == 201 and msgspec.json.decode(body)["room"]


def test_no_key_secret_or_card_is_in_the_log_and_health_and_metrics_answer(tmp_path: Path) -> None:
    async def test(url: str) -> tuple[str, str]:
        guests = await people(url, 2)
        room = await guests[0].create("original", 2)
        _, key = await guests[0].sit(room)
        await whole_game(guests, room, 3)
        record = await guests[0].request("GET", f"/api/rooms/{room}/games/1")
        return key, record["secret"]

    with serving(tmp_path) as served:
        key, secret = asyncio.run(test(served.url))
        assert ask(served, "GET", "/healthz")[0] == 200
        text = scrape(served.metrics_port)
        served.stop()
    log = served.log.read_text()
    assert key not in log and secret not in log and "defuse" not in log
    values = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert float(values["kaboodle_rooms"]) == 1 and float(values["kaboodle_decisions_total"]) > 5
    assert float(values["kaboodle_store_up"]) == 1 and float(values["kaboodle_store_seconds"]) > 0


class StuckTransport(asyncio.Transport):
    """To a client that reads nothing: all that is written to it stays in its buffer."""

    def __init__(self) -> None:
        super().__init__()
        self.buffer = b""
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Into the buffer."""
        self.buffer += bytes(data)

    def get_write_buffer_size(self) -> int:
        """All of it."""
        return len(self.buffer)

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """It says nothing of its own accord."""

    def abort(self) -> None:
        """Gone."""
        self.closed = True

    def is_closing(self) -> bool:
        """Whether it is gone."""
        return self.closed


def socket_of(context: ServerContext, guest: Identity) -> tuple[WebSocketProtocol, StuckTransport]:
    """A socket that a guest has asked for and got, and its transport."""
    socket, transport = WebSocketProtocol(Config("x"), ServerState(), {"context": context}), StuckTransport()
    socket.connection_made(transport)
    headers = {"Host": "localhost", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
    headers |= {"Sec-WebSocket-Key": "A" * 22 + "==", "Authorization": f"Bearer {context.access.new_token(guest)}"}
    lines = [f"{name}: {value}" for name, value in headers.items()]
    socket.data_received("\r\n".join(["GET /socket HTTP/1.1", *lines, "", ""]).encode())
    return socket, transport


def masked(text: str) -> bytes:
    """A client's frame, masked with zeros."""
    size = bytes([128 | len(text)]) if len(text) < 126 else bytes([254]) + len(text).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + text.encode()


def test_a_slow_reader_is_dropped_and_not_buffered_for_ever() -> None:
    async def test() -> None:
        deps = RoomDeps(SqliteStore(":memory:"), ManualClock(), InstantBotPool(), Metrics(), Settings(outbox=20_000))
        context = ServerContext(RoomRegistry(deps), GuestSigner(b"k" * 32))
        slow = context.guests.new("slow")
        room = await context.registry.create(slow, NewRoom(edition="mantis", players=2))
        socket, transport = socket_of(context, slow)
        socket.data_received(masked(f'{{"type":"hello","room":"{room.code}"}}'))
        while not room.presence.connections:
            await asyncio.sleep(0)
        while context.metrics.dropped == 0 and len(transport.buffer) < 100_000:
            room.presence.connections[0].send(wire.SaidMessage(name="ann", text="on and on"))
            room.presence.connections[0].flush()
        assert context.metrics.dropped == 1 and len(transport.buffer) < 21_000
        assert transport.buffer.endswith(b"\x88\x02" + TOO_SLOW.to_bytes(2, "big"))
        socket.connection_lost(None)
        while room.presence.connections:
            await asyncio.sleep(0)
        assert context.metrics.connections == 0
        await context.registry.stop()
        await deps.store.close()

    asyncio.run(test())


def test_a_socket_without_identity_is_refused(tmp_path: Path) -> None:
    async def test(url: str) -> None:
        link = await open_socket(url, Client(url, "forged.token"))
        assert [m.code for m in await answers(link) if isinstance(m, wire.RefusedMessage)] == [wire.Code.WHO]
        with pytest.raises(InvalidStatus):
            await connect(url.replace("http", "ws", 1) + "/elsewhere", proxy=None)

    with serving(tmp_path) as served:
        asyncio.run(test(served.url))


async def still_answers(url: str, room: str) -> bool:
    """Whether a newcomer is welcomed in a room."""
    link = await open_socket(url, await Client.new(url, "new"))
    await link.send(f'{{"type":"hello","room":"{room}"}}')
    return any(isinstance(message, wire.WelcomeMessage) for message in await answers(link, until=wire.WelcomeMessage))
