"""`kaboodle simulate`: many games, and what they came to."""

import argparse
import sys

import msgspec

from kaboodle.cli import balance
from kaboodle.cli.arguments import Refused, seed_of, table_options
from kaboodle.cli.progress import Progress
from kaboodle.cli.workers import runner_of
from kaboodle.lab.simulate import Outcome, simulate
from kaboodle.lab.workers import NoCluster, WorkerDied

GAMES = 10_000


def run(parsed: argparse.Namespace) -> int:
    """Random games inside the kernel, or games of bots that are watched."""
    games = parsed.games
    if games is not None and games not in range(1, 10**9 + 1):
        raise Refused(f"--games is from 1 to a thousand million, not {games}")
    if balance.wanted(parsed):
        return balance.run(parsed)
    games = games or GAMES
    progress = Progress(sys.stderr, "games")
    try:
        outcome = simulate(
            parsed.edition,
            parsed.players,
            games,
            seed_of(parsed.seed) or 0,
            table_options(parsed),
            parsed.starter,
            progress=lambda done: progress(done, games),
            runner=runner_of(parsed),
        )
    except (NoCluster, WorkerDied) as trouble:
        raise Refused(str(trouble)) from None
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(outcome)).decode())
    else:
        print("\n".join(report(outcome)))
    return 0


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
