"""Rooms and guests: seats, the host, fair deals, retries, leaving and returning."""

import asyncio
from collections.abc import Callable

import pytest

from kaboodle.core.fairness import commitment_of
from kaboodle.core.record import record_of, verify
from kaboodle.server import wire
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.inbox import SeatRequest
from kaboodle.server.rooms.log import DECODER, Moved
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.store.base import LogRow, PendingAppend, StoreError
from kaboodle.server.wire import ClockRule, Code
from tests.server.manual_clock import SECRET, RoomDriver, add_entropy, begin, hash_of, live, open_room, run

DAYS = ClockRule(decision=86_400_000, bank=0, window=3_600_000, absent=0)
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


async def play_out(driver: RoomDriver, *names: str) -> None:
    """Everybody answers what they are asked with its default, bots included, until the game is over."""
    while driver.room.state.stage == "playing":
        seat = driver.table.waiting[0]
        name = driver.room.state.seats[seat].name
        if name in names:
            await driver.move(name, driver.table.default(seat))
        else:
            await driver.pass_time(2_000)


def refused(driver: RoomDriver, name: str) -> Code:
    return driver.last(name, wire.RefusedMessage).code


def test_people_sit_where_they_like_and_everybody_sees_it() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann", "B")
        await driver.sit("ben")
        await driver.enter("eve")
        assert [driver.last(name, wire.WelcomeMessage).seat for name in ("ann", "ben", "eve")] == ["B", "A", None]
        assert {type(heard[0]) for heard in driver.heard.values()} == {
            wire.WelcomeMessage
        }  # before all else about the room
        assert [(seat.seat, seat.name, seat.here) for seat in driver.last("eve", wire.WelcomeMessage).room.seats] == [
            ("A", "ben", True),
            ("B", "ann", True),
            ("C", None, False),
        ]
        await driver.say("ben", wire.LeaveRequest())
        assert driver.last("ben", wire.WelcomeMessage).seat is None
        assert driver.last("ann", wire.RoomMessage).room.seats[0].name is None

    run(test())


def test_only_the_host_starts_and_only_when_every_seat_is_filled() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.say("ben", wire.StartRequest())
        assert refused(driver, "ben") == Code.NOT_HOST
        await driver.say("ann", wire.StartRequest())
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.say("ben", wire.BotRequest(seat="C"))
        assert refused(driver, "ben") == Code.NOT_HOST
        await driver.say("ann", wire.BotRequest(seat="C"))
        await driver.say("ann", wire.StartRequest())
        assert driver.room.state.stage == "sealed"

    run(test())


def test_the_server_is_bound_before_anybody_adds_and_the_record_verifies() -> None:
    async def test() -> None:
        driver = await open_room(clock=QUIET)
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.say("ann", wire.BotRequest(seat="C"))
        await driver.say("ann", wire.StartRequest())
        bound = driver.last("ben", wire.SealedMessage).commitment
        assert bound == commitment_of(SECRET) and driver.room.state.table is None
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.say("ann", wire.CommitRequest(game=1, hash=hash_of(driver, "ann", "mine")))
        await driver.say("ann", wire.CommitRequest(game=1, hash=hash_of(driver, "ann", "again")))
        assert refused(driver, "ann") == Code.NOT_NOW
        await driver.say("ben", wire.CommitRequest(game=1, hash=hash_of(driver, "ben", "yours")))
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        await driver.say("ben", wire.EntropyRequest(game=1, text="yours"))
        assert driver.last("ann", wire.DealtMessage).entropy == ("mine", "yours", "")
        await play_out(driver, "ann", "ben")
        told = driver.last("ben", wire.RevealedMessage)
        assert commitment_of(bytes.fromhex(told.secret)) == bound and told.winners == driver.table.winners
        record = record_of(driver.table)
        assert verify(record) == [] and record.entropy == ("mine", "yours", "")

    run(test())


