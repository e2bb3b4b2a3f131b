"""Random games inside the kernel."""

import cython

from kaboodle.engine.base import GameBase
from kaboodle.engine.bits import Long
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.rng import Rng
from kaboodle.engine.tally import Tally


class Playout(GameBase):
    """A game that can play itself to the end."""

    def play_out(self, dice: Rng, out: MoveList) -> int:
        """Play random moves to the end; returns how many decisions had a choice."""
        decisions = 0
        while self.decision != self.OVER:
            if self.is_window():
                decisions += self.answer_window(dice)
                continue
            self.list_moves(self.actor, out)
            if out.count == 1:
                self.step(self.actor, out.moves[0])
            else:
                self.step(self.actor, out.moves[dice.below(out.count)])
                decisions += 1
        return decisions

    def is_window(self) -> bool:
        """Whether several seats are asked at once; each game implements it."""
        return False

    def answer_window(self, dice: Rng) -> int:
        """Play random answers of all asked seats. Returns how many had a choice; each game implements it."""
        return 0


def play_random(template: Playout, seed: Long, count: int, tally: Tally) -> None:
    """Deal and play `count` random games with the GIL released; game i depends on seed + i alone."""
    game = template.clone()
    dice = Rng()
    out = MoveList()
    dice.start_engine(seed, None)
    with cython.nogil:
        for i in range(count):
            game.become(template)
            game.reseed(seed + i)
            dice.reseed(~(seed + i))
            game.deal()
            decisions = game.play_out(dice, out)
            tally.add(game.victors(), game.turns, decisions)
