"""The house: rooms fall asleep and wake, and one that cannot be rebuilt does not keep the others from it."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from starlette.requests import HTTPConnection

from kaboodle.record import RULES
from kaboodle.server import wire
from kaboodle.server.answers import NewRoom
from kaboodle.server.connection import Connection
from kaboodle.server.desk import Who
from kaboodle.server.due import JUST_NOW
from kaboodle.server.entries import DECODER, HEADER
from kaboodle.server.guests import Guest, Guests
from kaboodle.server.hall import Hall
from kaboodle.server.house import House
from kaboodle.server.inbox import Arrived, Rules, Wish
from kaboodle.server.ledger import rebuild
from kaboodle.server.limits import MIB, PROCESS, ROOM
from kaboodle.server.metrics import Meter
from kaboodle.server.settings import Settings
from kaboodle.server.sqlite import SqliteStore
from kaboodle.server.store import Store
from kaboodle.server.wire import Code, Refusal
from tests.server.wax import QuickThinker, WaxClock, WaxLine, open_room, run

ANN = Guest(id="ann", name="ann")
WISH = NewRoom(edition="original", players=3, bots={"B": "cat"})


def house_on(store: Store, clock: WaxClock, **settings: int) -> House:
    return House(Rules(store, clock, QuickThinker(), Meter(), Settings(**settings)))  # type: ignore[arg-type]  # ints


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0.001)  # for the writer thread


def test_a_room_that_nobody_uses_leaves_memory_and_wakes_when_asked_for() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), WaxClock()
        house = house_on(store, clock)
        code = (await house.create(ANN, WISH)).code
        await settle()
        clock.pass_to(clock.time + house.rules.settings.asleep_after)
        await settle()
        assert house.rooms == {} and await store.awake() == []
        both = await asyncio.gather(house.find(code), house.find(code))
        assert both[0] is both[1] is house.rooms[code] and await store.awake() == [code]
        assert both[0].ledger.chairs["B"].bot == "cat" and await house.find("nothere") is None
        await house.stop()
        await store.close()

    run(test())


def test_a_room_of_another_version_of_the_rules_says_so_and_the_others_wake(tmp_path: Path) -> None:
    async def test() -> None:
        store, clock = SqliteStore(tmp_path / "rooms.db"), WaxClock()
        house = house_on(store, clock)
        code = (await house.create(ANN, WISH)).code
        saved = await store.load(code)
        assert saved is not None
        older = msgspec.structs.replace(HEADER.decode(saved.header), code="older", rules=RULES + 1)
        await store.create("older", msgspec.json.encode(older), 0)
        await house.stop()
        again = house_on(store, clock)
        await again.open()
        await again.opened()
        assert set(again.rooms) == {code}
        with pytest.raises(Refusal, match=f"version {RULES + 1} of the rules") as refused:
            await again.find("older")
        assert refused.value.code == Code.STORAGE
        with pytest.raises(Refusal, match=f"version {RULES + 1} of the rules"):
            await again.game("older", 1)
        await again.stop()
        await store.close()

    run(test())


def test_a_room_that_is_asked_for_at_a_start_does_not_wait_for_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        store, clock = SqliteStore(tmp_path / "rooms.db"), WaxClock()
        house = house_on(store, clock)
        codes = sorted([(await house.create(ANN, WISH)).code for _ in range(20)])
        await house.stop()
        again = house_on(store, clock)
        await again.open()
        last = await again.find(codes[-1])
        assert last is not None and len(again.rooms) < 20
        await again.opened()
        assert sorted(again.rooms) == codes and again.rooms[codes[-1]] is last
        await again.stop()
        await store.close()

    run(test())


def test_a_guest_has_only_so_many_rooms_and_only_ones_that_exist() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        house = house_on(store, WaxClock(), rooms_per_guest=2)
        for _ in range(2):
            await house.create(ANN, WISH)
        for wish, code in (
            (WISH, Code.SLOW_DOWN),
            (msgspec.structs.replace(WISH, edition="chess"), Code.OPTION),
            (msgspec.structs.replace(WISH, players=77), Code.OPTION),
            (msgspec.structs.replace(WISH, bots={"I": "cat"}), Code.OPTION),
            (msgspec.structs.replace(WISH, options={"gravity": "off"}), Code.OPTION),
            (NewRoom(edition="board", players=2, options={"pack": '{"id":"bad"}'}), Code.OPTION),
            (NewRoom(edition="board", players=2, options={"pack": "{" * 10_000}), Code.OPTION),
        ):
            guest = ANN if code == Code.SLOW_DOWN else Guest(id="ben", name="ben")
            with pytest.raises(Refusal) as refused:
                await house.create(guest, wish)
            assert refused.value.code == code
        await house.stop()
        await store.close()

    run(test())


def test_a_game_that_cannot_be_dealt_is_off_and_the_room_goes_on() -> None:
    async def test() -> None:
        wax = await open_room("board")
        ledger = wax.room.ledger
        ledger.header = msgspec.structs.replace(ledger.header, options={"pack": '{"id":"of-another-time"}'})
        await wax.sit("ann")
        for seat in "BC":
            await wax.say("ann", wire.Bot(seat=seat))
        for _ in range(2):
            await wax.say("ann", wire.Start())
            await wax.pass_time(60_000)
            assert wax.room.ledger.stage == "open"
            told = wax.last("ann", wire.Refused)
            assert told.code == Code.OPTION
            assert "so this game is off: pack: The pack has no track" in told.text
        saved = await wax.store.load(wax.room.code)
        assert saved is not None
        assert [type(DECODER.decode(row.entry)).__name__ for row in saved.rows[-4:]] == ["Sealed", "Undealt"] * 2
        assert rebuild(saved).stage == "open"

    run(test())


def test_rooms_are_made_only_so_fast_from_one_address_under_whatever_names() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), WaxClock()
        hall = Hall(house_on(store, clock, rooms_per_minute=6), Guests(b"k" * 32))
        here, there = (HTTPConnection({"type": "http", "client": (name, 1), "headers": []}) for name in ("1", "2"))
        for _ in range(6):
            hall.admit_room(here)
        with pytest.raises(Refusal, match="too many rooms"):
            hall.admit_room(here)
        hall.admit_room(there)
        clock.pass_to(clock.time + 10_000)
        hall.admit_room(here)
        with pytest.raises(Refusal, match="too many rooms"):
            hall.admit_room(here)
        await store.close()

    run(test())


def test_where_memory_is_scarce_idle_rooms_sleep_and_then_new_ones_are_refused() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), WaxClock()
        house = house_on(store, clock, memory=(PROCESS + 2 * ROOM) // MIB + 1, outboxes=0)
        first, second = [(await house.create(ANN, WISH)).code for _ in range(2)]
        with pytest.raises(Refusal, match="all the rooms that it can bear") as refused:
            await house.create(ANN, WISH)
        assert refused.value.code == Code.FULL, "a room just made is about to be entered"
        clock.pass_to(clock.time + JUST_NOW)
        guest = Connection(ANN, wire.Hello(room=second), None, WaxLine())
        await house.rooms[second].ask(Arrived(guest))
        third = (await house.create(ANN, WISH)).code
        assert set(house.rooms) == {second, third}, "the first sleeps, the second is in use"
        with pytest.raises(Refusal, match="all the rooms"):
            await house.find(first)
        clock.pass_to(clock.time + JUST_NOW)
        assert await house.find("nothere") is None and set(house.rooms) == {second, third}
        woken = await house.find(first)
        assert woken is not None and set(house.rooms) == {first, second}
        assert woken.ledger.chairs["B"].bot == "cat" and house.rules.meter.rooms == 2
        await house.stop()
        await store.close()

    run(test())


@pytest.mark.parametrize("limit", ["rooms", "rooms_per_guest"])
def test_rooms_that_are_made_at_the_same_time_do_not_slip_past_the_limit(limit: str) -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        house = house_on(store, WaxClock(), **{limit: 3})
        made = await asyncio.gather(*[house.create(ANN, WISH) for _ in range(10)], return_exceptions=True)
        assert len(house.rooms) == 3 and sum(isinstance(found, Refusal) for found in made) == 7
        await house.stop()
        await store.close()

    run(test())


def test_whoever_wants_something_of_a_room_that_is_just_closed_is_told_so() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        house = house_on(store, WaxClock())
        room = await house.create(ANN, WISH)
        await settle()
        wish = Wish(Who(guest="ann", name="ann", seat=None), None, "k" * 32)
        house.close(room.code, Refusal(Code.NO_ROOM, "closed"))
        for _ in range(2):  # one that the room does not get to any more, and one that comes afterwards
            with pytest.raises(Refusal) as refused:
                await asyncio.wait_for(room.ask(wish), 10)
            assert refused.value.code == Code.NO_ROOM
        await house.stop()
        await store.close()

    run(test())