def test_whoever_adds_nothing_holds_up_the_deal_only_for_a_while() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.say("ann", wire.BotRequest(seat="C"))
        await driver.say("ann", wire.StartRequest())
        await driver.say("ann", wire.CommitRequest(game=1, hash=hash_of(driver, "ann", "mine")))
        await driver.pass_time(driver.room.deps.settings.entropy_within - 1)
        assert driver.room.state.table is None
        await driver.pass_time(1)
        await driver.say("ann", wire.EntropyRequest(game=1, text="mine"))
        assert driver.table.moves == [] and driver.last("ben", wire.DealtMessage).entropy == ("mine", "", "")

    run(test())


def test_a_retry_is_acknowledged_again_and_made_once() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        ask = driver.table.ask_id
        for _ in range(3):
            await driver.move("ann", "favor>B", id="one", ask=ask)
        assert [ack.id for ack in driver.all("ann", wire.AckMessage)] == ["one"] * 3
        assert driver.table.moves == [("A", "favor>B")]

    run(test())


@pytest.mark.parametrize(
    ("name", "move", "code"),
    [
        ("ben", "draw", Code.ILLEGAL),
        ("ann", "skip", Code.ILLEGAL),
        ("ann", "fly", Code.INVALID),
        ("eve", "draw", Code.NOT_SEATED),
    ],
)
def test_moves_of_others_and_moves_that_are_none_change_nothing(name: str, move: str, code: str) -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        await driver.enter("eve")
        before, lines = driver.table.position, driver.room.state.length
        await driver.move(name, move, id="bad")
        assert (refused(driver, name), driver.last(name, wire.RefusedMessage).id) == (code, "bad")
        assert (driver.table.position, driver.room.state.length) == (before, lines) and driver.all(
            name, wire.AckMessage
        ) == []

    run(test())


def test_an_answer_to_an_old_ask_or_game_is_stale() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN)
        await begin(driver, "ann", "ben", "cat")
        ask = driver.table.ask_id
        await driver.move("ann", "draw")
        await driver.move("ann", "draw", ask=ask)
        assert refused(driver, "ann") == Code.STALE and driver.last("ann", wire.RefusedMessage).rule == "B-18"
        await driver.say("ben", wire.MoveRequest(id="x", game=7, ask=driver.table.ask_id, move="draw"))
        assert refused(driver, "ben") == Code.STALE

    run(test())


def test_leaving_in_a_game_hands_the_seat_to_a_bot_for_good() -> None:
    async def test() -> None:
        driver = await open_room(clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.say("ben", wire.LeaveRequest())
        left = driver.last("ann", wire.RoomMessage).room.seats[1]
        assert left.bot == "cat" and left.left and not driver.last("ann", wire.RoomMessage).room.seats[0].left
        assert (
            driver.last("ben", wire.WelcomeMessage).seat is None and not driver.last("ben", wire.WelcomeMessage).barred
        )
        await driver.leave("ben")
        await driver.enter("ben")
        assert driver.last("ben", wire.WelcomeMessage).seat is None
        await play_out(driver, "ann", "cat")
        assert driver.room.state.stage == "over"

    run(test())


def test_a_removed_guest_may_watch_but_not_sit_again() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.say("ben", wire.RemoveRequest(seat="A"))
        assert refused(driver, "ben") == Code.NOT_HOST
        await driver.say("ann", wire.RemoveRequest(seat="B"))
        assert driver.room.state.seats["B"].free
        assert driver.last("ben", wire.WelcomeMessage).barred and not driver.last("ann", wire.WelcomeMessage).barred
        await driver.sit("ben")
        assert driver.last("ben", wire.WelcomeMessage).seat is None and driver.room.state.seats["B"].free

    run(test())


def test_who_is_away_too_long_is_stood_in_for_and_gets_the_seat_back() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=ClockRule(decision=0, bank=0, window=0, absent=60_000))
        await begin(driver, "ann", "ben", "cat")
        await driver.leave("ben")
        await driver.pass_time(59_999)
        assert driver.room.state.seats["B"].bot is None
        await driver.pass_time(1)
        away = driver.last("ann", wire.RoomMessage).room.seats[1]
        assert driver.room.state.seats["B"].bot == away.bot == "cat" and not away.left
        await driver.enter("ben")
        assert driver.room.state.seats["B"].bot is None and driver.last("ben", wire.WelcomeMessage).seat == "B"

    run(test())


