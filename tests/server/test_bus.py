"""Every bus delivers what is published after a subscription, once and in order: one suite for all of them."""

from pathlib import Path

import pytest

from kaboodle.server.store.bus import Bus, DatabaseBus, LocalBus
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.store.schema import open_database
from tests.server.postgres import Cluster

POSTGRES = pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))


@pytest.fixture(params=["local", "sqlite", POSTGRES])
def bus(request: pytest.FixtureRequest, tmp_path: Path) -> Bus:
    if request.param == "local":
        return LocalBus()
    if request.param == "sqlite":
        return DatabaseBus(open_database(str(tmp_path / "news.db")))
    return DatabaseBus(BlockingPostgres(request.getfixturevalue("cluster").new_database()))


def test_news_is_heard_once_in_order_and_only_when_delivered(bus: Bus) -> None:
    heard: list[bytes] = []
    bus.subscribe("rooms", heard.append)
    for n in range(5):
        bus.publish("rooms", b"news %d" % n)
    assert heard == []
    assert bus.deliver() == 5 and heard == [b"news %d" % n for n in range(5)]
    assert bus.deliver() == 0 and len(heard) == 5
    bus.close()


def test_everybody_hears_a_topic_and_nobody_another_one(bus: Bus) -> None:
    first: list[bytes] = []
    second: list[bytes] = []
    bus.subscribe("rooms", first.append)
    bus.subscribe("rooms", second.append)
    bus.subscribe("weather", lambda body: pytest.fail("it is about rooms"))
    bus.publish("rooms", b"one")
    bus.publish("elsewhere", b"two")
    assert bus.deliver() == 2 and first == second == [b"one"]
    bus.close()


def test_what_was_published_before_one_subscribed_is_not_heard(bus: Bus) -> None:
    heard: list[bytes] = []
    bus.subscribe("rooms", lambda body: None)
    bus.publish("rooms", b"old")
    bus.subscribe("rooms", heard.append)
    bus.publish("rooms", b"new")
    assert bus.deliver() == 3 and heard == [b"new"]
    bus.close()


def test_news_published_while_news_is_heard_is_heard_next_time_at_the_latest(bus: Bus) -> None:
    heard: list[bytes] = []

    def echo(body: bytes) -> None:
        heard.append(body)
        if len(heard) < 3:
            bus.publish("rooms", body + b"!")

    bus.subscribe("rooms", echo)
    bus.publish("rooms", b"oh")
    while bus.deliver():
        pass
    assert heard == [b"oh", b"oh!", b"oh!!"]
    bus.close()


def test_two_processes_with_one_file_hear_each_other(tmp_path: Path) -> None:
    one, two = (DatabaseBus(open_database(str(tmp_path / "news.db"))) for _ in range(2))
    heard: list[bytes] = []
    two.subscribe("rooms", heard.append)
    one.publish("rooms", b"from afar")
    assert two.deliver() == 1 and heard == [b"from afar"]
    one.close()
    two.close()


@pytest.mark.xdist_group("postgres")
def test_a_message_that_becomes_visible_late_is_heard_all_the_same(cluster: Cluster) -> None:
    database = cluster.new_database()
    slow, bus = BlockingPostgres(database), DatabaseBus(BlockingPostgres(database))
    heard: list[bytes] = []
    bus.subscribe("rooms", heard.append)
    slow.execute("BEGIN")
    slow.execute("INSERT INTO bus (at, topic, body) VALUES (?, ?, ?)", (1, "rooms", b"first, committed second"))
    bus.publish("rooms", b"second, committed first")
    assert bus.deliver() == 1
    slow.execute("COMMIT")
    assert bus.deliver() == 1 and bus.deliver() == 0
    assert heard == [b"second, committed first", b"first, committed second"]
    slow.close()
    bus.close()
