"""Fit the evaluation of Mantis positions with two players by self-play: games/mantis/search/evaluation.py.

python bench/fit.py --rounds 6 --games 8000 > evaluation.txt
python bench/fit.py --rounds 6 --games 8000 --from-nothing

A round plays games in which everybody makes the best move by the present numbers, one move in ten at random. The value
of a position is then the average over all possible cards of the better move. The numbers, as terms of log-odds, are
fitted to these values. With --from-nothing the first round uses the rollout policy and is fitted to the winners. The
chapters run as Python, so that the numbers can be changed. Progress goes to standard error.
"""

import argparse
import importlib
import sys
from collections.abc import Iterator
from math import exp, sqrt
from random import Random
from typing import Any

sys.modules["kaboodle.games.mantis.compiled"] = None  # type: ignore[assignment]  # so that importing it fails
load = importlib.import_module  # after the line above, hence not imported at the top
new = load("kaboodle").new
standing = load("kaboodle.games.mantis.search.evaluation")
FRONTS = load("kaboodle.games.mantis.rules.state").FRONTS
SCORE, STEAL = 0, 1
TABLES = {name: getattr(standing, name) for name in ("OWN", "THEIRS", "BOTH", "MISSING", "COLOURFUL")}
ROWS = {"OWN": 15, "THEIRS": 15, "BOTH": 6, "MISSING": 15, "COLOURFUL": 8}
EPOCHS, STEP = 3, 0.045

Parts = list[tuple[str, int]]  # a table and a place in it
Weights = dict[str, list[float]]


def main() -> None:
    """Fit for some rounds and print the tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=8_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from-nothing", action="store_true")
    parsed = parser.parse_args()
    rng = Random(parsed.seed)
    weights = {name: [0.0 if parsed.from_nothing else it / 1000 for it in table] for name, table in TABLES.items()}
    for number in range(parsed.rounds):
        won = parsed.from_nothing and number == 0
        seen = [it for _ in range(parsed.games) for it in positions(rng, by_result=won)]
        error = fit(weights, seen, rng)
        for name, table in TABLES.items():
            table[:] = [round(1000 * it) for it in weights[name]]
        print(f"round {number}: {len(seen):,} positions, off by {error:.4f}", file=sys.stderr, flush=True)
    for name, table in TABLES.items():
        rows = [table[start : start + ROWS[name]] for start in range(0, len(table), ROWS[name])]
        print(f"{name} = [", *[f"    {', '.join(map(str, row))}," for row in rows], "]", sep="\n")


def positions(rng: Random, *, by_result: bool) -> Iterator[tuple[Parts, float]]:
    """Yield the positions of one game, each with its value for the player on turn."""
    table = new("mantis", 2, seed=rng.getrandbits(32))
    observation = table.observation(table.waiting[0])
    searcher, game = observation.family.searcher(observation.blinded, None, 0, rng.getrandbits(32)), table.game
    seen: list[tuple[int, Parts, float]] = []
    while not game.over:
        seat = game.current
        searcher.game.become(game)
        worth = 0.0 if by_result else searcher.chance(seat, game.pile_size, 1)
        seen.append((seat, parts(game, seat), worth))
        move = searcher.policy_move(seat) if by_result else greedy(searcher, game, seat)
        game.apply(seat, rng.choice((SCORE, STEAL + 1 - seat)) if rng.random() < 0.1 else move)
    for seat, each, worth in seen:
        yield each, game.payoffs[seat] if by_result else worth


def greedy(searcher: Any, game: Any, seat: int) -> int:  # Any: the kernel's own types
    """Return the best move on average over the possible top cards, without looking further."""
    first = 3 * game.top_back()
    fronts = [FRONTS[it] for it in range(first, first + 3) if not game.exposed[it]]
    scoring = sum(searcher.scored(seat, front, game.pile_size - 1, 0) for front in fronts)
    stealing = sum(searcher.stolen(seat, front, game.pile_size - 1, 0) for front in fronts)
    return STEAL + 1 - seat if stealing > scoring else SCORE


def parts(game: Any, seat: int) -> Parts:  # Any: the kernel's own type
    """Return the terms of an estimate, as in Lookahead.estimate."""
    own, theirs = (game.tank_list(it) for it in (seat, 1 - seat))
    road, their_road = (min(game.goal - game.score_of(it) - 1, 14) for it in (seat, 1 - seat))
    found = [("MISSING", 15 * road + their_road), ("COLOURFUL", 8 * sum(map(bool, own)) + sum(map(bool, theirs)))]
    for mine, yours in zip(own, theirs, strict=True):
        held, lost = min(mine, 5), min(yours, 5)
        found += [("OWN", 15 * held + road), ("THEIRS", 15 * lost + their_road), ("BOTH", 6 * held + lost)]
    return found


def chance_of(weights: Weights, each: Parts) -> float:
    """Return the chance of winning for the sum of these terms."""
    return 1 / (1 + exp(-sum(weights[name][place] for name, place in each)))


def fit(weights: Weights, seen: list[tuple[Parts, float]], rng: Random) -> float:
    """Fit the weights to the values in decreasing steps; return the root mean square error."""
    learnt = {name: [0.1] * len(table) for name, table in weights.items()}
    for epoch in range(EPOCHS):
        for _ in seen:
            each, worth = rng.choice(seen)
            slope = worth - chance_of(weights, each)
            for name, place in each:
                learnt[name][place] += slope * slope
                weights[name][place] += STEP * (1 - epoch / EPOCHS) * slope / sqrt(learnt[name][place])
    return sqrt(sum((worth - chance_of(weights, each)) ** 2 for each, worth in seen) / len(seen))


if __name__ == "__main__":
    main()
