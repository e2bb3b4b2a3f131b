"""Rooms and people: seats, the host, the deal beyond doubt, retries, leaving and coming back."""

import asyncio
from collections.abc import Callable

import pytest

from kaboodle.deal import commitment_of
from kaboodle.record import record_of, verify
from kaboodle.server import wire
from kaboodle.server.desk import Who
from kaboodle.server.entries import DECODER, Moved
from kaboodle.server.inbox import Wish
from kaboodle.server.ledger import rebuild
from kaboodle.server.store import Row, StoreError, Writing
from kaboodle.server.wire import ClockRule, Code
from tests.server.wax import SECRET, WaxRoom, begin, live, open_room, run

DAYS = ClockRule(decision=86_400_000, bank=0, window=3_600_000, absent=0)
QUIET = ClockRule(decision=0, bank=0, window=0, absent=0)
TURN = "A: favor nope | B: nope skip | C: skip | draw: loaf moon cactus kitten noodle loaf kitten | turn: A"


async def play_out(wax: WaxRoom, *names: str) -> None:
    """Everybody answers what they are asked with its default, bots included, until the game is over."""
    while wax.room.ledger.stage == "playing":
        seat = wax.table.waiting[0]
        name = wax.room.ledger.chairs[seat].name
        if name in names:
            await wax.move(name, wax.table.default(seat))
        else:
            await wax.pass_time(2_000)


def refused(wax: WaxRoom, name: str) -> Code:
    return wax.last(name, wire.Refused).code


def test_people_sit_where_they_like_and_everybody_sees_it() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann", "B")
        await wax.sit("ben")
        await wax.enter("eve")
        assert [wax.last(name, wire.Welcome).seat for name in ("ann", "ben", "eve")] == ["B", "A", None]
        assert {type(heard[0]) for heard in wax.heard.values()} == {wire.Welcome}  # before all else about the room
        assert [(seat.seat, seat.name, seat.here) for seat in wax.last("eve", wire.Welcome).room.seats] == [
            ("A", "ben", True),
            ("B", "ann", True),
            ("C", None, False),
        ]
        await wax.say("ben", wire.Leave())
        assert wax.last("ben", wire.Welcome).seat is None
        assert wax.last("ann", wire.Room).room.seats[0].name is None

    run(test())


def test_only_the_host_starts_and_only_when_every_seat_is_filled() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.say("ben", wire.Start())
        assert refused(wax, "ben") == Code.NOT_HOST
        await wax.say("ann", wire.Start())
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.say("ben", wire.Bot(seat="C"))
        assert refused(wax, "ben") == Code.NOT_HOST
        await wax.say("ann", wire.Bot(seat="C"))
        await wax.say("ann", wire.Start())
        assert wax.room.ledger.stage == "sealed"

    run(test())


def test_the_server_is_bound_before_anybody_adds_and_the_record_verifies() -> None:
    async def test() -> None:
        wax = await open_room(clock=QUIET)
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.say("ann", wire.Bot(seat="C"))
        await wax.say("ann", wire.Start())
        bound = wax.last("ben", wire.Sealed).commitment
        assert bound == commitment_of(SECRET) and wax.room.ledger.table is None
        await wax.say("ann", wire.Entropy(game=1, text="mine"))
        await wax.say("ann", wire.Entropy(game=1, text="again"))
        assert refused(wax, "ann") == Code.NOT_NOW
        await wax.say("ben", wire.Entropy(game=1, text="yours"))
        assert wax.last("ann", wire.Dealt).entropy == ("mine", "yours", "")
        await play_out(wax, "ann", "ben")
        told = wax.last("ben", wire.Revealed)
        assert commitment_of(bytes.fromhex(told.secret)) == bound and told.winners == wax.table.winners
        record = record_of(wax.table)
        assert verify(record) == [] and record.entropy == ("mine", "yours", "")

    run(test())


def test_whoever_adds_nothing_holds_up_the_deal_only_for_a_while() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.say("ann", wire.Bot(seat="C"))
        await wax.say("ann", wire.Start())
        await wax.say("ann", wire.Entropy(game=1, text="mine"))
        await wax.pass_time(wax.room.house.settings.entropy_within - 1)
        assert wax.room.ledger.table is None
        await wax.pass_time(1)
        assert wax.table.moves == [] and wax.last("ben", wire.Dealt).entropy == ("mine", "", "")

    run(test())


def test_a_retry_is_acknowledged_again_and_made_once() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        ask = wax.table.ask
        for _ in range(3):
            await wax.move("ann", "favor>B", id="one", ask=ask)
        assert [ack.id for ack in wax.all("ann", wire.Ack)] == ["one"] * 3
        assert wax.table.moves == [("A", "favor>B")]

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
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        await wax.enter("eve")
        before, lines = wax.table.position, wax.room.ledger.lines
        await wax.move(name, move, id="bad")
        assert (refused(wax, name), wax.last(name, wire.Refused).id) == (code, "bad")
        assert (wax.table.position, wax.room.ledger.lines) == (before, lines) and wax.all(name, wire.Ack) == []

    run(test())


