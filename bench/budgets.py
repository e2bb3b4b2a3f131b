"""Measure what a search loses by its budget: a far longer search of the same positions judges its choices.

python bench/budgets.py mantis 3 --positions 300 --judge 60000 cat 1000 4000 20000

Positions come from games among `cat`, on separate deals. A loss is what a choice costs in the estimate of the judge,
summed over a player's turns of a game. A few hundred positions separate budgets that would otherwise need ten thousand
games. The judge has an error too, as large as the difference between two searches of its length, and it assumes that
everybody follows the rollout policy. With two players there is nothing to judge: the search weighs every card exactly,
whatever its length.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random

import kaboodle
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot, findings
from kaboodle.core.observation import Observation

DEALS = 5_000_000  # the first one


def main() -> None:
    """Print the loss of each bot, with 95 % intervals."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("mantis",))
    parser.add_argument("players", type=int)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--judge", type=int, default=60_000, help="iterations")
    parser.add_argument("bots", nargs="+", help="a level, or a number of iterations")
    parsed = parser.parse_args()
    bots = {
        name: SearchBot(int(name)) if name.isdigit() else bot_of(name) for name in [*parsed.bots, str(parsed.judge)]
    }
    losses: dict[str, list[float]] = {name: [] for name in bots}
    for observation, length in positions(parsed.edition, parsed.players, parsed.positions):
        chances = judged(observation, parsed.judge)
        for name, bot in bots.items():
            lost = max(chances.values()) - chances[bot.choose(observation, Random(2))]
            losses[name].append(lost * length / parsed.players)
    for name, each in losses.items():
        mean = sum(each) / len(each)
        error = sqrt(sum((it - mean) ** 2 for it in each) / (len(each) - 1) / len(each))
        print(f"{name}: loses {mean:.2%} ± {1.96 * error:.2%} of its games")


def positions(edition: str, players: int, count: int) -> Iterator[tuple[Observation, int]]:
    """Yield one random position of each game, and the length of that game."""
    cat = bot_of("cat")
    for deal in range(DEALS, DEALS + count):
        table, rng = kaboodle.new(edition, players, seed=deal), Random(deal)
        observations = []
        while not table.over:
            observation = table.observation(table.waiting[0])
            observations.append(observation)
            table.play(table.waiting[0], cat.choose(observation, rng))
        yield rng.choice(observations), len(observations)


def judged(observation: Observation, iterations: int) -> dict[str, float]:
    """Return each move's chance of winning; all moves get equally many iterations."""
    chances = {}
    for stages in observation.family.whole_moves(observation.blinded, observation.index):
        searcher = observation.family.searcher(observation.blinded, observation.mind, observation.index, 1)
        assert searcher is not None
        searcher.force(stages[0])
        searcher.think(iterations // len(observation.moves))
        searcher.forced = 0
        chances.update(
            {observation.text(it.stages): it.chance for it in findings(searcher, observation) if it.stages == stages}
        )
    return chances


if __name__ == "__main__":
    main()
