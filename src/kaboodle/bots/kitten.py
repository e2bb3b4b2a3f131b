"""The level `kitten`: sensible half of the time, and the other half it does what it feels like."""

from random import Random

from kaboodle.bots.cat import by_sense
from kaboodle.sight import Sight

WHIM = 0.5
NEVER = ("explode",)  # nobody enjoys a game against somebody who gives up


class KittenBot:
    """Plays for fun: a whim is a kind of move first, then any move of that kind."""

    def choose(self, sight: Sight, rng: Random) -> str:
        """One of the moves."""
        moves = [move for move in sight.moves if move not in NEVER] or list(sight.moves)
        ask = sight.view.ask
        assert ask is not None
        own_play = ask.what == "window" and ask.stands == (sight.view.turn == sight.view.seat)
        if own_play or rng.random() >= WHIM:  # even a kitten does not stop itself, nor help a play along
            return by_sense(sight.view, moves, rng)
        kinds = sorted({kind_of(move) for move in moves})
        kind = rng.choice(kinds)
        return rng.choice([move for move in moves if kind_of(move) == kind])


def kind_of(move: str) -> str:
    """A move without whom it is aimed at, what it names, and which cards of a combo: `favor`, `pair`, `hide`."""
    cards = move.partition(">")[0].split(" ")[0].partition("@")[0]
    return cards if "+" not in cards else f"{cards.count('+') + 1} cards"
