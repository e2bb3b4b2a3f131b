"""The frozen pool: opponents by name and version. A version goes up when the moves of that opponent change."""

from kaboodle.bots.levels import BASELINE, LEVELS

BENCHMARK = 1  # the version of the benchmark: pool, seating, seeds and control variates
VERSIONS = {BASELINE: 1, **dict.fromkeys(LEVELS, 1)}
POOL = tuple(f"{name}-v{version}" for name, version in VERSIONS.items())


class UnknownOpponent(ValueError):
    """There is no such opponent in the pool."""


def bot_name(opponent: str) -> str:
    """The bot that an opponent of the pool is; its version may be left out."""
    name, _, version = opponent.partition("-v")
    if name not in VERSIONS or (version and version != str(VERSIONS[name])):
        raise UnknownOpponent(f"there is no opponent {opponent[:40]!r} in the pool; there are {', '.join(POOL)}")
    return name


def pinned(opponent: str) -> str:
    """An opponent with its version."""
    name = bot_name(opponent)
    return f"{name}-v{VERSIONS[name]}"
