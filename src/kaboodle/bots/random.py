"""A player without a plan: any legal move, each as likely as the others. No level to play against, but a baseline."""

from random import Random

from kaboodle.core.observation import Observation


class RandomBot:
    """Chooses by chance alone."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """Any of the moves."""
        return rng.choice(observation.moves)
