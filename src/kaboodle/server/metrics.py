"""Counters of the server, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)  # seconds


class Histogram:
    """Counts of durations."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        """As Prometheus wants it: counts up to each bound, their number and their sum."""
        reached, lines = 0, [f"# TYPE {name} histogram"]
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            reached += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {reached}')
        return [*lines, f"{name}_count {reached}", f"{name}_sum {self.total:.6f}"]


class Metrics:
    """All that is counted. Only the commit times come from another thread, and only it writes them."""

    def __init__(self) -> None:
        self.rooms = 0
        self.connections = 0
        self.http_connections = 0
        self.moves = 0
        self.dropped = 0  # readers that were too slow
        self.refusals: Counter[str] = Counter()
        self.commits = Histogram()
        self.answers = Histogram()  # from when a room takes a move up until it is on disk and published
        self.jobs = 0  # things that shared those commits

    def on_commit(self, seconds: float, jobs: int) -> None:
        """The store has committed."""
        self.commits.add(seconds)
        self.jobs += jobs

    def text(self) -> str:
        """Everything, for /metrics."""
        lines = []
        for name, kind, value in (
            ("kaboodle_rooms", "gauge", self.rooms),
            ("kaboodle_connections", "gauge", self.connections),
            ("kaboodle_http_connections", "gauge", self.http_connections),
            ("kaboodle_moves_total", "counter", self.moves),
            ("kaboodle_slow_readers_dropped_total", "counter", self.dropped),
            ("kaboodle_committed_jobs_total", "counter", self.jobs),
        ):
            lines += [f"# TYPE {name} {kind}", f"{name} {value}"]
        lines.append("# TYPE kaboodle_refusals_total counter")
        lines += [f'kaboodle_refusals_total{{code="{code}"}} {n}' for code, n in sorted(self.refusals.items())]
        lines += self.commits.lines("kaboodle_commit_seconds")
        lines += self.answers.lines("kaboodle_move_seconds")
        return "\n".join(lines) + "\n"
