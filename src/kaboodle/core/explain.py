"""Reasons for a move: a key that can be translated, its numbers, and the sentence in English."""

from collections.abc import Callable, Mapping

import msgspec

from kaboodle.core.views import View

PLAIN = "plain"  # the reason of a move without a particular one
SHARED = {  # sentences that more than one game uses; numbers and names stand in braces, percentages are whole numbers
    "escape-risk": "avoids a risk of {percent} %",
    "rob": "takes one of {cards} cards",
    "nope-you": "it is aimed at you",
    "nope-back": "brings your own play back",
    "nope-own": "takes your own card back",
    "nope-other": "it is not aimed at you",
    "pass": "lets it happen; the Nope stays in hand",
    "give": "what you miss least goes first",
    PLAIN: "judged by the games thought through",
}


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """A reason for or against a move: a key of SENTENCES, its arguments, and the sentence."""

    key: str
    numbers: dict[str, int | float | str]
    text: str


Explainer = Callable[[str], Why]  # the reason for a move in text


def explain(sentences: Mapping[str, str], key: str, **numbers: int | float | str) -> Why:
    """A reason with its sentence, from the game or a shared one."""
    sentence = sentences.get(key) or SHARED[key]
    return Why(key=key, numbers=numbers, text=sentence.format(**numbers))


def explain_plainly(move: str) -> Why:
    """The reason for any move of a game that gives none."""
    return explain(SHARED, PLAIN)


def explain_window(view: View, move: str) -> Why:
    """The reason for a Nope, or for letting a play happen."""
    assert view.ask is not None
    if move == "pass":
        return explain(SHARED, "pass")
    if view.ask.topmost == view.seat:
        return explain(SHARED, "nope-own")
    if view.turn == view.seat:
        return explain(SHARED, "nope-back")
    return explain(SHARED, "nope-you" if view.ask.target == view.seat else "nope-other")


def percent(chance: float) -> int:
    """A whole percentage; 0 and 100 only for what is impossible or certain."""
    return min(max(round(100 * chance), 1 if chance else 0), 100 if chance == 1 else 99)
