"""Several processes on one PostgreSQL: any of them takes any client, a room lives in one, and none is lost."""

import asyncio
import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaboodle.client import Client
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
