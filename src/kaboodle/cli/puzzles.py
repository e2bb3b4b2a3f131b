"""`kaboodle puzzles`: decisions with one best move, from self-play games or given records, into a file."""

import argparse
import sys
from collections.abc import Iterator

import msgspec

from kaboodle.cli.arguments import Refused, players_of, read_file, write_file
from kaboodle.core.errors import PositionError
from kaboodle.core.record import FORMATS, Record, from_json, read_record
from kaboodle.core.registry import family_of
from kaboodle.study.puzzles import Puzzle, PuzzleFile, chosen, is_right, puzzles_of
from kaboodle.study.self_play import self_play


def run(parsed: argparse.Namespace) -> int:
    """Write puzzles, and say how many."""
    family_of(parsed.edition)
    players = players_of(parsed.edition, parsed.players)
    if parsed.count < 1 or parsed.games < 1:
        raise Refused("a file needs at least one puzzle and one game")
    games = records(parsed.record) if parsed.record else self_played(parsed.edition, players, parsed.seed, parsed.games)
    found = chosen(found_in(games), parsed.count)
    if not found:
        raise Refused("no decision in these games has a move that is far enough ahead")
    write_file(parsed.out, msgspec.json.format(msgspec.json.encode(PuzzleFile(puzzles=tuple(found)))).decode() + "\n")
    wrong = sum(not is_right(it, it.cat) for it in found)
    print(f"{len(found)} puzzles in {parsed.out}; cat solves {len(found) - wrong} of them.")
    return 0


def found_in(games: Iterator[Record]) -> Iterator[Puzzle]:
    """The puzzles of all games, one after the other."""
    for record in games:
        try:
            yield from puzzles_of(record)
        except PositionError as trouble:
            print(f"kaboodle: {trouble}.", file=sys.stderr)


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
