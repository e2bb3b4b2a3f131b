"""Measure what a unit of luck is worth in a game: the pilot that the weight of a control variate was fixed from.

python bench/control.py two-player/2 original/4 --games 2000

`cat` plays itself. The slope of its result on its luck is the best weight; the mean of the luck must be 0.
"""

import argparse
from math import sqrt
from statistics import covariance, fmean, stdev, variance

from kaboodle.core.registry import family_of
from kaboodle.lab.arena.plan import plan
from kaboodle.lab.benchmark.match import by_deal, play_one

SEED = 77


def main() -> None:
    """Print the mean of the luck, its best weight, and the variance that is left with the weight in use."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="+", help="edition/players")
    parser.add_argument("--games", type=int, default=2_000)
    parsed = parser.parse_args()
    for name in parsed.tables:
        edition, _, players = name.partition("/")
        contest = plan(edition, ("cat",) * int(players), SEED, {}, 10.0)
        found = [play_one(contest, *game) for game in contest.games(contest.deals_for(parsed.games))]
        weight = family_of(edition).luck_weight(int(players))
        units = [it.luck / weight for it in found]
        slope = covariance(units, [it.payoff for it in found]) / variance(units)
        raw, calm = by_deal(found, lambda it: it.payoff), by_deal(found, lambda it: it.payoff - it.luck)
        left = variance(calm) / variance(raw) if variance(raw) else float("nan")
        mean, error = fmean(units), 2 * stdev(units) / sqrt(len(units))
        print(
            f"{name}: mean luck {mean:+.4f} ± {error:.4f}, best weight {slope:.3f},"
            f" in use {weight:.3f}, variance left {left:.3f} ({len(found)} games)",
            flush=True,
        )


if __name__ == "__main__":
    main()
