"""The levels `tomcat` and `tiger`: a search in the kernel, over deals that the seat cannot tell from the true one."""

import time
from collections.abc import Iterator, Mapping
from itertools import pairwise
from math import hypot, inf, sqrt
from random import Random
from typing import Any

import msgspec

from kaboodle.bots.cat import by_sense
from kaboodle.bots.reasoner import Reasoner
from kaboodle.bots.why import Why
from kaboodle.sight import Sight

WON = 60  # what a whole victory counts in the kernel's search
STAGES = ("target", "name", "five")  # a play that is being put together
ROOT = 0
CHUNK = 250  # iterations between two looks at the clock
TRIES = 20  # the least that every move gets before it is explained
FLAT = frozenset({"mantis"})  # searches of the move at hand alone: what they find about it is a plain mean
SURE = 3.0  # standard errors between two means that settle which is higher


class Found(msgspec.Struct, frozen=True):
    """A move, and what the search found about it."""

    stages: tuple[int, ...]
    visits: int
    chance: float  # of winning
    error: float  # one standard error of that


class Leading(msgspec.Struct, frozen=True):
    """The move that was looked at most, and how many visits it is ahead of any other."""

    stages: tuple[int, ...]
    lead: float


class Estimate(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot makes of one of the moves."""

    move: str
    chance: float  # of winning
    error: float  # one standard error of that
    visits: int  # games of the search that began with it
    why: Why


class SearchBot:
    """Thinks for so many iterations, which is repeatable, or for so many milliseconds, which is not."""

    def __init__(
        self, iterations: int, milliseconds: int | None = None, *, elsewhere: Mapping[str, int] | None = None
    ) -> None:
        if iterations < 1 or (milliseconds is not None and milliseconds < 1):
            raise ValueError("a search needs at least one iteration and one millisecond")
        self.iterations = iterations
        self.elsewhere = elsewhere or {}  # iterations in editions that need others
        self.milliseconds = milliseconds

    def within(self, milliseconds: int) -> "SearchBot":
        """The same, but for so long at most."""
        return SearchBot(self.iterations, milliseconds, elsewhere=self.elsewhere)

    def choose(self, sight: Sight, rng: Random) -> str:
        """The move that was looked at most; thinks no longer than that can change."""
        seed = rng.getrandbits(64)
        if len(sight.blinded.legal(sight.index)) == 1:
            return sight.moves[0]
        thinker = self.think(sight, seed, until_settled=True)
        if thinker is None:
            return by_sense(sight.view, sight.moves, Random(seed))
        return sight.text(leading(thinker, sight).stages)

    def explain(self, sight: Sight, rng: Random) -> tuple[Estimate, ...]:
        """Every legal move with its chance of winning, the one that would be played first."""
        thinker = self.think(sight, rng.getrandbits(64), until_settled=False)
        if thinker is None:
            return ()
        best = sight.text(leading(thinker, sight).stages)
        reasons = Reasoner(sight.view)
        found = [
            Estimate(
                move=(text := sight.text(it.stages)),
                chance=it.chance,
                error=it.error,
                visits=it.visits,
                why=reasons.why(text),
            )
            for it in findings(thinker, sight)
        ]
        return tuple(sorted(found, key=lambda it: (it.move != best, -it.visits, -it.chance, it.move)))

    def think(self, sight: Sight, seed: int, *, until_settled: bool) -> Any | None:  # Any: the kernel's own type
        """A search that has run for its budget, or until its choice is settled; None where a game has none."""
        thinker = sight.family.thinker(sight.blinded, sight.mind, sight.index, seed)
        if thinker is None:
            return None
        done, left = 0, self.elsewhere.get(sight.edition, self.iterations)
        until = None if self.milliseconds is None else time.monotonic() + self.milliseconds / 1000
        while left > 0:
            part = min(CHUNK, left)
            thinker.think(part)
            done, left = done + part, left - part
            if until is not None and time.monotonic() >= until:
                break
            if until_settled and is_settled(thinker, sight, done, left):
                break
        return thinker


def is_settled(thinker: Any, sight: Sight, done: int, left: int) -> bool:  # Any: the kernel's own type
    """Whether the choice cannot change any more; or, where moves are compared by plain means, hardly."""
    if sight.edition in FLAT and is_sure(thinker, sight):
        return True
    return (done > left or thinker.choices == 1) and leading(thinker, sight).lead > left


def is_sure(thinker: Any, sight: Sight) -> bool:  # Any: the kernel's own type
    """Whether every move was tried and the one looked at most wins more often than any other, beyond chance."""
    nodes = [thinker.child_of(ROOT, move) for move in sight.blinded.legal(sight.index)]
    if min(nodes) < 0:
        return False
    best, *others = sorted((thinker.found(node) for node in nodes), reverse=True)
    chance, error = mean_of(*best)
    for other in others:
        less, doubt = mean_of(*other)
        if chance - less <= SURE * hypot(error, doubt):
            return False
    return True


def leading(thinker: Any, sight: Sight) -> Leading:  # Any: the kernel's own type
    """The whole move along the children that were visited most, and by how many visits it leads."""
    game, node = sight.redeal(0), ROOT  # any deal will do: nothing hidden comes between the stages
    stages: list[int] = []
    lead: float = inf
    while not stages or sight.family.asks(game) in STAGES:
        legal = game.legal(sight.index)
        children = [(child, move) for move in legal if (child := thinker.child_of(node, move)) >= 0]
        if children:
            ranked = sorted(children, key=lambda it: (thinker.found(it[0])[:2], -it[1]), reverse=True)
            only = thinker.choices == 1 and node == ROOT
            second = thinker.found(ranked[1][0])[0] if len(ranked) > 1 else 0
            node, move = ranked[0]
            lead = lead if only else min(lead, thinker.found(node)[0] - second)
        else:
            move = legal[0] if len(legal) == 1 else game.default(sight.index)
        stages.append(move)
        game.apply(sight.index, move)
    return Leading(tuple(stages), lead)


def findings(thinker: Any, sight: Sight) -> Iterator[Found]:  # Any: the kernel's own type
    """Every whole move, each tried a few times at least."""
    for stages in sight.family.whole_moves(sight.blinded, sight.index):
        node = tried(thinker, deciding(sight, stages))
        if node < 0:
            continue  # the tree is full
        visits, gains, squares = thinker.found(node)
        yield Found(stages, visits, *mean_of(visits, gains, squares))


def mean_of(visits: int, gains: int, squares: int) -> tuple[float, float]:
    """The share of wins, and one standard error of it."""
    chance = gains / (WON * visits) if visits else 0.0
    spread = max(squares / (WON * WON * visits) - chance * chance, 0.0) if visits else 1.0
    # One more win and one more loss keep the error of a handful of equal games honest.
    return chance, sqrt((spread * visits + 0.5) / (visits + 2) / (visits + 2))


def tried(thinker: Any, choices: tuple[int, ...]) -> int:  # Any: the kernel's own type
    """The node that choices lead to, visited a few times at least; -1 when the tree is full."""
    node = node_of(thinker, choices)
    if node >= 0 and thinker.found(node)[0] >= TRIES:
        return node
    for move in choices:
        thinker.insist_on(move)
    for _ in choices:
        if node < 0:
            thinker.think(1)  # each adds a stage
            node = node_of(thinker, choices)
    if node >= 0:
        thinker.think(TRIES - thinker.found(node)[0])
    thinker.insisted = 0
    return node


def deciding(sight: Sight, stages: tuple[int, ...]) -> tuple[int, ...]:
    """The stages of a move that have nodes of their own: the first, and those at which there is another choice."""
    if len(stages) == 1:
        return stages
    game, choices = sight.redeal(0), list(stages[:1])
    for move, following in pairwise(stages):
        game.apply(sight.index, move)
        if len(game.legal(sight.index)) > 1:
            choices.append(following)
    return tuple(choices)


def node_of(thinker: Any, choices: tuple[int, ...]) -> int:  # Any: the kernel's own type
    """The node that choices lead to, -1 if there is none yet."""
    node = ROOT
    for move in choices:
        node = thinker.child_of(node, move)
        if node < 0:
            break
    return node
