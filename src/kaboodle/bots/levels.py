"""The named levels, weakest first, and how to get a bot by its name."""

from collections.abc import Callable

from kaboodle.bots.bot import Bot
from kaboodle.bots.cat import CatBot
from kaboodle.bots.kitten import KittenBot
from kaboodle.bots.random import RandomBot
from kaboodle.bots.search import SearchBot
from kaboodle.bots.tempered import TemperedBot
from kaboodle.core.registry import family_of
from kaboodle.core.temperament import TEMPERAMENTS

TOMCAT, TIGER = 800, 8_000  # iterations, unless the game sets others
MAKERS: dict[str, Callable[[], Bot]] = {
    "kitten": KittenBot,
    "cat": CatBot,
    "tomcat": lambda: SearchBot(TOMCAT, level="tomcat"),
    "tiger": lambda: SearchBot(TIGER, level="tiger"),
}
LEVELS = tuple(MAKERS)
STAND_INS = {"kitten": "plays at random", "cat": "searches for a moment"}  # used in place of a missing heuristic
BASELINE = "random"  # for measurements
USUAL = "cat"  # the default


class UnknownBot(ValueError):
    """There is no bot of this name."""


def stand_in(name: str, edition: str) -> str:
    """A sentence about what a level does in an edition without a heuristic; empty otherwise."""
    family = family_of(edition)
    if name not in STAND_INS or family.has_heuristic:
        return ""
    return f"{family.lacks('heuristic')}: {name} {STAND_INS[name]} instead."


def bot_of(name: str) -> Bot:
    """A bot of a level, with a temperament (`cat-bold`) or without, or the baseline; UnknownBot lists the names."""
    if name == BASELINE:
        return RandomBot()
    level, _, temperament = name.partition("-")
    if not is_built_in(name):
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are {', '.join(LEVELS)} and {BASELINE}")
    bot = MAKERS[level]()
    return next((TemperedBot(bot, known) for known in TEMPERAMENTS if known == temperament), bot)


def is_built_in(name: str) -> bool:
    """Whether a name is a level, with a temperament or without, or the baseline."""
    level, dash, temperament = name.partition("-")
    return name == BASELINE or (level in LEVELS and (not dash or temperament in TEMPERAMENTS))
