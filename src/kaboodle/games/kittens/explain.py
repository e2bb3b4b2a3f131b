"""Reasons for a move of the kittens games: risks, thefts and Nopes."""

from kaboodle.core.explain import PLAIN, Why, explain, explain_window, percent
from kaboodle.games.kittens.odds import KittensOdds
from kaboodle.games.kittens.view import KittensView

ESCAPES = ("attack", "targeted-attack", "skip", "raising-heck")
LOOKS = ("see-the-future", "reveal-the-future")
NEAR = 4  # cards above a hidden Kitten that will soon be drawn


def reason(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """The reason for a move."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_reason(view, chances, move)
        case "window":
            return explain_window(view, move)
        case "face" | "devil":
            return explain("explode" if move == "explode" else "rescue")
        case "hide":
            place = int(move.partition("@")[2])
            return (
                explain("hide-top") if not place else explain("hide-near" if place < NEAR else "hide-deep", place=place)
            )
        case "give":
            return explain("give")
    return explain(PLAIN)


def turn_reason(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """The reason for drawing or for a play."""
    risk = percent(chances.draw)
    play, _, target = move.partition(">")
    card = play.partition("=")[2] or play
    if move == "draw":
        if chances.draw in (0, 1):
            return explain("draw-known" if chances.draw else "draw-safe")
        return explain("draw-covered" if "defuse" in view.hand else "draw-risk", percent=risk)
    if card in ESCAPES:
        key = "escape-known" if chances.draw == 1 else "escape-risk" if chances.draw else "escape-safe"
        return explain(key) if key != "escape-risk" else explain(key, percent=risk)
    if card in LOOKS:
        return explain("look", percent=risk)
    if card == "shuffle":
        after = percent(view.kittens / view.pile) if view.pile else 0
        return explain("shuffle-known" if chances.draw == 1 else "shuffle", percent=after)
    if card == "armageddon":
        return explain("duel")
    return steal_reason(view, chances, target)


def steal_reason(view: KittensView, chances: KittensOdds, target: str) -> Why:
    """The reason for taking a card: from whom, and which."""
    victim, _, named = target.partition(":")
    if not victim:
        return explain("rob-discard")
    held = {it.seat: {"nope": it.nope, "defuse": it.defuse} for it in chances.seats}
    if named in held.get(victim, {}):
        return explain("rob-named", percent=percent(held[victim][named]), seat=victim)
    if named:
        return explain(PLAIN)
    return explain("rob", cards=next(it.cards for it in view.seats if it.seat == victim))
