"""Measure what reviews promise, on self-play games of `cat` that were used for nothing else.

python bench/review.py --games 40 --chances 2000 original/4 board/4

For each table: the share of shown mistakes that a fresh seed with four times the budget confirms (the better move is
still ahead by more than 3 standard errors, and by at least half of what was claimed; `ahead` counts those where it is
ahead at all); the calibration by tenths; the largest difference between the sum of the causes and the result minus par;
the mean of each cause; the CPU time of a review; and what playing on with bots says about the moves called better.
"""

import argparse
import time
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from kaboodle.bots.bot import play_out
from kaboodle.bots.levels import bot_of
from kaboodle.core.record import Record
from kaboodle.study.calibration import calibrated, fitted
from kaboodle.study.moments import Choice, moments_of, observation_of
from kaboodle.study.results import Decision, Review
from kaboodle.study.review import review
from kaboodle.study.self_play import sampled_chances, self_play

TABLES = ("original/4", "good-vs-evil/4", "two-player/2", "board/4", "mantis/2", "mantis/4")
FIRST, FIRST_CHANCES = 40_000_000, 41_000_000
CAUSES = ("luck", "choices", "others", "information")
MORE = 4  # times the budget that confirms
SHOWN = ("mistake", "blunder")
SURE = 3.0
PLAYED_ON = 20  # games from each position, for each of two moves


def main() -> None:
    """Print the figures of each table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="games that are reviewed, one seat each")
    parser.add_argument("--chances", type=int, default=2_000, help="games for the calibration")
    parser.add_argument("--played-on", default="", metavar="BOT", help="play on from shown mistakes with this bot")
    parser.add_argument("tables", nargs="*", metavar="EDITION/PLAYERS")
    parsed = parser.parse_args()
    for name in parsed.tables or TABLES:
        edition, _, players = name.partition("/")
        print(f"{name}:", flush=True)
        if parsed.games:
            measure_reviews(edition, int(players), parsed.games, parsed.played_on)
        if parsed.chances:
            measure_calibration(edition, int(players), parsed.chances)


def measure_reviews(edition: str, players: int, games: int, level: str) -> None:
    """Review one seat of each game, and again with more playouts where a mistake is shown."""
    made: list[Review] = []
    seconds, confirmed, ahead, gains = [], [], [], []
    for number in range(FIRST, FIRST + games):
        record, seat = self_play(edition, players, number), "ABCDEFGHI"[number % players]
        began = time.process_time()
        made.append(review(record, seat))
        seconds.append(time.process_time() - began)
        mistakes = [it for it in made[-1].decisions if it.verdict in SHOWN]
        if mistakes:
            again = review(record, seat, seed=number, budget=MORE, hindsight=False)
            found = {it.step: it for it in again.decisions}
            confirmed += [is_confirmed(it, found[it.step]) for it in mistakes]
            ahead += [lead_of(it, found[it.step]) > 0 for it in mistakes]
        if level:
            gains += [played_on(record, seat, it, level) for it in mistakes]
    seconds.sort()
    print(f"  mistakes confirmed: {share(confirmed)}; still ahead: {share(ahead)}")
    print(f"  sums: off by at most {max(abs(it.causes.total - it.result + it.par) for it in made):.3f} points")
    for cause in CAUSES:
        points = [getattr(it.causes, cause).points for it in made]
        error = fmean(getattr(it.causes, cause).error for it in made)
        print(f"  {cause}: mean {fmean(points):+.2f} ± {stdev(points) / sqrt(games):.2f}, error of one {error:.1f}")
    high = seconds[min(int(0.95 * games), games - 1)]
    print(f"  CPU: {fmean(seconds):.2f} s, 95 % within {high:.2f} s; {fmean(it.playouts for it in made):,.0f} playouts")
    if gains:
        claims, real = [claim for claim, _ in gains], [gain for _, gain in gains]
        error = stdev(real) / sqrt(len(real)) if len(real) > 1 else 0.0
        print(f"  played on with {level}: claimed {fmean(claims):+.1f}, came {fmean(real):+.1f} ± {error:.1f} points")


def is_confirmed(claim: Decision, again: Decision) -> bool:
    """Whether the played move still loses at least half as much, beyond 3 standard errors."""
    return again.points >= claim.points / 2 and again.points > SURE * again.error


def lead_of(claim: Decision, again: Decision) -> float:
    """By how much the move that was called better is ahead in another review."""
    chances = {text: it.chance for it in again.moves for text in (it.move, *it.alike)}
    return chances.get(claim.best, 0.0) - chances[claim.played]


def played_on(record: Record, seat: str, claim: Decision, level: str) -> tuple[float, float]:
    """What a shown mistake is said to cost, and what it costs when bots play on from tables the seat can imagine."""
    choice = next(it for it in moments_of(record, seat) if isinstance(it, Choice) and it.step == claim.step)
    observation, bot, results = observation_of(choice), bot_of(level), {}
    for move in (claim.best, claim.played):
        wins = []
        for number in range(PLAYED_ON):
            table = observation.table(number)
            table.play(seat, move)
            play_out(table, dict.fromkeys(table.seats, bot), Random(number))
            wins.append(table.payoffs[seat])
        results[move] = 100 * fmean(wins)
    return claim.points, results[claim.best] - results[claim.played]


def measure_calibration(edition: str, players: int, games: int) -> None:
    """Print by tenths what chances came to; the error is that of whole games."""
    fit = fitted(edition, players)
    tenths: dict[int, list[tuple[float, float, int]]] = {}
    for number in range(FIRST_CHANCES, FIRST_CHANCES + games):
        for raw, result in sampled_chances(self_play(edition, players, number), number, 2, 500):
            chance = calibrated(raw, fit)
            tenths.setdefault(min(int(chance // 10), 9), []).append((chance, result, number))
    worst = 0.0
    for tenth, pairs in sorted(tenths.items()):
        off, error = offset([(result - chance, number) for chance, result, number in pairs])
        worst = max(worst, abs(off))
        said, came = fmean(chance for chance, _, _ in pairs), fmean(result for _, result, _ in pairs)
        print(f"  {10 * tenth:3} %: said {said:5.1f}, came {came:5.1f} ± {error:.1f} ({len(pairs)})")
    print(f"  calibration: {games} games, off by at most {worst:.1f} points in a tenth (fit of {fit.games} games)")


def offset(pairs: Sequence[tuple[float, int]]) -> tuple[float, float]:
    """The mean of differences, and its error when those of one game are taken together."""
    sums: dict[int, float] = {}
    mean = fmean(value for value, _ in pairs)
    for value, number in pairs:
        sums[number] = sums.get(number, 0.0) + value - mean
    return mean, sqrt(sum(it * it for it in sums.values())) / len(pairs)


def share(found: Sequence[bool]) -> str:
    """A share of all, in words."""
    return f"{sum(found)} of {len(found)} ({sum(found) / len(found):.0%})" if found else "none shown"


if __name__ == "__main__":
    main()
