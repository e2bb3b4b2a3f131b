"""`kaboodle dataset`: self-play games as a Parquet file with a data card."""

import argparse
import sys
from pathlib import Path

from kaboodle.cli.arguments import Refused, seed_of, table_options
from kaboodle.cli.progress import Progress

MOST_GAMES, MOST_THREADS = 10**8, 64


def run(parsed: argparse.Namespace) -> int:
    """Play and write."""
    try:
        from kaboodle.envs import dataset  # needs NumPy, an extra
    except ImportError as error:
        raise Refused(str(error)) from None
    if parsed.games not in range(1, MOST_GAMES + 1):
        raise Refused(f"--games is from 1 to a hundred million, not {parsed.games}")
    if parsed.threads not in range(1, MOST_THREADS + 1):
        raise Refused(f"--threads is from 1 to {MOST_THREADS}, not {parsed.threads}")
    progress, path = Progress(sys.stderr, "games"), Path(parsed.file)
    try:
        games = dataset.write(
            path,
            parsed.edition,
            parsed.players,
            parsed.games,
            options=table_options(parsed),
            seed=seed_of(parsed.seed) or 0,
            policy=parsed.policy,
            threads=parsed.threads,
            progress=lambda done: progress(done, parsed.games),
        )
    except (dataset.NoParquet, OSError) as trouble:
        raise Refused(str(trouble)) from None
    print(f"{games:,} games in {path}, described in {path}.md")
    return 0


def add_arguments(command: argparse.ArgumentParser) -> None:
    """What can be said besides the game."""
    command.add_argument("file", metavar="FILE.parquet", help="where the games go; FILE.parquet.md describes them")
    command.add_argument("--players", type=int, required=True, metavar="N", help="how many seats")
    command.add_argument("--games", type=int, default=10_000, metavar="G", help="how many games (%(default)s)")
    command.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same number, the same games (%(default)s)"
    )
    command.add_argument("--policy", default="rollout", choices=("rollout", "random"), help="who plays (%(default)s)")
    command.add_argument("--threads", type=int, default=1, metavar="N", help="threads of this machine (%(default)s)")
