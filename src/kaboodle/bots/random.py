"""A player without a plan: any legal move, each as likely as the others. No level to play against, but a baseline."""

from random import Random

from kaboodle.sight import Sight


class RandomBot:
    """Chooses by chance alone."""

    def choose(self, sight: Sight, rng: Random) -> str:
        """Any of the moves."""
        return rng.choice(sight.moves)
