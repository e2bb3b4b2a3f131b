"""The baseline `random`: any legal move, all equally likely."""

from random import Random

from kaboodle.core.observation import Observation


class RandomBot:
    """Chooses a random move."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """Any of the moves."""
        return rng.choice(observation.moves)
