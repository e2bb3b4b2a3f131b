"""Trials of moves on common redealt tables: what a move is worth, and by how much two moves differ."""

from math import sqrt
from typing import Any, NamedTuple

from kaboodle.core.observation import Observation
from kaboodle.engine.bits import LONG

WON = 60  # the reward of a win in the kernel
CHOOSING, MEASURING, FOLLOWING = range(3)  # sets of tables: to pick a move by, to measure its lead by, for the line
STRIDE = 1 << 40  # between the seeds of two sets
Stages = tuple[Any, ...]  # Any: small ints, or texts in a plain game


class TrialMean(NamedTuple):
    """A mean with one standard error, in points."""

    value: float
    error: float


class Position:
    """One moment of a seat: plays moves on tables that the seat could not tell from the true one.

    Table i of a set depends on the seed, the set and i alone, so all moves are tried on the same tables.
    """

    def __init__(self, observation: Observation, seed: int) -> None:
        self.observation = observation
        self.seed = seed
        self.playouts = 0
        self.rewards: dict[tuple[int, int, Stages], bytearray] = {}  # by set, mover and stages
        blinded, mind, index = observation.blinded, observation.mind, observation.index
        self.searcher: Any = observation.family.searcher(blinded, mind, index, seed)  # Any: the kernel's own, or None

    def try_move(self, which: int, tables: int, stages: Stages = (), mover: int = -1) -> bytearray:
        """The rewards of a move on at least so many tables of a set; without a move the policy plays on."""
        mover = self.observation.index if mover < 0 else mover
        rewards = self.rewards.setdefault((which, mover, stages), bytearray())
        first, missing = len(rewards), tables - len(rewards)
        if missing > 0:
            rewards.extend(bytes(missing))
            self.playouts += missing
            seed = (self.seed + which * STRIDE) & LONG
            if self.searcher is None:
                self.try_plainly(mover, stages, seed, first, rewards)
            else:
                self.try_compiled(mover, stages, seed, first, rewards)
        return rewards

    def try_compiled(self, mover: int, stages: Stages, seed: int, first: int, out: bytearray) -> None:
        """Play in the kernel."""
        self.searcher.forced = 0
        for stage in stages:
            self.searcher.force(stage)
        self.searcher.try_moves(mover, seed, first, len(out) - first, out)
        self.searcher.forced = 0

    def try_plainly(self, mover: int, stages: Stages, seed: int, first: int, out: bytearray) -> None:
        """Play at random, in a game without a search of its own."""
        family = self.observation.family
        for table in range(first, len(out)):
            game = self.observation.redeal((seed + table) & LONG)
            for stage in stages:
                game.apply(mover, stage)
            shares = list(game.payoffs) if game.over else family.play_out(game, seed + table)
            out[table] = round(WON * shares[self.observation.index])

    def mean(self, which: int, stages: Stages = (), mover: int = -1) -> TrialMean:
        """What a move is worth on the tables tried so far."""
        return mean_of(self.try_move(which, 0, stages, mover))

    def difference(self, which: int, one: Stages, other: Stages) -> TrialMean:
        """By how much one move is better than another on the tables that both were tried on."""
        return mean_difference(self.try_move(which, 0, one), self.try_move(which, 0, other))


def mean_of(rewards: bytearray) -> TrialMean:
    """The mean of rewards; the prior of one win and one loss keeps the error of equal results above zero."""
    count = len(rewards)
    if not count:
        return TrialMean(0.0, 100.0)
    share = sum(rewards) / (WON * count)
    squares = sum(reward * reward * rewards.count(reward) for reward in set(rewards)) / (WON * WON)
    return TrialMean(
        100 * share, 100 * sqrt((max(squares - count * share * share, 0.0) + 0.5) / (count + 2) / (count + 2))
    )


def mean_difference(one: bytearray, other: bytearray) -> TrialMean:
    """The mean of paired differences; two more tables that differ by a win keep its error above zero."""
    count = min(len(one), len(other))
    if not count:
        return TrialMean(0.0, 100.0)
    total, squares = 0, 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            total += mine - theirs
            squares += (mine - theirs) ** 2
    share = total / (WON * count)
    spread = max(squares / (WON * WON) - count * share * share, 0.0) + 2
    return TrialMean(100 * share, 100 * sqrt(spread / (count + 2) / (count + 2)))
