"""`kaboodle admin` on PostgreSQL, over several processes; and the way from a file to PostgreSQL and back."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kaboodle.cli.main import main
from kaboodle.client import Client
from kaboodle.core.record import verify
from kaboodle.server.admin import DatabaseAdmin
from kaboodle.server.guests import GuestSigner
from kaboodle.server.rooms.archive import unpack_record
from kaboodle.server.rooms.erasure import GONE
from kaboodle.server.store.base import Store
from kaboodle.server.store.migrate import TABLES
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.store.sqlite import SqliteStore
from tests.golden import formats
from tests.server.postgres import Cluster
from tests.server.process import people, whole_game
from tests.server.test_admin import until
from tests.server.test_cluster import processes

pytestmark = pytest.mark.xdist_group("postgres")


def test_bans_closings_and_sign_outs_hold_in_every_process(cluster: Cluster, tmp_path: Path) -> None:
    async def begin() -> tuple[str, list[Client]]:
        guests = await people(one.url, 3)
        return await guests[0].create("mantis", 2), guests

    database = cluster.new_database()
    with processes(tmp_path, database, 2) as (one, two):
        room, guests = asyncio.run(begin())
        admin_db = DatabaseAdmin(database)
        for served in (one, two):
            until(served, f"/api/rooms/{room}", 200)
        asyncio.run(guests[0].request("POST", "/api/guest/sign-out", {}))
        bearers = [{"Authorization": f"Bearer {guest.token}"} for guest in guests]
        for served in (one, two):
            until(served, "/api/guest", 401, **bearers[0])
            until(served, "/api/guest", 200, **bearers[1])
        claims = GuestSigner(key_of(database)).read(guests[2].token)
        admin_db.ban("guest", claims.id)
        for served in (one, two):
            until(served, "/api/guest", 403, **bearers[2])
        admin_db.close_room(room)
        for served in (one, two):
            until(served, f"/api/rooms/{room}", 404)
        admin_db.close()


def key_of(database: str) -> bytes:
    """The key with which the processes of a database sign identities."""
    db = BlockingPostgres(database)
    ((key,),) = db.execute("SELECT value FROM setting WHERE name = 'guests'").fetchall()
    db.close()
    return bytes(key)


def test_a_person_is_forgotten_in_logs_and_games(cluster: Cluster, tmp_path: Path) -> None:
    async def play() -> tuple[str, list[Client]]:
        guests = await people(one.url, 2)
        room = await guests[0].create("mantis", 2)
        await whole_game(guests, room, 1)
        return room, guests

    database = cluster.new_database()
    with processes(tmp_path, database, 1) as (one,):
        room, guests = asyncio.run(play())
        places = asyncio.run(guests[1].request("POST", "/api/guest/delete", {}))["places"]
        assert places >= 3
    db = BlockingPostgres(database)
    entries = " ".join(entry for (entry,) in db.execute("SELECT entry FROM log WHERE room = ?", (room,)))
    assert "guest 0" in entries and "guest 1" not in entries and GONE in entries
    ((record,),) = db.execute("SELECT record FROM archive").fetchall()
    archived = unpack_record(record)
    assert verify(archived.record) == [] and GONE in archived.summary.names
    db.close()


def test_a_golden_database_goes_to_postgresql_and_comes_back_the_same(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second, database = tmp_path / "first.db", tmp_path / "second.db", cluster.new_database()
    db = sqlite3.connect(first)
    db.executescript(formats.DATABASE.read_text())
    db.close()
    assert main(["admin", "migrate", "--database", str(first), database]) == 0
    assert main(["admin", "migrate", "--database", database, str(second)]) == 0
    assert contents(first) == contents(second) and contents(first)["log"]
    assert main(["admin", "migrate", "--database", str(first), database]) == 2
    assert "is not empty" in capsys.readouterr().err
    code = contents(first)["room"][0][0]
    assert isinstance(code, str)
    asyncio.run(load_both(first, database, code))


async def load_both(file: Path, database: str, code: str) -> None:
    """Both stores give the same room."""
    stores: list[Store] = [SqliteStore(file), await PostgresStore.open(database)]
    one, other = [await store.load(code) for store in stores]
    assert one == other and one is not None and one.rows
    for store in stores:
        await store.close()


def contents(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that is in a file."""
    db = sqlite3.connect(file)
    found = {
        table: db.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY 1, 2").fetchall()
        for table, columns in TABLES.items()
    }
    db.close()
    return found


def test_a_database_that_a_server_uses_is_not_copied(
    cluster: Cluster, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = cluster.new_database()
    with processes(tmp_path, database, 1) as (one,):
        until(one, "/healthz", 200)
        assert main(["admin", "migrate", "--database", database, str(tmp_path / "copy.db")]) == 2
        assert "1 processes of a server use PostgreSQL" in capsys.readouterr().err
    for words in (["backup", "x"], ["check"], ["restore", "x"]):
        assert main(["admin", *words, "--database", database]) == 2
        assert "PostgreSQL" in capsys.readouterr().err
