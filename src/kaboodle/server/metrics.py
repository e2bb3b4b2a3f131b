"""Counters of the server, exported in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class DurationCounts:
    """Counts of durations by bucket."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def metric(self, name: str, text: str) -> Metric:
        """The counts as a histogram of Prometheus."""
        buckets = zip((*map(str, BOUNDS), "+Inf"), accumulate(self.counts), strict=True)
        return HistogramMetricFamily(name, text, buckets=list(buckets), sum_value=self.total)


class Metrics(Collector):
    """Plain attributes, counted up by the server and read when Prometheus asks: a move costs no lock and no call.

    Only the commit times come from another thread, and only that thread writes them.
    """

    def __init__(self) -> None:
        self.rooms = 0
        self.connections = 0
        self.http_connections = 0
        self.moves = 0
        self.dropped = 0  # clients that read too slowly
        self.refusals: Counter[str] = Counter()
        self.commits = DurationCounts()
        self.answers = DurationCounts()  # from a person's move until it is durable and published
        self.jobs = 0  # jobs that shared the commits
        self._registry = CollectorRegistry(auto_describe=False)
        self._registry.register(self)

    def on_commit(self, seconds: float, jobs: int) -> None:
        """Count a commit of the store."""
        self.commits.add(seconds)
        self.jobs += jobs

    def collect(self) -> Iterator[Metric]:
        """The values now, for the registry."""
        yield GaugeMetricFamily("kaboodle_rooms", "Rooms that are awake.", self.rooms)
        yield GaugeMetricFamily("kaboodle_connections", "Open WebSockets.", self.connections)
        yield GaugeMetricFamily("kaboodle_http_connections", "Open HTTP connections.", self.http_connections)
        yield CounterMetricFamily("kaboodle_moves", "Moves of people, bots and clocks.", self.moves)
        yield CounterMetricFamily("kaboodle_slow_readers_dropped", "Clients that read too slowly.", self.dropped)
        yield CounterMetricFamily("kaboodle_committed_jobs", "Jobs that shared the commits.", self.jobs)
        refusals = CounterMetricFamily("kaboodle_refusals", "Refused messages and requests.", labels=["code"])
        for code, count in sorted(self.refusals.items()):
            refusals.add_metric([code], count)
        yield refusals
        yield self.commits.metric("kaboodle_commit_seconds", "Durations of commits.")
        yield self.answers.metric("kaboodle_move_seconds", "From a person's move until it is durable and published.")

    def text(self) -> str:
        """All metrics, for /metrics."""
        return generate_latest(self._registry).decode()
