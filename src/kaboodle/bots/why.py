"""What speaks for a move, in a word that can be translated, its numbers, and a sentence in English."""

import msgspec

from kaboodle.odds import KittensOdds, MantisOdds
from kaboodle.views import BoardView, KittensView

ESCAPES = ("attack", "targeted-attack", "skip", "raising-heck")
LOOKS = ("see-the-future", "reveal-the-future")

# Every key with its sentence; numbers and names stand in braces. Percentages are whole numbers.
SENTENCES = {
    "draw-safe": "the next card is known to be safe",
    "draw-known": "the next card is known to explode",
    "draw-risk": "{percent} % risk",
    "draw-covered": "{percent} % risk, and a Defuse to answer it",
    "escape-known": "the next card is known to explode",
    "escape-risk": "avoids a risk of {percent} %",
    "escape-safe": "the next card is safe anyway",
    "look": "shows whether the {percent} % come true",
    "shuffle-known": "the next card is known to explode; afterwards {percent} % risk",
    "shuffle": "leaves a risk of {percent} %",
    "rob": "takes one of {cards} cards",
    "rob-named": "{percent} % chance that {seat} has it",
    "rob-discard": "takes a card from the discard pile",
    "duel": "a duel for Godcat, one chance in two",
    "nope-you": "it is aimed at you",
    "nope-back": "brings your own play back",
    "nope-other": "it is not aimed at you",
    "pass": "lets it happen; the Nope stays in hand",
    "rescue": "saves you",
    "explode": "ends the game for you",
    "hide-top": "the next player draws it",
    "hide-near": "comes up in {place} more draws",
    "hide-deep": "{place} cards lie above it",
    "give": "what you miss least goes first",
    "match": "{percent} % chance of a match, {cards} cards on average",
    "disc-bow": "{percent} % chance of the Bow",
    "disc-safe": "no disc that can come leads to a Kitten",
    "disc-risk": "{percent} % risk of a Kitten space",
    "disc-covered": "{percent} % risk of a Kitten space, and a Defuse to answer it",
    "skip-move": "stays where it is; no disc is turned",
    "flip-board": "{percent} % risk of a Kitten space afterwards, now {before} %",
    "look-discs": "shows the next discs; {percent} % risk of a Kitten space",
    "other-disc": "another disc instead of the next one, with its {percent} % risk",
    "magnet": "one more Danger Magnet in the movement deck",
    "magnet-top": "the next disc is the magnet",
    "magnet-deep": "becomes disc {place} from the top",
    "let-turn": "lets the disc be turned",
    "flip-instead": "stays, and turns the board over",
    "lands-bow": "reaches the Bow",
    "lands-at": "leads to space {space}",
    "lands-kitten": "ends on a Kitten space",
    "lands-cards": "ends on a space for {cards} more in hand",
    "lands-nowhere": "does not move you",
    "stay": "keeps your space and your cards",
    "fall": "swaps places with who is last, and leaves three cards",
    "plain": "judged by the games thought through",
}
NEAR = 4  # cards above a hidden Kitten that will soon be drawn


class Why(msgspec.Struct, frozen=True, kw_only=True):
    """What speaks for or against a move: a key of SENTENCES, what stands in its braces, and the sentence."""

    key: str
    numbers: dict[str, int | float | str]
    text: str


def say(key: str, **numbers: int | float | str) -> Why:
    """A reason with its sentence."""
    return Why(key=key, numbers=numbers, text=SENTENCES[key].format(**numbers))


def percent(chance: float) -> int:
    """A whole percentage; what is neither sure nor impossible is never shown as if it were."""
    return min(max(round(100 * chance), 1 if chance else 0), 100 if chance == 1 else 99)


def kittens_why(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """What speaks for a move among kittens."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_why(view, chances, move)
        case "window":
            return window_why(view, move)
        case "face" | "devil":
            return say("explode" if move == "explode" else "rescue")
        case "hide":
            place = int(move.partition("@")[2])
            return say("hide-top") if not place else say("hide-near" if place < NEAR else "hide-deep", place=place)
        case "give":
            return say("give")
    return say("plain")


def turn_why(view: KittensView, chances: KittensOdds, move: str) -> Why:
    """What speaks for drawing or for a play."""
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
    return robbing_why(view, chances, target)


def robbing_why(view: KittensView, chances: KittensOdds, target: str) -> Why:
    """What speaks for taking a card: from whom, and which."""
    victim, _, named = target.partition(":")
    if not victim:
        return say("rob-discard")
    held = {it.seat: {"nope": it.nope, "defuse": it.defuse} for it in chances.seats}
    if named in held.get(victim, {}):
        return say("rob-named", percent=percent(held[victim][named]), seat=victim)
    return rob_why(view, victim) if not named else say("plain")


def rob_why(view: KittensView | BoardView, victim: str) -> Why:
    """What speaks for a card of somebody's hand, whichever it is."""
    return say("rob", cards=next(it.cards for it in view.seats if it.seat == victim))


def mantis_why(chances: MantisOdds, move: str) -> Why:
    """What speaks for scoring, or for stealing from somebody."""
    hits = [hit for hit in chances.hits if hit.move == move]
    return say("match", percent=percent(hits[0].chance), cards=round(hits[0].cards, 1)) if hits else say("plain")


def window_why(view: KittensView | BoardView, move: str) -> Why:
    """What speaks for a Nope, or against it."""
    assert view.ask is not None
    if move == "pass":
        return say("pass")
    if view.turn == view.seat:
        return say("nope-back")
    return say("nope-you" if view.ask.target == view.seat else "nope-other")