def test_an_answer_to_an_old_ask_or_game_is_stale() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN)
        await begin(wax, "ann", "ben", "cat")
        ask = wax.table.ask
        await wax.move("ann", "draw")
        await wax.move("ann", "draw", ask=ask)
        assert refused(wax, "ann") == Code.STALE and wax.last("ann", wire.Refused).rule == "B-18"
        await wax.say("ben", wire.Move(id="x", game=7, ask=wax.table.ask, move="draw"))
        assert refused(wax, "ben") == Code.STALE

    run(test())


def test_leaving_in_a_game_hands_the_seat_to_a_bot_for_good() -> None:
    async def test() -> None:
        wax = await open_room(clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.say("ben", wire.Leave())
        left = wax.last("ann", wire.Room).room.seats[1]
        assert left.bot == "cat" and left.left and not wax.last("ann", wire.Room).room.seats[0].left
        assert wax.last("ben", wire.Welcome).seat is None and not wax.last("ben", wire.Welcome).barred
        await wax.leave("ben")
        await wax.enter("ben")
        assert wax.last("ben", wire.Welcome).seat is None
        await play_out(wax, "ann", "cat")
        assert wax.room.ledger.stage == "over"

    run(test())


def test_a_removed_guest_may_watch_but_not_sit_again() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.say("ben", wire.Remove(seat="A"))
        assert refused(wax, "ben") == Code.NOT_HOST
        await wax.say("ann", wire.Remove(seat="B"))
        assert wax.room.ledger.chairs["B"].free
        assert wax.last("ben", wire.Welcome).barred and not wax.last("ann", wire.Welcome).barred
        await wax.sit("ben")
        assert wax.last("ben", wire.Welcome).seat is None and wax.room.ledger.chairs["B"].free

    run(test())


def test_who_is_away_too_long_is_stood_in_for_and_gets_the_seat_back() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=ClockRule(decision=0, bank=0, window=0, absent=60_000))
        await begin(wax, "ann", "ben", "cat")
        await wax.leave("ben")
        await wax.pass_time(59_999)
        assert wax.room.ledger.chairs["B"].bot is None
        await wax.pass_time(1)
        away = wax.last("ann", wire.Room).room.seats[1]
        assert wax.room.ledger.chairs["B"].bot == away.bot == "cat" and not away.left
        await wax.enter("ben")
        assert wax.room.ledger.chairs["B"].bot is None and wax.last("ben", wire.Welcome).seat == "B"

    run(test())


def test_a_seat_comes_back_on_another_device_with_its_key() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.enter("phone", key="key-of-ann" + "." * 20)
        assert wax.last("phone", wire.Welcome).seat is None
        await wax.do(Wish(Who(guest="ann", name="ann", seat=None), None, "k" * 32))
        await wax.enter("tablet", key="k" * 32)
        assert wax.last("tablet", wire.Welcome).seat == "A" and wax.last("tablet", wire.Ask).moves
        await wax.move("tablet", "draw")
        assert wax.table.moves == [("A", "draw")]

    run(test())


def test_the_next_one_becomes_host_when_the_host_is_gone() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.sit("ben")
        await wax.leave("ann")
        await wax.pass_time(60_000)
        assert wax.last("ben", wire.Room).room.seats[1].host
        await wax.say("ben", wire.Bot(seat="C"))
        assert wax.room.ledger.chairs["C"].bot == "cat"
        await wax.enter("ann")
        await wax.say("ben", wire.Host(seat="A"))
        assert wax.room.ledger.host == "ann"

    run(test())


def test_a_rematch_keeps_room_and_people_and_deals_anew() -> None:
    async def test() -> None:
        wax = await open_room("mantis", 2, clock=QUIET)
        await begin(wax, "ann", "ben")
        await play_out(wax, "ann", "ben")
        await wax.say("ann", wire.Start())
        for name in ("ann", "ben"):
            await wax.say(name, wire.Entropy(game=2, text=f"more-of-{name}"))
        assert (wax.room.ledger.game, wax.room.ledger.stage, len(wax.table.moves)) == (2, "playing", 0)
        assert wax.last("ben", wire.Events).game == 2 and wax.last("ben", wire.Events).events[0].n == 1
        saved = await wax.store.load("waxroom")
        assert saved is not None
        first = rebuild(saved, until_game=1).table
        assert first is not None and first.over and verify(record_of(first)) == []

    run(test())


def test_b_91_the_one_after_last_times_starter_begins_a_rematch() -> None:
    async def test() -> None:
        wax = await open_room("mantis", 3, clock=QUIET, first="next")
        starters = []
        await begin(wax, "ann", "ben", "cat")
        for _ in range(3):
            starters.append(wax.table.waiting[0])
            await play_out(wax, "ann", "ben", "cat")
            await wax.say("ann", wire.Start())
            for name in ("ann", "ben", "cat"):
                await wax.say(name, wire.Entropy(game=wax.room.ledger.game, text="x"))
        assert starters == ["A", "B", "C"]

    run(test())


