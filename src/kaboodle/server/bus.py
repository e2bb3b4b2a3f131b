"""News between processes of a server: who publishes does not know who hears."""

import sqlite3
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from kaboodle.server.store import StoreError

Hears = Callable[[bytes], object]
KEPT = 3_600_000  # ms for which news can be heard by a process that was busy


class Bus(Protocol):
    """Carries news on topics. Every subscriber hears what is published after it subscribed, once and in order."""

    def publish(self, topic: str, body: bytes) -> None:
        """Give out news."""
        ...

    def subscribe(self, topic: str, hears: Hears) -> None:
        """Hear all news on a topic from now on."""
        ...

    def deliver(self) -> int:
        """Hand on what has come since the last time; how much that was."""
        ...

    def close(self) -> None:
        """Carry no more."""
        ...


class LocalBus:
    """A bus within one process."""

    def __init__(self) -> None:
        self._hear: dict[str, list[Hears]] = defaultdict(list)
        self._news: list[tuple[Hears, bytes]] = []

    def publish(self, topic: str, body: bytes) -> None:
        """Give out news."""
        self._news += [(hears, body) for hears in self._hear[topic]]

    def subscribe(self, topic: str, hears: Hears) -> None:
        """Hear all news on a topic from now on."""
        self._hear[topic].append(hears)

    def deliver(self) -> int:
        """Hand on what has come since the last time."""
        news, self._news = self._news, []
        for hears, body in news:
            hears(body)
        return len(news)

    def close(self) -> None:
        """Carry no more."""
        self._news.clear()
        self._hear.clear()


class SqliteBus:
    """A bus between all processes that have one database file open."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._hear: dict[str, list[tuple[int, Hears]]] = defaultdict(list)
        self._last = self._newest()

    def publish(self, topic: str, body: bytes) -> None:
        """Give out news, and forget news that is old."""
        now = int(time.time() * 1000)
        try:
            self._db.execute("INSERT INTO news (at, topic, body) VALUES (?, ?, ?)", (now, topic, body))
            self._db.execute("DELETE FROM news WHERE at < ?", (now - KEPT,))
        except sqlite3.Error as trouble:
            raise StoreError(f"the news could not be written: {trouble}") from None

    def subscribe(self, topic: str, hears: Hears) -> None:
        """Hear all news on a topic from now on."""
        self._hear[topic].append((self._newest(), hears))

    def deliver(self) -> int:
        """Hand on what has come since the last time."""
        sql = "SELECT n, topic, body FROM news WHERE n > ? ORDER BY n"
        try:
            news = self._db.execute(sql, (self._last,)).fetchall()
        except sqlite3.Error as trouble:
            raise StoreError(f"the news could not be read: {trouble}") from None
        heard = 0
        for n, topic, body in news:
            self._last = n
            for since, hears in list(self._hear[topic]):
                if n > since:
                    hears(bytes(body))
                    heard += 1
        return heard

    def close(self) -> None:
        """Carry no more."""
        self._hear.clear()
        self._db.close()

    def _newest(self) -> int:
        return int(self._db.execute("SELECT coalesce(max(n), 0) FROM news").fetchone()[0])
