"""Games a second of datasets: self-play of the rollout policy in the kernel, with the Parquet file written.

Usage: python -m bench.dataset [GAMES]. The target is 5,000 games a second on two cores. Other processes slow the clock
down, so games a second of processor time are printed too: all threads together, of which two cores have twice as much.
"""

import sys
import tempfile
import time
from pathlib import Path

from kaboodle.envs import dataset

TABLES = (("original", 4), ("good-vs-evil", 4), ("two-player", 2), ("mantis", 4), ("board", 4))
GAMES, THREADS = 10_000, 2


def main() -> None:
    """Write a dataset of each game and print how fast it went."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as folder:
        dataset.write(Path(folder) / "warm.parquet", "mantis", 2, 10)  # imports
        for edition, players in TABLES:
            path = Path(folder) / f"{edition}.parquet"
            clock, processor = time.perf_counter(), time.process_time()
            dataset.write(path, edition, players, games, seed=1, threads=THREADS)
            clock, processor = time.perf_counter() - clock, time.process_time() - processor
            print(
                f"{edition} with {players}: {games / clock:,.0f} games a second by the clock with {THREADS} threads,"
                f" {games / processor:,.0f} a second of processor time; {path.stat().st_size / games:.0f} bytes a game",
                flush=True,
            )


if __name__ == "__main__":
    main()
