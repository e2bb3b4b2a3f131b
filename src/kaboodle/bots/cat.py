"""The level `cat`: the heuristic of the game, or a short search where a game has none."""

from random import Random

from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation

WITHOUT = 60  # iterations of the search that stands in for a heuristic


class CatBot:
    """Does what a careful newcomer would do, with a little chance so that nobody can rely on it."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """One of the moves, from what the seat knows."""
        if len(observation.moves) == 1:
            return observation.moves[0]
        if not observation.family.has_heuristic:
            return SearchBot(WITHOUT).choose(observation, rng)
        return observation.family.choose_by_heuristic(observation.view, observation.moves, rng)
