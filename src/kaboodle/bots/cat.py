"""The level `cat`: plain good sense, in every game."""

from collections.abc import Sequence
from random import Random

from kaboodle.bots import cat_board, cat_kittens, cat_mantis
from kaboodle.sight import Sight
from kaboodle.views import BoardView, KittensView, View


class CatBot:
    """Does what a careful newcomer would do, with a little chance so that nobody can rely on it."""

    def choose(self, sight: Sight, rng: Random) -> str:
        """One of the moves, from what the seat knows."""
        return by_sense(sight.view, sight.moves, rng)


def by_sense(view: View, moves: Sequence[str], rng: Random) -> str:
    """A sound move, from a view alone: also for a player at the far end of a network."""
    if len(moves) == 1:
        return moves[0]
    if isinstance(view, KittensView):
        return cat_kittens.choose(view, moves, rng)
    if isinstance(view, BoardView):
        return cat_board.choose(view, moves, rng)
    return cat_mantis.choose(view, moves, rng)
