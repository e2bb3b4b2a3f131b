"""The puzzles that come with the package: one compressed file for each edition, read when it is needed."""

import gzip
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path

import msgspec

from kaboodle.core.registry import shipped_families
from kaboodle.study.puzzles import VERSION, Puzzle, PuzzleFile

FOLDER = "puzzle_data"
ENDING = ".json.gz"


def write_puzzles(path: Path, puzzles: list[Puzzle]) -> None:
    """Write a file; the same puzzles give the same bytes."""
    raw = msgspec.json.encode(PuzzleFile(puzzles=tuple(puzzles)))
    path.write_bytes(gzip.compress(raw, 9, mtime=0) if path.name.endswith(".gz") else raw + b"\n")


def read_puzzles(raw: bytes) -> tuple[Puzzle, ...]:
    """The puzzles of a file, compressed or not; ValueError for a file of another version."""
    text = gzip.decompress(raw) if raw[:2] == b"\x1f\x8b" else raw
    found = msgspec.json.decode(text, type=PuzzleFile)
    if found.version != VERSION:
        raise ValueError(f"a file of puzzles of version {found.version}, not {VERSION}")
    return found.puzzles


@cache
def shipped_puzzles(edition: str) -> tuple[Puzzle, ...]:
    """The puzzles of an edition that come with the package; none if there is no file."""
    file = files("kaboodle.study") / FOLDER / f"{edition}{ENDING}"
    return read_puzzles(file.read_bytes()) if file.is_file() else ()


@cache
def all_puzzles() -> Mapping[str, Puzzle]:
    """Every puzzle that comes with the package, by id, in the order of the editions."""
    editions = [slug for family in shipped_families() for slug in family.editions]
    return {puzzle.id: puzzle for slug in editions for puzzle in shipped_puzzles(slug)}
