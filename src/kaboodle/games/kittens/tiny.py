"""Tiny instances of the 2-Player Edition: a Defuse each, a few cards, one Kitten, and no card that brings chance.

Without combos, Shuffle and cats nothing is random but the deal, and a Defuse is always played. Each player is dealt a
Defuse and as many cards of the pool as the instance says; the rest of the pool and the Kitten are the draw pile, every
order equally likely. A begins.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations

from kaboodle.core.tiny import TinyInstance

EDITION = "two-player"
OPTIONS = {"special_combos": "off", "auto_defuse": "always"}
POOLS = {  # the pool, and how many of it each player is dealt
    "kittens-8": (("attack", "nope", "nope", "skip", "skip"), 2),
    "kittens-8-wide": (("attack", "nope", "nope", "skip", "skip"), 1),
    "kittens-9": (("attack", "nope", "nope", "skip", "skip", "skip"), 2),
}


@cache
def instances() -> tuple[TinyInstance, ...]:
    """All of them."""
    return tuple(
        TinyInstance(name, EDITION, OPTIONS, len(pool) + 3, tuple(deals(pool, each)))
        for name, (pool, each) in POOLS.items()
    )


def deals(pool: tuple[str, ...], each: int) -> Iterator[tuple[str, float]]:
    """Every deal as a position with its probability; deals that differ in nothing are one."""
    ways: Counter[tuple[tuple[str, ...], ...]] = Counter()
    for order in set(permutations((*pool, "kitten"))):
        hands, pile = (order[:each], order[each : 2 * each]), order[2 * each :]
        if "kitten" in pile:
            ways[tuple(sorted(hands[0])), tuple(sorted(hands[1])), pile] += 1
    total = sum(ways.values())
    for (one, other, pile), count in sorted(ways.items()):
        hands_text = f"A: {' '.join(('defuse', *one))} | B: {' '.join(('defuse', *other))}"
        yield f"{hands_text} | draw: {' '.join(pile)} | turn: A", count / total
