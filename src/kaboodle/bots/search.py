"""The levels `tomcat` and `tiger`: a search in the kernel, over deals that the seat cannot tell from the true one."""

import time
from collections.abc import Iterator, Mapping
from math import sqrt
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


class Found(msgspec.Struct, frozen=True):
    """A move, and what the search found about it."""

    stages: tuple[int, ...]
    visits: int
    chance: float  # of winning
    error: float  # one standard error of that


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

    def choose(self, sight: Sight, rng: Random) -> str:
        """The move that was looked at most."""
        seed = rng.getrandbits(64)
        if len(sight.blinded.legal(sight.index)) == 1:
            return sight.moves[0]
        thinker = self.think(sight, seed)
        if thinker is None:
            return by_sense(sight.view, sight.moves, Random(seed))
        return sight.text(best_stages(thinker, sight))

    def explain(self, sight: Sight, rng: Random) -> tuple[Estimate, ...]:
        """Every move that is worth a thought with its chance of winning, the one that would be played first."""
        thinker = self.think(sight, rng.getrandbits(64))
        if thinker is None:
            return ()
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
        best = sight.text(best_stages(thinker, sight))
        return tuple(sorted(found, key=lambda it: (it.move != best, -it.visits, -it.chance, it.move)))

    def think(self, sight: Sight, seed: int) -> Any | None:  # Any: the kernel's own type
        """A search that has run for its budget; None where a game has none."""
        thinker = sight.family.thinker(sight.blinded, sight.mind, sight.index, seed)
        if thinker is None:
            return None
        left = self.elsewhere.get(sight.edition, self.iterations)
        if self.milliseconds is None:
            thinker.think(left)
            return thinker
        until = time.monotonic() + self.milliseconds / 1000
        while left > 0:
            thinker.think(min(CHUNK, left))
            left = left - CHUNK if time.monotonic() < until else 0  # a busy machine leaves time for one chunk at least
        return thinker


def best_stages(thinker: Any, sight: Sight) -> tuple[int, ...]:  # Any: the kernel's own type
    """The whole move along the children that were visited most."""
    game, node = sight.redeal(0), ROOT  # any deal will do: nothing hidden comes between the stages
    stages: list[int] = []
    while not stages or sight.family.asks(game) in STAGES:
        legal = game.legal(sight.index)
        children = [(child, move) for move in legal if (child := thinker.child_of(node, move)) >= 0]
        if children:
            node, move = max(children, key=lambda it: (thinker.found(it[0])[:2], -it[1]))
        else:
            move = legal[0] if len(legal) == 1 else game.default(sight.index)
        stages.append(move)
        game.apply(sight.index, move)
    return tuple(stages)


def findings(thinker: Any, sight: Sight) -> Iterator[Found]:  # Any: the kernel's own type
    """Every whole move that was looked at."""
    for stages in sight.family.whole_moves(sight.blinded, sight.index):
        node = ROOT
        for move in stages:
            node = thinker.child_of(node, move)
            if node < 0:
                break
        if node < 0:
            continue
        visits, gains, squares = thinker.found(node)
        chance = gains / (WON * visits) if visits else 0.0
        spread = max(squares / (WON * WON * visits) - chance * chance, 0.0) if visits else 1.0
        # One more win and one more loss keep the error of a handful of equal games honest.
        yield Found(stages, visits, chance, sqrt((spread * visits + 0.5) / (visits + 2) / (visits + 2)))
