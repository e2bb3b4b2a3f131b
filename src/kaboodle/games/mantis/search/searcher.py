"""A search for one seat: made of what everybody knows, run for as long as there is time, then asked what it found."""

import cython

from kaboodle.engine.bits import Long
from kaboodle.games.mantis.rules.game import Game
from kaboodle.games.mantis.search.lookahead import Lookahead


class Searcher(Lookahead):
    """Thinks about one decision; the same seed and as many iterations find the same."""

    def __init__(self, blinded: Game, seat: int, seed: Long) -> None:
        self.start_tree(seed)
        self.start_model(blinded, seat)

    def think(self, iterations: int) -> None:
        """Think on, with the GIL released."""
        with cython.nogil:
            self.run(iterations)
