"""OpenSpiel: every game, and the tiny instances, registered as Python games of `pyspiel`.

After `import kaboodle.envs.openspiel`, `pyspiel.load_game("kaboodle_NAME(players=3,options=key:value;key:value)")`
loads an edition. Chance comes first: four bytes of a seed, from which the deal and all later chance follow. In a tiny
instance (`kaboodle_tiny_NAME`) the one chance node is the deal itself, every deal with its probability, and nothing
later is random: such a game can be solved exactly.

Returns are zero-sum: 1 for a single winner, and the others share -1. Windows are answered blind, one after another.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, ClassVar

import numpy as np
import pyspiel

from kaboodle.core.registry import EDITIONS, shipped_families
from kaboodle.core.tiny import TinyInstance
from kaboodle.envs.episode import Episode, Setting, episode_of, setting_of

CHANCE_NODES, OUTCOMES = 4, 256  # the bytes of a seed
SEED_CHANCE = [(value, 1 / OUTCOMES) for value in range(OUTCOMES)]
LONGEST = 100_000  # decisions; no game comes near it
EVENTS = 512  # the last events that an information-state tensor has room for, unless the parameter says otherwise
PARAMETERS = {"players": 2, "options": "", "events": EVENTS}  # every edition can be played by two
HEAD, ROW = 4, 7  # numbers of an information state before its events, and of an event

# `Any` in this file: pyspiel is an extension without types.


class Rules:
    """What all states of a game share; a copy of a state, and a pickled one, refers to it by its parameters."""

    def __init__(self, name: str, players: int, options: str, events: int) -> None:
        self.key = (name, players, options, events)
        self.events = events
        self.chance = SEED_CHANCE
        self.tables: list[Episode] = []  # of a tiny instance: every deal
        tiny = tiny_instances().get(name)
        if tiny is None:
            self.setting = setting_of(name, players, tuple(read_options(options).items()))
            return
        self.tables = [episode_of(tiny.table(position)) for position, _ in tiny.deals]
        self.chance = [(number, share) for number, (_, share) in enumerate(tiny.deals)]
        self.setting = self.tables[0].setting

    def deal(self, chance: tuple[int, ...]) -> Episode | None:
        """The deal, when chance has said enough."""
        if self.tables:
            return self.tables[chance[0]].clone()
        return self.setting.deal(int.from_bytes(chance, "big")) if len(chance) == CHANCE_NODES else None

    def __deepcopy__(self, memo: object) -> "Rules":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return rules_of, self.key


@lru_cache(maxsize=32)
def rules_of(name: str, players: int, options: str, events: int) -> Rules:
    """The rules of a game by its parameters."""
    return Rules(name, players, options, events)


class KaboodleGame(pyspiel.Game):
    """A game of an edition with a number of players and options, or a tiny instance: `kind` and `slug` say which.

    OpenSpiel is given a class for each game. It holds what it is given longer than the interpreter lives, and only
    classes bear that.
    """

    kind: ClassVar[Any]
    slug: ClassVar[str]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.rules = rules_of(self.slug, int(given["players"]), str(given["options"]), int(given["events"]))
        super().__init__(self.kind, info_of(self.rules.setting, len(self.rules.chance)), dict(params or {}))

    def new_initial_state(self) -> "KaboodleState":
        """Before the deal."""
        return KaboodleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "PlayerObserver":
        """Observations, or with perfect recall information states."""
        return PlayerObserver(self.rules, iig_obs_type, params)


class KaboodleState(pyspiel.State):
    """A game in progress; before the deal there is no episode."""

    def __init__(self, game: KaboodleGame) -> None:
        super().__init__(game)
        self.rules = game.rules
        self.chance: tuple[int, ...] = ()
        self.episode: Episode | None = None

    def current_player(self) -> int:
        """Who decides."""
        if self.episode is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.episode.seat if self.episode.seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The actions of a player in ascending order."""
        assert self.episode is not None
        return self.episode.actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can be dealt."""
        return self.rules.chance

    def _apply_action(self, action: int) -> None:
        """A part of the deal, or a decision."""
        if self.episode is None:
            self.chance = (*self.chance, action)
            self.episode = self.rules.deal(self.chance)
        else:
            self.episode.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        """The name of an action."""
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.setting.space.name(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.episode is not None and self.episode.seat < 0

    def returns(self) -> list[float]:
        """What each player is paid at the end."""
        return [0.0] * self.rules.setting.players if self.episode is None else self.episode.rewards

    def resample_from_infostate(self, player: int, sampler: Any) -> "KaboodleState":
        """A state that a player cannot tell from this one; `sampler` gives numbers between 0 and 1."""
        assert self.episode is not None
        state = KaboodleState(self.get_game())
        number = sampler() if callable(sampler) else Random().random()
        state.chance, state.episode = self.chance, self.episode.redeal(player, int(number * 2**53))
        return state

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that a player saw."""
        seat = self.current_player() if player is None else player
        return "" if self.episode is None else self.episode.information_state(seat).text

    def __str__(self) -> str:
        """The whole position, for programmers: never show it to a player."""
        if self.episode is None:
            return f"chance {self.chance}"
        family, episode = self.rules.setting.family, self.episode
        pending = " ".join(map(str, episode.pending))
        return f"{family.position_text(episode.game, [])} {pending}".strip()


