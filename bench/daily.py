"""Measure the scores of the daily deal by simulation: their spread, and how often the stronger player is ahead.

python bench/daily.py --days 30 --field kitten,cat,cat,tomcat tiger cat

Each player plays all deals of each day. Printed are the mean and the spread of a day by plain wins, by duplicate score
(minus the mean of the field in the same seat) and by result minus luck (of a review), and the chance that the first
player is ahead of the second after 30 days, by resampling days.
"""

import argparse
from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev

from kaboodle.study.daily import FIELD, Deal, bot_chooser, day_key, deals_of, field_of, play_deal
from kaboodle.study.review import review

RUN = 30  # days
RUNS = 2_000
BUDGET = 0.2  # of a review
SCORES = ("wins", "duplicate", "without luck", "duplicate without luck")


def main() -> None:
    """Print the figures of both players."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--field", default=",".join(FIELD))
    parser.add_argument("players", nargs=2)
    parsed = parser.parse_args()
    days: dict[str, list[tuple[float, ...]]] = {level: [] for level in parsed.players}
    for day in range(parsed.days):
        key = day_key(b"simulation", str(day))
        deals = deals_of(key)
        field = [field_of(key, deal, parsed.field.split(",")) for deal in deals]
        for level in parsed.players:
            scores = [scores_of(key, deal, level, it) for deal, it in zip(deals, field, strict=True)]
            days[level].append(tuple(fmean(column) for column in zip(*scores, strict=True)))
    one, other = (days[level] for level in parsed.players)
    for number, name in enumerate(SCORES):
        first, second = [it[number] for it in one], [it[number] for it in other]
        print(
            f"{name}: {fmean(first):+.1f} and {fmean(second):+.1f}, spread of a day {stdev(first):.1f} and "
            f"{stdev(second):.1f}; {parsed.players[0]} ahead after {RUN} days in {ahead(first, second):.1%}",
            flush=True,
        )


def scores_of(key: bytes, deal: Deal, level: str, field: Sequence[float]) -> tuple[float, ...]:
    """The scores of one deal in points, in the order of SCORES."""
    made = play_deal(key, deal, bot_chooser(key, deal, level, number=99))
    luck = review(made.record, deal.seat, budget=BUDGET, hindsight=False).causes.luck.points
    par, mean = 100 / deal.players, 100 * fmean(field)
    return 100 * made.won - par, 100 * made.won - mean, 100 * made.won - luck - par, 100 * made.won - luck - mean


def ahead(first: Sequence[float], second: Sequence[float]) -> float:
    """How often the first player has the higher sum in runs of days drawn with replacement."""
    dice, days = Random(1), range(len(first))
    wins = 0.0
    for _ in range(RUNS):
        drawn = dice.choices(days, k=RUN)
        lead = sum(first[day] - second[day] for day in drawn)
        wins += (lead > 0) + 0.5 * (lead == 0)
    return wins / RUNS


if __name__ == "__main__":
    main()
