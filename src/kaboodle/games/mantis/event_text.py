"""Events of Mantis as sentences in English."""

from kaboodle.core.event_text import COMMON, RunTeller, Teller, does, number, tell_dealt, whose
from kaboodle.core.events import Seen


def title(card: str | None) -> str:
    """A card by the colour of its front."""
    return "a card" if card is None else card.partition("/")[0]


def tell_score(event: Seen, me: str | None) -> str:
    """A card into one's own Tank."""
    if event.count:
        scored = f"{'score' if event.seat == me else 'scores'} {number(event.count, 'card')}"
        return f"{does(event.seat, 'flip', me)} {title(event.card)} and {scored}."
    return f"{does(event.seat, 'flip', me)} {title(event.card)}: no match, it stays in {whose(event.seat, me)} Tank."


def tell_steal(event: Seen, me: str | None) -> str:
    """A card into another's Tank."""
    flip = f"{does(event.seat, 'flip', me)} {title(event.card)} into {whose(event.other, me)} Tank"
    if event.count:
        return f"{flip} and {'take' if event.seat == me else 'takes'} {number(event.count, 'card')}."
    return f"{flip}: no match, it stays there."


def tell_top(event: Seen, me: str | None) -> str:
    """The three colours on the back of the top card."""
    first, second, third = str(event.card).partition("/")[2].split("-")
    return f"The next card is {first}, {second} or {third}."


TELLERS: dict[str, Teller] = {
    **COMMON,
    "score": tell_score,
    "steal": tell_steal,
    "top": tell_top,
    "empty": lambda event, me: "The draw pile has run out.",
}
RUNS: dict[str, RunTeller] = {"dealt": lambda group, me: tell_dealt(group, me, title)}
