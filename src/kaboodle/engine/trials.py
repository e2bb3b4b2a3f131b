"""Trials: any move of a decision, played on the same redealt tables with the same random numbers afterwards.

A search spends its iterations on the moves that look best. A comparison of moves needs equal effort: table i depends on
the seed and i alone, so that two moves tried on the same tables differ by little but the moves.
"""

from kaboodle.engine.bits import Bytes, Long
from kaboodle.engine.fields import number
from kaboodle.engine.mcts import Tree
from kaboodle.engine.playout import Playout
from kaboodle.engine.rng import scatter


class Trials(Tree):
    """Plays the forced moves on redealt tables and continues with the rollout policy."""

    blinded: Playout  # what the searching seat sees; each game declares it

    table_seed = number(c_type="unsigned long long")  # of the table that is tried; 0: no trial
    aligned = number()  # the turn whose random numbers are in use
    lies_open = number()  # 1: the cards are those of the given game, and only the random numbers are new

    def try_tables(self, seat: int, seed: Long, first: int, count: int, out: Bytes) -> None:
        """Play the forced moves of a seat, then the policy, on `count` tables; write each reward of the own seat."""
        for table in range(first, first + count):
            self.dice.reseed(seed + table)
            self.begin()
            self.table_seed = self.dice.word() | 1
            self.aligned = -1
            self.depth = 0
            for stage in range(self.forced):
                self.play_move(seat, self.forced_moves[stage])
            self.play_to_end()
            out[table] = self.rewards[self.me]
        self.table_seed = 0

    def align(self, turn: int) -> Long:
        """At a new turn of a trial: give the policy numbers that depend on table and turn alone; a seed for the game.

        So one random number more or less does not change everything that comes after it. 0: no new turn.
        """
        if not self.table_seed or turn == self.aligned:
            return 0
        self.aligned = turn
        self.dice.reseed(self.table_seed ^ scatter(turn))
        return self.dice.word() | 1

    def policy_move(self, seat: int) -> int:
        """The rollout policy's move for a seat; each game implements it."""
        return -1
