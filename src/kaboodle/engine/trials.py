"""Trials: any move of a decision, played on the same redealt tables with the same random numbers afterwards.

A search spends its iterations on the moves that look best. A comparison of moves needs equal effort: table i depends on
the seed and i alone, so that two moves tried on the same tables differ by little but the moves.
"""

from kaboodle.engine.bits import Bytes, Long
from kaboodle.engine.fields import number
from kaboodle.engine.mcts import Tree


class Trials(Tree):
    """Plays the forced moves on redealt tables and continues with the rollout policy."""

    lies_open = number()  # 1: the cards are those of the given game, and only the random numbers are new

    def try_tables(self, seat: int, seed: Long, first: int, count: int, out: Bytes) -> None:
        """Play the forced moves of a seat, then the policy, on `count` tables; write each reward of the own seat."""
        for table in range(first, first + count):
            self.dice.reseed(seed + table)
            self.begin()
            self.depth = 0
            for stage in range(self.forced):
                self.play_move(seat, self.forced_moves[stage])
            self.play_to_end()
            out[table] = self.rewards[self.me]
