"""What a search loses by its budget: its choices, weighed by a far longer search of the same positions.

python bench/budgets.py mantis 3 --positions 300 --judge 60000 cat 1000 4000 20000

Positions come from games among `cat`, on deals of their own. A loss is what the judge thinks that a choice costs,
summed over a player's turns of a game: some hundred positions tell budgets apart that would need ten thousand games.
The judge errs too, by as much as two searches of its length differ; and it takes everybody to play by hunches. With two
players there is nothing to judge: the search weighs every card exactly, however long it is.
"""

import argparse
from collections.abc import Iterator
from math import sqrt
from random import Random

import kaboodle
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot, findings
from kaboodle.sight import Sight

DEALS = 5_000_000  # the first one


def main() -> None:
    """Print what each bot loses, with 95 % intervals."""
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
    for sight, length in positions(parsed.edition, parsed.players, parsed.positions):
        chances = judged(sight, parsed.judge)
        for name, bot in bots.items():
            lost = max(chances.values()) - chances[bot.choose(sight, Random(2))]
            losses[name].append(lost * length / parsed.players)
    for name, each in losses.items():
        mean = sum(each) / len(each)
        error = sqrt(sum((it - mean) ** 2 for it in each) / (len(each) - 1) / len(each))
        print(f"{name}: loses {mean:.2%} ± {1.96 * error:.2%} of its games")


def positions(edition: str, players: int, count: int) -> Iterator[tuple[Sight, int]]:
    """One position of each game, any of its turns, and how long that game was."""
    cat = bot_of("cat")
    for deal in range(DEALS, DEALS + count):
        table, rng = kaboodle.new(edition, players, seed=deal), Random(deal)
        sights = []
        while not table.over:
            sight = table.sight(table.waiting[0])
            sights.append(sight)
            table.play(table.waiting[0], cat.choose(sight, rng))
        yield rng.choice(sights), len(sights)


def judged(sight: Sight, iterations: int) -> dict[str, float]:
    """Each move's chance of winning, all of them tried equally often."""
    chances = {}
    for stages in sight.family.whole_moves(sight.blinded, sight.index):
        thinker = sight.family.thinker(sight.blinded, sight.mind, sight.index, 1)
        assert thinker is not None
        thinker.insist_on(stages[0])
        thinker.think(iterations // len(sight.moves))
        thinker.insisted = 0
        chances.update({sight.text(it.stages): it.chance for it in findings(thinker, sight) if it.stages == stages})
    return chances


if __name__ == "__main__":
    main()
