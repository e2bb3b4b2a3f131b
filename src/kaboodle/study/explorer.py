"""The explorer: what self-play says of a game, by edition and number of players, with intervals.

What a first hand is worth and how seats compare comes from playouts in the kernel: each first hand, redealt around and
played to the end by the rollout policy. Draws and Nopes come from games of `cat`, in which every chance to play a Nope
is tried both ways.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from math import sqrt
from random import Random
from statistics import fmean, stdev

import msgspec

from kaboodle.bots.bot import answers, play_fairly
from kaboodle.bots.levels import bot_of
from kaboodle.core.game_counts import play_name
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.study.trials import CHOOSING, FOLLOWING, Position

DATA = "explorer.json"
VERSION = 1
Z = 1.959964  # 95 % of a normal distribution lie within so many standard deviations
FEW = 40  # figures of fewer hands, draws or windows are left out
PLAYOUTS = 200  # of each first hand
TRIALS = 120  # of each answer to a window
LEVEL = "cat"
NOPE, PASS = "nope", "pass"


class Interval(msgspec.Struct, frozen=True, kw_only=True):
    """A mean with its 95 % interval, in points: hundredths of a win, or percent."""

    mean: float
    low: float
    high: float
    count: int  # of hands, draws or windows


class Exploration(msgspec.Struct, frozen=True, kw_only=True):
    """What self-play says of one edition with one number of players."""

    edition: str
    players: int
    hands: int
    games: int
    cards: dict[str, Interval]  # chance of winning with the card in the first hand, minus that of all hands; best first
    seats: tuple[Interval, ...]  # chance of winning by place in the order of turns, the starter first
    danger: dict[int, Interval]  # share of bad draws by cards or discs left
    nopes: dict[str, Interval]  # gain of a Nope over letting it happen, by the play and whom it is against


class ExplorerFile(msgspec.Struct, frozen=True, kw_only=True):
    """All explorations that a server ships."""

    version: int = VERSION
    tables: tuple[Exploration, ...]


@cache
def shipped_explorer() -> ExplorerFile:
    """The explorations that come with the package."""
    return msgspec.json.decode((files("kaboodle.study") / DATA).read_bytes(), type=ExplorerFile, strict=False)


def explore(
    edition: str,
    players: int,
    deals: int,
    games: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda done: None,
) -> Exploration:
    """Play and count; the same numbers give the same figures."""
    hands = FirstHands()
    for number in range(seed, seed + deals):
        hands.add(new(edition, players, number), number)
        progress(number - seed + 1)
    watched = WatchedGames()
    for number in range(seed, seed + games):
        watched.play(new(edition, players, number), Random(f"{edition}/{players}/{number}/explore"))
        progress(deals + number - seed + 1)
    return Exploration(
        edition=edition,
        players=players,
        hands=len(hands.values),
        games=games,
        cards=hands.cards(),
        seats=hands.seats(),
        danger=watched.danger(),
        nopes=watched.nopes(),
    )


class FirstHands:
    """First hands and the chance of winning with each."""

    def __init__(self) -> None:
        self.values: list[tuple[int, dict[str, int], float]] = []  # place in the order of turns, the hand, points

    def add(self, table: Table, number: int) -> None:
        """The hands of a table that was just dealt."""
        starter = next((event.seat for event in table.history if event.what == "first"), table.seats[0])
        first = table.seats.index(starter or table.seats[0])
        for index, seat in enumerate(table.seats):
            observation = table.observation(seat)
            position = Position(observation, number * len(table.seats) + index)
            position.try_move(FOLLOWING, PLAYOUTS)
            hand = table.family.hand(observation.view) or {}
            place = (index - first) % len(table.seats)
            self.values.append((place, hand, position.mean(FOLLOWING).value))

    def seats(self) -> tuple[Interval, ...]:
        """The chance of winning by place."""
        places = range(1 + max(place for place, _, _ in self.values))
        return tuple(interval([value for at, _, value in self.values if at == place]) for place in places)

    def cards(self) -> dict[str, Interval]:
        """What each card is worth: hands with more of it than the fewest have, against all hands of the same place."""
        usual = [it.mean for it in self.seats()]
        found: dict[str, Interval] = {}
        for card in sorted({card for _, hand, _ in self.values for card in hand}):
            fewest = min(hand.get(card, 0) for _, hand, _ in self.values)
            gains = [value - usual[at] for at, hand, value in self.values if hand.get(card, 0) > fewest]
            if FEW <= len(gains) < len(self.values):
                found[card] = interval(gains)
        return dict(sorted(found.items(), key=lambda it: -it[1].mean))


class WatchedGames:
    """Draws and Nopes of games between bots."""

    def __init__(self) -> None:
        self.bot = bot_of(LEVEL)
        self.trials: dict[int, list[bool]] = defaultdict(list)
        self.gains: dict[str, list[float]] = defaultdict(list)

    def play(self, table: Table, rng: Random) -> None:
        """Play a game to its end."""
        counts, bots = table.family.counts_type(table), dict.fromkeys(table.seats, self.bot)
        while not table.over:
            self.try_nopes(table, rng)
            left, before = counts.left(), len(table.history)
            play_fairly(table, answers(table, bots, rng))
            for event in table.history[before:]:
                counts.add(event, left)
        for left, bad in counts.trials:
            self.trials[left].append(bad)

    def try_nopes(self, table: Table, rng: Random) -> None:
        """At a window: what a Nope of each seat that holds one gains over letting it happen."""
        if not table.is_window:
            return
        plays = [event for event in table.history if event.what == "play"]
        for seat in table.waiting:
            moves = table.family.list_moves(table.game, table.seats.index(seat))
            view = table.view(seat)
            if NOPE not in moves or PASS not in moves or view.ask is None or not view.ask.stands or not plays:
                continue
            if view.turn == seat:
                continue  # its own play
            position = Position(table.observation(seat), rng.getrandbits(40))
            for move in (NOPE, PASS):
                position.try_move(CHOOSING, TRIALS, moves[move])
            against = seat in (view.ask.target, view.ask.victim)
            name = f"{play_name(plays[-1])}{'>you' if against else ''}"
            self.gains[name].append(position.difference(CHOOSING, moves[NOPE], moves[PASS]).value)

    def danger(self) -> dict[int, Interval]:
        """The share of bad draws by cards left."""
        return {left: share_of(bad) for left, bad in sorted(self.trials.items()) if len(bad) >= FEW}

    def nopes(self) -> dict[str, Interval]:
        """The gains of Nopes, the largest first."""
        found = {name: interval(gains) for name, gains in self.gains.items() if len(gains) >= FEW}
        return dict(sorted(found.items(), key=lambda it: -it[1].mean))


def interval(values: Sequence[float]) -> Interval:
    """The mean of independent values with its interval."""
    mean = fmean(values)
    half = Z * stdev(values) / sqrt(len(values)) if len(values) > 1 else 100.0
    return Interval(mean=round(mean, 2), low=round(mean - half, 2), high=round(mean + half, 2), count=len(values))


def share_of(bad: Sequence[bool]) -> Interval:
    """A share in percent with Wilson's interval."""
    count, share = len(bad), sum(bad) / len(bad)
    spread = Z * Z / count
    middle = (share + spread / 2) / (1 + spread)
    half = Z * sqrt(share * (1 - share) / count + spread / (4 * count)) / (1 + spread)
    low, high = max(middle - half, 0.0), min(middle + half, 1.0)
    return Interval(mean=round(100 * share, 2), low=round(100 * low, 2), high=round(100 * high, 2), count=count)
