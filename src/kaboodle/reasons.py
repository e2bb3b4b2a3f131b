"""Why a seat cannot play what it holds: the kernel's own refusals, for every card that is in no legal move."""

import re

import msgspec

from kaboodle.rules.trouble import NotNow, Unreadable
from kaboodle.sight import Sight
from kaboodle.views import MantisView

RULE = re.compile(r"\b(?:EK|GE|TP|MA|BG|B|T)-\d\d\b")
NOT_OF_THE_HAND = ("take", "pick")  # moves that name a card which lies elsewhere


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A sentence, and the rule behind it where there is one."""

    text: str
    rule: str | None = None


def reason_of(text: str) -> Reason:
    """A refusal with the rule that it cites, which is named apart."""
    rules = RULE.findall(text)
    return Reason(text=text, rule=rules[-1] if rules else None)


def why_not(sight: Sight, move: str) -> Reason | None:
    """Why a seat may not make a move now; nothing if it may."""
    try:
        sight.stages(move)
    except (NotNow, Unreadable) as trouble:
        return reason_of(str(trouble))
    return None


def why_dimmed(sight: Sight) -> dict[str, Reason]:
    """Every card of the seat's hand that no legal move uses, and why that is so."""
    view = sight.view
    if isinstance(view, MantisView):
        return {}  # there are no hands
    lit = {card for move in sight.moves for card in cards_used(move)}
    found = {card: why_not(sight, card) for card in view.hand if card not in lit}
    return {card: reason for card, reason in found.items() if reason is not None}


def cards_used(move: str) -> list[str]:
    """The cards of the hand that a move in text uses, if they are any."""
    verb, _, rest = move.partition(" ")
    if verb in NOT_OF_THE_HAND:
        return []
    cards = (rest or verb).partition(">")[0].partition("=")[0]
    return cards.split("+")
