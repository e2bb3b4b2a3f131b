"""Publish and subscribe between the processes that share a database."""

import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from kaboodle.server.store.base import StoreError

if TYPE_CHECKING:
    from kaboodle.server.store.postgres_admin import BlockingPostgres

Subscriber = Callable[[bytes], object]
KEPT = 3_600_000  # ms for which a message can be delivered to a process that was busy
LATE = 100  # messages that are read again: on PostgreSQL one can become visible after another with a greater number


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


class DatabaseBus:
    """A bus between all processes that have one database open."""

    def __init__(self, db: "sqlite3.Connection | BlockingPostgres") -> None:
        self._db = db
        self._subscribers: dict[str, list[tuple[set[int], Subscriber]]] = defaultdict(list)
        self._seen = self._recent()  # the numbers of the newest messages, which are not delivered again

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
        self._subscribers[topic].append((self._recent() - self._seen, subscriber))

    def deliver(self) -> int:
        """Call the subscribers with what has come since the last call."""
        sql = "SELECT n, topic, body FROM bus WHERE n > ? ORDER BY n"
        try:
            messages = self._db.execute(sql, (max(self._seen, default=LATE) - LATE,)).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"the bus could not be read: {error}") from None
        new = [message for message in messages if message[0] not in self._seen]
        self._seen |= {n for n, _, _ in new}
        newest = max(self._seen, default=0)
        self._seen = {n for n in self._seen if n >= newest - LATE}
        delivered = 0
        for n, topic, body in new:
            for before, subscriber in list(self._subscribers[topic]):
                if n not in before:
                    subscriber(bytes(body))
                    delivered += 1
        return delivered

    def close(self) -> None:
        """Deliver no more."""
        self._subscribers.clear()
        self._db.close()

    def _recent(self) -> set[int]:
        """The numbers of the newest messages."""
        rows = self._db.execute("SELECT n FROM bus ORDER BY n DESC LIMIT ?", (LATE + 1,))
        return {int(n) for (n,) in rows}
