"""The journal of an arena: a header, then a line for every game in full.

A stopped arena continues from it. Only an incomplete last line is dropped.
"""

import importlib
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from kaboodle.lab.arena.plan import Contest, Played

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]  # what `claim` looks at

FORMAT = "kaboodle-arena-1"
BEGINNING = f'{{"format":"{FORMAT}"'.encode()


class JournalError(Exception):
    """A journal that cannot be continued; the message says why."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line."""

    format: str
    contest: Contest


class Journal:
    """Games of one contest in a file, in the order in which they ended."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.contest = contest
        self.dropped = 0  # bytes of an incomplete line
        self.played: list[Played] = []
        try:
            self.file: BinaryIO = path.open("ab+")
        except OSError as trouble:
            raise JournalError(f"{path} cannot be written: {trouble.strerror}") from None
        try:
            self.claim()
            self.resume()
        except BaseException:
            self.file.close()
            raise

    def claim(self) -> None:
        """Lock the file against other writers, where the system supports it."""
        if fcntl is None:
            return
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise JournalError(f"{self.path} is being written by another arena") from None

    def resume(self) -> None:
        """Read an existing journal, or write the header."""
        self.file.seek(0)
        data = self.file.read()
        whole = data.rfind(b"\n") + 1
        self.dropped = len(data) - whole
        lines = data[:whole].splitlines()
        if self.dropped and not lines and not data.startswith(BEGINNING[: len(data)]):
            raise JournalError(f"{self.path} is no journal of an arena; it is left as it is")
        if lines:
            there = header_of(lines[0], self.path).contest
            if there != self.contest:
                difference = differing(there, self.contest)
                raise JournalError(f"{self.path} is of another arena: {difference}; it is left as it is")
            self.played = [played.score for played in games_of(lines[1:], self.path)]
        if self.dropped:
            os.truncate(self.file.fileno(), whole)
        if not lines:
            self.write(Header(format=FORMAT, contest=self.contest))

    def add(self, played: Played) -> None:
        """Append a game."""
        self.write(played)

    def write(self, line: Header | Played) -> None:
        """Append one line and flush it."""
        self.file.write(msgspec.json.encode(line) + b"\n")
        self.file.flush()

    def close(self) -> None:
        """Close the file."""
        self.file.close()


def header_of(line: bytes, path: Path) -> Header:
    """The first line of a journal."""
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.DecodeError:
        header = None
    if header is None or header.format != FORMAT:
        raise JournalError(f"{path} is no journal of an arena; it is left as it is")
    return header


def games_of(lines: Sequence[bytes], path: Path) -> Iterator[Played]:
    """The games of a journal, each of which must be readable."""
    seen = set()
    for number, line in enumerate(lines, 2):
        try:
            played = msgspec.json.decode(line, type=Played)
        except (msgspec.DecodeError, ValueError) as trouble:
            raise JournalError(f"{path}, line {number} is no game: {trouble}; it is left as it is") from None
        if (played.deal, played.rotation) not in seen:
            yield played
        seen.add((played.deal, played.rotation))


def differing(there: Contest, here: Contest) -> str:
    """The differences between two contests."""
    names = [name for name in Contest.__struct_fields__ if getattr(there, name) != getattr(here, name)]
    return ", ".join(
        f"{name} is {shown(getattr(there, name))} there and {shown(getattr(here, name))} here" for name in names
    )


def shown(value: object) -> str:
    """A value of a contest in short."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_journal(path: Path) -> tuple[Contest, list[Played]]:
    """A contest and all its games in full."""
    lines = path.read_bytes().split(b"\n")
    contest = header_of(lines[0], path).contest
    return contest, list(games_of([line for line in lines[1:-1] if line], path))


def write_parquet(journal: Path, path: Path) -> None:
    """The games of a journal as a Parquet file, a row each; needs the extra `parquet`."""
    arrow, parquet = parquet_modules()
    contest, games = read_journal(journal)
    rows = [row_of(contest, played) for played in sorted(games, key=lambda it: (it.deal, it.rotation))]
    parquet.write_table(arrow.Table.from_pylist(rows), path)


def parquet_modules() -> tuple[Any, Any]:  # Any: an optional package
    """pyarrow; the error says how to install it."""
    try:
        return importlib.import_module("pyarrow"), importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise JournalError("Parquet needs pyarrow: pip install 'kaboodle[parquet]'") from None


def row_of(contest: Contest, played: Played) -> dict[str, object]:
    """A game as a row."""
    assert played.record is not None
    return {
        "edition": contest.edition,
        "options": [f"{key}={value}" for key, value in contest.options.items()],
        "deal": played.deal,
        "rotation": played.rotation,
        "bots": [contest.bots[bot] for bot in played.bots],
        "payoffs": list(played.payoffs),
        "turns": played.turns,
        "micros": [list(times) for times in played.micros],
        "verdicts": [f"{it.seat} {it.kind}: {it.said}" for it in played.verdicts],
        "seed": str(played.record.seed),
        "position": played.record.deal,
        "moves": list(played.record.moves),
    }
