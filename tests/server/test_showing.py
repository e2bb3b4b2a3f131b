"""What a room shows: encoded once for many, in few bytes, and still the whole of it for everybody."""

from random import Random

import msgspec
import pytest

from kaboodle.server import wire
from kaboodle.server.showing import room_state
from kaboodle.server.wire import ClockRule
from tests.playing import TABLES, deal, mixed
from tests.server.wax import WaxRoom, begin, open_room, run

QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
PEOPLE = ("ann", "ben", "cat")


def added_up(wax: WaxRoom, name: str) -> wire.RoomState:
    """The room as somebody knows it from all messages about it."""
    state = wax.all(name, wire.Welcome)[0].room
    for message in wax.heard[name]:
        if isinstance(message, wire.Welcome | wire.Room):
            state = message.room
        elif isinstance(message, wire.Reached):
            state = msgspec.structs.replace(state, stage=message.stage, game=message.game)
    return state


def assert_known(wax: WaxRoom) -> None:
    """Everybody who is here knows the room as it is."""
    for name in wax.links:
        assert added_up(wax, name) == room_state(wax.room.ledger, wax.room.presence.seats_here())


def test_what_everybody_hears_of_a_room_adds_up_to_the_room() -> None:
    async def test() -> None:
        wax, dice = await open_room(clock=QUIET), Random(3)
        await begin(wax, *PEOPLE)
        await wax.enter("eve", watch=True)
        assert_known(wax)
        await wax.say("ann", wire.Pause())
        assert_known(wax)
        await wax.say("ann", wire.Pause(on=False))
        names = dict(zip("ABC", PEOPLE, strict=True))
        while not wax.table.over:
            seat, move = mixed(wax.table, dice)
            await wax.move(names[seat], move)
        assert_known(wax)
        await wax.leave("cat")
        assert_known(wax)
        await wax.say("ann", wire.Start())
        assert_known(wax)
        assert wax.last("eve", wire.Reached) == wire.Reached(stage="sealed", game=2)
        assert len(wax.all("eve", wire.Room)) == 3, "stages of a game are told in one line, the rest as a whole"

    run(test())


def test_everybody_gets_their_own_stream_whoever_else_gets_the_same_bytes() -> None:
    async def test() -> None:
        wax, dice = await open_room(clock=QUIET), Random(8)
        await begin(wax, *PEOPLE)
        await wax.enter("eve", watch=True)
        names = dict(zip("ABC", PEOPLE, strict=True))
        while not wax.table.over:
            seat, move = mixed(wax.table, dice)
            await wax.move(names[seat], move)
        seats: dict[str, str | None] = {"ann": "A", "ben": "B", "cat": "C", "eve": None}
        for name, own in seats.items():
            heard = [event for message in wax.all(name, wire.Events) for event in message.events]
            assert tuple(heard) == wax.table.stream(own)[-len(heard) :] and heard[-1].n == wax.table.count_seen(own)
        assert wax.table.stream("A") != wax.table.stream("B")

    run(test())


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES[::4])
def test_moves_listed_in_one_walk_are_the_moves_listed_one_by_one(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    table, dice = deal(slug, players, chosen, 5), Random(5)
    for _ in range(150):
        if table.over:
            break
        family, game = table.family, table.game
        for index in game.waiting:
            one_by_one = [(family.move_text(game, stages), stages) for stages in family.whole_moves(game, index)]
            assert list(family.list_moves(game, index).items()) == one_by_one
        table.play(*mixed(table, dice))


@pytest.mark.parametrize(("slug", "players", "chosen"), TABLES[::4])
def test_events_written_beforehand_are_the_bytes_that_the_message_itself_would_be(
    slug: str, players: int, chosen: dict[str, str]
) -> None:
    table, dice = deal(slug, players, chosen, 6), Random(6)
    for since in range(60):
        for seat in (*table.seats, None):
            message = wire.Events(game=7, events=table.stream(seat, since))
            assert wire.events(7, table.stream_json(seat, since)) == wire.encode(message)
        if table.over:
            break
        table.play(*mixed(table, dice))
