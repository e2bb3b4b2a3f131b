"""Gymnasium environments of one learner against bots: `KaboodleEnv`, and `KaboodleVectorEnv` on a batch."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kaboodle.bots.levels import bot_of
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.envs.batch import INSIDE, Autoreset, Batch
from kaboodle.envs.ids import ids
from kaboodle.envs.table_game import TableGame

Numbers = npt.NDArray[np.int16]
Info = dict[str, Any]  # Any: arrays and numbers by name
MODES: dict[AutoresetMode, Autoreset] = {
    AutoresetMode.NEXT_STEP: "next-step",
    AutoresetMode.SAME_STEP: "same-step",
    AutoresetMode.DISABLED: "disabled",
}
SEED_RANGE = 2**63


class KaboodleEnv(gymnasium.Env[Numbers, np.int64]):
    """One learner at a table. The reward is its share of the victory, at the end.

    `opponents` is a level for all other seats, or one for each: any level of `kaboodle.bots`, or `rollout`. The legal
    actions are in `info["action_mask"]` and `action_masks()`. An action that is not legal counts as no answer: the
    default move is made, and `info["illegal"]` is True.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # Gymnasium declares it

    def __init__(
        self,
        edition: str,
        players: int,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Mapping[str, str] = "random",
        seat: str = "A",
        render_mode: str | None = None,
    ) -> None:
        self.render_mode = render_mode
        self.seat = SEAT_LETTERS.index(seat)
        levels = opponents_of(opponents, players, seat)
        self.game: Batch | TableGame
        if all(level in INSIDE for level in levels.values()):
            self.game = Batch(edition, players, 1, options, opponents=levels, autoreset="disabled")
        else:
            bots = {other: bot_of(level) for other, level in levels.items()}
            self.game = TableGame(edition, players, options, bots=bots)
        self.observation_space, self.action_space = spaces_of(self.game.layout, self.game.space.size)
        self._begun = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """Deal the next game; with a seed, the game of that seed."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEED_RANGE)) if seed is None and not self._begun else seed
        self._begun = True
        self.game.reset(first)
        return self.game.observations[0].copy(), self._info(illegal=False)

    def step(self, action: np.int64) -> tuple[Numbers, float, bool, bool, Info]:
        """Make one action."""
        chosen = int(action)
        illegal = not 0 <= chosen < self.game.space.size or not self.game.masks[0, chosen]
        if self.game.seats[0] < 0:
            raise ValueError("the game is over: call reset")
        self.game.step([self.game.default_action(0) if illegal else chosen])
        reward, end = float(self.game.rewards[0, self.seat]), bool(self.game.ends[0])
        return self.game.observations[0].copy(), reward, end, False, self._info(illegal=illegal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions, as MaskablePPO of sb3-contrib asks for them."""
        found: npt.NDArray[np.bool_] = self.game.masks[0].astype(np.bool_)
        return found

    def render(self) -> str | None:
        """What is asked, in words: `ansi` only."""
        if self.render_mode != "ansi":
            return None
        actions = [self.game.space.name(int(action)) for action in np.flatnonzero(self.game.masks[0])]
        return f"seat {SEAT_LETTERS[self.seat]} may: {', '.join(actions) or 'nothing, the game is over'}\n"

    def _info(self, *, illegal: bool) -> Info:
        return {"action_mask": self.game.masks[0].copy(), "seed": self.game.seeds[0], "illegal": illegal}


class KaboodleVectorEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):  # Any: as Gymnasium has it
    """`num_envs` games of one learner against opponents inside the kernel, in the mode that `metadata` declares.

    It equals a `SyncVectorEnv` of `KaboodleEnv`. With `copy=False` the arrays of the batch itself are returned.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP, "render_modes": []}  # noqa: RUF012  # Any: theirs

    def __init__(
        self,
        edition: str,
        players: int,
        num_envs: int = 1,
        options: Mapping[str, object] | None = None,
        *,
        opponents: str | Mapping[str, str] = "random",
        seat: str = "A",
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        self.metadata = {**self.metadata, "autoreset_mode": autoreset_mode}
        self.autoreset_mode, self.copy = autoreset_mode, copy
        self.num_envs, self.seat = num_envs, SEAT_LETTERS.index(seat)
        levels = opponents_of(opponents, players, seat)
        self.batch = Batch(edition, players, num_envs, options, opponents=levels, autoreset=MODES[autoreset_mode])
        self.single_observation_space, self.single_action_space = spaces_of(self.batch.layout, self.batch.space.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._begun = False

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Info | None = None
    ) -> tuple[Numbers, Info]:
        """Deal in all environments, or in those of `options["reset_mask"]`."""
        chosen = np.ones(self.num_envs, np.bool_) if not options else options.get("reset_mask")
        if chosen is None:
            chosen = np.ones(self.num_envs, np.bool_)
        if seed is None and not self._begun:
            seed = int(self.np_random.integers(SEED_RANGE))
        self._begun = True
        if seed is not None:
            seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else list(seed)
            known = np.array([one is not None for one in seeds]) & chosen
            self.batch.set_seeds([one or 0 for one in seeds], known)
        self.batch.reset(rows=chosen)
        return self._shown(self.batch.observations), self._infos(chosen, np.zeros(self.num_envs, np.bool_))

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], Info]:
        """Make one action in every environment."""
        batch, rows = self.batch, np.arange(self.num_envs)
        wanted = np.array(actions, np.int64)
        playing = batch.seats >= 0
        if self.autoreset_mode == AutoresetMode.DISABLED and not playing.all():
            raise ValueError("a game is over: call reset with a reset_mask")
        inside = np.clip(wanted, 0, batch.space.size - 1)
        illegal = playing & ((inside != wanted) | (batch.masks[rows, inside] == 0))
        for row in np.flatnonzero(illegal):
            wanted[row] = batch.default_action(int(row))
        batch.step(wanted)
        ends = batch.ends.copy()
        infos = self._infos(np.ones(self.num_envs, np.bool_), illegal)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and ends.any():
            self._add_finals(infos, ends, illegal)
        rewards = batch.rewards[:, self.seat].astype(np.float64)
        return self._shown(batch.observations), rewards, ends, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal actions of every environment."""
        return self.batch.masks.astype(np.bool_)

    def _shown(self, observations: Numbers) -> Numbers:
        return observations.copy() if self.copy else observations

    def _infos(self, present: npt.NDArray[np.bool_], illegal: npt.NDArray[np.bool_]) -> Info:
        """The infos of all environments, in the shape in which Gymnasium joins them."""
        batch, shown = self.batch, present.copy()
        masks = np.where(shown[:, None], batch.masks, 0).astype(np.int8)
        seeds = np.where(shown, batch.seeds, 0).astype(np.uint64)
        return {
            **{"action_mask": masks, "_action_mask": shown, "seed": seeds, "_seed": shown.copy()},
            **{"illegal": illegal, "_illegal": shown.copy()},
        }

    def _add_finals(self, infos: Info, ends: npt.NDArray[np.bool_], illegal: npt.NDArray[np.bool_]) -> None:
        """What a game that ended and was followed by the next in the same step ended with."""
        observations = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ends):
            observations[row] = self.batch.finals[row].copy()
        final = {
            **{"action_mask": np.zeros_like(self.batch.masks), "_action_mask": ends.copy()},
            **{"seed": np.where(ends, self.batch.last_seeds, 0).astype(np.uint64), "_seed": ends.copy()},
            **{"illegal": ends & illegal, "_illegal": ends.copy()},
        }
        infos["illegal"] = infos["illegal"] & ~ends
        infos.update(final_obs=observations, _final_obs=ends.copy(), final_info=final, _final_info=ends.copy())


def opponents_of(opponents: str | Mapping[str, str], players: int, seat: str) -> dict[str, str]:
    """A level for every seat but the learner's; ValueError if one has none."""
    others = [other for other in SEAT_LETTERS[:players] if other != seat]
    levels = dict.fromkeys(others, opponents) if isinstance(opponents, str) else dict(opponents)
    if sorted(levels) != others:
        raise ValueError(f"opponents sit at {' '.join(others)}, not {' '.join(sorted(levels))}")
    return levels


def spaces_of(layout: ObservationLayout, actions: int) -> tuple[Any, Any]:  # Any: Box and Discrete, whose types vary
    """The spaces of observations and of actions."""
    low, high = np.zeros(layout.size, np.int16), np.zeros(layout.size, np.int16)
    for field in layout.fields:
        low[field.slice], high[field.slice] = field.low, field.high
    return gymnasium.spaces.Box(low, high, dtype=np.int16), gymnasium.spaces.Discrete(actions)


def register() -> None:
    """Register every id with Gymnasium: `gymnasium.make(str(ids()[0]), opponents="cat")`."""
    for known in ids():
        if str(known) not in gymnasium.registry:
            gymnasium.register(
                str(known),
                entry_point="kaboodle.envs.gymnasium:KaboodleEnv",
                vector_entry_point="kaboodle.envs.gymnasium:KaboodleVectorEnv",
                kwargs={"edition": known.edition, "players": known.players},
            )
