"""Odds: the exact chances that follow from what a seat knows. Each game counts its own."""

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from kaboodle.core.registry import family_of
from kaboodle.core.views import View
from kaboodle.words import english


class Odds(msgspec.Struct, frozen=True, kw_only=True):
    """Chances from 0 to 1. Each game derives its own, with a literal tag."""

    if TYPE_CHECKING:  # all odds have these fields; each declares them itself, in its own order on the wire
        assumption: str = ""  # what counts as equally likely, in a sentence
        exact: bool = True  # False if there were too many cases to count


@cache
def assumption_text(game: str) -> str:
    """What counts as equally likely in a game, in English."""
    return english().text(f"{game}-odds-assumption")


def odds(view: View) -> Odds:
    """The exact chances that follow from a view.

    NotProvided if the game counts none; ValueError for a spectator of a game with hidden hands.
    """
    if not isinstance(view, View):
        raise TypeError(f"odds are counted from a view (table.view(seat)), not from {type(view).__name__}")
    return family_of(view.edition).odds(view)
