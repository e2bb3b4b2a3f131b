"""The level `kitten`: half of its moves are those of `cat`, the other half random."""

from random import Random

from kaboodle.bots.heuristic import choose_sensibly
from kaboodle.core.observation import Observation

RANDOM_SHARE = 0.5


class KittenBot:
    """Plays for fun. A random move is a random kind of move first, then any move of that kind."""

    def choose(self, observation: Observation, rng: Random) -> str:
        """One of the moves."""
        avoided = observation.family.last_resorts  # it never gives up
        moves = [move for move in observation.moves if move not in avoided] or list(observation.moves)
        view = observation.view
        assert view.ask is not None
        own_play = view.ask.what == "window" and view.ask.stands == (view.turn == view.seat)
        if own_play or rng.random() >= RANDOM_SHARE:  # it never Nopes its own play by chance
            return choose_sensibly(view, moves, rng)
        kinds = sorted({kind_of(move) for move in moves})
        kind = rng.choice(kinds)
        return rng.choice([move for move in moves if kind_of(move) == kind])


def kind_of(move: str) -> str:
    """The kind of a move, without target, named card and cards of a combo: `favor`, `2 cards`, `hide`."""
    cards = move.partition(">")[0].split(" ")[0].partition("@")[0]
    return cards if "+" not in cards else f"{cards.count('+') + 1} cards"
