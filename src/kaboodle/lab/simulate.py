"""Random games in the kernel. The same seed gives the same figures on every machine and kernel."""

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from kaboodle.core.registry import family_of
from kaboodle.core.setup import read_starter
from kaboodle.core.table import LETTERS
from kaboodle.lab.workers import Runner, here

LONG = 2**64 - 1
CHUNK = 2_000  # games between two reports of progress


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """Figures that depend on the machine."""

    compiled: bool
    seconds: float
    decisions_per_second: float
    games_per_second: float


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The results of many random games. A decision is a choice between two or more legal moves."""

    edition: str
    players: int
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    turns: int
    shortest_tenth: int  # turns: one game in ten has at most so many
    median: int
    longest_tenth: int
    wins: dict[str, int]
    speed: Speed


def simulate(
    edition: str,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    starter: str | None = None,
    *,
    chunk: int = CHUNK,
    progress: Callable[[int], None] = lambda done: None,
    runner: Runner[dict[str, Any]] = here,
) -> Outcome:  # Any: numbers and lists of numbers
    """Play random games in chunks; a game does not depend on its chunk."""
    family = family_of(edition)
    chosen = family.editions[edition].choose(players, options)
    first = read_starter(starter, players, chosen)
    total: dict[str, Any] = {}  # Any: numbers and lists of numbers, as the family counts them
    begun, done = time.perf_counter(), 0
    starts = range(0, max(games, 1), chunk)
    tasks = [(edition, players, chosen, first, (seed + it) & LONG, min(chunk, games - it)) for it in starts]
    for part in runner(play_chunk, tasks):
        total = add(total, part) if total else part
        done += part["games"]
        progress(done)
    seconds = time.perf_counter() - begun
    return Outcome(
        edition=edition,
        players=players,
        options=chosen,
        seed=seed,
        games=total["games"],
        decisions=total["decisions"],
        turns=total["turns"],
        shortest_tenth=quantile(total["lengths"], 0.1),
        median=quantile(total["lengths"], 0.5),
        longest_tenth=quantile(total["lengths"], 0.9),
        wins={LETTERS[seat]: int(wins) for seat, wins in enumerate(total["wins"])},
        speed=Speed(
            compiled=bool(family.compiled),
            seconds=seconds,
            decisions_per_second=total["decisions"] / seconds,
            games_per_second=total["games"] / seconds,
        ),
    )


def play_chunk(
    edition: str, players: int, chosen: dict[str, str], first: int, seed: int, games: int
) -> dict[str, Any]:  # Any: as above
    """Play some of the games."""
    family = family_of(edition)
    return family.simulate(family.set_up(edition, players, chosen, first), seed, games)


def add(one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """The sum of two tallies."""
    return {
        name: [a + b for a, b in zip(value, other[name], strict=True)]
        if isinstance(value, list)
        else value + other[name]
        for name, value in one.items()
    }


def quantile(lengths: list[int], share: float) -> int:
    """The smallest length that at least this share of the games does not exceed."""
    reached, needed = 0, share * sum(lengths)
    for length, count in enumerate(lengths):
        reached += count
        if reached and reached >= needed:
            return length
    return 0