class PlayerObserver:
    """Writes observations of one kind, as OpenSpiel's `PyObserver` does."""

    def __init__(self, rules: Rules, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations, but {params} was given")
        self.recalls = kind is not None and kind.perfect_recall
        self.public = kind is not None and kind.private_info == pyspiel.PrivateInfoType.NONE
        size = HEAD + ROW * rules.events if self.recalls else rules.setting.layout.size
        self.tensor: Any = np.zeros(size, np.float32)
        self.dict = {"information_state" if self.recalls else "observation": self.tensor}
        self._numbers: Any = np.zeros(rules.setting.layout.size, np.int16)

    def set_from(self, state: KaboodleState, player: int) -> None:
        """Write what a player knows."""
        self.tensor.fill(0)
        if state.episode is None:
            return
        if not self.recalls:
            state.episode.observe(player, self._numbers)
            self.tensor[:] = self._numbers
            return
        numbers = state.episode.information_state(player).numbers
        room = len(self.tensor)
        kept = numbers if len(numbers) <= room else numbers[:HEAD] + numbers[HEAD - room :]
        self.tensor[: len(kept)] = kept

    def string_from(self, state: KaboodleState, player: int) -> str:
        """What a player knows, as text."""
        if state.episode is None:
            return ""
        if self.recalls:
            return state.episode.information_state(player).text
        return str(state.episode.view(player))


def info_of(setting: Setting, outcomes: int) -> Any:
    """The numbers that OpenSpiel wants to know of a game."""
    return pyspiel.GameInfo(
        num_distinct_actions=setting.space.size,
        max_chance_outcomes=outcomes,
        num_players=setting.players,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def game_type(name: str, title: str, seats: range, parameters: dict[str, Any]) -> Any:
    """A kind of game as OpenSpiel registers it."""
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def type_of(edition: str) -> Any:
    """An edition."""
    seats = EDITIONS[edition].seats
    return game_type(short_name(edition), f"Kaboodle: {EDITIONS[edition].name}", seats, PARAMETERS)


def type_of_tiny(tiny: TinyInstance) -> Any:
    """A tiny instance."""
    return game_type(short_name(f"tiny-{tiny.name}"), f"Kaboodle: {tiny.name}, {tiny.cards} cards", range(2, 3), {})


def short_name(slug: str) -> str:
    """The name in OpenSpiel."""
    return f"kaboodle_{slug.replace('-', '_')}"


def read_options(text: str) -> dict[str, str]:
    """Options as a parameter has them: `key:value;key:value`."""
    pairs = (part.partition(":") for part in text.split(";") if part.strip())
    return {key.strip(): value.strip() for key, _, value in pairs}


@cache
def tiny_instances() -> dict[str, TinyInstance]:
    """The tiny instances of all games by name."""
    return {f"tiny-{tiny.name}": tiny for family in shipped_families() for tiny in family.tiny_instances()}


def register() -> None:
    """Make every edition and every tiny instance known to OpenSpiel."""
    kinds = {slug: type_of(slug) for family in shipped_families() for slug in family.editions}
    kinds |= {name: type_of_tiny(tiny) for name, tiny in tiny_instances().items()}
    known = set(pyspiel.registered_names())
    for slug, kind in kinds.items():
        if short_name(slug) not in known:
            pyspiel.register_game(kind, type(short_name(slug), (KaboodleGame,), {"kind": kind, "slug": slug}))


register()
