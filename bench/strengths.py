"""Measure the strength of the levels: every row of docs/guide/bots.md, each with a journal to continue from.

python bench/strengths.py --games 2000 --records FOLDER [--workers N] [--only original]
"""

import argparse
import sys
from contextlib import closing
from pathlib import Path

from kaboodle.cli.progress import Progress
from kaboodle.core.registry import EDITIONS
from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.journal import Journal
from kaboodle.lab.arena.plan import Played, plan
from kaboodle.lab.arena.standings import Summary, summary_of
from kaboodle.lab.workers import Runner, here, in_processes

CONTESTS = (
    ("two-player", "tiger,random", 0.95),
    ("two-player", "tiger,cat", 0.60),
    ("two-player", "tomcat,cat", None),
    ("two-player", "kitten,cat", None),
    ("original", "tiger,cat", 0.58),
    ("original", "tiger,cat,cat,cat", 0.35),
    ("original", "tomcat,cat,cat,cat", None),
    ("original", "kitten,cat,cat,cat", None),
    ("good-vs-evil", "tiger,cat,cat,cat", 0.35),
    ("good-vs-evil", "tomcat,cat,cat,cat", None),
    ("good-vs-evil", "kitten,cat,cat,cat", None),
    ("mantis", "tiger,cat", 0.60),
    ("mantis", "tomcat,cat", None),
    ("mantis", "tiger,cat,cat,cat", 0.33),
    ("mantis", "tomcat,cat,cat,cat", None),
    ("mantis", "kitten,cat,cat,cat", None),
    ("board", "tiger,cat,cat,cat", 0.40),
    ("board", "tomcat,cat,cat,cat", None),
    ("board", "kitten,cat,cat,cat", None),
)
SEED = 1


def main() -> None:
    """Play the missing games and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--records", type=Path, required=True)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--only", default="", help="contests whose edition and bots contain this")
    parsed = parser.parse_args()
    parsed.records.mkdir(parents=True, exist_ok=True)
    runner: Runner[Played] = in_processes(parsed.workers) if parsed.workers > 1 else here
    print("| game | bots | games | wins of the first | 95 % interval | target | ms a decision (p50, p95) |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for edition, bots, target in CONTESTS:
        if parsed.only in f"{edition} {bots}":
            print(row(edition, bots, target, play(edition, bots, parsed.games, parsed.records, runner)), flush=True)


def play(edition: str, bots: str, games: int, folder: Path, runner: Runner[Played]) -> Summary:
    """Play one contest, continuing its journal."""
    contest = plan(edition, tuple(bots.split(",")), SEED, {}, 10.0)
    with closing(Journal(folder / f"{edition}-{bots.replace(',', '-')}.jsonl", contest)) as journal:
        arena = Arena(contest, contest.deals_for(games), journal)
        arena.play(runner, Progress(sys.stderr, f"games of {edition} {bots}"))
    return summary_of(contest, arena.played.values())


def row(edition: str, bots: str, target: float | None, summary: Summary) -> str:
    """Format a line of the table."""
    first = next(it for it in summary.standings if it.bot == bots.split(",")[0])
    wins = f"{first.wins.share:.1%} | {first.wins.low:.1%} to {first.wins.high:.1%}"
    goal = "" if target is None else f"{target:.0%}"
    cells = [EDITIONS[edition].title, bots.replace(",", ", "), f"{summary.games:,}", wins, goal]
    return "| " + " | ".join([*cells, f"{first.p50:.1f}, {first.p95:.1f}"]) + " |"


if __name__ == "__main__":
    main()
