"""Room updates: encoded once for all connections, small, and complete for everybody."""

from random import Random

import msgspec
import pytest

from kaboodle.server import wire
from kaboodle.server.rooms.broadcast import public_room
from kaboodle.server.wire import ClockRule
from tests.playing import TABLES, deal, mixed
from tests.server.manual_clock import RoomDriver, begin, open_room, run

QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
PEOPLE = ("ann", "ben", "cat")


def added_up(driver: RoomDriver, name: str) -> wire.PublicRoom:
    """The room as somebody knows it from all messages about it."""
    state = driver.all(name, wire.WelcomeMessage)[0].room
    for message in driver.heard[name]:
        if isinstance(message, wire.WelcomeMessage | wire.RoomMessage):
            state = message.room
        elif isinstance(message, wire.StageMessage):
            state = msgspec.structs.replace(state, stage=message.stage, game=message.game)
    return state


def assert_known(driver: RoomDriver) -> None:
    """Everybody who is here knows the room as it is."""
    for name in driver.links:
        assert added_up(driver, name) == public_room(driver.room.state, driver.room.presence.seats_here())


def test_what_everybody_hears_of_a_room_adds_up_to_the_room() -> None:
    async def test() -> None:
        driver, dice = await open_room(clock=QUIET), Random(3)
        await begin(driver, *PEOPLE)
        await driver.enter("eve", watch=True)
        assert_known(driver)
        await driver.say("ann", wire.PauseRequest())
        assert_known(driver)
        await driver.say("ann", wire.PauseRequest(on=False))
        names = dict(zip("ABC", PEOPLE, strict=True))
        while not driver.table.over:
            seat, move = mixed(driver.table, dice)
            await driver.move(names[seat], move)
        assert_known(driver)
        await driver.leave("cat")
        assert_known(driver)
        await driver.say("ann", wire.StartRequest())
        assert_known(driver)
        assert driver.last("eve", wire.StageMessage) == wire.StageMessage(stage="sealed", game=2)
        assert len(driver.all("eve", wire.RoomMessage)) == 3, (
            "stages of a game are told in one line, the rest as a whole"
        )

    run(test())


def test_everybody_gets_their_own_stream_whoever_else_gets_the_same_bytes() -> None:
    async def test() -> None:
        driver, dice = await open_room(clock=QUIET), Random(8)
        await begin(driver, *PEOPLE)
        await driver.enter("eve", watch=True)
        names = dict(zip("ABC", PEOPLE, strict=True))
        while not driver.table.over:
            seat, move = mixed(driver.table, dice)
            await driver.move(names[seat], move)
        seats: dict[str, str | None] = {"ann": "A", "ben": "B", "cat": "C", "eve": None}
        for name, own in seats.items():
            heard = [event for message in driver.all(name, wire.EventsMessage) for event in message.events]
            assert tuple(heard) == driver.table.stream(own)[-len(heard) :] and heard[-1].n == driver.table.count_seen(
                own
            )
        assert driver.table.stream("A") != driver.table.stream("B")

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
            message = wire.EventsMessage(game=7, events=table.stream(seat, since))
            assert wire.encode_events(7, table.stream_json(seat, since)) == wire.encode(message)
        if table.over:
            break
        table.play(*mixed(table, dice))
