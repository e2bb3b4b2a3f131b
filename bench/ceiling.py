"""What could be gained by knowing more: one player that is told what is hidden, against `cat`.

python bench/ceiling.py original 4 --games 800 --iterations 800 nothing nope nope,defuse all
python bench/ceiling.py mantis 2 --games 400 --iterations 20000 nothing 1 4

Among kittens each word is what the search is told of the other hands, all it could infer: nothing, where every
card of some titles lies, or all. In Mantis it is how many cards from the top of the draw pile are known: who knows them
tries every way of its own through them, the others playing by hunches. The same paired deals for each, so that the
differences count. No bot is built like this: it needs the true game.
"""

import argparse
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from kaboodle import new
from kaboodle.bots.bot import play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.rules.kittens.kinds import BY_SLUG
from kaboodle.sight import Sight
from kaboodle.table import Table

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Insider = Callable[[Table, Sight, Random], str]


def main() -> None:
    """Print the share of wins for everything that is told, and what it gains over the first."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("edition", choices=("original", "good-vs-evil", "two-player", "mantis"))
    parser.add_argument("players", type=int)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--iterations", type=int, default=800)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("told", nargs="+", metavar="TOLD", help="nothing, all, or titles such as nope,defuse; or cards")
    parsed = parser.parse_args()
    if parsed.edition == "mantis" and parsed.players != 2:
        parser.error("in Mantis a position has a worth of its own only with two players")
    deals = range(parsed.seed * 1_000_000, parsed.seed * 1_000_000 + max(parsed.games // parsed.players, 2))
    first: list[float] = []
    for words in parsed.told:
        insider = insider_of(parsed.edition, words, parsed.iterations, parser)
        shares = [share_of(parsed.edition, parsed.players, deal, insider) for deal in deals]
        first = first or shares
        gains = [share - usual for share, usual in zip(shares, first, strict=True)]
        print(f"{words}: {with_error(shares)} (par {1 / parsed.players:.0%}), gains {with_error(gains)}", flush=True)


def insider_of(edition: str, words: str, iterations: int, parser: argparse.ArgumentParser) -> Insider:
    """Who chooses by what it is told; the parser refuses what cannot be."""
    searcher = SearchBot(iterations)
    if edition == "mantis":
        if words != "nothing" and not words.isdigit():
            parser.error(f"{words!r} is no number of cards")
        return seer(0 if words == "nothing" else int(words), searcher)
    kinds = kinds_of(words, parser)

    def choose(table: Table, sight: Sight, rng: Random) -> str:
        tell(sight, table, kinds)
        return searcher.choose(sight, rng)

    return choose


def seer(known: int, searcher: SearchBot) -> Insider:
    """Who knows so many cards from the top of the draw pile of Mantis; the plain search if it is none."""

    def choose(table: Table, sight: Sight, rng: Random) -> str:
        if not known:
            return searcher.choose(sight, rng)
        thinker = sight.family.thinker(sight.blinded, sight.mind, sight.index, rng.getrandbits(64))
        worth = {}
        for move in sight.moves:
            game = table.game.clone()
            game.apply(sight.index, sight.stages(move)[0])
            worth[move] = foreseen(game, thinker, sight.index, known - 1)
        return max(worth, key=lambda it: worth[it])

    return choose


def foreseen(game: Any, thinker: Any, me: int, known: int) -> float:  # Any: the kernel's own types
    """The best chance of winning that a seat has by any way through the cards it knows."""
    if game.over:
        return float(game.payoffs[me])
    seat = game.current
    thinker.game.become(game)
    if known == 0:
        chance = float(thinker.chance(seat, game.pile_size, 0))
        return chance if seat == me else 1 - chance
    best = 0.0
    for move in game.legal(seat) if seat == me else [thinker.hunch(seat)]:
        following = game.clone()
        following.apply(seat, move)
        best = max(best, foreseen(following, thinker, me, known - 1))
    return best


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


def share_of(edition: str, players: int, deal: int, insider: Insider) -> float:
    """The insider's share of wins in one deal, once in each seat."""
    return fmean(play(edition, players, deal, seat, insider) for seat in range(players))


def play(edition: str, players: int, deal: int, place: int, insider: Insider) -> float:
    """One game with the insider in one seat: what it won."""
    table = new(edition, players, seed=deal)
    cat = bot_of("cat")
    chances = {seat: Random(f"{deal}/{place}/{seat}") for seat in table.seats}
    told = table.seats[place]
    while not table.over:
        chosen = {}
        for seat in table.waiting:
            sight = table.sight(seat)
            if len(sight.moves) == 1:
                chosen[seat] = sight.moves[0]
            elif seat == told:
                chosen[seat] = insider(table, sight, chances[seat])
            else:
                chosen[seat] = cat.choose(sight, chances[seat])
        play_fairly(table, chosen)
    return table.payoffs[told]


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
