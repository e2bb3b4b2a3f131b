"""Publish and subscribe between the processes that share a database."""

import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from kaboodle.server.store.base import StoreError

Subscriber = Callable[[bytes], object]
KEPT = 3_600_000  # ms for which a message can be delivered to a process that was busy


class Bus(Protocol):
    """Carries messages on topics. A subscriber gets what is published after it subscribed, once and in order."""

    def publish(self, topic: str, body: bytes) -> None:
        """Publish a message."""
        ...

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Receive every message on a topic from now on."""
        ...

    def deliver(self) -> int:
        """Call the subscribers with what has come since the last call; how many calls that were."""
        ...

    def close(self) -> None:
        """Deliver no more."""
        ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._subscribers: dict[str, list[Subscriber]] = defaultdict(list)
        self._undelivered: list[tuple[Subscriber, bytes]] = []

    def publish(self, topic: str, body: bytes) -> None:
        """Publish a message."""
        self._undelivered += [(subscriber, body) for subscriber in self._subscribers[topic]]

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Receive every message on a topic from now on."""
        self._subscribers[topic].append(subscriber)

    def deliver(self) -> int:
        """Call the subscribers with what has come since the last call."""
        messages, self._undelivered = self._undelivered, []
        for subscriber, body in messages:
            subscriber(body)
        return len(messages)

    def close(self) -> None:
        """Deliver no more."""
        self._undelivered.clear()
        self._subscribers.clear()


class SqliteBus:
    """A bus between all processes that have one database file open."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._subscribers: dict[str, list[tuple[int, Subscriber]]] = defaultdict(list)
        self._last = self._newest()

    def publish(self, topic: str, body: bytes) -> None:
        """Publish a message, and delete old ones."""
        now = int(time.time() * 1000)
        try:
            self._db.execute("INSERT INTO bus (at, topic, body) VALUES (?, ?, ?)", (now, topic, body))
            self._db.execute("DELETE FROM bus WHERE at < ?", (now - KEPT,))
        except sqlite3.Error as error:
            raise StoreError(f"the message could not be published: {error}") from None

    def subscribe(self, topic: str, subscriber: Subscriber) -> None:
        """Receive every message on a topic from now on."""
        self._subscribers[topic].append((self._newest(), subscriber))

    def deliver(self) -> int:
        """Call the subscribers with what has come since the last call."""
        sql = "SELECT n, topic, body FROM bus WHERE n > ? ORDER BY n"
        try:
            messages = self._db.execute(sql, (self._last,)).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"the bus could not be read: {error}") from None
        delivered = 0
        for n, topic, body in messages:
            self._last = n
            for since, subscriber in list(self._subscribers[topic]):
                if n > since:
                    subscriber(bytes(body))
                    delivered += 1
        return delivered

    def close(self) -> None:
        """Deliver no more."""
        self._subscribers.clear()
        self._db.close()

    def _newest(self) -> int:
        return int(self._db.execute("SELECT coalesce(max(n), 0) FROM bus").fetchone()[0])