def test_a_seat_comes_back_on_another_device_with_its_key() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.enter("phone", key="key-of-ann" + "." * 20)
        assert driver.last("phone", wire.WelcomeMessage).seat is None
        await driver.do(SeatRequest(Sender(guest="ann", name="ann", seat=None), None, "k" * 32))
        await driver.enter("tablet", key="k" * 32)
        assert driver.last("tablet", wire.WelcomeMessage).seat == "A" and driver.last("tablet", wire.AskMessage).moves
        await driver.move("tablet", "draw")
        assert driver.table.moves == [("A", "draw")]

    run(test())


def test_the_next_one_becomes_host_when_the_host_is_gone() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.sit("ben")
        await driver.leave("ann")
        await driver.pass_time(60_000)
        assert driver.last("ben", wire.RoomMessage).room.seats[1].host
        await driver.say("ben", wire.BotRequest(seat="C"))
        assert driver.room.state.seats["C"].bot == "cat"
        await driver.enter("ann")
        await driver.say("ben", wire.HostRequest(seat="A"))
        assert driver.room.state.host == "ann"

    run(test())


def test_a_rematch_keeps_room_and_people_and_deals_anew() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 2, clock=QUIET)
        await begin(driver, "ann", "ben")
        await play_out(driver, "ann", "ben")
        await driver.say("ann", wire.StartRequest())
        await add_entropy(driver, "ann", "ben")
        assert (driver.room.state.game, driver.room.state.stage, len(driver.table.moves)) == (2, "playing", 0)
        assert (
            driver.last("ben", wire.EventsMessage).game == 2 and driver.last("ben", wire.EventsMessage).events[0].n == 1
        )
        saved = await driver.store.load("testroom")
        assert saved is not None
        first = rebuild(saved, until_game=1).table
        assert first is not None and first.over and verify(record_of(first)) == []

    run(test())


def test_b_91_the_one_after_last_times_starter_begins_a_rematch() -> None:
    async def test() -> None:
        driver = await open_room("mantis", 3, clock=QUIET, first="next")
        starters = []
        await begin(driver, "ann", "ben", "cat")
        for _ in range(3):
            starters.append(driver.table.waiting[0])
            await play_out(driver, "ann", "ben", "cat")
            await driver.say("ann", wire.StartRequest())
            await add_entropy(driver, "ann", "ben", "cat")
        assert starters == ["A", "B", "C"]

    run(test())


def test_who_comes_back_gets_exactly_what_was_missed() -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        await driver.move("ann", "draw")
        await driver.move("ben", "draw")
        await driver.leave("ben")
        seen = [event for events in driver.all("ben", wire.EventsMessage) for event in events.events]
        await driver.move({"A": "ann", "C": "cat"}[driver.table.waiting[0]], "draw")
        last = seen[-1].n
        driver.heard["ben"].clear()
        await driver.enter("ben", game=1, seen=last, views="never")
        missed = [event for events in driver.all("ben", wire.EventsMessage) for event in events.events]
        assert tuple(missed) == driver.table.stream("B", last) and driver.all("ben", wire.ViewMessage) == []
        driver.heard["ben"].clear()
        await driver.enter("ben", game=1, seen=10_000)
        assert driver.last("ben", wire.ViewMessage).seen == len(driver.table.stream("B"))

    run(test())


