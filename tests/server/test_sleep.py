"""Rooms asleep: a game with days to think costs memory only while somebody is there, and its clock goes on."""

import asyncio
import http.client
from collections.abc import Callable
from pathlib import Path

import msgspec

from kaboodle.server import wire
from kaboodle.server.guests import Guest
from kaboodle.server.http.schemas import PlayNow
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.room import Room
from kaboodle.server.rooms.timers import GRACE, LATE
from kaboodle.server.settings import Settings
from kaboodle.server.store.base import Store
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire_types import DAY, ClockRule
from tests.server.manual_clock import SECRET, InstantBotPool, ManualClock, run
from tests.server.process import Served, serving
from tests.server.test_registry import until

ANN = Guest(id="ann", name="ann")
CLOCK = ClockRule(decision=2 * DAY, bank=0, window=DAY, absent=0)
WISH = PlayNow(edition="mantis", players=2, clock=CLOCK)
MONTH = {"decision": 30 * DAY, "bank": 0, "window": 30 * DAY, "absent": 30 * DAY}


def registry_on(store: Store, clock: ManualClock) -> RoomRegistry:
    return RoomRegistry(RoomDeps(store, clock, InstantBotPool(), Metrics(), Settings(), lambda: SECRET))


async def step(clock: ManualClock, milliseconds: int = 1_000) -> None:
    """Let time pass, and let rooms and the store do what they have to."""
    clock.pass_to(clock.time + milliseconds)
    for _ in range(20):
        await asyncio.sleep(0.0005)


async def passing(clock: ManualClock, holds: Callable[[], bool]) -> None:
    """Let time pass, a millisecond at a time, until something holds."""
    async with asyncio.timeout(60):
        while not holds():
            await step(clock, 1)


async def asleep_with_a_deadline(registry: RoomRegistry, clock: ManualClock) -> tuple[str, int, int]:
    """A game in which a person has two days: its room, when it has to be woken, and how many moves were made."""
    room = await registry.play(ANN, WISH, "k" * 24)
    while room.state.table is None or room.state.table.waiting != ("A",):
        await step(clock)
    moves = len(room.state.table.moves)
    while registry.awake:
        await step(clock, 60_000)
    wake = None
    while wake is None:
        wake = await registry.deps.store.next_wake()
    return room.code, wake, moves


def moves_of(room: Room) -> int:
    assert room.state.table is not None
    return len(room.state.table.moves)


def test_a_room_with_days_to_think_sleeps_wakes_in_time_and_sleeps_again() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        registry = registry_on(store, clock)
        code, wake, moves = await asleep_with_a_deadline(registry, clock)
        assert 0 < wake - clock.time <= CLOCK.decision and await store.awake_rooms() == []
        clock.pass_to(wake - 1)
        assert registry.awake == {}
        clock.pass_to(wake)
        await passing(clock, lambda: code in registry.awake and moves_of(registry.awake[code]) > moves)
        while registry.awake:  # soon, although nobody was there
            assert clock.time < wake + 60_000
            await step(clock)
        assert await store.next_wake() is not None
        await registry.stop()
        await store.close()

    run(test())


def test_a_deadline_is_kept_over_a_restart_and_over_a_visit() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        first = registry_on(store, clock)
        code, wake, moves = await asleep_with_a_deadline(first, clock)
        await first.stop()
        second = registry_on(store, clock)
        await second.open()
        clock.pass_to(clock.time + DAY)
        room = await second.find(code)
        assert room is not None
        await until(lambda: room.open_ask is not None)
        assert room.open_ask is not None and room.open_ask.until == wake  # a visit gives no more time
        while second.awake:
            await step(clock, 60_000)
        await until(lambda: second._alarm_at == wake)
        await second.stop()
        third = registry_on(store, clock)
        await third.open()
        clock.pass_to(wake)
        await passing(clock, lambda: code in third.awake and moves_of(third.awake[code]) > moves)
        await third.stop()
        await store.close()

    run(test())


def test_a_deadline_that_passed_while_no_server_ran_gives_full_time_again() -> None:
    async def test() -> None:
        store, clock = SqliteStore(":memory:"), ManualClock()
        first = registry_on(store, clock)
        code, wake, moves = await asleep_with_a_deadline(first, clock)
        await first.stop()
        clock.pass_to(wake + LATE + 1)
        second = registry_on(store, clock)
        await second.open()
        clock.pass_to(clock.time + 1)
        await until(lambda: code in second.awake and second.awake[code].open_ask is not None)
        room = second.awake[code]
        assert room.open_ask is not None and room.open_ask.until is not None
        assert room.open_ask.until >= clock.time + CLOCK.decision - GRACE and moves_of(room) == moves
        await second.stop()
        await store.close()

    run(test())


def ask(
    served: Served, path: str, body: object, token: str = "", source: str = "127.0.0.1"
) -> tuple[int, dict[str, object]]:
    """A POST request from an address of this machine."""
    link = http.client.HTTPConnection("127.0.0.1", served.port, timeout=60, source_address=(source, 0))
    link.request("POST", path, msgspec.json.encode(body), {"Authorization": f"Bearer {token}"} if token else {})
    answer = link.getresponse()
    found = answer.status, msgspec.json.decode(answer.read())
    link.close()
    return found


def test_rooms_of_thirty_days_do_not_keep_others_from_making_rooms(tmp_path: Path) -> None:
    wish = {"edition": "mantis", "players": 2, "clock": MONTH}

    async def all_made(served: Served) -> None:
        for _ in range(12):  # each by somebody else
            async with asyncio.timeout(60):
                while (await asyncio.to_thread(ask, served, "/api/play", wish))[0] != 201:
                    await asyncio.sleep(0.1)  # the game of the room before is dealt first, and its bot answers

    with serving(tmp_path, rooms="3", entropy_within="50") as served:
        asyncio.run(all_made(served))
        served.stop()
        served.start()
        asyncio.run(all_made(served))


def test_one_address_cannot_fill_the_server_and_is_told_why(tmp_path: Path) -> None:
    wish = {"edition": "mantis", "players": 2, "clock": MONTH}
    with serving(tmp_path, rooms="12", rooms_per_address="10") as served:
        for _ in range(10):
            assert ask(served, "/api/play", wish)[0] == 201
        status, refused = ask(served, "/api/play", wish)
        assert status == 429 and refused["code"] == "slow-down"
        assert msgspec.convert(refused, wire.RefusedMessage, strict=False).phrase is not None
        assert "network" in str(refused["text"])
        assert ask(served, "/api/play", wish, source="127.0.0.2")[0] == 201
        served.stop()
        served.start()
        assert ask(served, "/api/play", wish)[0] == 429  # rooms that exist are counted, not rooms made since a start


def test_one_identity_cannot_fill_the_server_and_is_told_why(tmp_path: Path) -> None:
    wish = {"edition": "mantis", "players": 2, "clock": MONTH}
    with serving(tmp_path, rooms_per_guest="3") as served:
        _, eve = ask(served, "/api/play", wish)
        token = str(eve["token"])
        found = [ask(served, "/api/rooms", wish, token)[0] for _ in range(4)]
        assert found == [201, 201, 429, 429]
        assert ask(served, "/api/play", wish)[0] == 201
