"""The named levels, weakest first, and how to get a bot by its name."""

from collections.abc import Callable

from kaboodle.bots.bot import Bot
from kaboodle.bots.cat import CatBot
from kaboodle.bots.kitten import KittenBot
from kaboodle.bots.random import RandomBot
from kaboodle.bots.search import SearchBot
from kaboodle.core.registry import family_of

TOMCAT, TIGER = 800, 8_000  # iterations, where a game does not say otherwise
MAKERS: dict[str, Callable[[], Bot]] = {
    "kitten": KittenBot,
    "cat": CatBot,
    "tomcat": lambda: SearchBot(TOMCAT, level="tomcat"),
    "tiger": lambda: SearchBot(TIGER, level="tiger"),
}
LEVELS = tuple(MAKERS)
STAND_INS = {"kitten": "plays at random", "cat": "searches for a moment"}  # for the heuristic of a game without one
BASELINE = "random"  # for measuring, not for playing against
USUAL = "cat"  # where nobody has said which


class UnknownBot(ValueError):
    """There is no bot of this name."""


def stand_in(name: str, edition: str) -> str:
    """What a level does in an edition without a heuristic, in a sentence; nothing where it plays as usual."""
    family = family_of(edition)
    if name not in STAND_INS or family.has_heuristic:
        return ""
    return f"{family.lacks('heuristic')}: {name} {STAND_INS[name]} instead."


def bot_of(name: str) -> Bot:
    """A bot of a level, or the baseline; UnknownBot says which names there are."""
    if name == BASELINE:
        return RandomBot()
    if name not in MAKERS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are {', '.join(LEVELS)} and {BASELINE}")
    return MAKERS[name]()
