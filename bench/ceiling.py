"""Bound the gain from knowing more: one player that is told hidden cards, against `cat`.

python bench/ceiling.py original 4 --games 800 --iterations 800 nothing nope nope,defuse all
python bench/ceiling.py mantis 2 --games 400 --iterations 20000 nothing 1 4

In the kittens games each word is what the search is told about the other hands, the most that it could infer: nothing,
where every card of some titles is, or all cards. In Mantis it is the number of known cards from the top of the draw
pile: the player tries every sequence of its own moves through them, and the others follow the rollout policy. All words
use the same paired deals, so their differences are meaningful. No real bot can do this: it needs the true game.
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
from kaboodle.core.observation import Observation
from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import BY_SLUG

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations

Insider = Callable[[Table, Observation, Random], str]


def main() -> None:
    """Print the win share for each word, and its gain over the first word."""
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
    """Return the player that is told these words; the parser rejects unknown words."""
    bot = SearchBot(iterations)
    if edition == "mantis":
        if words != "nothing" and not words.isdigit():
            parser.error(f"{words!r} is no number of cards")
        return seer(0 if words == "nothing" else int(words), bot)
    kinds = kinds_of(words, parser)

    def choose(table: Table, observation: Observation, rng: Random) -> str:
        tell(observation, table, kinds)
        return bot.choose(observation, rng)

    return choose


def seer(known: int, bot: SearchBot) -> Insider:
    """Return a player of Mantis that knows the top cards of the draw pile; the plain search if it knows none."""

    def choose(table: Table, observation: Observation, rng: Random) -> str:
        if not known:
            return bot.choose(observation, rng)
        searcher = observation.family.searcher(
            observation.blinded, observation.mind, observation.index, rng.getrandbits(64)
        )
        worth = {}
        for move in observation.moves:
            game = table.game.clone()
            game.apply(observation.index, observation.stages(move)[0])
            worth[move] = foreseen(game, searcher, observation.index, known - 1)
        return max(worth, key=lambda it: worth[it])

    return choose


def foreseen(game: Any, searcher: Any, me: int, known: int) -> float:  # Any: the kernel's own types
    """Return the best chance of winning over all sequences of moves through the known cards."""
    if game.over:
        return float(game.payoffs[me])
    seat = game.current
    searcher.game.become(game)
    if known == 0:
        chance = float(searcher.chance(seat, game.pile_size, 0))
        return chance if seat == me else 1 - chance
    best = 0.0
    for move in game.legal(seat) if seat == me else [searcher.policy_move(seat)]:
        following = game.clone()
        following.apply(seat, move)
        best = max(best, foreseen(following, searcher, me, known - 1))
    return best


def kinds_of(words: str, parser: argparse.ArgumentParser) -> tuple[int, ...]:
    """Return the card kinds that are told; the parser rejects unknown titles."""
    if words == "nothing":
        return ()
    slugs = list(BY_SLUG) if words == "all" else words.split(",")
    if unknown := [slug for slug in slugs if slug not in BY_SLUG]:
        parser.error(f"there is no card {unknown[0]!r}; there are {', '.join(BY_SLUG)}")
    return tuple(BY_SLUG[slug] for slug in slugs)


def with_error(values: Sequence[float]) -> str:
    """Format a mean with its 95 % interval."""
    return f"{fmean(values):.1%} ± {Z * stdev(values) / sqrt(len(values)):.1%}"


def share_of(edition: str, players: int, deal: int, insider: Insider) -> float:
    """Return the insider's win share on one deal, played once in each seat."""
    return fmean(play(edition, players, deal, seat, insider) for seat in range(players))


def play(edition: str, players: int, deal: int, place: int, insider: Insider) -> float:
    """Play one game with the insider in one seat; return its payoff."""
    table = new(edition, players, seed=deal)
    cat = bot_of("cat")
    chances = {seat: Random(f"{deal}/{place}/{seat}") for seat in table.seats}
    told = table.seats[place]
    while not table.over:
        chosen = {}
        for seat in table.waiting:
            observation = table.observation(seat)
            if len(observation.moves) == 1:
                chosen[seat] = observation.moves[0]
            elif seat == told:
                chosen[seat] = insider(table, observation, chances[seat])
            else:
                chosen[seat] = cat.choose(observation, chances[seat])
        play_fairly(table, chosen)
    return table.payoffs[told]


def tell(observation: Observation, table: Table, kinds: Sequence[int]) -> None:
    """Tell an observation's mind, which is a copy, how many cards of some kinds each other hand holds."""
    for other in range(len(table.seats)):
        if other == observation.index or not table.game.is_alive(other):
            continue
        hand = table.game.hand_list(other)
        for kind in kinds:
            while observation.mind.sure_of(other)[kind] < hand[kind]:
                observation.mind.lose_float(other, kind)
                observation.mind.lose_unknown(other, kind)
                observation.mind.set_sure(other, kind, observation.mind.sure_of(other)[kind] + 1)
            observation.mind.miss(other, kind)


if __name__ == "__main__":
    main()
