"""PettingZoo: every game as an AEC environment, and as a parallel one in which everybody answers every question.

`env("...", 4)` asks one agent at a time: who is on turn, or in a window one after another, blind. The reward comes at
the end: 1 for a single winner, and the others share -1. An action that is not legal raises IllegalMove.

`parallel_env` takes an action of every agent for every question. Only the asked ones count, and an illegal answer is
replaced by the default move and counted in `infos`.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec_wrapper

from kaboodle.core.errors import OptionError
from kaboodle.core.render import view_lines
from kaboodle.core.table_state import shown
from kaboodle.envs.episode import Episode, Setting
from kaboodle.envs.ids import Id, parse_id
from kaboodle.envs.picture import picture_of

FORMS = ("dict", "array")
SEED_BITS = 63

# `Any` in this file: PettingZoo's types are not known to the type checker; spaces, arrays and dictionaries of them.


def env(edition: str, players: int, options: Mapping[str, object] | None = None, **settings: Any) -> "AecGame":
    """An AEC environment for a table of an edition; the settings are those of `Face`."""
    return AecGame(Setting(edition, players, options, settings.pop("starter", None)), **settings)


raw_env = env


def parallel_env(
    edition: str, players: int, options: Mapping[str, object] | None = None, **settings: Any
) -> "ParallelGame":
    """A parallel environment for a table of an edition: a step is a question, and everybody answers."""
    return ParallelGame(Setting(edition, players, options, settings.pop("starter", None)), **settings)


def simultaneous_env(edition: str, players: int, options: Mapping[str, object] | None = None, **settings: Any) -> Any:
    """The parallel environment as PettingZoo turns it into an AEC one: every agent is asked in every cycle."""
    return parallel_to_aec_wrapper(parallel_env(edition, players, options, **settings))


def make(name: str, **settings: Any) -> "AecGame":
    """An AEC environment by its versioned name, with the edition's own options."""
    known = parse_id(name)
    return env(known.edition, known.players, **settings)


class Face:
    """What both kinds have in common: spaces, observations and rendering.

    `form` is "dict" for observations with their mask, or "array" for the numbers alone with the mask in `infos`.
    `max_cycles` truncates a game after so many questions (parallel), or so many decisions of each agent on average.
    `render_mode` shows what a spectator sees: "ansi" as text, "rgb_array" as a picture, "human" printed.
    """

    metadata: ClassVar[dict[str, Any]] = {}

    def __init__(
        self, setting: Setting, *, form: str = "dict", max_cycles: int | None = None, render_mode: str | None = None
    ) -> None:
        if form not in FORMS:
            raise OptionError(f"observations have the form {' or '.join(FORMS)}, not {shown(form)}")
        modes = ["human", "ansi", "rgb_array"]
        if render_mode is not None and render_mode not in modes:
            raise OptionError(f"render modes are {', '.join(modes)}, not {shown(render_mode)}")
        self.setting, self.form, self.max_cycles, self.render_mode = setting, form, max_cycles, render_mode
        self.metadata = {  # type: ignore[misc]  # of this environment: its name says edition and players
            "name": str(Id(setting.edition, setting.players)),
            "render_modes": modes,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(setting, form) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(setting.space.size) for agent in self.possible_agents}
        self._dice = Random()
        self._episode: Episode = setting.deal(0)

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent may do."""
        return self.action_spaces[agent]

    def deal(self, seed: int | None) -> None:
        """A new game: of the given seed, or of one that follows from the seed given last."""
        if seed is not None:
            self._dice = Random(seed)
        self._episode = self.setting.deal(self._dice.getrandbits(SEED_BITS) if seed is None else seed)

    def observe(self, agent: str) -> Any:
        """What an agent knows now, and its mask in the form `dict`."""
        seat = self._numbers[agent]
        numbers: Any = np.empty(self.setting.layout.size, np.int16)
        self._episode.observe(seat, numbers)
        return {"observation": numbers, "action_mask": self.mask_of(seat)} if self.form == "dict" else numbers

    def mask_of(self, seat: int) -> Any:
        """1 for every legal action; an agent that is not asked may only answer 0, which is not used."""
        mask: Any = np.empty(self.setting.space.size, np.int8)
        self._episode.mask(seat, mask)
        return mask

    def render(self) -> Any:
        """The table as a spectator sees it."""
        if self.render_mode is None:
            return None
        lines = view_lines(self._episode.view(None))
        if self.render_mode == "rgb_array":
            return picture_of(lines)
        text = "\n".join(lines)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held open."""


class AecGame(Face, AECEnv):
    """One agent decides at a time."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal."""
        self.deal(seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self._most = None if self.max_cycles is None else self.max_cycles * len(agents)
        self._select()

    def step(self, action: Any) -> None:
        """The action of the agent that is selected; None of one whose game has ended."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self._episode
        if episode.decisions and self.form == "array":
            self.infos[agent] = {}
        episode.act(-1 if action is None else int(action))
        if episode.seat >= 0 and (self._most is None or episode.decisions < self._most):
            self._select()
        else:
            self._end()

    def _select(self) -> None:
        """Ask the next agent; rewards are 0 while a game goes on."""
        seat = self._episode.seat
        self.agent_selection = self.possible_agents[seat]
        if self.form == "array":
            self.infos[self.agent_selection] = {"action_mask": self.mask_of(seat)}

    def _end(self) -> None:
        """The game has ended, or has taken too long: rewards, and every agent is told."""
        episode, agents = self._episode, self.possible_agents
        ended = dict.fromkeys(agents, True)
        if episode.seat < 0:
            self.terminations = ended
        else:
            self.truncations = ended
        self.rewards = dict(zip(agents, episode.rewards, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.infos = {agent: {} for agent in agents}
        self.agent_selection = agents[0]


class ParallelGame(Face, ParallelEnv):
    """Everybody answers every question; what those say who are not asked is not used."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Deal."""
        self.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Everybody's answer to the open question."""
        episode, faults = self._episode, dict.fromkeys(self.possible_agents, 0)
        for _ in episode.asked:
            agent = self.possible_agents[episode.seat]
            action = int(actions[agent])
            if not self.is_legal(action):
                faults[agent] += 1
                action = episode.default()
            episode.act(action)
        self._cycles += 1
        over = episode.seat < 0
        late = not over and self.max_cycles is not None and self._cycles >= self.max_cycles
        agents = self.agents
        results = (
            self._observations(),
            dict(zip(agents, episode.rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, late),
            {agent: {"illegal": faults[agent]} for agent in agents},
        )
        if over or late:
            self.agents = []
        return results

    def is_legal(self, action: int) -> bool:
        """Whether the deciding agent may answer this."""
        return action in self._episode.actions(self._episode.seat)

    def _observations(self) -> dict[str, Any]:
        """What everybody knows now."""
        return {agent: self.observe(agent) for agent in self.agents}


def observation_space(setting: Setting, form: str) -> Any:
    """The bounds of the numbers, from the fields of the layout; and the mask."""
    layout = setting.layout
    low: Any = np.zeros(layout.size, np.int16)
    high: Any = np.zeros(layout.size, np.int16)
    for field in layout.fields:
        low[field.slice] = field.low
        high[field.slice] = max(field.high, field.low + 1)  # a number that never changes has a bound above it
    numbers = spaces.Box(low, high, dtype=np.int16)
    if form == "array":
        return numbers
    mask = spaces.Box(0, 1, (setting.space.size,), np.int8)
    return spaces.Dict({"observation": numbers, "action_mask": mask})
