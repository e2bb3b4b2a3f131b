"""The entrants of an arena: a level, a Python class, a program, an agent of the network or a trained policy.

Each is a player that may be at fault.
"""

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
from kaboodle.bots.remote import Remote, read_address
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.observation import Observation

GROUP = "kaboodle.bots"
PROGRAM, NETWORK, POLICY = "exec:", "tcp:", "policy:"
TRAINED = "baseline"  # the trained policy that comes with Kaboodle
WAYS = "module:Class, policy:FILE, exec:COMMAND, and tcp:HOST:PORT"


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
    if name.startswith(NETWORK):
        return Remote(name, *read_address(name.removeprefix(NETWORK)), limit)
    return Within(name, None if is_built_in(name) else limit)


def check_name(name: str) -> None:
    """UnknownBot unless there is such a bot. Programs are not started here, and nobody is called."""
    if name.startswith(PROGRAM):
        if not name.removeprefix(PROGRAM).strip():
            raise UnknownBot("exec: needs a command, as in exec:python mybot.py")
        return
    if name.startswith(NETWORK):
        try:
            read_address(name.removeprefix(NETWORK))
        except ValueError as trouble:
            raise UnknownBot(str(trouble)) from None
        return
    bot_named(name)


def check_starts(name: str, edition: str, players: int, limit: float) -> None:
    """UnknownBot unless an entrant begins a game at such a table: a program starts, a policy is one for it."""
    player = player_of(name, limit)
    try:
        player.begin(edition, players, SEAT_LETTERS[0], Random(0))
        if isinstance(player, Within) and callable(fits := getattr(player.bot, "check_table", None)):
            fits(edition, players)
    except Misbehaved as fault:
        if fault.kind == "dead":
            raise UnknownBot(f"{name} does not start: {fault.said}") from None
    except (LookupError, ValueError) as trouble:
        raise UnknownBot(f"{name} does not play here: {trouble}") from None
    finally:
        player.close()


def bot_named(name: str) -> Bot:
    """A level, a trained policy, a class that is installed under a name, or one of a module: `mymodule:MyBot`."""
    if is_built_in(name):
        return bot_of(name)
    if name == TRAINED or name.startswith(POLICY):
        return trained(name)
    if name.startswith((PROGRAM, NETWORK)):
        raise UnknownBot(f"{name[:60]!r} plays in the arena and the benchmark only")
    for point in metadata.entry_points(group=GROUP, name=name):
        return made(point.load, name)
    module, colon, attribute = name.partition(":")
    if colon and module and attribute:
        if "" not in sys.path:
            sys.path.insert(0, "")  # a module in the current folder
        return made(lambda: getattr(importlib.import_module(module), attribute), name)
    known = ", ".join([*LEVELS, BASELINE, TRAINED, *sorted(point.name for point in metadata.entry_points(group=GROUP))])
    raise UnknownBot(f"there is no bot {name[:40]!r}; there are {known}, {WAYS}")


def trained(name: str) -> Bot:
    """The baseline, or the policy of a file; UnknownBot says why it cannot be played."""
    try:
        from kaboodle.envs.policy import BaselineBot, PolicyBot, load_once  # needs NumPy, an extra
    except ImportError:
        raise UnknownBot(f"{name[:60]} needs NumPy: pip install 'kaboodle[envs]'") from None
    if name == TRAINED:
        return BaselineBot()
    try:
        return PolicyBot(load_once(name.removeprefix(POLICY)))
    except (OSError, ValueError, KeyError) as trouble:
        raise UnknownBot(f"{name[:60]!r} cannot be played: {trouble}") from None


def made(load: Callable[[], type[Bot]], name: str) -> Bot:
    """A bot of a third-party class."""
    try:
        bot: Bot = load()()
    except (Exception, SystemExit) as trouble:  # any exception of a third-party module
        raise UnknownBot(f"the bot {name[:60]!r} cannot be made: {type(trouble).__name__}: {trouble}") from trouble
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"the bot {name[:60]!r} has no method choose(observation, rng)")
    return bot
