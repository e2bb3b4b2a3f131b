"""The search of one seat, built from what that seat knows."""

import cython

from kaboodle.engine.bits import Long
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
