"""The room registry: rooms sleep and wake, and a room that cannot be rebuilt does not affect others."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from starlette.requests import HTTPConnection

from kaboodle.core.registry import EDITIONS
from kaboodle.server import wire
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import Guest, GuestSigner
from kaboodle.server.http.schemas import NewRoom
from kaboodle.server.limits import MIB, PROCESS, ROOM
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.commands import Sender
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.inbox import Connected, SeatRequest
from kaboodle.server.rooms.log import DECODER, HEADER
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.state import rebuild
from kaboodle.server.rooms.timers import GRACE
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import Code, Refusal
from tests.server.manual_clock import InstantBotPool, ManualClock, RecordingChannel, open_room, run

ANN = Guest(id="ann", name="ann")
WISH = NewRoom(edition="original", players=3, bots={"B": "cat"})
THEIRS = EDITIONS["original"].rules_version + 1  # a version of the rules that this program does not have


def registry_on(store: Store, clock: ManualClock, **settings: int) -> RoomRegistry:
    return RoomRegistry(RoomDeps(store, clock, InstantBotPool(), Metrics(), Settings(**settings)))  # type: ignore[arg-type]  # ints


async def until(holds: Callable[[], bool]) -> None:
    """Wait for the writer thread and the tasks of rooms, however slow the machine is."""
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.001)


def test_a_room_that_nobody_uses_leaves_memory_and_wakes_when_asked_for() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        registry = registry_on(store, clock)
        code = (await registry.create(ANN, WISH)).code
        await until(lambda: clock.next() is not None)  # the room is idle
        clock.pass_to(clock.time + registry.deps.settings.asleep_after)
        await until(lambda: registry.awake == {})
        assert await store.awake_rooms() == []
        both = await asyncio.gather(registry.find(code), registry.find(code))
        assert both[0] is both[1] is registry.awake[code] and await store.awake_rooms() == [code]
        assert both[0].state.seats["B"].bot == "cat" and await registry.find("nothere") is None
        await registry.stop()
        await store.close()

    run(test())


def test_a_room_of_another_version_of_the_rules_says_so_and_the_others_wake(tmp_path: Path) -> None:
    async def test() -> None:
        store, clock = SqliteStore(tmp_path / "rooms.db"), ManualClock()
        registry = registry_on(store, clock)
        code = (await registry.create(ANN, WISH)).code
        saved = await store.load(code)
        assert saved is not None
        older = msgspec.structs.replace(HEADER.decode(saved.header), code="older", rules=THEIRS)
        await store.create_room("older", msgspec.json.encode(older), 0)
        await registry.stop()
        again = registry_on(store, clock)
        await again.open()
        await again.wait_until_open()
        assert set(again.awake) == {code}
        with pytest.raises(Refusal, match=f"version {THEIRS} of the rules") as refused:
            await again.find("older")
        assert refused.value.code == Code.STORAGE
        with pytest.raises(Refusal, match=f"version {THEIRS} of the rules"):
            await again.state_after("older", 1)
        await again.stop()
        await store.close()

    run(test())


def test_a_room_that_is_asked_for_at_a_start_does_not_wait_for_the_others(tmp_path: Path) -> None:
    async def test() -> None:
        store, clock = SqliteStore(tmp_path / "rooms.db"), ManualClock()
        registry = registry_on(store, clock)
        codes = sorted([(await registry.create(ANN, WISH)).code for _ in range(20)])
        await registry.stop()
        again = registry_on(store, clock)
        await again.open()
        last = await again.find(codes[-1])
        assert last is not None and len(again.awake) < 20
        await again.wait_until_open()
        assert sorted(again.awake) == codes and again.awake[codes[-1]] is last
        await again.stop()
        await store.close()

    run(test())


def test_a_guest_has_only_so_many_rooms_and_only_ones_that_exist() -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        registry = registry_on(store, ManualClock(), rooms_per_guest=2)
        for _ in range(2):
            await registry.create(ANN, WISH)
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
                await registry.create(guest, wish)
            assert refused.value.code == code
        await registry.stop()
        await store.close()

    run(test())


def test_a_game_that_cannot_be_dealt_is_off_and_the_room_goes_on() -> None:
    async def test() -> None:
        driver = await open_room("board")
        state = driver.room.state
        state.header = msgspec.structs.replace(state.header, options={"pack": '{"id":"of-another-time"}'})
        await driver.sit("ann")
        for seat in "BC":
            await driver.say("ann", wire.BotRequest(seat=seat))
        for _ in range(2):
            await driver.say("ann", wire.StartRequest())
            await driver.pass_time(60_000)
            assert driver.room.state.stage == "open"
            told = driver.last("ann", wire.RefusedMessage)
            assert told.code == Code.OPTION
            assert "so this game is off: pack: The pack has no track" in told.text
        saved = await driver.store.load(driver.room.code)
        assert saved is not None
        assert [type(DECODER.decode(row.entry)).__name__ for row in saved.rows[-4:]] == [
            "DealSealed",
            "DealCancelled",
        ] * 2
        assert rebuild(saved).stage == "open"

    run(test())


def test_rooms_are_made_only_so_fast_from_one_address_under_whatever_names() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        context = ServerContext(registry_on(store, clock, rooms_per_minute=6), GuestSigner(b"k" * 32))
        here, there = (HTTPConnection({"type": "http", "client": (name, 1), "headers": []}) for name in ("1", "2"))
        for _ in range(6):
            context.access.check_room_rate(here)
        with pytest.raises(Refusal, match="too many rooms"):
            context.access.check_room_rate(here)
        context.access.check_room_rate(there)
        clock.pass_to(clock.time + 10_000)
        context.access.check_room_rate(here)
        with pytest.raises(Refusal, match="too many rooms"):
            context.access.check_room_rate(here)
        await store.close()

    run(test())


def test_where_memory_is_scarce_idle_rooms_sleep_and_then_new_ones_are_refused() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        registry = registry_on(store, clock, memory=(PROCESS + 2 * ROOM) // MIB + 1, outboxes=0)
        first, second = [(await registry.create(ANN, WISH)).code for _ in range(2)]
        with pytest.raises(Refusal, match="all the rooms that it can bear") as refused:
            await registry.create(ANN, WISH)
        assert refused.value.code == Code.FULL, "a room just made is about to be entered"
        clock.pass_to(clock.time + GRACE)
        guest = Connection(ANN, wire.HelloRequest(room=second), None, RecordingChannel())
        await registry.awake[second].ask(Connected(guest))
        third = (await registry.create(ANN, WISH)).code
        assert set(registry.awake) == {second, third}, "the first sleeps, the second is in use"
        with pytest.raises(Refusal, match="all the rooms"):
            await registry.find(first)
        clock.pass_to(clock.time + GRACE)
        assert await registry.find("nothere") is None and set(registry.awake) == {second, third}
        woken = await registry.find(first)
        assert woken is not None and set(registry.awake) == {first, second}
        assert woken.state.seats["B"].bot == "cat" and registry.deps.metrics.rooms == 2
        await registry.stop()
        await store.close()

    run(test())


@pytest.mark.parametrize("limit", ["rooms", "rooms_per_guest"])
def test_rooms_that_are_made_at_the_same_time_do_not_slip_past_the_limit(limit: str) -> None:
    async def test() -> None:
        store = SqliteStore(":memory:")
        registry = registry_on(store, ManualClock(), **{limit: 3})
        made = await asyncio.gather(*[registry.create(ANN, WISH) for _ in range(10)], return_exceptions=True)
        assert len(registry.awake) == 3 and sum(isinstance(found, Refusal) for found in made) == 7
        await registry.stop()
        await store.close()

    run(test())


def test_whoever_wants_something_of_a_room_that_is_just_closed_is_told_so() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        registry = registry_on(store, clock)
        room = await registry.create(ANN, WISH)
        await until(lambda: clock.next() is not None)  # the room is idle
        wish = SeatRequest(Sender(guest="ann", name="ann", seat=None), None, "k" * 32)
        registry.close(room.code, Refusal(Code.NO_ROOM, "closed"))
        for _ in range(2):  # one that the room does not get to any more, and one that comes afterwards
            with pytest.raises(Refusal) as refused:
                await asyncio.wait_for(room.ask(wish), 10)
            assert refused.value.code == Code.NO_ROOM
        await registry.stop()
        await store.close()

    run(test())
