"""Tiny instances of Mantis with two players: a few cards in the Tanks, and a draw pile in any order.

Nothing is random but the order of the pile, and both players know which cards are in it. A begins.
"""

from functools import cache
from itertools import permutations

from kaboodle.core.tiny import TinyInstance

EDITION = "mantis"
TANKS = "A: red blue pink | B: red green pink"
TANK_CARDS = 6
PILES = {
    "mantis-10": ("red/red-blue-pink", "blue/red-blue-pink", "pink/red-blue-pink", "red/red-green-pink"),
    "mantis-11": (
        *("red/red-blue-pink", "blue/red-blue-pink", "pink/red-blue-pink"),
        *("red/red-green-pink", "green/red-green-pink"),
    ),
}


@cache
def instances() -> tuple[TinyInstance, ...]:
    """All of them."""
    return tuple(TinyInstance(name, EDITION, {}, TANK_CARDS + len(pile), deals(pile)) for name, pile in PILES.items())


def deals(pile: tuple[str, ...]) -> tuple[tuple[str, float], ...]:
    """Every order of the pile, all equally likely."""
    orders = sorted(permutations(pile))
    return tuple((f"{TANKS} | draw: {' '.join(order)} | turn: A", 1 / len(orders)) for order in orders)
