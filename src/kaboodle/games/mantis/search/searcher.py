"""The search of one seat, built from what everybody knows."""

import cython

from kaboodle.engine.bits import Long
from kaboodle.games.mantis.rules.game import Game
from kaboodle.games.mantis.search.lookahead import Lookahead


class Searcher(Lookahead):
    """Searches one decision; the same seed and number of iterations give the same result."""

    def __init__(self, blinded: Game, seat: int, seed: Long) -> None:
        self.start_tree(seed)
        self.start_model(blinded, seat)

    def think(self, iterations: int) -> None:
        """Run iterations with the GIL released."""
        with cython.nogil:
            self.run(iterations)
