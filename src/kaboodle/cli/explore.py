"""`kaboodle explore`: what self-play says of cards, draws, Nopes and seats, into a file that the server ships."""

import argparse
import sys
from collections.abc import Iterator

import msgspec

from kaboodle.cli.arguments import Refused, read_file, write_file
from kaboodle.cli.progress import Progress
from kaboodle.core.registry import family_of, shipped_families
from kaboodle.study.explorer import Exploration, ExplorerFile, explore

MOST_PLAYERS = 5


def run(parsed: argparse.Namespace) -> int:
    """Play, and write the figures."""
    if parsed.deals < 1 or parsed.games < 1:
        raise Refused("an exploration needs at least one deal and one game")
    found: list[Exploration] = []
    for path in parsed.add or []:
        found += added(path)
    known = {(it.edition, it.players) for it in found}
    for edition, players in tables(parsed.edition):
        if (edition, players) in known:
            continue
        found.append(explored(edition, players, parsed))
        write_file(parsed.out, msgspec.json.encode(ExplorerFile(tables=tuple(found))).decode() + "\n")
    print(f"{len(found)} tables in {parsed.out}")
    return 0


def added(path: str) -> tuple[Exploration, ...]:
    """The tables of another file."""
    try:
        return msgspec.json.decode(read_file(path), type=ExplorerFile, strict=False).tables
    except msgspec.DecodeError as trouble:
        raise Refused(f"{path}: {trouble}") from None


def explored(edition: str, players: int, parsed: argparse.Namespace) -> Exploration:
    """One table, with its progress."""
    progress, total = Progress(sys.stderr, f"{edition} with {players}"), parsed.deals + parsed.games
    return explore(edition, players, parsed.deals, parsed.games, parsed.seed, lambda done: progress(done, total))


def tables(edition: str | None) -> Iterator[tuple[str, int]]:
    """Every table of an edition, or of all: its numbers of players up to five."""
    chosen = [family_of(edition).editions[edition]] if edition else []
    every = chosen or [it for family in shipped_families() for it in family.editions.values()]
    for it in every:
        yield from ((it.slug, players) for players in it.seats if players <= MOST_PLAYERS)
