"""Frames decoded by hand equal those of a parser; silent clients are pinged and then dropped."""

import asyncio
from random import Random

from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol, Side

from kaboodle.server.context import ServerContext
from kaboodle.server.guests import Guest, GuestSigner
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.ws.flush_queue import FlushQueue
from kaboodle.server.ws.frames import decode_simple, encode_text
from kaboodle.server.ws.heartbeat import PARTS, Heartbeat
from kaboodle.server.ws.protocol import WebSocketProtocol
from tests.server.manual_clock import InstantBotPool, ManualClock, run
from tests.server.test_hostile import StuckTransport, socket_of

LARGEST = 4096
ANN = Guest(id="ann", name="ann")


def said(dice: Random) -> tuple[bytes, bytes | None]:
    """Bytes that a client may send, and the message in them, if there is one."""
    client = Protocol(Side.CLIENT)
    kind, body = dice.choice(["text", "text", "text", "pong", "ping", "part"]), dice.randbytes(dice.choice([0, 9, 300]))
    match kind:
        case "text":
            client.send_text(body)
        case "pong":
            client.send_pong(body[:100])
        case "ping":
            client.send_ping(body[:100])
        case _:
            client.send_text(body, fin=False)
            client.send_continuation(b"end", fin=True)
            body += b"end"
    return b"".join(client.data_to_send()), body if kind in ("text", "part") else None


def parsed(data: bytes) -> list[bytes]:
    """The whole messages that a parser finds."""
    server, parts, found = Protocol(Side.SERVER, max_size=LARGEST), b"", []
    server.receive_data(data)
    for event in server.events_received():
        assert isinstance(event, Frame)
        if event.opcode in (Opcode.TEXT, Opcode.CONT):
            parts += bytes(event.data)
            if event.fin:
                found.append(parts)
                parts = b""
    return found


def test_what_is_read_by_hand_and_by_a_parser_is_all_that_was_said() -> None:
    for seed in range(300):
        dice = Random(seed)
        pieces = [said(dice) for _ in range(dice.randrange(1, 6))]
        data = b"".join(raw for raw, _ in pieces)
        plain, rest = decode_simple(data, LARGEST)
        assert plain + parsed(rest) == [message for _, message in pieces if message is not None], seed


def test_bytes_cut_anywhere_or_spoiled_are_left_to_the_parser() -> None:
    dice = Random(7)
    whole = b"".join(said(dice)[0] for _ in range(4))
    for cut in range(len(whole)):
        plain, rest = decode_simple(whole[:cut], LARGEST)
        assert plain + parsed(rest) == parsed(whole[:cut])
    for _ in range(2_000):
        spoiled = bytes([*dice.randbytes(2), *whole[2:]])
        plain, rest = decode_simple(spoiled, LARGEST)
        assert plain + parsed(rest) == parsed(spoiled)


def test_a_message_that_is_too_long_or_not_masked_is_left_to_the_parser() -> None:
    client = Protocol(Side.CLIENT)
    client.send_text(b"x" * (LARGEST + 1))
    long = b"".join(client.data_to_send())
    for data in (long, b"\x81\x05hello", b"\x82\x85\0\0\0\0hello", b"\xc1\x85\0\0\0\0hello"):
        assert decode_simple(data, LARGEST) == ([], data)


def test_a_frame_of_any_length_is_read_as_it_was_made() -> None:
    for size in (0, 125, 126, 65_535, 65_536):
        client = Protocol(Side.CLIENT)
        client.receive_data(encode_text(b"y" * size))
        (event,) = client.events_received()
        assert isinstance(event, Frame) and bytes(event.data) == b"y" * size and event.opcode is Opcode.TEXT


class Counted:
    """Counts its beats."""

    def __init__(self) -> None:
        self.beats = 0

    def beat(self) -> None:
        """One more."""
        self.beats += 1


def test_everybody_has_one_beat_in_a_round_however_many_there_are() -> None:
    async def test() -> None:
        heartbeat, everybody = Heartbeat(), [Counted() for _ in range(90)]
        for n, one in enumerate(everybody):
            heartbeat.add(one)
            if n % 10 == 0:
                heartbeat.turn()
        before = [one.beats for one in everybody]
        for _ in range(PARTS):
            heartbeat.turn()
        assert [one.beats for one in everybody] == [beats + 1 for beats in before]
        heartbeat.drop(everybody[0])
        for _ in range(PARTS):
            heartbeat.turn()
        assert everybody[0].beats == before[0] + 1 and everybody[1].beats == before[1] + 2

    run(test())


def client_of(store: SqliteStore) -> tuple[WebSocketProtocol, StuckTransport]:
    """A socket whose request was answered, and its transport."""
    context = ServerContext(
        RoomRegistry(RoomDeps(store, ManualClock(), InstantBotPool(), Metrics(), Settings())), GuestSigner(b"k" * 32)
    )
    socket, transport = socket_of(context, ANN)
    transport.buffer = b""
    return socket, transport


def test_frames_of_one_turn_of_the_loop_leave_together_and_in_order() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        socket, transport = client_of(store)
        socket.write(b"[1]")
        socket.write(b"[2]")
        assert transport.buffer == b""
        await asyncio.sleep(0)
        assert transport.buffer == encode_text(b"[1]") + encode_text(b"[2]")
        socket.connection_lost(None)
        await store.close()

    run(test())


def test_what_was_said_before_a_goodbye_is_sent_before_it_and_nothing_after() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        socket, transport = client_of(store)
        socket.write(b"[1]")
        socket.shutdown()
        socket.write(b"[2]")
        await asyncio.sleep(0)
        assert transport.buffer == encode_text(b"[1]") + b"\x88\x02" + (1012).to_bytes(2, "big")
        socket.connection_lost(None)
        await store.close()

    run(test())


def test_nothing_is_written_to_a_client_that_is_gone_by_then() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        socket, transport = client_of(store)
        socket.write(b"[1]")
        transport.abort()
        socket.connection_lost(None)
        await asyncio.sleep(0)
        assert transport.buffer == b""
        await store.close()

    run(test())


class Sends:
    """Sends, or fails to."""

    def __init__(self, *, fails: bool) -> None:
        self.fails = fails
        self.sent = 0

    def send_unsent(self) -> None:
        """One more, or an error."""
        if self.fails:
            raise ValueError
        self.sent += 1


def test_a_client_that_cannot_be_sent_to_keeps_no_other_waiting() -> None:
    async def test() -> None:
        flush_queue, everybody = FlushQueue(), [Sends(fails=n == 1) for n in range(3)]
        for _ in range(2):
            for one in everybody:
                flush_queue.add(one)
            await asyncio.sleep(0)
        assert [one.sent for one in everybody] == [2, 0, 2]

    run(test())


def test_who_says_nothing_is_asked_once_and_then_gone() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        socket, transport = client_of(store)
        for _ in range(3):
            transport.buffer = b""
            socket.beat()
            assert transport.buffer == b""
            socket.beat()
            assert transport.buffer == b"\x89\x00"
            socket.data_received(b"\x8a\x80" + bytes(4))  # the pong
        for _ in range(3):
            assert not transport.closed
            socket.beat()
        assert transport.closed
        socket.connection_lost(None)
        await store.close()

    run(test())
