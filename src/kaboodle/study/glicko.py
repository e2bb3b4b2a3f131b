"""Glicko-2 ratings (Glickman, "Example of the Glicko-2 system", 2013): of puzzles and of who solves them.

Each game is a rating period of its own; between games a deviation grows with the days that pass.
"""

from math import exp, log, pi, sqrt

import msgspec

SCALE = 173.7178  # points of a rating in one unit of the internal scale
MIDDLE = 1500.0
TAU = 0.5  # how fast volatilities may change; the paper says 0.3 to 1.2
NEAR = 1e-6  # the accuracy of the volatility
WIDEST = 350.0  # the deviation of who has not played


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """A rating with its deviation and volatility."""

    value: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


class RatedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A result against an opponent: 1 for a win, 0 for a loss."""

    opponent: Rating
    score: float


def rested(rating: Rating, days: float) -> Rating:
    """A rating after some days without a game: less certain."""
    phi = sqrt((rating.deviation / SCALE) ** 2 + max(days, 0.0) * rating.volatility**2)
    return msgspec.structs.replace(rating, deviation=min(phi * SCALE, WIDEST))


def rated(rating: Rating, games: list[RatedGame]) -> Rating:
    """A rating after the games of a period; steps 2 to 8 of the paper."""
    if not games:
        return rested(rating, 1.0)
    mu, phi = (rating.value - MIDDLE) / SCALE, rating.deviation / SCALE
    inverse = gain = 0.0
    for game in games:
        reach = damping(game.opponent.deviation / SCALE)
        expected = 1 / (1 + exp(-reach * (mu - (game.opponent.value - MIDDLE) / SCALE)))
        inverse += reach * reach * expected * (1 - expected)
        gain += reach * (game.score - expected)
    variance = 1 / inverse
    sigma = new_volatility(phi, rating.volatility, variance, variance * gain)
    spread = phi * phi + sigma * sigma
    after = 1 / sqrt(1 / spread + inverse)
    return Rating(value=MIDDLE + SCALE * (mu + after * after * gain), deviation=SCALE * after, volatility=sigma)


def damping(phi: float) -> float:
    """How little a game says against an opponent whose rating is uncertain; g in the paper."""
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def new_volatility(phi: float, sigma: float, variance: float, change: float) -> float:
    """The volatility after a period, by the paper's iteration (step 5)."""
    start = log(sigma * sigma)

    def slope(x: float) -> float:
        grown = exp(x)
        spread = phi * phi + variance + grown
        return grown * (change * change - spread) / (2 * spread * spread) - (x - start) / (TAU * TAU)

    low = start
    if change * change > phi * phi + variance:
        high = log(change * change - phi * phi - variance)
    else:
        steps = 1
        while slope(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > NEAR:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = slope(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return exp(low / 2)
