"""Reasons for a move of the board game: where the next disc leads, and how a card changes that."""

from kaboodle.core.explain import PLAIN, Why, explain, explain_window, percent
from kaboodle.games.board.landing import Landing, chance_of, landing_of, other_side, walk, what_is_at
from kaboodle.games.board.odds import BoardOdds
from kaboodle.games.board.view import BoardView

LOOKS = ("see-the-future", "reveal-the-future", "alter-the-future")
ELSEWHERE = ("shuffle", "draw-from-the-bottom")  # cards that bring another disc than the next one


def reason(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """The reason for a move."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return turn_reason(view, chances, move)
        case "window":
            return explain_window(view, move)
        case "now":
            return explain("let-turn") if move == "pass" else explain("magnet")
        case "place":
            place = int(move.partition("@")[2])
            return explain("magnet-deep", place=place + 1) if place else explain("magnet-top")
        case "order":
            first = int(move.split()[1]) - 1
            disc = next((it.card for it in view.discs_known if it.first == it.last == first), None)
            return explain(PLAIN) if disc is None else landing_reason(view, landing_of(view, disc, view.side))
        case "either":
            if move == "flip-it":
                return explain("flip-instead")
            return landing_reason(view, landing_of(view, str(view.ask.held), view.side))
        case "face":
            return explain("stay" if move == "defuse" else "fall")
        case "discard":
            return explain("give")
    return explain(PLAIN)


def turn_reason(view: BoardView, chances: BoardOdds, move: str) -> Why:
    """The reason for a card, or for turning the disc."""
    card, _, target = move.partition(">")
    risk = percent(chances.kitten)
    if card == "done":
        return disc_reason(view, chances)
    if card == "skip":
        return explain("escape-risk", percent=risk) if risk else explain("skip-move")
    if card == "flip":
        turned = percent(float(chance_of(view, "kitten", other_side(view.side))))
        return explain("flip-board", percent=turned, before=risk)
    if card.startswith("super-move-"):
        return landing_reason(view, Landing(walk(view, int(card[-1])), view.side), stops=False)
    if card in LOOKS:
        return explain("look-discs", percent=risk)
    if card in ELSEWHERE:
        return explain("other-disc", percent=risk)
    if card == "add-magnet":
        return explain("magnet")
    return explain("rob", cards=next(it.cards for it in view.seats if it.seat == target))


def disc_reason(view: BoardView, chances: BoardOdds) -> Why:
    """The reason from the next disc: the chance of the Bow, else the danger."""
    if chances.bow:
        return explain("disc-bow", percent=percent(chances.bow))
    if not chances.kitten:
        return explain("disc-safe")
    return explain("disc-covered" if "defuse" in view.hand else "disc-risk", percent=percent(chances.kitten))


def landing_reason(view: BoardView, landing: Landing | None, *, stops: bool = True) -> Why:
    """What a character finds where it lands; a Super Move triggers nothing but the Bow."""
    if landing is None:
        return explain("lands-nowhere")
    what = what_is_at(view, landing)
    if what == "bow":
        return explain("lands-bow")
    if not stops:
        return explain("lands-at", space=landing.space)
    return explain("lands-kitten") if what == "kitten" else explain("lands-cards", cards=int(what))
