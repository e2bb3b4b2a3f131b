"""The levels `tomcat` and `tiger`: a search over deals that the seat cannot tell from the true one."""

import time
from collections.abc import Iterator
from itertools import pairwise
from math import hypot, inf, sqrt
from random import Random
from typing import Any

import msgspec

from kaboodle.bots.plain_search import PlainSearcher
from kaboodle.core.explain import Why
from kaboodle.core.observation import Observation

WON = 60  # the reward of a win in a search
ROOT = 0
CHUNK = 250  # iterations between two checks of the clock
TRIES = 20  # iterations that every move gets before it is explained
EVEN = 0.9  # the share of the best move's visits that an equal move has at least
WITHIN = 0.5  # standard errors between the chances of two equal moves
SURE = 3.0  # standard errors between two means that settle a choice


class Found(msgspec.Struct, frozen=True):
    """A move with the statistics of the search."""

    stages: tuple[int, ...]
    visits: int
    chance: float  # of winning
    error: float  # one standard error of that


class Leading(msgspec.Struct, frozen=True):
    """The most visited move, and its lead in visits."""

    stages: tuple[int, ...]
    lead: float


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """A bot's assessment of one move."""

    move: str
    chance: float  # of winning
    error: float  # one standard error of that
    visits: int  # games of the search that began with it
    why: Why


class SearchBot:
    """Searches for a number of iterations, which is repeatable, or for milliseconds, which is not."""

    def __init__(self, iterations: int, milliseconds: int | None = None, *, level: str = "") -> None:
        if iterations < 1 or (milliseconds is not None and milliseconds < 1):
            raise ValueError("a search needs at least one iteration and one millisecond")
        self.iterations = iterations
        self.level = level  # a game may need other iterations for a level
        self.milliseconds = milliseconds

    def within(self, milliseconds: int) -> "SearchBot":
        """The same bot with a time limit."""
        return SearchBot(self.iterations, milliseconds, level=self.level)

    def choose(self, observation: Observation, rng: Random) -> str:
        """The most visited move. The search stops when no other move can overtake it."""
        seed = rng.getrandbits(64)
        if len(observation.blinded.legal(observation.index)) == 1:
            return observation.moves[0]
        searcher = self.think(observation, seed, until_settled=True)
        return observation.text(leading(searcher, observation).stages)

    def equals(self, observation: Observation, rng: Random) -> list[str]:
        """The move that `choose` gives, then every move that the search cannot tell from it."""
        seed = rng.getrandbits(64)
        if len(observation.blinded.legal(observation.index)) == 1:
            return [observation.moves[0]]
        searcher = self.think(observation, seed, until_settled=True)
        best = leading(searcher, observation).stages
        return [observation.text(stages) for stages in (best, *indistinct(searcher, observation, best))]

    def explain(self, observation: Observation, rng: Random) -> tuple[Estimate, ...]:
        """Every legal move with its chance of winning, the one that would be played first."""
        searcher = self.think(observation, rng.getrandbits(64), until_settled=False)
        best = observation.text(leading(searcher, observation).stages)
        why = observation.family.explainer(observation.view)
        found = [
            Estimate(
                move=(text := observation.text(it.stages)),
                chance=it.chance,
                error=it.error,
                visits=it.visits,
                why=why(text),
            )
            for it in findings(searcher, observation)
        ]
        return tuple(sorted(found, key=lambda it: (it.move != best, -it.visits, -it.chance, it.move)))

    def think(self, observation: Observation, seed: int, *, until_settled: bool) -> Any:  # Any: as in searcher_of
        """A search that has run for its budget, or until its choice is settled."""
        searcher = searcher_of(observation, seed)
        done, left = 0, observation.family.iterations.get(self.level, self.iterations)
        until = None if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        while left > 0:
            part = min(CHUNK, left)
            searcher.think(part)
            done, left = done + part, left - part
            if until is not None and time.monotonic() >= until:
                break
            if until_settled and is_settled(searcher, observation, done, left):
                break
        return searcher


def searcher_of(observation: Observation, seed: int) -> Any:  # Any: the kernel's own type, or the plain one
    """The game's own search for a seat, or the plain one."""
    own = observation.family.searcher(observation.blinded, observation.mind, observation.index, seed)
    return PlainSearcher(observation, seed) if own is None else own


def is_settled(searcher: Any, observation: Observation, done: int, left: int) -> bool:  # Any: as in searcher_of
    """Whether the choice is settled: it cannot change, or, if moves are compared by means, hardly."""
    if observation.family.flat_search and is_sure(searcher, observation):
        return True
    return (done > left or searcher.choices == 1) and leading(searcher, observation).lead > left


