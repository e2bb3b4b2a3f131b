"""Decisions a second of batches: observation and mask written, knowledge of all seats kept. One core, CPU time.

Usage: python -m bench.batch [--json]. This is the speed that a learner sees before its own work; `kaboodle bench` is
the speed of the kernel, which writes nothing. Both are measured here in one run, so that the ratio means something on
any machine. Actions are chosen by NumPy outside of the measured time.
"""

import json
import sys
import time

import numpy as np

import kaboodle
from kaboodle.core.registry import family_of
from kaboodle.envs import Batch

TABLES = (("original", 4), ("good-vs-evil", 4), ("two-player", 2), ("mantis", 4), ("board", 4))
ROWS, WARM, DECISIONS, GAMES = 64, 50, 400_000, 20_000
TARGET = 1.0e6


def batch_speed(edition: str, players: int) -> float:
    """Decisions a second of CPU time inside `step`."""
    batch, dice = Batch(edition, players, ROWS, seed=1), np.random.default_rng(1)
    decisions, seconds = 0, 0.0
    for turn in range(WARM + DECISIONS // ROWS):
        actions = (batch.masks * dice.random(batch.masks.shape, np.float32)).argmax(1)
        made = int((batch.seats >= 0).sum())
        begun = time.thread_time()
        batch.step(actions)
        if turn >= WARM:
            seconds += time.thread_time() - begun
            decisions += made
    return decisions / seconds


def kernel_speed(edition: str, players: int) -> float:
    """Decisions a second of random games inside the kernel, with nothing written."""
    family = family_of(edition)
    game = family.set_up(edition, players, kaboodle.EDITIONS[edition].choose(players, {}), -1)
    game.start_engine(1, None)
    begun = time.thread_time()
    outcome = family.simulate(game, 1, GAMES)
    return float(outcome["decisions"]) / (time.thread_time() - begun)


def main() -> None:
    """Measure and print."""
    found = []
    for edition, players in TABLES:
        speed, kernel = batch_speed(edition, players), kernel_speed(edition, players)
        size = kaboodle.observation(edition, players).size
        found.append(
            {
                **{"edition": edition, "players": players, "numbers": size, "decisions_per_second": round(speed)},
                **{"of_target": round(speed / TARGET, 2), "of_kernel": round(speed / kernel, 3)},
            }
        )
    if "--json" in sys.argv:
        print(json.dumps(found, indent=1))
        return
    for row in found:
        print(
            f"{row['edition']} with {row['players']}: {row['decisions_per_second']:,} decisions a second of "
            f"{row['numbers']} numbers each; {row['of_target']} of the target, {row['of_kernel']} of the bare kernel"
        )


if __name__ == "__main__":
    main()
