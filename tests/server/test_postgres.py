"""PostgreSQL as the store: what is refused at the start, migrations, and connections that fail."""

import asyncio
import shutil
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from kaboodle.server.store import postgres_schema
from kaboodle.server.store.base import LogRow, RoomLost, StoreError
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.store.postgres_schema import prepare_database
from tests.server.manual_clock import run
from tests.server.postgres import USER, Cluster
from tests.server.process import free_port
from tests.server.proxy import bad_network

T = TypeVar("T")
pytestmark = pytest.mark.xdist_group("postgres")


def row(n: int) -> LogRow:
    return LogRow(n, n, b"line %d" % n)


@pytest.mark.parametrize("setting", ["synchronous_commit", "fsync"])
def test_a_server_that_acknowledges_too_early_is_refused(cluster: Cluster, setting: str) -> None:
    database = cluster.new_database()
    cluster.restart(f"{setting}=off")
    try:
        with pytest.raises(StoreError, match=f"{setting} = off: a move would be acknowledged"):
            run(prepare_database(database))
    finally:
        cluster.restart()
    run(prepare_database(database))


@pytest.mark.parametrize(("pooling", "refused"), [("transaction", True), ("session", False)])
def test_a_proxy_that_pools_by_transaction_is_refused(
    cluster: Cluster, tmp_path: Path, pooling: str, refused: bool
) -> None:
    program = shutil.which("pgbouncer") or shutil.which("pgbouncer", path="/usr/sbin")
    if program is None:
        pytest.skip("there is no pgbouncer here (Debian's package)")
    name, port = cluster.new_database().rpartition("/")[2], free_port()
    config = Path(cluster.folder) / f"bouncer-{pooling}.ini"
    config.write_text(
        f"[databases]\n{name} = host=127.0.0.1 port={cluster.port} user={USER} dbname={name}\n"
        f"[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port={port}\nauth_type=any\npool_mode={pooling}\n"
        "ignore_startup_parameters=tcp_keepalives_idle,tcp_keepalives_interval,tcp_keepalives_count,"
        "idle_in_transaction_session_timeout\nunix_socket_dir=\n"
    )
    config.chmod(0o644)
    bouncer = subprocess.Popen([program, "-u", USER, str(config)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        found = asyncio.run(when_it_listens(cluster.address(name, port)))
    finally:
        bouncer.terminate()
        bouncer.wait(10)
    assert ("pools these connections by transaction" in found) is refused, found


async def when_it_listens(database: str) -> str:
    """What is wrong with a database behind a proxy that is about to start; empty if nothing is."""
    async with asyncio.timeout(30):
        while True:
            try:
                await prepare_database(database)
                return ""
            except StoreError as error:
                if "onnect" not in str(error) or "pools" in str(error):
                    return str(error)
            await asyncio.sleep(0.05)  # another process is waited for


def test_a_server_that_is_not_there_is_a_sentence_without_the_password() -> None:
    with pytest.raises(StoreError, match="cannot be used as a database") as refused:
        run(prepare_database(f"postgresql://ann:hunter2@127.0.0.1:{free_port()}/rooms"))
    assert "hunter2" not in str(refused.value)


def test_a_database_from_the_future_is_refused_by_its_version(cluster: Cluster) -> None:
    database = cluster.new_database()
    run(prepare_database(database))
    db = BlockingPostgres(database)
    db.execute("UPDATE schema_version SET version = 99")
    db.close()
    with pytest.raises(StoreError, match="version 99"):
        run(prepare_database(database))


def test_a_migration_is_done_once_by_processes_that_start_together(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.new_database()

    async def start_together() -> None:
        await asyncio.gather(*[prepare_database(database) for _ in range(4)])

    run(start_together())
    more = (*postgres_schema.MIGRATIONS, "CREATE TABLE more (x integer)")
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", more)
    run(start_together())
    db = BlockingPostgres(database)
    assert db.execute("SELECT version FROM schema_version").fetchall() == [(len(more),)]
    assert db.execute("SELECT count(*) FROM more").fetchone() == (0,)
    db.close()


def test_a_migration_that_fails_leaves_the_database_as_it_was(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = cluster.new_database()
    run(prepare_database(database))
    broken = "CREATE TABLE more (x integer); CREATE TABLE room (x integer)"
    monkeypatch.setattr(postgres_schema, "MIGRATIONS", (*postgres_schema.MIGRATIONS, broken))
    with pytest.raises(StoreError, match="already exists"):
        run(prepare_database(database))
    monkeypatch.undo()
    db = BlockingPostgres(database)
    assert db.execute("SELECT to_regclass('more')").fetchone() == (None,)
    db.close()


def test_a_crash_of_the_server_is_a_refusal_and_what_was_durable_is_there(cluster: Cluster) -> None:
    async def test() -> None:
        store = await PostgresStore.open(cluster.new_database())
        await store.create_room("room1", b"", 1)
        await store.append("room1", [row(1), row(2)])
        cluster.stop()
        try:
            with pytest.raises(StoreError):
                await store.append("room1", [row(3)])
            with pytest.raises(StoreError):
                await store.load("room1")
        finally:
            cluster.start()
        saved = await store.load("room1")
        assert saved is not None and [line.n for line in saved.rows] == [1, 2]
        await store.append("room1", [row(3)])
        with pytest.raises(RoomLost):
            await store.append("room1", [row(3)])
        await store.close()

    run(test())


def test_an_old_owner_gets_no_row_in_after_the_entry_of_a_new_one(cluster: Cluster) -> None:
    async def test() -> None:
        database = cluster.new_database()
        old, new = await PostgresStore.open(database), await PostgresStore.open(database)
        old.appends.writer, new.appends.writer = 1, 2
        await old.create_room("room1", b"", 1)
        await old.append("room1", [row(1)])
        db = BlockingPostgres(database)  # as a claim writes it
        db.execute("INSERT INTO log (room, n, at, entry, writer) VALUES (?, ?, ?, ?, ?)", ("room1", 2, 1, b"{}", 2))
        db.close()
        await new.load("room1")
        await new.append("room1", [row(3)])
        assert await old.load("room1") is not None  # it knows the log's length again
        with pytest.raises(RoomLost):
            await old.append("room1", [row(4)])
        await new.append("room1", [row(4)])
        for store in (old, new):
            await store.close()

    asyncio.run(test())


def test_rows_in_doubt_are_in_the_log_once_or_not_at_all(cluster: Cluster) -> None:
    """Connections are cut in the middle of everything: what was acknowledged is there, in order, and nothing twice."""

    async def test() -> None:
        direct = cluster.new_database()
        await prepare_database(direct)
        faults = {"reset": 0.02, "half-close": 0.01, "drop": 0.01, "delay": 0.05, "fragment": 0.2}
        async with bad_network(cluster.port, 5, faults) as (url, proxy):
            store = PostgresStore(cluster.address(direct.rpartition("/")[2], int(url.rpartition(":")[2])))
            await retried(lambda: store.create_room("room1", b"", 1))
            acknowledged, failed, n = [], 0, 1
            while n <= 150:
                try:
                    await store.append("room1", [row(n)])
                    acknowledged.append(n)
                    n += 1
                except StoreError:  # written or not: the log says
                    failed += 1
                    saved = await retried(lambda: store.load("room1"))
                    assert saved is not None
                    n = len(saved.rows) + 1
            assert failed > 3 and proxy.done["reset"] > 0
            await store.close()
        clean = PostgresStore(direct)
        saved = await clean.load("room1")
        assert saved is not None and saved.rows == tuple(row(n) for n in range(1, len(saved.rows) + 1))
        assert set(acknowledged) <= {line.n for line in saved.rows} and len(set(acknowledged)) == len(acknowledged)
        await clean.close()

    run(test())


async def retried(work: Callable[[], Awaitable[T]]) -> T:
    """The result of work that fails now and then."""
    for _ in range(50):
        try:
            return await work()
        except StoreError:
            await asyncio.sleep(0)
    raise AssertionError("it never worked")
