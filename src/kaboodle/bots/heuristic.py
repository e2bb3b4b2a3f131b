"""The heuristic of a game, where it has one: plain good sense from a view alone."""

from collections.abc import Sequence
from random import Random

from kaboodle.core.registry import family_of
from kaboodle.core.views import View


def choose_sensibly(view: View, moves: Sequence[str], rng: Random) -> str:
    """A sensible move, from a view alone: also for a player at the far end of a network.

    A game without a heuristic gets any of the moves, each as likely as the others.
    """
    if len(moves) == 1:
        return moves[0]
    family = family_of(view.edition)
    return family.choose_by_heuristic(view, moves, rng) if family.has_heuristic else rng.choice(moves)
