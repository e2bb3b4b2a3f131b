"""A player of plain good sense, for every game."""

from collections.abc import Sequence
from random import Random

from kaboodle.bots import simple_board, simple_kittens, simple_mantis
from kaboodle.views import BoardView, KittensView, View


class SimpleBot:
    """Does what a careful newcomer would do, with a little chance so that nobody can rely on it."""

    def choose(self, view: View, moves: Sequence[str], rng: Random) -> str:
        """One of the moves, from what the seat knows."""
        if len(moves) == 1:
            return moves[0]
        if isinstance(view, KittensView):
            return simple_kittens.choose(view, moves, rng)
        if isinstance(view, BoardView):
            return simple_board.choose(view, moves, rng)
        return simple_mantis.choose(view, moves, rng)
