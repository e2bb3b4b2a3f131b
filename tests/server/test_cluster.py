"""Several processes on one PostgreSQL: any of them takes any client, a room lives in one, and none is lost."""

import asyncio
import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from kaboodle.client import Client, RoomClient
from kaboodle.server.cluster.membership import Membership
from kaboodle.server.guests import Guest
from kaboodle.server.http.schemas import NewRoom
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.ownership import LivesElsewhere
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.wire import Refusal
from tests.server.manual_clock import InstantBotPool, ManualClock, run
from tests.server.postgres import Cluster
from tests.server.process import Served, people, whole_game

pytestmark = pytest.mark.xdist_group("postgres")


@contextlib.contextmanager
def processes(folder: Path, database: str, count: int, **settings: str) -> Iterator[list[Served]]:
    """Some server processes on one database, each on its own port."""
    found = []
    try:
        for n in range(count):
            (folder / str(n)).mkdir()
            found.append(Served(folder / str(n), postgres=database, **settings))
            found[-1].start()
        yield found
    finally:
        for served in found:
            if served.process is not None and served.process.poll() is None:
                served.stop(signal.SIGINT)


def at(guest: Client, served: Served) -> Client:
    """The same guest at another process."""
    return Client(served.url, guest.token)


def test_players_meet_in_a_room_whichever_process_they_connect_to(cluster: Cluster, tmp_path: Path) -> None:
    async def test() -> None:
        guests = await people(one.url, 3)
        room = await guests[0].create("mantis", 3, public=True)
        listed = await guests[0].request("GET", "/api/rooms")
        assert [found["code"] for found in listed] == [room]
        spread = [guests[0], at(guests[1], two), at(guests[2], two)]
        players = await whole_game(spread, room, 1)
        assert len({player.winners for player in players}) == 1 and players[0].winners
        assert (await spread[1].request("GET", f"/api/rooms/{room}"))["code"] == room

    with processes(tmp_path, cluster.new_database(), 2) as (one, two):
        asyncio.run(test())


def owners(database: str) -> dict[str, int | None]:
    """The process that owns each room."""
    db = BlockingPostgres(database)
    found: dict[str, int | None] = dict(db.execute("SELECT code, owner FROM room").fetchall())
    db.close()
    return found


async def until(what: Callable[[], bool]) -> None:
    """Wait for other processes, on any machine."""
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.02)


async def sitting(one: Served, two: Served) -> tuple[str, RoomClient]:
    """A game against bots in a room of the first process, whose player is connected to the second one."""
    guest, room = await Client.play_now(one.url, "mantis", players=2, level="kitten", name="ann")
    return room, at(guest, two).join(room)


async def go_on(player: RoomClient, moves: int) -> None:
    """Play until so many more moves are acknowledged."""
    enough = len(player.acknowledged) + moves
    async for told in player:
        if told.type == "ask" and isinstance(told.id, int):
            await player.move(told.id, told.moves[0])
        if told.type == "revealed":
            await player.say("start")
        if len(player.acknowledged) >= enough:
            return


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_a_room_goes_on_in_another_process_when_its_own_ends(
    cluster: Cluster, tmp_path: Path, sign: signal.Signals
) -> None:
    async def test() -> None:
        room, player = await sitting(one, two)
        async with player:
            await go_on(player, 3)
            before = owners(database)[room]
            one.stop(sign)
            await go_on(player, 3)
            assert owners(database)[room] not in (None, before)

    database = cluster.new_database()
    with processes(tmp_path, database, 2) as (one, two):
        asyncio.run(test())


def test_a_process_that_was_stopped_finds_its_room_taken(cluster: Cluster, tmp_path: Path) -> None:
    async def test() -> None:
        assert one.process is not None
        room, player = await sitting(one, two)
        async with player:
            await go_on(player, 2)
        before = owners(database)[room]
        one.process.send_signal(signal.SIGSTOP)
        await until(lambda: owners(database)[room] != before)
        async with at(player.guest, two).join(room) as again:
            await go_on(again, 3)
            one.process.send_signal(signal.SIGCONT)
            await until(lambda: '"lease lost"' in one.log.read_text())
            await go_on(again, 3)
        assert owners(database)[room] != before

    database = cluster.new_database()
    with processes(tmp_path, database, 2) as (one, two):
        asyncio.run(test())


def test_a_room_of_other_rules_goes_to_a_process_that_has_them(cluster: Cluster, tmp_path: Path) -> None:
    """An upgrade runs old and new processes side by side: neither takes a room that it cannot continue."""

    async def test() -> None:
        store = await PostgresStore.open(database)
        try:
            one, two = Membership(store), Membership(await PostgresStore.open(database))
            two.rules = ["mantis:99"]
            for member, port in ((one, 1), (two, 2)):
                member.set_address("127.0.0.1", port, "")
                await member.join()
            await one.beat()
            registry = RoomRegistry(
                RoomDeps(store, ManualClock(), InstantBotPool(), Metrics(), Settings(), ownership=one)
            )
            room = await registry.create(Guest(id="ann", name="ann"), NewRoom(edition="mantis", players=2))
            await registry.hand_over(room.code)
            await store.execute('UPDATE room SET header = replace(header, \'"rules":\', \'"rules":99, "was":\')')
            with pytest.raises(LivesElsewhere) as elsewhere:
                await registry.find(room.code)
            assert elsewhere.value.peer.id == two.id and owners(database)[room.code] is None
            await two.leave()
            one.peers.clear()
            with pytest.raises(Refusal, match="version 99 of the rules"):
                await registry.find(room.code)
            assert owners(database)[room.code] is None
            await registry.stop()
            await one.leave()
            await two.store.close()
        finally:
            await store.close()

    database = cluster.new_database()
    run(test())


def test_clients_reach_a_room_on_another_machine_through_a_relay(cluster: Cluster, tmp_path: Path) -> None:
    async def test() -> None:
        guests = await people(one.url, 2)
        room = await guests[0].create("mantis", 2)
        spread = [guests[0], at(guests[1], two)]
        players = await whole_game(spread, room, 2)
        assert players[0].winners == players[1].winners and players[0].winners

    database = cluster.new_database()
    with contextlib.ExitStack() as stack:
        one, two = (
            stack.enter_context(processes(folder, database, 1, peer_sockets="false"))[0] for folder in folders(tmp_path)
        )
        asyncio.run(test())


def folders(parent: Path) -> list[Path]:
    """Two folders."""
    found = [parent / "one", parent / "two"]
    for folder in found:
        folder.mkdir()
    return found
