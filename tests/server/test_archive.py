"""Archived games: lists of one's games, replays from any seat, files that verify."""

import msgspec
import pytest

import kaboodle
from kaboodle.core.errors import PositionError
from kaboodle.core.record import record_of, replay, verify
from kaboodle.core.replay import EVERYTHING, WATCHING, steps_of
from kaboodle.server import wire
from kaboodle.server.http.archive_queries import ArchiveQueries
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.archive import replay_id
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.wire import Code, Refusal
from tests.server.manual_clock import SECRET, InstantBotPool, RoomDriver, begin, open_room, run
from tests.server.test_rooms import QUIET, TURN, play_out


def shelf_of(driver: RoomDriver) -> ArchiveQueries:
    return ArchiveQueries(
        RoomRegistry(
            RoomDeps(driver.store, driver.clock, InstantBotPool(), Metrics(), Settings()), driver.room.state.dealer
        )
    )


async def finished(edition: str) -> RoomDriver:
    driver = await open_room(edition, 2, clock=QUIET)
    await begin(driver, "ann", "ben")
    await play_out(driver, "ann", "ben")
    return driver


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_a_finished_game_is_seen_again_through_any_eyes_and_its_file_verifies(edition: str) -> None:
    async def test() -> None:
        driver = await finished(edition)
        told = driver.last("ben", wire.RevealedMessage)
        archive = shelf_of(driver)
        shelved = await archive.find(told.replay)
        assert verify(shelved.record) == [] and shelved.summary.names == ("ann", "ben")
        table = replay(shelved.record)
        for eyes, seat in (("A", "A"), ("B", "B"), (WATCHING, None)):
            again = await archive.replay(told.replay, eyes)
            events = tuple(event for step in again.steps for event in step.events)
            assert events == table.stream(seat) and again.steps[-1].view == table.view(seat)
            assert all(step.move is None or step.seat == seat for step in again.steps)
            assert all(step.events or step.seat == seat for step in again.steps)
            assert not any(step.hands or step.pile for step in again.steps)
        whole = await archive.replay(told.replay, EVERYTHING)
        assert tuple((step.seat, step.move) for step in whole.steps[1:]) == tuple(table.moves)
        assert [event.card for step in whole.steps for event in step.events] == [event.card for event in table.history]
        assert whole.steps[0].pile and (edition == "mantis") == (whole.steps[0].hands == {})

    run(test())


def test_the_id_of_a_replay_is_told_only_when_the_game_is_over() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.move("ann", "draw")
        assert replay_id(SECRET) not in str(driver.heard)
        with pytest.raises(Refusal) as refused:
            await shelf_of(driver).find(replay_id(SECRET))
        assert refused.value.code == Code.NO_ROOM

    run(test())


def test_a_game_that_goes_on_is_not_replayed_and_eyes_must_be_there() -> None:
    table = kaboodle.new("mantis", 2, 1)
    with pytest.raises(PositionError, match="not over"):
        next(steps_of(record_of(table), "A"))
    while not table.over:
        table.play(table.waiting[0], table.default(table.waiting[0]))
    with pytest.raises(PositionError, match="no seat 'C'"):
        next(steps_of(record_of(table), "C"))


def test_my_games_say_whose_turn_it_is_and_who_has_won() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        archive = shelf_of(driver)
        (mine,) = await archive.games_of("ann")
        (his,) = await archive.games_of("ben")
        assert (mine.stage, mine.asked, mine.yours, mine.seat) == ("playing", "A", True, "A")
        assert (his.asked, his.yours, his.seat, his.replay) == ("A", False, "B", None)
        await driver.move("ann", "favor>B")
        (mine,) = await archive.games_of("ann")
        (his,) = await archive.games_of("ben")
        assert (mine.asked, mine.yours, his.asked, his.yours) == (None, False, None, True)
        assert await archive.games_of("eve") == []
        await driver.say("ben", wire.LeaveRequest())
        (his,) = await archive.games_of("ben")
        assert "B" in driver.table.waiting and not his.yours, "what a bot has answered in his place is not his to know"

    run(test())


def test_a_finished_game_is_in_the_lists_of_all_who_played_it() -> None:
    async def test() -> None:
        driver = await finished("mantis")
        for name, seat in (("ann", "A"), ("ben", "B")):
            (game,) = await shelf_of(driver).games_of(name)
            assert (game.stage, game.seat, game.names, game.yours) == ("over", seat, ("ann", "ben"), False)
            assert (
                game.winners == driver.table.winners and game.replay == driver.last(name, wire.RevealedMessage).replay
            )

    run(test())


def test_a_kept_game_takes_little_room() -> None:
    async def test() -> None:
        driver = await finished("mantis")
        packed = await driver.store.archived(replay_id(SECRET))
        assert packed is not None
        assert len(packed) < len(msgspec.json.encode(record_of(driver.table))) / 2

    run(test())
