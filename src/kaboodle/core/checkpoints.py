"""The start of a table and the moves since: what a move is taken back with."""

from typing import Any, NamedTuple

from kaboodle.core.views import Ask


class LogEntry(NamedTuple):
    """One move, or one stage of an unfinished one (without a text): who made it, and the kernel's moves."""

    seat: int
    stages: tuple[Any, ...]  # Any: numbers, of a plain game texts
    text: str | None


class Checkpoint(NamedTuple):
    """A moment of a table, from which its log is played again. Nobody changes what it holds."""

    game: Any  # Any: the kernel's own types
    minds: tuple[Any, ...]  # Any: as above
    chain: Ask
    begun: tuple[Any, ...]  # Any: as above
    events: int  # how many there were
    streams: tuple[int, ...]  # how many each had seen
    shuffles: int


class EarlierLog(NamedTuple):
    """The log of the table that was cloned, up to a length; the list only grows."""

    before: "EarlierLog | None"
    entries: list[LogEntry]
    length: int

    def whole(self) -> list[LogEntry]:
        """Every entry since the checkpoint."""
        return [*(self.before.whole() if self.before else []), *self.entries[: self.length]]
