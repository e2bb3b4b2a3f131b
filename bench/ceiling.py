"""What could be gained by reading opponents: one search that is told what it could at best infer, against `cat`.

python bench/ceiling.py original 4 --games 800 --iterations 800 nothing nope nope,defuse all

Each word is what the search is told of the other hands: nothing, where every card of some titles lies, or all. The same
paired deals for each, so that the differences count. No bot is built like this: it needs the true game.
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev

from kaboodle import new
from kaboodle.bots.bot import play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.rules.kittens.kinds import BY_SLUG
from kaboodle.sight import Sight
from kaboodle.table import Table

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


def main() -> None:
    """Print the share of wins for everything that is told, and what it gains over the first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("original", "good-vs-evil", "two-player"))
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--iterations", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("told", nargs="+", metavar="TOLD", help="nothing, all, or titles such as nope,defuse")
    parsed = parser.parse_args()
    deals = range(parsed.seed * 1_000_000, parsed.seed * 1_000_000 + max(parsed.games // parsed.players, 2))
    first: list[float] = []
    for words in parsed.told:
        kinds = kinds_of(words, parser)
        shares = [share_of(parsed.edition, parsed.players, deal, kinds, parsed.iterations) for deal in deals]
        first = first or shares
        gains = [share - usual for share, usual in zip(shares, first, strict=True)]
        print(f"{words}: {with_error(shares)} (par {1 / parsed.players:.0%}), gains {with_error(gains)}", flush=True)


def kinds_of(words: str, parser: argparse.ArgumentParser) -> tuple[int, ...]:
    """The kinds of cards that are told; the parser refuses what is none."""
    if words == "nothing":
        return ()
    slugs = list(BY_SLUG) if words == "all" else words.split(",")
    if unknown := [slug for slug in slugs if slug not in BY_SLUG]:
        parser.error(f"there is no card {unknown[0]!r}; there are {', '.join(BY_SLUG)}")
    return tuple(BY_SLUG[slug] for slug in slugs)


def with_error(values: Sequence[float]) -> str:
    """A mean with its 95 % interval."""
    return f"{fmean(values):.1%} ± {Z * stdev(values) / sqrt(len(values)):.1%}"


def share_of(edition: str, players: int, deal: int, kinds: Sequence[int], iterations: int) -> float:
    """The search's share of wins in one deal, once in each seat."""
    return fmean(play(edition, players, deal, seat, kinds, iterations) for seat in range(players))


def play(edition: str, players: int, deal: int, told: int, kinds: Sequence[int], iterations: int) -> float:
    """One game with the search in one seat: what it won."""
    table = new(edition, players, seed=deal)
    searcher, cat = SearchBot(iterations), bot_of("cat")
    chances = {seat: Random(f"{deal}/{told}/{seat}") for seat in table.seats}
    insider = table.seats[told]
    while not table.over:
        chosen = {}
        for seat in table.waiting:
            sight = table.sight(seat)
            if seat == insider:
                tell(sight, table, kinds)
            bot = searcher if seat == insider else cat
            chosen[seat] = bot.choose(sight, chances[seat]) if len(sight.moves) > 1 else sight.moves[0]
        play_fairly(table, chosen)
    return table.payoffs[insider]


def tell(sight: Sight, table: Table, kinds: Sequence[int]) -> None:
    """Let a sight's mind, which is a copy, know how many cards of some kinds each other hand holds."""
    for other in range(len(table.seats)):
        if other == sight.index or not table.game.is_alive(other):
            continue
        hand = table.game.hand_list(other)
        for kind in kinds:
            while sight.mind.sure_of(other)[kind] < hand[kind]:
                sight.mind.lose_float(other, kind)
                sight.mind.lose_unknown(other, kind)
                sight.mind.set_sure(other, kind, sight.mind.sure_of(other)[kind] + 1)
            sight.mind.miss(other, kind)


if __name__ == "__main__":
    main()
