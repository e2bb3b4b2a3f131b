"""A player without a plan: any legal move, each as likely as the others."""

from collections.abc import Sequence
from random import Random

from kaboodle.views import View


class RandomBot:
    """Chooses by chance alone."""

    def choose(self, view: View, moves: Sequence[str], rng: Random) -> str:
        """Any of the moves."""
        return rng.choice(moves)
