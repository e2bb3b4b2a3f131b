"""The wire types: an invalid message is refused with a sentence."""

import contextlib
from typing import get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kaboodle import client
from kaboodle.bots.levels import LEVELS
from kaboodle.server import wire
from kaboodle.server.http import schemas
from kaboodle.server.wire import Code, Refusal, decode, encode

GOOD = [
    wire.HelloRequest(room="abcd", game=2, seen=17, views="always"),
    wire.MoveRequest(id="x-1", game=1, ask=5, move="favor>B"),
    wire.EntropyRequest(game=1, text="abc"),
    wire.CommitRequest(game=1, hash="0a" * 32),
    wire.StartRequest(),
    wire.SayRequest(text="hello"),
]
BAD = [
    b"",
    b"\xff\xfe",
    b"null",
    b"[]",
    b"{}",
    b'{"type":"welcome"}',
    b'{"type":"move","id":"1","game":1,"ask":1}',
    b'{"type":"move","id":"","game":1,"ask":1,"move":"draw"}',
    b'{"type":"move","id":"1","game":1,"ask":"1","move":"draw"}',
    b'{"type":"move","id":"1","game":1,"ask":1,"move":"draw","seat":"B"}',
    b'{"type":"hello","room":"../../etc"}',
    b'{"type":"hello","room":"abcd","seen":1e400}',
    b'{"type":"bot","seat":"AB"}',
    b'{"type":"entropy","game":1,"text":"a b"}',
    b'{"type":"commit","game":1,"hash":"abc"}',
    b"[" * 4000,
]


@pytest.mark.parametrize("message", GOOD, ids=lambda message: type(message).__name__)
def test_a_message_comes_back_as_it_was(message: wire.FromClient) -> None:
    assert decode(encode(message)) == message


@pytest.mark.parametrize("raw", BAD, ids=lambda raw: raw[:40].decode("latin-1"))
def test_what_is_no_message_is_refused(raw: bytes) -> None:
    with pytest.raises(Refusal) as refused:
        decode(raw)
    assert refused.value.code == Code.UNREADABLE


@given(st.binary(max_size=200))
def test_random_bytes_are_refused_or_read_never_anything_else(raw: bytes) -> None:
    with contextlib.suppress(Refusal):
        decode(raw)


def test_events_and_states_of_the_table_have_no_message() -> None:
    """Of the table only `Seen` and views can be sent."""
    text = msgspec.json.encode(msgspec.json.schema(wire.FromServer)).decode()
    assert '"audience"' not in text and '"told"' not in text and '"Seen"' in text


def test_bots_have_the_same_levels_everywhere() -> None:
    assert get_args(wire.Level) == LEVELS and {wire.BotRequest(seat="A").level} == {schemas.PlayNow(edition="x").level}


def test_the_client_reads_only_fields_that_messages_have() -> None:
    sent = {field.name for kind in get_args(wire.FromServer) for field in msgspec.structs.fields(kind)}
    read = {field.name for field in msgspec.structs.fields(client.ServerMessage)} - {"type"}
    assert read <= sent, f"the server never sends {read - sent}"


@pytest.mark.parametrize("kind", get_args(wire.FromServer), ids=lambda kind: kind.__name__)
def test_the_client_gives_each_field_a_type_that_takes_what_is_sent(kind: type[msgspec.Struct]) -> None:
    read = {field.name: field.type for field in msgspec.structs.fields(client.ServerMessage)}
    for field in msgspec.structs.fields(kind):
        if field.name in read and field.name not in ("room", "code", "ask"):
            sent = set(get_args(field.type)) or {field.type}
            taken = set(get_args(read[field.name])) or {read[field.name]}
            assert sent <= taken or field.type == read[field.name], f"{kind.__name__}.{field.name}"
