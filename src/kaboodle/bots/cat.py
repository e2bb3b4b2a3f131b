"""The level `cat`: the heuristic of the game, or a short search if the game has none."""

from random import Random

from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation

WITHOUT = 60  # iterations of the search if the game has no heuristic


class CatBot:
    """Plays like a careful newcomer, with some randomness."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """Choose by the heuristic or a short search."""
        if len(observation.moves) == 1:
            return observation.moves[0]
        if not observation.family.has_heuristic:
            return SearchBot(WITHOUT).choose(observation, rng)
        return observation.family.choose_by_heuristic(observation.view, observation.moves, rng)