def test_a_room_rebuilt_from_its_log_is_the_same_room() -> None:
    async def test() -> None:
        driver = await open_room(clock=ClockRule())
        await begin(driver, "ann", "ben")
        for _ in range(12):
            await driver.pass_time(31_000)
        saved = await driver.store.load("testroom")
        assert saved is not None
        again = live(rebuild(saved), driver.clock, driver.store)
        assert again.table.position == driver.table.position
        assert [again.table.stream(seat) for seat in "ABC"] == [driver.table.stream(seat) for seat in "ABC"]
        for name in ("seats", "banks", "missed", "move_ids", "host", "game", "length", "stage"):
            assert getattr(again.room.state, name) == getattr(driver.room.state, name), name
        entries = [DECODER.decode(row.entry) for row in saved.rows]
        moves = [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]
        assert moves == driver.table.moves

    run(test())


def test_chat_and_emotes_reach_everybody_within_limits() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        await driver.enter("eve")
        await driver.say("eve", wire.SayRequest(text="hello\x1b[31m there"))
        assert driver.last("ann", wire.SaidMessage) == wire.SaidMessage(name="eve", text="hello[31m there")
        await driver.say("ann", wire.EmoteRequest(emote="wow"))
        assert driver.last("eve", wire.EmotedMessage).seat == "A"
        await driver.say("ann", wire.EmoteRequest(emote="rude"))
        assert refused(driver, "ann") == Code.UNREADABLE
        for _ in range(10):
            await driver.say("eve", wire.SayRequest(text="spam"))
        assert refused(driver, "eve") == Code.SLOW_DOWN and len(driver.all("ann", wire.SaidMessage)) == 5

    run(test())


def test_an_empty_room_goes_to_sleep_but_not_shortly_before_a_deadline_of_its_game() -> None:
    async def test() -> None:
        driver = await open_room(clock=QUIET)
        await driver.sit("ann")
        await driver.leave("ann")
        await driver.pass_time(driver.room.deps.settings.asleep_after - 1)
        assert not driver.room.asleep
        await driver.pass_time(1)
        assert driver.room.asleep
        waiting, days = await open_room(position=TURN, clock=QUIET), await open_room(position=TURN, clock=DAYS)
        soon = await open_room(position=TURN, clock=ClockRule(decision=630_000, bank=0, window=0, absent=0))
        for room in (waiting, days, soon):
            await begin(room, "ann", "ben", "cat")
            for name in ("ann", "ben", "cat"):
                await room.leave(name)
            await room.pass_time(room.room.deps.settings.asleep_after)
        assert waiting.room.asleep and days.room.asleep and not soon.room.asleep
        assert waiting.room.sleeping_timers() is None
        timers = days.room.sleeping_timers()
        assert timers is not None and timers.wake == timers.until == timers.at + DAYS.decision

    run(test())


def test_when_the_disk_fails_nothing_has_happened_and_the_room_goes_on_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        driver = await open_room(position=TURN, clock=QUIET)
        await begin(driver, "ann", "ben", "cat")
        before = driver.table.position

        def fail(code: str, rows: list[LogRow], then: Callable[[StoreError | None], object]) -> PendingAppend:
            asyncio.get_running_loop().call_soon(then, StoreError("the disk is full"))
            return PendingAppend(code, rows, then)

        with monkeypatch.context() as patch:
            patch.setattr(driver.store, "begin_append", fail)
            await driver.move("ann", "draw", id="one")
        assert refused(driver, "ann") == Code.STORAGE
        assert driver.table.position == before and driver.all("ann", wire.AckMessage) == []
        events = [
            events for events in driver.all("ben", wire.EventsMessage) if any(e.what == "draw" for e in events.events)
        ]
        assert events == []
        await driver.move("ann", "draw", id="one")
        assert driver.last("ann", wire.AckMessage).id == "one" and driver.table.moves == [("A", "draw")]

    run(test())


def test_header_and_log_say_nothing_of_a_seats_key() -> None:
    async def test() -> None:
        driver = await open_room()
        await driver.sit("ann")
        saved = await driver.store.load("testroom")
        assert saved is not None
        assert not any(b"key-of-ann" in raw for raw in (saved.header, *[row.entry for row in saved.rows]))

    run(test())
