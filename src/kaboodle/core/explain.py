"""Reasons for a move: the key of a message, its numbers, and the sentence in English."""

from collections.abc import Callable

import msgspec

from kaboodle.core.views import View
from kaboodle.words import english

PLAIN = "plain"  # the reason of a move about which nothing particular can be said


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for or against a move: the message `hint-why-KEY`, its arguments, and its English text."""

    key: str
    numbers: dict[str, int | float | str]
    text: str


Explainer = Callable[[str], Why]  # the reason for a move in text


def explain(key: str, **numbers: int | float | str) -> Why:
    """A reason with its sentence; percentages are whole numbers."""
    return Why(key=key, numbers=numbers, text=english().text(f"hint-why-{key}", **numbers))


def explain_plainly(move: str) -> Why:
    """The reason for any move of a game that gives none."""
    return explain(PLAIN)


def explain_window(view: View, move: str) -> Why:
    """The reason for a Nope, or for letting a play happen."""
    assert view.ask is not None
    if move == "pass":
        return explain("pass")
    if view.ask.topmost == view.seat:
        return explain("nope-own")
    if view.turn == view.seat:
        return explain("nope-back")
    return explain("nope-you" if view.ask.target == view.seat else "nope-other")


def percent(chance: float) -> int:
    """A whole percentage; 0 and 100 only for what is impossible or certain."""
    return min(max(round(100 * chance), 1 if chance else 0), 100 if chance == 1 else 99)
