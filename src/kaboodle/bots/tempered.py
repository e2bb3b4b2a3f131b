"""A bot with a temperament: of the moves that its level cannot tell apart it plays the one that suits it best."""

from random import Random

from kaboodle.bots.bot import Bot
from kaboodle.bots.search import SearchBot
from kaboodle.core.observation import Observation
from kaboodle.core.temperament import Temperament


class TemperedBot:
    """A bot of a level. It differs from the level only where several moves are about equally good."""

    def __init__(self, bot: Bot, temperament: Temperament) -> None:
        self.bot = bot
        self.temperament = temperament

    def within(self, milliseconds: int) -> "TemperedBot":
        """The same bot with a time limit for its search, if it searches."""
        bot = self.bot.within(milliseconds) if isinstance(self.bot, SearchBot) else self.bot
        return TemperedBot(bot, self.temperament)

    def choose(self, observation: Observation, rng: Random) -> str:
        """The move that suits the temperament best, the level's own move among equals."""
        candidates = self.candidates(observation, rng)
        if len(candidates) == 1:
            return candidates[0]
        family, view, rival = observation.family, observation.view, observation.rival()
        return max(candidates, key=lambda move: family.suits(view, move, self.temperament, rival))

    def candidates(self, observation: Observation, rng: Random) -> list[str]:
        """The move of the level, then those that are about as good."""
        if isinstance(self.bot, SearchBot):
            return self.bot.equals(observation, rng)
        move = self.bot.choose(observation, rng)
        return [move, *observation.family.alike(observation.view, move, observation.moves)]
