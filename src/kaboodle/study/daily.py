"""The daily deal: the same deals for everybody against the same bots, and a score against others on the same seats.

Everything of a day follows from its key of 32 bytes: the deals, the seat, and the bots' answers. The hash of the key is
published the day before and the key the day after. The same moves give the same game.
"""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean

import msgspec

from kaboodle.bots.bot import Bot, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.core.fairness import commitment_of
from kaboodle.core.observation import Observation
from kaboodle.core.record import Record, record_of
from kaboodle.core.registry import shipped_families
from kaboodle.core.setup import new
from kaboodle.core.table import Table

KEY = 32  # bytes of a day's key
MOST_PLAYERS = 4
OPPONENTS = "cat"
FIELD = ("kitten", "cat", "cat", "tomcat")  # bots that have sat in the seat before anybody else

Chooser = Callable[[Observation], str]


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal of a day, as everybody may know it."""

    number: int  # from 0
    edition: str
    players: int
    seat: str  # the guest's


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody made of a deal."""

    deal: Deal
    won: float  # share of the victory
    moves: int  # of the guest
    record: Record


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A day's score: points per deal against everybody who sat in the same seats."""

    deals: tuple[float, ...]
    points: float  # the mean
    percentile: int | None  # of all others; None without others


def day_key(secret: bytes, day: str) -> bytes:
    """The key of a day (`2026-11-18`) from a server's secret, which nobody else can compute."""
    return hashlib.blake2b(day.encode(), key=secret[:64], digest_size=KEY, person=b"kaboodle-daily-1").digest()


def commitment(key: bytes) -> str:
    """The hash that is published the day before."""
    return commitment_of(key)


def word_of(key: bytes, *parts: object) -> bytes:
    """32 bytes that follow from the key and some words."""
    return hashlib.blake2b("/".join(map(str, parts)).encode(), key=key, digest_size=KEY).digest()


def deals_of(key: bytes) -> tuple[Deal, ...]:
    """The deals of a day: one of each edition."""
    editions = [(slug, it.seats) for family in shipped_families() for slug, it in family.editions.items()]
    found = []
    for number, (slug, seats) in enumerate(editions):
        players = min(MOST_PLAYERS, seats[-1])
        seat = "ABCDEFGHI"[word_of(key, "seat", number)[0] % players]
        found.append(Deal(number=number, edition=slug, players=players, seat=seat))
    return tuple(found)


def table_of(key: bytes, deal: Deal) -> Table:
    """The table of a deal before the first move; `kaboodle verify` checks its record after the day."""
    return new(deal.edition, deal.players, secret=word_of(key, "deal", deal.number))


def bot_answer(key: bytes, deal: Deal, observation: Observation, bot: Bot) -> str:
    """A bot's answer, by what its seat knows and the key alone."""
    known = msgspec.json.encode(observation.view).decode()
    return bot.choose(observation, Random(word_of(key, "bot", deal.number, observation.seat, known)))


def go_on(
    table: Table,
    key: bytes,
    deal: Deal,
    answer: str | None = None,
    bot: Bot | None = None,
    after: Callable[[], None] = lambda: None,
) -> None:
    """Play the bots' answers, with the guest's if it is asked, until the guest is asked again or the game is over.

    `after` is called each time that something was played.
    """
    opponent = bot_of(OPPONENTS) if bot is None else bot
    while not table.over:
        if deal.seat in table.waiting and answer is None:
            return
        seats = [seat for seat in table.waiting if seat != deal.seat]
        chosen = {seat: bot_answer(key, deal, table.observation(seat), opponent) for seat in seats}
        if deal.seat in table.waiting and answer is not None:
            chosen[deal.seat], answer = answer, None
        play_fairly(table, chosen)
        after()


def play_deal(key: bytes, deal: Deal, choose: Chooser) -> Result:
    """Play a deal to its end."""
    table, moves = table_of(key, deal), 0
    go_on(table, key, deal)
    while not table.over:
        moves += 1
        go_on(table, key, deal, choose(table.observation(deal.seat)))
    return Result(deal=deal, won=table.payoffs[deal.seat], moves=moves, record=record_of(table))


def bot_chooser(key: bytes, deal: Deal, level: str, number: int = 0) -> Chooser:
    """A bot in the guest's seat; bots of one level with other numbers decide differently."""
    bot = bot_of(level)
    rng = Random(word_of(key, "field", deal.number, level, number))
    return lambda observation: bot.choose(observation, rng)


def field_of(key: bytes, deal: Deal, levels: Sequence[str] = FIELD) -> list[float]:
    """What the fixed field of bots got from a deal."""
    return [play_deal(key, deal, bot_chooser(key, deal, level, n)).won for n, level in enumerate(levels)]


def score_of(
    mine: Mapping[int, float], others: Sequence[Mapping[int, float]], field: Mapping[int, Sequence[float]]
) -> Score:
    """Duplicate scoring: 100 times what one got minus the mean of everybody else in the seat, deal by deal."""
    deals = tuple(
        100 * (won - fmean([*(it[number] for it in others if number in it), *field[number]]))
        for number, won in sorted(mine.items())
    )
    totals = [sum(it.values()) / len(it) for it in others if it]
    own = sum(mine.values()) / len(mine)
    below = sum((total < own) + 0.5 * (total == own) for total in totals)
    percentile = round(100 * below / len(totals)) if totals else None
    return Score(deals=deals, points=round(fmean(deals), 2), percentile=percentile)
