"""What speaks for a move on the board: where the next disc leads, and what a card changes about that."""

from kaboodle.ahead import Landing, chance_of, landing_of, other_side, walk, what_is_at
from kaboodle.bots.why import Why, percent, rob_why, say, window_why
from kaboodle.odds import BoardOdds
from kaboodle.views import BoardView

LOOKS = ("see-the-future", "reveal-the-future", "alter-the-future")
ELSEWHERE = ("shuffle", "draw-from-the-bottom")  # cards that bring another disc than the next one


def board_why(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """What speaks for a move on the board."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_why(view, chances, move)
        case "window":
            return window_why(view, move)
        case "now":
            return say("let-turn") if move == "pass" else say("magnet")
        case "place":
            place = int(move.partition("@")[2])
            return say("magnet-deep", place=place + 1) if place else say("magnet-top")
        case "order":
            first = int(move.split()[1]) - 1
            disc = next((it.card for it in view.discs_known if it.first == it.last == first), None)
            return say("plain") if disc is None else landing_why(view, landing_of(view, disc, view.side))
        case "either":
            if move == "flip-it":
                return say("flip-instead")
            return landing_why(view, landing_of(view, str(view.ask.held), view.side))
        case "face":
            return say("stay" if move == "defuse" else "fall")
        case "discard":
            return say("give")
    return say("plain")


def turn_why(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """What speaks for a card, or for turning the disc."""
    card, _, target = move.partition(">")
    risk = percent(chances.kitten)
    if card == "done":
        return disc_why(view, chances)
    if card == "skip":
        return say("escape-risk", percent=risk) if risk else say("skip-move")
    if card == "flip":
        turned = percent(float(chance_of(view, "kitten", other_side(view.side))))
        return say("flip-board", percent=turned, before=risk)
    if card.startswith("super-move-"):
        return landing_why(view, Landing(walk(view, int(card[-1])), view.side), stops=False)
    if card in LOOKS:
        return say("look-discs", percent=risk)
    if card in ELSEWHERE:
        return say("other-disc", percent=risk)
    return say("magnet") if card == "add-magnet" else rob_why(view, target)


def disc_why(view: BoardView, chances: BoardOdds) -> Why:
    """What the next disc promises: the Bow before all, then the danger."""
    if chances.bow:
        return say("disc-bow", percent=percent(chances.bow))
    if not chances.kitten:
        return say("disc-safe")
    return say("disc-covered" if "defuse" in view.hand else "disc-risk", percent=percent(chances.kitten))


def landing_why(view: BoardView, landing: Landing | None, *, stops: bool = True) -> Why:
    """What a character finds where it lands; a Super Move does not stop there, so that only the Bow counts."""
    if landing is None:
        return say("lands-nowhere")
    what = what_is_at(view, landing)
    if what == "bow":
        return say("lands-bow")
    if not stops:
        return say("lands-at", space=landing.space)
    return say("lands-kitten") if what == "kitten" else say("lands-cards", cards=int(what))
