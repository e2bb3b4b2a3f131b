"""`kaboodle puzzles`: decisions with one best move, from self-play games or given records, into a file."""

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from kaboodle.cli.arguments import Refused, players_of, read_file
from kaboodle.core.errors import PositionError
from kaboodle.core.record import FORMATS, Record, from_json, read_record
from kaboodle.core.registry import family_of
from kaboodle.study.puzzle_files import read_puzzles, write_puzzles
from kaboodle.study.puzzles import Puzzle, PuzzleCollection, puzzles_of
from kaboodle.study.self_play import self_play

EVERY = 10  # puzzles after which the file is written, so that a long run that is stopped is not lost


def run(parsed: argparse.Namespace) -> int:
    """Write puzzles, and say how many."""
    family_of(parsed.edition)
    players = players_of(parsed.edition, parsed.players)
    if parsed.count < 1 or parsed.games < 1:
        raise Refused("a file needs at least one puzzle and one game")
    games = records(parsed.record) if parsed.record else self_played(parsed.edition, players, parsed.seed, parsed.games)
    collection = PuzzleCollection(parsed.count)
    add_files(collection, parsed.add or [])
    collect(collection, games, Path(parsed.out), parsed.minutes, windows=parsed.windows)
    if not collection.kept:
        raise Refused("no decision in these games has a move that is far enough ahead")
    write(collection, Path(parsed.out))
    print(f"{len(collection.kept)} puzzles in {parsed.out}; cat solves {collection.easy} of them.")
    return 0


def collect(
    collection: PuzzleCollection, games: Iterator[Record], out: Path, minutes: float | None, *, windows: bool
) -> None:
    """Look for puzzles, one of each seat a game, until there are enough, no more games, or no more time."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    for number, record in enumerate(games, 1):
        if collection.full or (end is not None and time.monotonic() > end):
            return
        seats: set[str] = set()
        try:
            for puzzle in puzzles_of(record, collection.wants, seats, windows=windows):
                if not collection.add(puzzle):
                    continue
                seats.add(puzzle.seat)
                if len(collection.kept) % EVERY == 0:
                    write(collection, out)
                    print(f"{len(collection.kept)} puzzles after {number} games.", file=sys.stderr)
        except PositionError as trouble:
            print(f"kaboodle: {trouble}.", file=sys.stderr)


def write(collection: PuzzleCollection, out: Path) -> None:
    """Write all puzzles so far."""
    try:
        write_puzzles(out, list(collection.kept.values()))
    except OSError as trouble:
        raise Refused(f"{out} cannot be written: {trouble.strerror}") from None


def add_files(collection: PuzzleCollection, paths: list[str]) -> None:
    """Begin with the puzzles of other files: first those that `cat` does not solve, so that all find room."""
    found: list[Puzzle] = []
    for path in paths:
        try:
            found += read_puzzles(Path(path).read_bytes())
        except (OSError, ValueError) as trouble:
            raise Refused(f"{path}: {trouble}") from None
    for puzzle in sorted(found, key=lambda it: it.cat == it.best):
        collection.add(puzzle)


def self_played(edition: str, players: int, seed: int, games: int) -> Iterator[Record]:
    """Self-play games from a seed on."""
    return (self_play(edition, players, number) for number in range(seed, seed + games))


def records(paths: list[str]) -> Iterator[Record]:
    """Records from files."""
    for path in paths:
        text = read_file(path)
        try:
            yield read_record(text) if text.startswith(FORMATS) else from_json(text)
        except PositionError as trouble:
            raise Refused(f"{path}: {trouble}") from None
