"""A search for one seat: made of what everybody knows, run for as long as there is time, then asked what it found."""

import cython

from kaboodle.rules.engine import Long
from kaboodle.rules.mantis.game import Game
from kaboodle.rules.mantis.prospect import Prospect


class Thinker(Prospect):
    """Thinks about one decision; the same seed and as many iterations find the same."""

    def __init__(self, blinded: Game, seat: int, seed: Long) -> None:
        self.allocate_tree()
        self.allocate_game(blinded, seat)
        self.allocate_prospect()
        self.dice.start_engine(seed, None)
        self.plant()

    def think(self, iterations: int) -> None:
        """Think on, with the GIL released."""
        with cython.nogil:
            self.run(iterations)
