"""Reasons for a move of the kittens games: risks, thefts and Nopes."""

from kaboodle.core.explain import PLAIN, SHARED, Why, explain, explain_window, percent
from kaboodle.games.kittens.odds import KittensOdds
from kaboodle.games.kittens.view import KittensView

ESCAPES = ("attack", "targeted-attack", "skip", "raising-heck")
LOOKS = ("see-the-future", "reveal-the-future")
NEAR = 4  # a Kitten below at most so many cards will soon be drawn
SENTENCES = {
    "draw-safe": "the next card is known to be safe",
    "draw-known": "the next card is known to explode",
    "draw-risk": "{percent} % risk",
    "draw-covered": "{percent} % risk, and a Defuse to answer it",
    "escape-known": "the next card is known to explode",
    "escape-risk": SHARED["escape-risk"],
    "escape-safe": "the next card is safe anyway",
    "look": "shows whether the {percent} % come true",
    "shuffle-known": "the next card is known to explode; afterwards {percent} % risk",
    "shuffle": "leaves a risk of {percent} %",
    "rob": SHARED["rob"],
    "rob-named": "{percent} % chance that {seat} has it",
    "rob-discard": "takes a card from the discard pile",
    "duel": "a duel for Godcat, one chance in two",
    "nope-you": SHARED["nope-you"],
    "nope-back": SHARED["nope-back"],
    "nope-own": SHARED["nope-own"],
    "nope-other": SHARED["nope-other"],
    "pass": SHARED["pass"],
    "rescue": "saves you",
    "explode": "ends the game for you",
    "hide-top": "the next player draws it",
    "hide-near": "comes up in {place} more draws",
    "hide-deep": "{place} cards lie above it",
    "give": SHARED["give"],
}


def say(key: str, **numbers: int | float | str) -> Why:
    """A reason by its key."""
    return explain(SENTENCES, key, **numbers)


def reason(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """The reason for a move."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_reason(view, chances, move)
        case "window":
            return explain_window(view, move)
        case "face" | "devil":
            return say("explode" if move == "explode" else "rescue")
        case "hide":
            place = int(move.partition("@")[2])
            return say("hide-top") if not place else say("hide-near" if place < NEAR else "hide-deep", place=place)
        case "give":
            return say("give")
    return say(PLAIN)


def turn_reason(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """The reason for drawing or for a play."""
    risk = percent(chances.draw)
    play, _, target = move.partition(">")
    card = play.partition("=")[2] or play
    if move == "draw":
        if chances.draw in (0, 1):
            return say("draw-known" if chances.draw else "draw-safe")
        return say("draw-covered" if "defuse" in view.hand else "draw-risk", percent=risk)
    if card in ESCAPES:
        key = "escape-known" if chances.draw == 1 else "escape-risk" if chances.draw else "escape-safe"
        return say(key) if key != "escape-risk" else say(key, percent=risk)
    if card in LOOKS:
        return say("look", percent=risk)
    if card == "shuffle":
        after = percent(view.kittens / view.pile) if view.pile else 0
        return say("shuffle-known" if chances.draw == 1 else "shuffle", percent=after)
    if card == "armageddon":
        return say("duel")
    return steal_reason(view, chances, target)


def steal_reason(view: KittensView, chances: KittensOdds, target: str) -> Why:
    """The reason for taking a card: from whom, and which."""
    victim, _, named = target.partition(":")
    if not victim:
        return say("rob-discard")
    held = {it.seat: {"nope": it.nope, "defuse": it.defuse} for it in chances.seats}
    if named in held.get(victim, {}):
        return say("rob-named", percent=percent(held[victim][named]), seat=victim)
    if named:
        return say(PLAIN)
    return say("rob", cards=next(it.cards for it in view.seats if it.seat == victim))
