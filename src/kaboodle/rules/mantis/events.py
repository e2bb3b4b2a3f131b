"""What happened, as plain named fields for a table."""

from kaboodle.rules.mantis import what
from kaboodle.rules.mantis.cards import back_colours, card_fields


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of a witness by name: `what` is a slug, seats are numbers, a card is its front and back."""
    kind, seat, card, other, _, extra, *_ = record
    match kind:
        case what.SAW_FIRST:
            return {"what": "first", "seat": seat}
        case what.SAW_DEALT:
            return {"what": "dealt", "seat": seat, "card": card_fields(card)}
        case what.SAW_TURN:
            return {"what": "turn", "seat": seat, "again": bool(extra)}
        case what.SAW_SCORE:
            return {"what": "score", "seat": seat, "card": card_fields(card), "count": extra}
        case what.SAW_STEAL:
            return {"what": "steal", "seat": seat, "from": other, "card": card_fields(card), "count": extra}
        case what.SAW_TOP:
            return {"what": "top", "back": back_colours(card)}
        case what.SAW_EMPTY:
            return {"what": "empty"}
        case what.SAW_WIN:
            return {"what": "win", "seat": seat, "winners": extra}
    raise ValueError(f"there is no event {kind}")
