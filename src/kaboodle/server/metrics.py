"""Counters of the server for Prometheus, on an address of their own. None of them depends on a secret of a game.

A pass in a reaction window, a refused move and the commit of either are secrets of a seat, so none of them is counted:
only decisions that everybody sees, and a write that the scrape itself makes.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import CancelledError

from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from kaboodle.server import wire
from kaboodle.server.store.base import StoreError

PROBE_WITHIN = 5.0  # seconds that a scrape waits for the store
SECRET_REQUESTS = (wire.MoveRequest, wire.WhyRequest, wire.OddsRequest, wire.HintRequest, wire.LookRequest)
Probe = Callable[[], Awaitable[None]]


class Metrics(Collector):
    """Plain attributes, counted up by the server and read when Prometheus asks: a move costs no lock and no call."""

    def __init__(self) -> None:
        self.rooms = 0
        self.connections = 0
        self.http_connections = 0
        self.decisions = 0  # asks that were answered, by people, bots and clocks
        self.dropped = 0  # clients that read too slowly
        self.refusals: Counter[str] = Counter()
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._probe: Probe | None = None

    def count_refusal(self, code: str, request: wire.FromClient | None = None) -> None:
        """Count a refusal, unless it could tell what a seat holds or has answered."""
        if not isinstance(request, SECRET_REQUESTS):
            self.refusals[code] += 1

    def collect(self) -> Iterator[Metric]:
        """The values now, for the registry."""
        yield GaugeMetricFamily("kaboodle_rooms", "Rooms that are awake.", self.rooms)
        yield GaugeMetricFamily("kaboodle_connections", "Open WebSockets.", self.connections)
        yield GaugeMetricFamily("kaboodle_http_connections", "Open HTTP connections.", self.http_connections)
        yield CounterMetricFamily("kaboodle_decisions", "Asks that were answered, each once.", self.decisions)
        yield CounterMetricFamily("kaboodle_slow_readers_dropped", "Clients that read too slowly.", self.dropped)
        refusals = CounterMetricFamily("kaboodle_refusals", "Refused requests that are no moves.", labels=["code"])
        for code, count in sorted(self.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        if self._probe is not None:
            seconds = self._probe_seconds()
            yield GaugeMetricFamily("kaboodle_store_up", "Whether the database can be written.", int(seconds >= 0))
            yield GaugeMetricFamily("kaboodle_store_seconds", "Duration of one write for this scrape.", max(seconds, 0))

    def serve(self, host: str, port: int, probe: Probe) -> Callable[[], None]:
        """Answer scrapes on an address, in a thread; a function that stops it. OSError if it is not available."""
        self._loop, self._probe = asyncio.get_running_loop(), probe
        server, thread = start_http_server(port, host, self._registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        return stop

    def text(self) -> str:
        """All metrics as a scrape gets them."""
        return generate_latest(self._registry).decode()

    def _probe_seconds(self) -> float:
        """How long one write of the store takes, including its wait for others; -1 if it fails."""
        assert self._probe is not None and self._loop is not None
        began = time.perf_counter()
        try:
            asyncio.run_coroutine_threadsafe(as_coroutine(self._probe), self._loop).result(PROBE_WITHIN)
        except (StoreError, TimeoutError, CancelledError, RuntimeError):
            return -1
        return time.perf_counter() - began


async def as_coroutine(probe: Probe) -> None:
    """A probe as the coroutine that another thread can submit."""
    await probe()
