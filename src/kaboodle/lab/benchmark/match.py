"""Games of an agent against one opponent of the pool: every deal with the agent in every seat, and its luck."""

from collections.abc import Callable, Iterable
from math import sqrt
from statistics import fmean, stdev

import msgspec

from kaboodle.core.registry import family_of
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.lab.arena.plan import Contest, Played, plan
from kaboodle.lab.arena.referee import play_game
from kaboodle.lab.arena.standings import Share, share_of, student
from kaboodle.lab.benchmark.pool import bot_name, pinned
from kaboodle.lab.workers import Runner, here

AGENT = 0  # its number in a contest


class GameResult(msgspec.Struct, frozen=True):
    """One game: what the agent won, how much luck it had, and its faults."""

    deal: int
    payoff: float
    luck: float
    faults: int


class MatchResult(msgspec.Struct, frozen=True, kw_only=True):
    """An agent against one opponent in all other seats."""

    opponent: str
    games: int
    deals: int
    seed: int
    par: float
    raw: Share  # as played
    calm: Share  # with luck removed; the same where there is no control variate
    control: str  # the name of the control variate, empty if the game has none
    variance: float  # of the calm figure, as a share of that of the raw one
    faults: int  # answers of the agent that could not be used


def play_match(
    agent: str,
    opponent: str,
    edition: str,
    players: int,
    games: int,
    seed: int,
    options: dict[str, str],
    limit: float,
    runner: Runner[GameResult] = here,
) -> MatchResult:
    """Play whole deals; the same arguments give the same games."""
    contest = plan(edition, (agent, *[bot_name(opponent)] * (players - 1)), seed, options, limit)
    deals = max(contest.deals_for(games), 2)
    found = list(runner(play_one, [(contest, *game) for game in contest.games(deals)]))
    control = family_of(edition).luck_name
    raw = by_deal(found, lambda it: it.payoff)
    calm = by_deal(found, lambda it: it.payoff - it.luck)
    return MatchResult(
        opponent=pinned(opponent),
        games=len(found),
        deals=deals,
        seed=seed,
        par=1 / players,
        raw=share_of(raw),
        calm=mean_of(calm) if control else share_of(raw),
        control=control,
        variance=stdev(calm) ** 2 / stdev(raw) ** 2 if stdev(raw) else 1.0,
        faults=sum(it.faults for it in found),
    )


def play_one(contest: Contest, deal: int, rotation: int) -> GameResult:
    """One game, then the luck of the agent in it."""
    played = play_game(contest, deal, rotation)
    seat = played.bots.index(AGENT)
    faults = sum(verdict.bot == contest.bots[AGENT] for verdict in played.verdicts)
    return GameResult(deal, played.payoffs[seat], luck_in(contest, played, seat), faults)


def luck_in(contest: Contest, played: Played, seat: int) -> float:
    """The luck of a seat less the mean luck of the others, times the coefficient that is fixed for the game."""
    family = family_of(contest.edition)
    if not family.luck_name or played.record is None:
        return 0.0
    luck = [0.0] * len(played.bots)
    table: Table = new(contest.edition, len(played.bots), contest.deal_seed(played.deal), options=contest.options)
    for line in played.record.moves:
        mover, _, move = line.partition(" ")
        luck[table.seats.index(mover)] += family.luck(table, mover, move)
        table.play(mover, move)
    others = [amount for number, amount in enumerate(luck) if number != seat]
    return family.luck_weight(len(luck)) * (luck[seat] - fmean(others))


def by_deal(games: Iterable[GameResult], figure: Callable[[GameResult], float]) -> list[float]:
    """The mean of each deal over all seats of the agent."""
    deals: dict[int, list[float]] = {}
    for it in games:
        deals.setdefault(it.deal, []).append(figure(it))
    return [fmean(values) for _, values in sorted(deals.items())]


def mean_of(deals: list[float]) -> Share:
    """A mean with Student's interval; without luck a figure can lie outside 0 and 1."""
    mean, half = fmean(deals), student(len(deals) - 1) * stdev(deals) / sqrt(len(deals))
    return Share(share=mean, low=mean - half, high=mean + half)
