"""`kaboodle simulate`: random games, and what they came to."""

import argparse
import sys
from collections.abc import Callable
from typing import TextIO

import msgspec

from kaboodle.commands.arguments import Refused, seed_of, table_options
from kaboodle.lab.simulate import Outcome, simulate

WIDTH = 40


def run(parsed: argparse.Namespace) -> int:
    """Simulate and report."""
    if parsed.games not in range(1, 10**9 + 1):
        raise Refused(f"--games is from 1 to a thousand million, not {parsed.games}")
    outcome = simulate(
        parsed.edition,
        parsed.players,
        parsed.games,
        seed_of(parsed.seed) or 0,
        table_options(parsed),
        parsed.starter,
        progress=bar(parsed.games, sys.stderr),
    )
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(outcome)).decode())
    else:
        print("\n".join(report(outcome)))
    return 0


def bar(games: int, stream: TextIO) -> Callable[[int], None]:
    """A bar that moves on a terminal; nothing elsewhere."""
    if not stream.isatty():
        return lambda done: None

    def show(done: int) -> None:
        full = WIDTH * done // games
        end = "\r\033[K" if done >= games else ""  # the finished bar makes room for the report
        print(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done:,} of {games:,}{end}", end="", file=stream, flush=True)

    return show


def report(outcome: Outcome) -> list[str]:
    """The figures in plain lines."""
    speed = outcome.speed
    kernel = "the compiled kernel" if speed.compiled else "the uncompiled kernel"
    changed = " ".join(f"{key}={value}" for key, value in outcome.options.items())
    wins = [f"  {seat}: {won:,} ({won / outcome.games:.1%})" for seat, won in outcome.wins.items()]
    return [
        f"{outcome.edition}, {outcome.players} players, seed {outcome.seed} ({changed})",
        f"games: {outcome.games:,}",
        f"decisions: {outcome.decisions:,}, {outcome.decisions / outcome.games:.1f} a game",
        f"turns a game: median {outcome.median}, one in ten has at most {outcome.shortest_tenth}, "
        f"nine in ten at most {outcome.longest_tenth}",
        "wins by seat:",
        *wins,
        f"speed: {speed.decisions_per_second:,.0f} decisions and {speed.games_per_second:,.0f} games a second, "
        f"with {kernel}",
    ]
