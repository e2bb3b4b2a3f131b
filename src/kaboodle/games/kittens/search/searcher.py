"""The search of one seat, built from what that seat knows."""

import cython

from kaboodle.engine.bits import Bytes, Long
from kaboodle.games.kittens.beliefs.mind import Mind
from kaboodle.games.kittens.rules.game import Game
from kaboodle.games.kittens.search.pruning import Pruning


class Searcher(Pruning):
    """Searches one decision; the same seed and number of iterations give the same result."""

    def __init__(self, blinded: Game, mind: Mind, seed: Long) -> None:
        self.start_tree(seed)
        self.start_model(blinded, mind)

    def think(self, iterations: int) -> None:
        """Run iterations with the GIL released."""
        with cython.nogil:
            self.run(iterations)

    def try_moves(self, seat: int, seed: Long, first: int, count: int, out: Bytes) -> None:
        """Try the forced moves of a seat on tables with the GIL released; the rewards are in sixtieths of a win."""
        with cython.nogil:
            self.try_tables(seat, seed, first, count, out)
