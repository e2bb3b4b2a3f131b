"""The control variate of the benchmark: the luck of draws from a pile whose order nobody knows anything about.

From the deal, or the last shuffle, until somebody looks at the pile, hides a card in it or draws from its bottom, every
order of the draw pile is equally likely, whatever all players together know. So a draw is a Kitten with the probability
of the Kittens among the cards of the pile, and the difference from it has the mean 0 exactly.
"""

from kaboodle.core.table import Table
from kaboodle.games.kittens.card_ids import KITTEN
from kaboodle.games.kittens.text.words import SLUG

NAME = "unseen-draws-v1"
WEIGHT = -0.36  # times 1 / players: `bench/control.py` gave about as much for `cat` against itself
# Events that tell nobody anything about the order of the pile, and do not change it.
HARMLESS = frozenset({"first", "dealt", "remove", "turn", "play", "nope", "pass", "stands", "noped", "draw", "kitten"})
HARMLESS |= {"explode", "discard", "give", "steal", "miss", "none", "take"}


def luck(table: Table, move: str) -> float:
    """1 less its chance for a Kitten on top, minus its chance for another card; 0 where somebody may know more."""
    if move != "draw" or table.question != "turn" or not is_fresh(table):
        return 0.0
    pile, kitten = table.pile, SLUG[KITTEN]
    return (pile[0] == kitten) - pile.count(kitten) / len(pile)


def is_fresh(table: Table) -> bool:
    """Whether nothing has happened since the pile was shuffled that concerns its order."""
    for event in reversed(table.history):
        if event.what == "shuffle":
            return True
        if event.what not in HARMLESS:
            return False
    return True
