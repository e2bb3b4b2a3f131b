"""Many games at once, in NumPy arrays: one row is one game, and waits for one decision."""

from collections.abc import Mapping
from typing import Any, Literal, NamedTuple

import numpy as np
import numpy.typing as npt

from kaboodle.core.errors import IllegalMove, InvalidMove
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.registry import family_of
from kaboodle.core.setup import read_options, read_starter
from kaboodle.core.table_state import read_seed
from kaboodle.words import phrase

Autoreset = Literal["disabled", "next-step", "same-step"]
AUTORESETS: tuple[Autoreset, ...] = ("disabled", "next-step", "same-step")  # numbered as in the kernel
INSIDE = {"random": 1, "rollout": 2}  # opponents that play in the kernel, by its numbers
BITS = 0xFFFFFFFFFFFFFFFF


class Log(NamedTuple):
    """The steps of one game: who made each, and which action it was."""

    seats: list[int]
    actions: list[int]


class Batch:
    """`n` games of an edition. One row is one decision of whoever is asked.

    The arrays are written in place by `reset` and `step`, with the GIL released:

    - `observations` (n, size), int16: what the asked seat knows, by the fields of `layout`
    - `masks` (n, actions), int8: 1 for every legal action
    - `seats` (n,), int16: who is asked, 0 for A; -1 when the game is over
    - `rewards` (n, players), float32: each seat's share of the victory, in the step in which a game ends; else 0
    - `ends` (n,), bool: a game ended in this step
    - `seeds` (n,), uint64: the seed of the game in a row; `kaboodle.new` deals the same game
    - `finals` (n, size), int16: with autoreset "same-step" the last observation of a game that ended; `last_seeds` its
      seed

    Forced moves are made at once. In a window all seats with a choice answer before anything is played. `opponents` is
    a level for all seats but A, or a level for each seat that is played inside: `random` or `rollout`.
    """

    def __init__(
        self,
        edition: str,
        players: int,
        n: int = 1,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        *,
        opponents: str | Mapping[str, str] | None = None,
        autoreset: Autoreset = "next-step",
        starter: str | None = None,
        log: bool = False,
    ) -> None:
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        self.family = family_of(edition)
        self.edition, self.players, self.n = edition, players, n
        self.options = self.family.editions[edition].choose(players, read_options(options))
        self.layout = self.family.observation_layout(edition, players, self.options)
        self.space = self.family.action_space(edition)
        self.opponents = read_opponents(opponents, players)
        self.autoreset = autoreset
        self._kernel = self.family.batch_kernel()
        first = read_starter(starter, players, self.options)
        self._template = self.family.set_up(edition, players, self.options, first)
        self._template.start_engine(0, None)
        self._make_arrays()
        self._make_rows(log)
        self.reset(seed)

    def _make_arrays(self) -> None:
        """The arrays, and the buffers over them that the kernel reads and writes."""
        n, size, actions = self.n, self.layout.size, self.space.size
        self.observations: npt.NDArray[np.int16] = np.zeros((n, size), np.int16)
        self.finals: npt.NDArray[np.int16] = np.zeros((n if self.autoreset == "same-step" else 0, size), np.int16)
        self.masks: npt.NDArray[np.int8] = np.zeros((n, actions), np.int8)
        self.seats: npt.NDArray[np.int16] = np.full(n, -1, np.int16)
        self.rewards: npt.NDArray[np.float32] = np.zeros((n, self.players), np.float32)
        self.ends: npt.NDArray[np.bool_] = np.zeros(n, np.bool_)
        self.seeds: npt.NDArray[np.uint64] = np.zeros(n, np.uint64)
        self.last_seeds: npt.NDArray[np.uint64] = np.zeros(n, np.uint64)
        self._actions: npt.NDArray[np.int64] = np.zeros(n, np.int64)
        self._out = self._kernel.buffers()
        self._out.actions = self._actions
        self._out.observations = self.observations.reshape(-1)
        self._out.finals = self.finals.reshape(-1)
        self._out.masks = self.masks.reshape(-1).view(np.uint8)
        self._out.seats = self.seats
        self._out.rewards = self.rewards.reshape(-1)
        self._out.ends = self.ends.view(np.uint8)
        self._out.seeds = self.seeds

    def _make_rows(self, log: bool) -> None:
        """The rows in the kernel, as a balanced tree in the order of their numbers."""
        writer, first = self.layout.writer.twin(), None
        inside = {SEAT_LETTERS.index(seat): INSIDE[level] for seat, level in self.opponents.items()}
        outside = [seat for seat in range(self.players) if seat not in inside]
        self._rows: list[Any] = []  # Any: the kernel's own type
        for index in range(self.n):
            row = self._kernel.new_row(self._template, writer, self.space.kernel, first)
            first = row if first is None else first
            row.index, row.size, row.logging = index, self.layout.size, int(log)
            row.mode = AUTORESETS.index(self.autoreset)
            row.face = outside[0] if outside else -1
            for seat, level in inside.items():
                row.set_level(seat, level)
            self._rows.append(row)
        self._root = tree_of(self._rows)

    def reset(self, seed: int | None = None, rows: npt.NDArray[np.bool_] | None = None) -> None:
        """Deal in all rows, or in those of a mask. With a seed, row i begins with the game of seed + i."""
        chosen = np.ones(self.n, np.bool_) if rows is None else np.ascontiguousarray(rows, np.bool_)
        if chosen.shape != (self.n,):
            raise ValueError(f"a mask of rows has {self.n} entries, not {chosen.shape}")
        if seed is not None:
            self.set_seeds([(read_seed(seed) + i) & BITS for i in range(self.n)], chosen)
        self._kernel.restart_rows(self._root, chosen.view(np.uint8), self._out)

    def set_seeds(self, seeds: list[int], rows: npt.NDArray[np.bool_]) -> None:
        """Say with which seed the next game of each chosen row is dealt."""
        for index in np.flatnonzero(rows):
            self._rows[index].base, self._rows[index].games = seeds[index], 0

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one action in every row. IllegalMove if one is not legal; then nothing is played.

        The action of a row whose game is over is ignored: with autoreset "next-step" the next game is dealt.
        """
        self._actions[:] = actions
        refused = self._root.first_refused(self._out)
        if refused >= 0:
            raise self._refusal(refused)
        if self.autoreset == "same-step":
            self.last_seeds[:] = self.seeds
        self._kernel.run_rows(self._root, self._out)

    def _refusal(self, row: int) -> Exception:
        """What to say about an action that is not legal."""
        action, seat = int(self._actions[row]), int(self.seats[row])
        if not 0 <= action < self.space.size:
            return InvalidMove("refusal-action-number", word=str(action), last=self.space.size - 1)
        letter = SEAT_LETTERS[seat]
        question = self.family.question(self._rows[row].game)
        return IllegalMove(
            "refusal-action-not-now",
            seat=letter,
            action=self.space.name(action),
            open=phrase("refusal-open", question=question, seats=letter),
        )

    def default_action(self, row: int) -> int:
        """The default of the asked seat of a row, as an action.  B-92"""
        game, seat = self._rows[row].game, int(self.seats[row])
        return int(game.action_of(seat, game.default(seat), self.space.kernel))

    def log(self, row: int) -> Log:
        """Every step of the game in a row, forced ones too; only with `log=True`."""
        return Log(*self._rows[row].logged())


def read_opponents(opponents: str | Mapping[str, str] | None, players: int) -> dict[str, str]:
    """A level for each seat that is played inside; ValueError says what there is."""
    seats = SEAT_LETTERS[:players]
    chosen = dict.fromkeys(seats[1:], opponents) if isinstance(opponents, str) else dict(opponents or {})
    for seat, level in chosen.items():
        if seat not in seats:
            raise ValueError(f"there is no seat {seat!r}; there are {' '.join(seats)}")
        if level not in INSIDE:
            raise ValueError(f"{level!r} does not play inside a batch; there are {' and '.join(INSIDE)}")
    return chosen


def tree_of(rows: list[Any]) -> Any:  # Any: the kernel's own type, or None
    """The root of a balanced tree of rows in order."""
    if not rows:
        return None
    middle = len(rows) // 2
    root = rows[middle]
    root.left, root.right = tree_of(rows[:middle]), tree_of(rows[middle + 1 :])
    return root
