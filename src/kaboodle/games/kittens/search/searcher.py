"""A search for one seat: made of what that seat knows, run for as long as there is time, then asked what it found."""

import cython

from kaboodle.engine.bits import Long
from kaboodle.games.kittens.beliefs.mind import Mind
from kaboodle.games.kittens.rules.game import Game
from kaboodle.games.kittens.search.pruning import Pruning


class Searcher(Pruning):
    """Thinks about one decision; the same seed and as many iterations find the same."""

    def __init__(self, blinded: Game, mind: Mind, seed: Long) -> None:
        self.start_tree(seed)
        self.start_model(blinded, mind)

    def think(self, iterations: int) -> None:
        """Think on, with the GIL released."""
        with cython.nogil:
            self.run(iterations)
