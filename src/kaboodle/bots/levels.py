"""The named levels, weakest first, and how to get a bot by its name."""

from collections.abc import Callable

from kaboodle.bots.bot import Bot
from kaboodle.bots.cat import CatBot
from kaboodle.bots.kitten import KittenBot
from kaboodle.bots.random import RandomBot
from kaboodle.bots.search import SearchBot

TOMCAT, TIGER = 800, 8_000  # iterations
# In Mantis games are short and moves close to each other; on the board games are long, and iterations take their time.
TOMCAT_ELSEWHERE = {"mantis": 4_000}
TIGER_ELSEWHERE = {"mantis": 20_000, "board": 2_000}
MAKERS: dict[str, Callable[[], Bot]] = {
    "kitten": KittenBot,
    "cat": CatBot,
    "tomcat": lambda: SearchBot(TOMCAT, elsewhere=TOMCAT_ELSEWHERE),
    "tiger": lambda: SearchBot(TIGER, elsewhere=TIGER_ELSEWHERE),
}
LEVELS = tuple(MAKERS)
BASELINE = "random"  # for measuring, not for playing against
USUAL = "cat"  # where nobody has said which


class UnknownBot(ValueError):
    """There is no bot of this name."""


def bot_of(name: str) -> Bot:
    """A bot of a level, or the baseline; UnknownBot says which names there are."""
    if name == BASELINE:
        return RandomBot()
    if name not in MAKERS:
        raise UnknownBot(f"there is no bot {name[:40]!r}; there are {', '.join(LEVELS)} and {BASELINE}")
    return MAKERS[name]()
