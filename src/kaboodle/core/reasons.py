"""Why a seat cannot play a card: the refusals of the kernel for every card that is in no legal move."""

import msgspec

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.observation import Observation
from kaboodle.words import Phrase

NOT_OF_THE_HAND = ("take", "pick")  # moves that name a card of another zone


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """A reason for a refusal."""

    text: str  # in English, with the rule
    rule: str | None = None
    phrase: Phrase  # the same, for translation


def reason_of(phrase: Phrase) -> Reason:
    """A refusal, with the rule that it cites as a separate field."""
    rules = phrase.cited()
    return Reason(text=str(phrase), rule=rules[-1] if rules else None, phrase=phrase)


def why_not(observation: Observation, move: str) -> Reason | None:
    """Why a seat may not make a move now; nothing if it may."""
    try:
        observation.stages(move)
    except (NotNow, Unreadable) as trouble:
        return reason_of(trouble.phrase)
    return None


def why_dimmed(observation: Observation) -> dict[str, Reason]:
    """Every card of the seat's hand that no legal move uses, with the reason."""
    hand = observation.family.hand(observation.view) or {}
    lit = {card for move in observation.moves for card in cards_used(move)}
    found = {card: why_not(observation, card) for card in hand if card not in lit}
    return {card: reason for card, reason in found.items() if reason is not None}


def cards_used(move: str) -> list[str]:
    """The cards of the hand that a move uses."""
    verb, _, rest = move.partition(" ")
    if verb in NOT_OF_THE_HAND:
        return []
    cards = (rest or verb).partition(">")[0].partition("=")[0]
    return cards.split("+")
