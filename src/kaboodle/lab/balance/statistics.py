"""Statistics of many games: win shares, lengths, hazards, and the value of cards."""

from collections import Counter
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from kaboodle.core.table import LETTERS
from kaboodle.lab.arena.plan import Contest
from kaboodle.lab.arena.standings import Share, Z, wilson
from kaboodle.lab.balance.games import Facts

FEW = 30  # figures with fewer observations are left out


class Mean(msgspec.Struct, frozen=True, kw_only=True):
    """An average with its 95 % interval."""

    mean: float
    low: float
    high: float


class Hazard(msgspec.Struct, frozen=True, kw_only=True):
    """The share of bad draws with a number of cards left."""

    left: int
    draws: int
    bad: Share


class CardFinding(msgspec.Struct, frozen=True, kw_only=True):
    """One card: how often it is played, and how the chance of winning differs with it."""

    card: str
    plays: float  # a game
    dealt: Mean | None = None  # win share of who was dealt it (or one more than all others) minus who was not
    played: Mean | None = None  # win share of who played it minus who did not


class Findings(msgspec.Struct, frozen=True, kw_only=True):
    """A study of one table."""

    contest: Contest
    label: str  # the option that this table varies, if any
    games: int
    faults: int
    by_order: tuple[Share, ...]  # win share by place in the order of turns, the starter first
    by_seat: dict[str, Share]
    turns: Mean
    quantiles: tuple[int, int, int]  # of turns: one game in ten, half, nine in ten have at most so many
    lengths: dict[int, int]  # games by turns
    blasts: Mean  # a game
    blasts_by_turn: tuple[dict[int, int], ...]  # the first explosion of a game, the second, ...
    first_blast: float | None  # the turn of the first one, on average
    hazards: tuple[Hazard, ...]
    nopes: Mean  # played, a game
    noped: Mean  # plays that came to nothing, a game
    cards: tuple[CardFinding, ...]
    changes: dict[str, Mean] = {}  # against the same deals at the first table: what differs a game, on average
    plays_changed: dict[str, Mean] = {}  # the same for the plays of each card


def findings_of(contest: Contest, label: str, facts: Sequence[Facts], base: Sequence[Facts] = ()) -> Findings:
    """All figures of a study; with a base of the same deals, also the differences."""
    seats = len(contest.bots)
    firsts = [it.blasts[0].turn for it in facts if it.blasts]
    lengths = Counter(it.turns for it in facts)
    return Findings(
        contest=contest,
        label=label,
        games=len(facts),
        faults=sum(it.faults for it in facts),
        by_order=tuple(share_in([it.payoffs[(it.starter + place) % seats] for it in facts]) for place in range(seats)),
        by_seat={LETTERS[seat]: share_in([it.payoffs[seat] for it in facts]) for seat in range(seats)},
        turns=mean_of([it.turns for it in facts]),
        quantiles=quantiles_of([it.turns for it in facts]),
        lengths=dict(sorted(lengths.items())),
        blasts=mean_of([len(it.blasts) for it in facts]),
        blasts_by_turn=tuple(blast_turns(facts, place) for place in range(seats)),
        first_blast=fmean(firsts) if firsts else None,
        hazards=hazards_of(facts),
        nopes=mean_of([sum(hand.get("nope", 0) for hand in it.played) for it in facts]),
        noped=mean_of([it.noped for it in facts]),
        cards=cards_of(facts),
        changes={name: change(of, facts, base) for name, of in GAUGES.items()} if base else {},
        plays_changed={card: change(plays_of(card), facts, base) for card in all_played(facts, base)} if base else {},
    )


GAUGES: dict[str, Callable[[Facts], float]] = {
    "turns": lambda it: it.turns,
    "first-wins": lambda it: it.payoffs[it.starter],
    "explosions": lambda it: len(it.blasts),
    "first-explosion": lambda it: it.blasts[0].turn if it.blasts else 0,
    "nopes": lambda it: sum(hand.get("nope", 0) for hand in it.played),
    "noped": lambda it: it.noped,
    "plays": lambda it: sum(sum(hand.values()) for hand in it.played),
}