def test_who_comes_back_gets_exactly_what_was_missed() -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        await wax.move("ann", "draw")
        await wax.move("ben", "draw")
        await wax.leave("ben")
        seen = [event for events in wax.all("ben", wire.Events) for event in events.events]
        await wax.move({"A": "ann", "C": "cat"}[wax.table.waiting[0]], "draw")
        last = seen[-1].n
        wax.heard["ben"].clear()
        await wax.enter("ben", game=1, seen=last, views="never")
        missed = [event for events in wax.all("ben", wire.Events) for event in events.events]
        assert tuple(missed) == wax.table.stream("B", last) and wax.all("ben", wire.Shown) == []
        wax.heard["ben"].clear()
        await wax.enter("ben", game=1, seen=10_000)
        assert wax.last("ben", wire.Shown).seen == len(wax.table.stream("B"))

    run(test())


def test_a_room_rebuilt_from_its_log_is_the_same_room() -> None:
    async def test() -> None:
        wax = await open_room(clock=ClockRule())
        await begin(wax, "ann", "ben")
        for _ in range(12):
            await wax.pass_time(31_000)
        saved = await wax.store.load("waxroom")
        assert saved is not None
        again = live(rebuild(saved), wax.clock, wax.store)
        assert again.table.position == wax.table.position
        assert [again.table.stream(seat) for seat in "ABC"] == [wax.table.stream(seat) for seat in "ABC"]
        for name in ("chairs", "banks", "missed", "ids", "host", "game", "lines", "stage"):
            assert getattr(again.room.ledger, name) == getattr(wax.room.ledger, name), name
        entries = [DECODER.decode(row.entry) for row in saved.rows]
        moves = [(entry.seat, entry.move) for entry in entries if isinstance(entry, Moved)]
        assert moves == wax.table.moves

    run(test())


def test_chat_and_emotes_reach_everybody_within_limits() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        await wax.enter("eve")
        await wax.say("eve", wire.Say(text="hello\x1b[31m there"))
        assert wax.last("ann", wire.Said) == wire.Said(name="eve", text="hello[31m there")
        await wax.say("ann", wire.Emote(emote="wow"))
        assert wax.last("eve", wire.Emoted).seat == "A"
        await wax.say("ann", wire.Emote(emote="rude"))
        assert refused(wax, "ann") == Code.UNREADABLE
        for _ in range(10):
            await wax.say("eve", wire.Say(text="spam"))
        assert refused(wax, "eve") == Code.SLOW_DOWN and len(wax.all("ann", wire.Said)) == 5

    run(test())


def test_an_empty_room_goes_to_sleep_but_not_in_a_game_that_a_clock_or_a_bot_moves_on() -> None:
    async def test() -> None:
        wax = await open_room(clock=QUIET)
        await wax.sit("ann")
        await wax.leave("ann")
        await wax.pass_time(wax.room.house.settings.asleep_after - 1)
        assert not wax.room.asleep
        await wax.pass_time(1)
        assert wax.room.asleep
        waiting, timed = await open_room(position=TURN, clock=QUIET), await open_room(position=TURN, clock=DAYS)
        for room in (waiting, timed):
            await begin(room, "ann", "ben", "cat")
            for name in ("ann", "ben", "cat"):
                await room.leave(name)
            await room.pass_time(room.room.house.settings.asleep_after)
        assert waiting.room.asleep and not timed.room.asleep

    run(test())


def test_when_the_disk_fails_nothing_has_happened_and_the_room_goes_on_afterwards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        wax = await open_room(position=TURN, clock=QUIET)
        await begin(wax, "ann", "ben", "cat")
        before = wax.table.position

        def fail(code: str, rows: list[Row], then: Callable[[StoreError | None], object]) -> Writing:
            asyncio.get_running_loop().call_soon(then, StoreError("the disk is full"))
            return Writing(code, rows, then)

        with monkeypatch.context() as patch:
            patch.setattr(wax.store, "write", fail)
            await wax.move("ann", "draw", id="one")
        assert refused(wax, "ann") == Code.STORAGE
        assert wax.table.position == before and wax.all("ann", wire.Ack) == []
        events = [events for events in wax.all("ben", wire.Events) if any(e.what == "draw" for e in events.events)]
        assert events == []
        await wax.move("ann", "draw", id="one")
        assert wax.last("ann", wire.Ack).id == "one" and wax.table.moves == [("A", "draw")]

    run(test())


def test_header_and_log_say_nothing_of_a_seats_key() -> None:
    async def test() -> None:
        wax = await open_room()
        await wax.sit("ann")
        saved = await wax.store.load("waxroom")
        assert saved is not None
        assert not any(b"key-of-ann" in raw for raw in (saved.header, *[row.entry for row in saved.rows]))

    run(test())
