"""Reasons for a move of the board game: where the next disc leads, and how a card changes that."""

from kaboodle.core.explain import PLAIN, Why, explain, explain_window, percent
from kaboodle.games.board.landing import Landing, chance_of, landing_of, other_side, walk, what_is_at
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.view import BoardView

LOOKS = ("see-the-future", "reveal-the-future", "alter-the-future")
ELSEWHERE = ("shuffle", "draw-from-the-bottom")  # cards that replace the next disc
SENTENCES = {
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
}


def say(key: str, **numbers: int | float | str) -> Why:
    """A reason by its key."""
    return explain(SENTENCES, key, **numbers)


def reason(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """The reason for a move."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_reason(view, chances, move)
        case "window":
            return explain_window(view, move)
        case "now":
            return say("let-turn") if move == "pass" else say("magnet")
        case "place":
            place = int(move.partition("@")[2])
            return say("magnet-deep", place=place + 1) if place else say("magnet-top")
        case "order":
            first = int(move.split()[1]) - 1
            disc = next((it.card for it in view.discs_known if it.first == it.last == first), None)
            return say(PLAIN) if disc is None else landing_reason(view, landing_of(view, disc, view.side))
        case "either":
            if move == "flip-it":
                return say("flip-instead")
            return landing_reason(view, landing_of(view, str(view.ask.held), view.side))
        case "face":
            return say("stay" if move == "defuse" else "fall")
        case "discard":
            return say("give")
    return say(PLAIN)


def turn_reason(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """The reason for a card, or for turning the disc."""
    card, _, target = move.partition(">")
    risk = percent(chances.kitten)
    if card == "done":
        return disc_reason(view, chances)
    if card == "skip":
        return say("escape-risk", percent=risk) if risk else say("skip-move")
    if card == "flip":
        turned = percent(float(chance_of(view, "kitten", other_side(view.side))))
        return say("flip-board", percent=turned, before=risk)
    if card.startswith("super-move-"):
        return landing_reason(view, Landing(walk(view, int(card[-1])), view.side), stops=False)
    if card in LOOKS:
        return say("look-discs", percent=risk)
    if card in ELSEWHERE:
        return say("other-disc", percent=risk)
    if card == "add-magnet":
        return say("magnet")
    return say("rob", cards=next(it.cards for it in view.seats if it.seat == target))


def disc_reason(view: BoardView, chances: BoardOdds) -> Why:
    """The reason from the next disc: the chance of the Bow, else the danger."""
    if chances.bow:
        return say("disc-bow", percent=percent(chances.bow))
    if not chances.kitten:
        return say("disc-safe")
    return say("disc-covered" if "defuse" in view.hand else "disc-risk", percent=percent(chances.kitten))


def landing_reason(view: BoardView, landing: Landing | None, *, stops: bool = True) -> Why:
    """What a character finds where it lands; a Super Move triggers nothing but the Bow."""
    if landing is None:
        return say("lands-nowhere")
    what = what_is_at(view, landing)
    if what == "bow":
        return say("lands-bow")
    if not stops:
        return say("lands-at", space=landing.space)
    return say("lands-kitten") if what == "kitten" else say("lands-cards", cards=int(what))
