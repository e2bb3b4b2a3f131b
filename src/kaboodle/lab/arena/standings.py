"""The standings of an arena: win shares with intervals, ratings, times and verdicts."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from kaboodle.lab.arena.plan import Contest, Played, Verdict

Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
EXAMPLES = 5  # verdicts listed in full


class Share(msgspec.Struct, frozen=True, kw_only=True):
    """A win share with its 95 % interval, computed over deals."""

    share: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot; several of the same name are one."""

    bot: str
    seats: int  # in each game
    games: int
    wins: Share
    by_seat: tuple[Share, ...]  # win share in each seat
    rating: float  # OpenSkill: mu
    doubt: float  # OpenSkill: sigma
    decisions: int
    p50: float  # milliseconds for a decision
    p95: float
    course: tuple[tuple[int, Share], ...] = ()  # the win share after so many deals
    verdicts: dict[str, int] = {}


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """An arena as a whole."""

    contest: Contest
    games: int
    deals: int  # whole ones, which the intervals are made of
    par: float  # the expected share of equal bots
    turns: float  # a game, on average
    standings: tuple[Standing, ...]  # best first
    verdicts: tuple[Verdict, ...] = ()  # some of them


def summary_of(contest: Contest, games: Iterable[Played]) -> Summary:
    """The standings from whole deals, in the order of deals."""
    played = whole_deals(contest, games)
    ratings = rated(contest, played)
    standings = [standing_of(contest, bot, played, ratings) for bot in dict.fromkeys(contest.bots)]
    return Summary(
        contest=contest,
        games=len(played),
        deals=len(played) // len(contest.bots),
        par=1 / len(contest.bots),
        turns=fmean(it.turns for it in played) if played else 0.0,
        standings=tuple(sorted(standings, key=lambda it: -it.wins.share)),
        verdicts=tuple(dict.fromkeys(told(verdict) for it in played for verdict in it.verdicts))[:EXAMPLES],
    )


def whole_deals(contest: Contest, games: Iterable[Played]) -> list[Played]:
    """The games of deals that every bot has played in every seat."""
    ordered = sorted(games, key=lambda it: (it.deal, it.rotation))
    counts = Counter(it.deal for it in ordered)
    return [it for it in ordered if counts[it.deal] == len(contest.bots)]


def standing_of(
    contest: Contest, bot: str, played: Sequence[Played], ratings: Sequence[tuple[float, float]]
) -> Standing:
    """The figures of one name."""
    same = [number for number, name in enumerate(contest.bots) if name == bot]
    seats = len(contest.bots)
    won: dict[int, list[float]] = {}
    at: list[list[float]] = [[] for _ in range(seats)]
    for it in played:
        for seat, number in enumerate(it.bots):
            if number in same:
                won.setdefault(it.deal, []).append(it.payoffs[seat])
                at[seat].append(it.payoffs[seat])
    deals = [fmean(shares) for shares in won.values()]
    micros = sorted(
        micro for it in played for seat, number in enumerate(it.bots) if number in same for micro in it.micros[seat]
    )
    return Standing(
        bot=bot,
        seats=len(same),
        games=len(played),
        wins=share_of(deals),
        course=tuple((count, share_of(deals[:count])) for count in milestones(len(deals))),
        by_seat=tuple(share_of(shares) for shares in at),
        rating=fmean(ratings[number][0] for number in same),
        doubt=fmean(ratings[number][1] for number in same),
        decisions=len(micros),
        p50=quantile(micros, 0.5) / 1e3,
        p95=quantile(micros, 0.95) / 1e3,
        verdicts=dict(Counter(it.kind for game in played for it in game.verdicts if it.bot == bot)),
    )


def told(verdict: Verdict) -> Verdict:
    """A verdict without its seat, to list equal verdicts once."""
    return msgspec.structs.replace(verdict, seat="")


def milestones(deals: int) -> list[int]:
    """About thirty numbers of deals for the plot of convergence, from the first useful one."""
    return sorted({max(10, deals * step // 30) for step in range(1, 31)}) if deals >= 20 else []


def share_of(deals: Sequence[float]) -> Share:
    """The mean over deals with Wilson's interval, for as many independent games as their spread is worth."""
    if not deals:
        return Share(share=0.0, low=0.0, high=1.0)
    share = fmean(deals)
    error = stdev(deals) / sqrt(len(deals)) if len(deals) > 1 else 0.0
    worth = share * (1 - share) / error**2 if error else float(len(deals))
    low, high = wilson(share, max(worth, 1.0), student(len(deals) - 1))
    return Share(share=share, low=low, high=high)


def wilson(share: float, count: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval of a share that was seen in so many independent trials; by default of 95 %."""
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """The quantile in place of Z for few deals: Student's t, by the expansion of Cornish and Fisher."""
    n = max(freedom, 2)
    return Z + (Z**3 + Z) / (4 * n) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n * n)


def rated(contest: Contest, played: Sequence[Played]) -> list[tuple[float, float]]:
    """OpenSkill ratings (mu, sigma) of each bot, updated game by game; winners rank before all others."""
    from openskill.models import PlackettLuce  # slow to import, and only needed here

    model = PlackettLuce()
    ratings = [model.rating() for _ in contest.bots]
    for it in played:
        teams = [[ratings[number]] for number in it.bots]
        after = model.rate(teams, ranks=[0.0 if payoff else 1.0 for payoff in it.payoffs])
        for number, (rating,) in zip(it.bots, after, strict=True):
            ratings[number] = rating
    return [(rating.mu, rating.sigma) for rating in ratings]


def quantile(ordered: Sequence[int], share: float) -> float:
    """The quantile of ordered values."""
    return float(ordered[min(len(ordered) - 1, int(share * len(ordered)))]) if ordered else 0.0
