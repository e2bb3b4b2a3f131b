"""The entrants of an arena: a level, a Python class or a program. Each is a player that may be at fault."""

import importlib
import sys
import time
from collections.abc import Callable
from importlib import metadata
from random import Random
from typing import Protocol

from kaboodle.bots.bot import Bot
from kaboodle.bots.levels import BASELINE, LEVELS, UnknownBot, bot_of, is_built_in
from kaboodle.bots.program import Misbehaved, Program
from kaboodle.core.observation import Observation

GROUP = "kaboodle.bots"
PROGRAM = "exec:"


class Player(Protocol):
    """A bot in the arena; `choose` returns a move and its time in microseconds, or raises Misbehaved."""

    name: str

    def begin(self, edition: str, players: int, seat: str, chance: Random) -> None: ...
    def choose(self, observation: Observation) -> tuple[str, int]: ...
    def end(self, winners: tuple[str, ...]) -> None: ...
    def close(self) -> None: ...


class Within:
    """A bot inside this process. It cannot be interrupted, only judged afterwards; time is CPU time."""

    def __init__(self, name: str, limit: float | None) -> None:
        self.name = name
        self.limit = limit
        self.chance = Random(0)
        self.bot: Bot = bot_named(name)

    def begin(self, edition: str, players: int, seat: str, chance: Random) -> None:
        """Create a new bot for every game."""
        self.chance = chance
        self.bot = bot_named(self.name)

    def choose(self, observation: Observation) -> tuple[str, int]:
        """What the bot chooses."""
        begun = time.thread_time()
        try:
            move = self.bot.choose(observation, self.chance)
        except (Exception, SystemExit) as trouble:  # an exception of a bot ends its move, not the arena
            raise Misbehaved("crash", f"{type(trouble).__name__}: {trouble}") from trouble
        seconds = time.thread_time() - begun
        if not isinstance(move, str):
            raise Misbehaved("garbage", f"a move is text, not {type(move).__name__}")
        if self.limit is not None and seconds > self.limit:
            raise Misbehaved("time-out", f"took {seconds:.2f} s of {self.limit:g} s")
        return move, int(seconds * 1e6)

    def end(self, winners: tuple[str, ...]) -> None:
        """Nothing to do."""

    def close(self) -> None:
        """Nothing to do."""


def player_of(name: str, limit: float) -> Player:
    """A player by its name; UnknownBot lists the names."""
    if name.startswith(PROGRAM):
        return Program(name, name.removeprefix(PROGRAM), limit)
    return Within(name, None if is_built_in(name) else limit)


def check_name(name: str) -> None:
    """UnknownBot unless there is such a bot. Programs are not started here."""
    if name.startswith(PROGRAM):
        if not name.removeprefix(PROGRAM).strip():
            raise UnknownBot("exec: needs a command, as in exec:python mybot.py")
        return
    bot_named(name)


def bot_named(name: str) -> Bot:
    """A level, a class that is installed under a name, or one of a module: `mymodule:MyBot`."""
    if is_built_in(name):
        return bot_of(name)
    for point in metadata.entry_points(group=GROUP, name=name):
        return made(point.load, name)
    module, colon, attribute = name.partition(":")
    if colon and module and attribute:
        if "" not in sys.path:
            sys.path.insert(0, "")  # a module in the current folder
        return made(lambda: getattr(importlib.import_module(module), attribute), name)
    known = ", ".join([*LEVELS, BASELINE, *sorted(point.name for point in metadata.entry_points(group=GROUP))])
    raise UnknownBot(f"there is no bot {name[:40]!r}; there are {known}, module:Class, and exec:COMMAND")


def made(load: Callable[[], type[Bot]], name: str) -> Bot:
    """A bot of a third-party class."""
    try:
        bot: Bot = load()()
    except (Exception, SystemExit) as trouble:  # any exception of a third-party module
        raise UnknownBot(f"the bot {name[:60]!r} cannot be made: {type(trouble).__name__}: {trouble}") from trouble
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"the bot {name[:60]!r} has no method choose(observation, rng)")
    return bot