def is_sure(searcher: Any, observation: Observation) -> bool:  # Any: as in searcher_of
    """Whether every move was tried and the most visited one wins significantly more often than any other."""
    nodes = [searcher.child_of(ROOT, move) for move in observation.blinded.legal(observation.index)]
    if min(nodes) < 0:
        return False
    best, *others = sorted((searcher.found(node) for node in nodes), reverse=True)
    chance, error = mean_of(*best)
    for other in others:
        less, doubt = mean_of(*other)
        if chance - less <= SURE * hypot(error, doubt):
            return False
    return True


def leading(searcher: Any, observation: Observation) -> Leading:  # Any: as in searcher_of
    """The whole move along the most visited children, and its lead in visits."""
    game, node = observation.redeal(0), ROOT  # any deal will do: nothing hidden is between the stages
    stages: list[int] = []
    lead: float = inf
    while not stages or observation.family.question(game) in observation.family.stages:
        legal = sorted(game.legal(observation.index))
        children = [(child, move) for move in legal if (child := searcher.child_of(node, move)) >= 0]
        if children:
            ranked = sorted(children, key=lambda it: searcher.found(it[0])[:2], reverse=True)
            only = searcher.choices == 1 and node == ROOT
            second = searcher.found(ranked[1][0])[0] if len(ranked) > 1 else 0
            node, move = ranked[0]
            lead = lead if only else min(lead, searcher.found(node)[0] - second)
        else:
            move = legal[0] if len(legal) == 1 else game.default(observation.index)
        stages.append(move)
        game.apply(observation.index, move)
    return Leading(tuple(stages), lead)


def indistinct(
    searcher: Any,  # Any: as in searcher_of
    observation: Observation,
    best: tuple[int, ...],
) -> Iterator[tuple[int, ...]]:
    """Whole moves that were tried almost as often as the best one and won as often, within their errors."""
    visits, gains, squares = searcher.found(node_of(searcher, deciding(observation, best)))
    chance, error = mean_of(visits, gains, squares)
    for stages in observation.family.whole_moves(observation.blinded, observation.index):
        first = searcher.child_of(ROOT, stages[0])
        if stages == best or first < 0 or searcher.found(first)[0] < EVEN * visits:
            continue
        node = node_of(searcher, deciding(observation, stages))
        found = searcher.found(node) if node >= 0 else (0, 0, 0)
        other, doubt = mean_of(*found)
        if found[0] >= EVEN * visits and other >= chance - WITHIN * hypot(error, doubt):
            yield stages


def findings(searcher: Any, observation: Observation) -> Iterator[Found]:  # Any: as in searcher_of
    """Every whole move, each tried at least a few times."""
    for stages in observation.family.whole_moves(observation.blinded, observation.index):
        node = tried(searcher, deciding(observation, stages))
        if node < 0:
            continue  # the tree is full
        visits, gains, squares = searcher.found(node)
        yield Found(stages, visits, *mean_of(visits, gains, squares))


def mean_of(visits: int, gains: float, squares: float) -> tuple[float, float]:
    """The share of wins, and one standard error of it."""
    chance = gains / (WON * visits) if visits else 0.0
    spread = max(squares / (WON * WON * visits) - chance * chance, 0.0) if visits else 1.0
    # One more win and one more loss keep the error of a few equal results above zero.
    return chance, sqrt((spread * visits + 0.5) / (visits + 2) / (visits + 2))


def tried(searcher: Any, choices: tuple[int, ...]) -> int:  # Any: as in searcher_of
    """The node that choices lead to, visited at least a few times; -1 when the tree is full."""
    node = node_of(searcher, choices)
    if node >= 0 and searcher.found(node)[0] >= TRIES:
        return node
    for move in choices:
        searcher.force(move)
    for _ in choices:
        if node < 0:
            searcher.think(1)  # each adds a stage
            node = node_of(searcher, choices)
    if node >= 0:
        searcher.think(TRIES - searcher.found(node)[0])
    searcher.forced = 0
    return node


def deciding(observation: Observation, stages: tuple[int, ...]) -> tuple[int, ...]:
    """The stages of a move that have their own nodes: the first, and those with another choice."""
    if len(stages) == 1:
        return stages
    game, choices = observation.redeal(0), list(stages[:1])
    for move, following in pairwise(stages):
        game.apply(observation.index, move)
        if len(game.legal(observation.index)) > 1:
            choices.append(following)
    return tuple(choices)


def node_of(searcher: Any, choices: tuple[int, ...]) -> int:  # Any: as in searcher_of
    """The node that choices lead to, -1 if there is none yet."""
    node = ROOT
    for move in choices:
        node = searcher.child_of(node, move)
        if node < 0:
            break
    return node
