"""The action space: score, or steal from one of the others."""

from collections.abc import Iterator
from functools import cache

from kaboodle.core.action_space import Space, space_of
from kaboodle.games.mantis.codes import SCORE, SEATS, STEAL
from kaboodle.games.mantis.kernel import ActionSpace


@cache
def space(slug: str) -> Space:
    """The action space."""
    return space_of(slug, ActionSpace(), moves())


def moves() -> Iterator[tuple[int, str, str]]:
    """Every move, as the actor numbers it."""
    yield SCORE, "score", "Flip the top card into your own Tank."
    for steps in range(1, SEATS):
        yield STEAL + steps, f"steal+{steps}", f"Flip the top card into the Tank of the player {steps} seats clockwise."