def change(of: Callable[[Facts], float], facts: Sequence[Facts], base: Sequence[Facts]) -> Mean:
    """The difference of a figure between two tables, deal by deal."""
    return mean_of([of(one) - of(other) for one, other in zip(facts, base, strict=True)])


def plays_of(card: str) -> Callable[[Facts], float]:
    """How often a card was played in a game."""
    return lambda it: sum(hand.get(card, 0) for hand in it.played)


def all_played(*studies: Sequence[Facts]) -> list[str]:
    """Every card that was played at any of the tables."""
    return sorted({card for facts in studies for it in facts for hand in it.played for card in hand})


def share_in(payoffs: Sequence[float]) -> Share:
    """A win share over independent games."""
    share = fmean(payoffs)
    low, high = wilson(share, len(payoffs))
    return Share(share=share, low=low, high=high)


def mean_of(values: Sequence[float]) -> Mean:
    """An average over independent games."""
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Mean(mean=mean, low=mean - half, high=mean + half)


def quantiles_of(values: Sequence[int]) -> tuple[int, int, int]:
    """The values that a tenth, a half and nine tenths do not exceed."""
    ordered = sorted(values)
    tenth, half, most = (ordered[min(len(ordered) - 1, int(share * len(ordered)))] for share in (0.1, 0.5, 0.9))
    return tenth, half, most


def blast_turns(facts: Sequence[Facts], place: int) -> dict[int, int]:
    """The turns of the n-th explosions of all games."""
    return dict(sorted(Counter(it.blasts[place].turn for it in facts if len(it.blasts) > place).items()))


def hazards_of(facts: Sequence[Facts]) -> tuple[Hazard, ...]:
    """The share of bad draws by cards left."""
    draws: Counter[int] = Counter()
    bad: Counter[int] = Counter()
    for it in facts:
        for left, wrong in it.trials:
            draws[left] += 1
            bad[left] += wrong
    found = []
    for left in sorted(draws):
        if draws[left] >= FEW:
            low, high = wilson(bad[left] / draws[left], draws[left])
            found.append(
                Hazard(left=left, draws=draws[left], bad=Share(share=bad[left] / draws[left], low=low, high=high))
            )
    return tuple(found)


def cards_of(facts: Sequence[Facts]) -> tuple[CardFinding, ...]:
    """Every card that was dealt or played, the most played first."""
    plays = Counter[str]()
    for it in facts:
        for hand in it.played:
            plays.update(hand)
    dealt = {card for it in facts for hand in it.dealt for card in hand}
    cards = sorted(plays.keys() | dealt, key=lambda card: (-plays[card], card))
    return tuple(
        CardFinding(
            card=card,
            plays=plays[card] / len(facts),
            dealt=difference(facts, [[hand.get(card, 0) for hand in it.dealt] for it in facts]),
            played=difference(facts, [[hand.get(card, 0) for hand in it.played] for it in facts]),
        )
        for card in cards
    )


def difference(facts: Sequence[Facts], counts: Sequence[Sequence[int]]) -> Mean | None:
    """The win share of players with more than the fewest of something minus that of those with the fewest."""
    fewest = min(count for game in counts for count in game)
    more: list[float] = []
    fewer: list[float] = []
    for it, game in zip(facts, counts, strict=True):
        for payoff, count in zip(it.payoffs, game, strict=True):
            (more if count > fewest else fewer).append(payoff)
    if len(more) < FEW or len(fewer) < FEW:
        return None
    mean = fmean(more) - fmean(fewer)
    half = Z * sqrt(stdev(more) ** 2 / len(more) + stdev(fewer) ** 2 / len(fewer))
    return Mean(mean=mean, low=mean - half, high=mean + half)
