"""Records of the kernel as the named fields of events."""

from kaboodle.games.mantis import codes
from kaboodle.games.mantis.cards import back_text, card_text
from kaboodle.games.mantis.text.moves import LETTERS

WORDS = {getattr(codes, name): name.removeprefix("SAW_").lower() for name in vars(codes) if name.startswith("SAW_")}


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of the event buffer by name; a card is its front and back, a back alone has `?` for its front."""
    kind, seat, card, other, _, extra, *_ = record
    fields: dict[str, object] = {"what": WORDS[kind]}
    if seat >= 0:
        fields["seat"] = LETTERS[seat]
    match kind:
        case codes.SAW_DEALT:
            fields["card"] = card_text(card)
        case codes.SAW_TURN if extra:
            fields["note"] = "again"
        case codes.SAW_SCORE:
            fields |= {"card": card_text(card), "count": extra}
        case codes.SAW_STEAL:
            fields |= {"other": LETTERS[other], "card": card_text(card), "count": extra}
        case codes.SAW_TOP:
            fields["card"] = f"?/{back_text(card)}"
    return fields
