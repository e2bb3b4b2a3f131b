"""Calibration: what share of games was won in which playouts gave a chance, and how much luck such games had.

The tables are fitted on self-play games that are used for nothing else (`python bench/calibrate.py`), by edition and
number of players, and shipped as data. A table that was not fitted is taken from the next smaller number of players, or
is the identity.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from itertools import pairwise

import msgspec

DATA = "calibration.json"


class Fitted(msgspec.Struct, frozen=True, kw_only=True):
    """The fit of one edition and number of players."""

    games: int  # from which it was fitted
    raw: tuple[float, ...] = (0.0, 100.0)  # chances of the playouts, rising
    won: tuple[float, ...] = (0.0, 100.0)  # what came of them
    luck: tuple[float, ...] = ()  # quantiles of the luck of a seat, the first and last are the extremes
    luck_games: int = 0


class Calibration(msgspec.Struct, frozen=True, kw_only=True):
    """All fits, by edition and number of players."""

    version: int
    players: str  # who played the games
    tables: dict[str, dict[int, Fitted]]


IDENTITY = Fitted(games=0)


@cache
def shipped() -> Calibration:
    """The calibration that comes with the package."""
    return msgspec.json.decode((files("kaboodle.study") / DATA).read_bytes(), type=Calibration, strict=False)


def fitted(edition: str, players: int) -> Fitted:
    """The fit for a table: its own, that of the next smaller number of players, or the identity."""
    found = shipped().tables.get(edition, {})
    return next((found[count] for count in range(players, 1, -1) if count in found), IDENTITY)


def calibrated(chance: float, fit: Fitted) -> float:
    """A chance of the playouts as a chance of winning, in points; linear between the points of the fit."""
    place = min(max(bisect_right(fit.raw, chance), 1), len(fit.raw) - 1)
    low, high = fit.raw[place - 1], fit.raw[place]
    share = min(max((chance - low) / (high - low), 0.0), 1.0)
    return fit.won[place - 1] + share * (fit.won[place] - fit.won[place - 1])


def slope(chance: float, fit: Fitted) -> float:
    """By how much a calibrated chance changes with the chance of the playouts."""
    width = 5.0
    low, high = max(chance - width, 0.0), min(chance + width, 100.0)
    return (calibrated(high, fit) - calibrated(low, fit)) / (high - low)


def luck_percentile(luck: float, fit: Fitted) -> int | None:
    """The share of self-play games with less luck, in whole percents from 1 to 99; None if it was not measured."""
    if len(fit.luck) < 2:
        return None
    place = bisect_left(fit.luck, luck)
    if 0 < place < len(fit.luck):
        low, high = fit.luck[place - 1], fit.luck[place]
        share = (place - 1 + (luck - low) / (high - low)) / (len(fit.luck) - 1)
    else:
        share = 0.0 if place == 0 else 1.0
    return min(max(round(100 * share), 1), 99)


def isotonic(pairs: Sequence[tuple[float, float]], least: int) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """The rising function nearest to (chance, result) pairs in points, as corners of a line from (0, 0) to (100, 100).

    Pool-adjacent-violators over groups of at least `least` pairs with neighbouring chances.
    """
    ordered = sorted(pairs)
    blocks: list[tuple[float, float, int]] = []  # mean chance, mean result, weight
    for start in range(0, len(ordered) - least + 1, least):
        group = ordered[start : start + least] if start + 2 * least <= len(ordered) else ordered[start:]
        blocks.append((sum(x for x, _ in group) / len(group), sum(y for _, y in group) / len(group), len(group)))
        while len(blocks) > 1 and blocks[-2][1] >= blocks[-1][1]:
            (x, y, n), (u, v, m) = blocks.pop(), blocks.pop()
            blocks.append(((n * x + m * u) / (n + m), (n * y + m * v) / (n + m), n + m))
    inner = [(round(x, 2), round(y, 2)) for x, y, _ in blocks if 0 < x < 100]
    corners = [(0.0, 0.0), *inner, (100.0, 100.0)]
    kept = [corners[0], *(after for before, after in pairwise(corners) if after[0] > before[0])]
    return tuple(x for x, _ in kept), tuple(y for _, y in kept)
