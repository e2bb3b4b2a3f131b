"""The heuristic of a game, if it has one."""

from collections.abc import Sequence
from random import Random

from kaboodle.core.registry import family_of
from kaboodle.core.views import View


def choose_sensibly(view: View, moves: Sequence[str], rng: Random) -> str:
    """A sensible move, from a view alone, so that network clients can use it too.

    In a game without a heuristic the move is random.
    """
    if len(moves) == 1:
        return moves[0]
    family = family_of(view.edition)
    return family.choose_by_heuristic(view, moves, rng) if family.has_heuristic else rng.choice(moves)
