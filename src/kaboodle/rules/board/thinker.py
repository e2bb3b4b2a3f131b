"""A search for one seat: made of what that seat knows, run for as long as there is time, then asked what it found."""

import cython

from kaboodle.rules.board.game import Game
from kaboodle.rules.board.mind import Mind
from kaboodle.rules.board.thumb import Thumb
from kaboodle.rules.engine import Long


class Thinker(Thumb):
    """Thinks about one decision; the same seed and as many iterations find the same."""

    def __init__(self, blinded: Game, mind: Mind, seed: Long) -> None:
        self.allocate_tree()
        self.allocate_game(blinded, mind)
        self.dice.start_engine(seed, None)
        self.plant()

    def think(self, iterations: int) -> None:
        """Think on, with the GIL released."""
        with cython.nogil:
            self.run(iterations)
