"""Measure a bot in Mantis with two players against `cat`, with most of the luck removed.

python bench/luck.py --games 2000 tiger tomcat

The luck of a flip is the value of the card less the average value of the cards that could have come; a good back is
luck in the same way. Both are known, because the chances of the next card are exact. The result less this luck has the
same mean, whatever the evaluation, and a far smaller variance: a ninth of the games give the same accuracy.
The evaluation is that of the kernel, `Lookahead.estimate`. Deals are paired.
"""

import argparse
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from kaboodle import new
from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation
from kaboodle.core.table import Table
from kaboodle.games.mantis.cards import COLOURS, NO_BACK, front_of

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
FIRST = 7_000_000  # the first deal


def main() -> None:
    """Print each bot's win share, as played and without luck."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("bots", nargs="+", help="a level, or a number of iterations")
    parsed = parser.parse_args()
    for name in parsed.bots:
        bot = SearchBot(int(name)) if name.isdigit() else bot_of(name)
        pairs = [
            [play(bot, deal, place) for place in range(2)] for deal in range(FIRST, FIRST + max(parsed.games // 2, 2))
        ]
        won = [fmean(share for share, _ in pair) for pair in pairs]
        calm = [fmean(share - luck for share, luck in pair) for pair in pairs]
        print(f"{name}: {with_error(calm)} without luck, {with_error(won)} as played", flush=True)


def with_error(values: list[float]) -> str:
    """Format a mean with its 95 % interval."""
    return f"{fmean(values):.2%} ± {Z * stdev(values) / sqrt(len(values)):.2%}"


def play(bot: Bot, deal: int, place: int) -> tuple[float, float]:
    """Play one game with the bot in one seat; return its payoff and how much of that was luck."""
    table = new("mantis", 2, seed=deal)
    cat = bot_of("cat")
    chances = {seat: Random(f"{deal}/{place}/{seat}") for seat in table.seats}
    measured = table.seats[place]
    luck = 0.0
    while not table.over:
        seat = table.waiting[0]
        observation = table.observation(seat)
        move = (bot if seat == measured else cat).choose(observation, chances[seat])
        lucky = luck_of(table, observation, stealing=move != "score")
        luck += lucky if seat == measured else -lucky
        table.play(seat, move)
    return table.payoffs[measured], luck


def luck_of(table: Table, observation: Observation, *, stealing: bool) -> float:
    """Return the luck of a flip: of the back among all backs, and of the card among those with this back."""
    game, seat = observation.blinded, observation.index
    searcher: Any = observation.family.searcher(game, observation.mind, seat, 1)  # Any: the kernel's own type
    searcher.begin()
    left = game.pile_size - 1
    worth = (
        [searcher.scored(seat, colour, left, 0) for colour in range(len(COLOURS))],
        [searcher.stolen(seat, colour, left, 0) for colour in range(len(COLOURS))],
    )
    exposed = game.exposed_list()
    fronts = [[front_of(card) for card in range(3 * it, 3 * it + 3) if not exposed[card]] for it in range(NO_BACK)]
    backs = [max(sum(each[front] for front in it) for each in worth) for it in fronts]
    card = table.game.pile_list()[0]
    fitting = fronts[card // 3]
    mean = fmean(worth[stealing][front] for front in fitting)
    return backs[card // 3] / len(fitting) - sum(backs) / game.pile_size + worth[stealing][front_of(card)] - mean


if __name__ == "__main__":
    main()
