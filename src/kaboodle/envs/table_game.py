"""One game at a table, with the arrays of a batch of one row: for opponents that do not play in the kernel."""

from collections.abc import Mapping
from random import Random

import numpy as np
import numpy.typing as npt

import kaboodle
from kaboodle.bots.bot import Bot, clockwise
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.engine.batch import STRIDE

BITS = 0xFFFFFFFFFFFFFFFF


class TableGame:
    """Games one after another. Decisions, order of asking and seeds are those of a row of `Batch`; bots may be any."""

    n = 1

    def __init__(
        self,
        edition: str,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        *,
        bots: Mapping[str, Bot] | None = None,
        starter: str | None = None,
    ) -> None:
        self.edition, self.players, self.options, self.starter = edition, players, options, starter
        self.bots = dict(bots or {})
        self.layout = kaboodle.observation(edition, players, options)
        self.space = kaboodle.space(edition)
        self.observations: npt.NDArray[np.int16] = np.zeros((1, self.layout.size), np.int16)
        self.masks: npt.NDArray[np.int8] = np.zeros((1, self.space.size), np.int8)
        self.seats: npt.NDArray[np.int16] = np.full(1, -1, np.int16)
        self.rewards: npt.NDArray[np.float32] = np.zeros((1, players), np.float32)
        self.ends: npt.NDArray[np.bool_] = np.zeros(1, np.bool_)
        self.seeds: npt.NDArray[np.uint64] = np.zeros(1, np.uint64)
        self._face = next(seat for seat in SEAT_LETTERS[:players] if seat not in self.bots)
        self._answers: dict[str, int | str] = {}
        self.reset(seed)

    def reset(self, seed: int | None = None) -> None:
        """Deal the next game in which somebody outside has a choice; with a seed begin with that one."""
        if seed is not None:
            self._base, self._games = seed & BITS, 0
        self.rewards[:], self.ends[:] = 0, False
        self.seats[0] = -1
        while self.seats[0] < 0:
            number = (self._base + self._games * STRIDE) & BITS
            self._games += 1
            self.seeds[0] = number
            self.table = kaboodle.new(self.edition, self.players, number, options=self.options, starter=self.starter)
            self._rng = Random(number)
            self._answers = {}
            self._play_on()
        self._write()

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one action; the next game begins when the last one was over."""
        if self.seats[0] < 0:
            self.reset()
            return
        seat, action = SEAT_LETTERS[self.seats[0]], int(np.asarray(actions).reshape(-1)[0])
        if action not in self.table.actions(seat):
            self.table.act(seat, action)  # refuses it
        self.rewards[:], self.ends[:] = 0, False
        self._answer(seat, action)
        self._play_on()
        if self.seats[0] < 0:
            self.rewards[0] = list(self.table.payoffs.values())
            self.ends[0] = True
        self._write()

    def default_action(self, row: int) -> int:
        """The default of the asked seat, as an action."""
        game, seat = self.table.game, int(self.seats[row])
        return int(game.action_of(seat, game.default(seat), self.space.kernel))

    def _play_on(self) -> None:
        """Play forced moves and those of bots, up to a choice from outside or the end."""
        table = self.table
        while not table.over:
            asked = [seat for seat in clockwise(table, table.waiting) if seat not in self._answers]
            if not asked:
                self._close_window()
                continue
            actions = table.actions(asked[0])
            if len(actions) == 1:
                self._answer(asked[0], actions[0])
            elif asked[0] in self.bots:
                self._answer(asked[0], self.bots[asked[0]].choose(table.observation(asked[0]), self._rng))
            else:
                self.seats[0] = SEAT_LETTERS.index(asked[0])
                return
        self.seats[0] = -1

    def _answer(self, seat: str, move: int | str) -> None:
        """Play a move, an action or a text; in a window keep it until all have answered."""
        if self.table.is_window:
            self._answers[seat] = move
        else:
            self._play(seat, move)

    def _close_window(self) -> None:
        """Play the first card clockwise from the player on turn, or all passes."""
        passes = ("pass", self.space.parse("pass"))
        order = clockwise(self.table, list(self._answers))
        playing = [seat for seat in order if self._answers[seat] not in passes]
        chosen, self._answers = self._answers, {}
        for seat in playing[:1] or order:
            self._play(seat, chosen[seat])

    def _play(self, seat: str, move: int | str) -> None:
        if isinstance(move, str):
            self.table.play(seat, move)
        else:
            self.table.act(seat, move)

    def _write(self) -> None:
        """Write what the asked seat knows and may do; of a game that is over, what the first seat outside knows."""
        seat = SEAT_LETTERS[self.seats[0]] if self.seats[0] >= 0 else self._face
        self.table.observe(seat, out=self.observations[0], layout=self.layout)
        if self.seats[0] >= 0:
            self.table.mask(seat, out=self.masks[0])
        else:
            self.masks[:] = 0
