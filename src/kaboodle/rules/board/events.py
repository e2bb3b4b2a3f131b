"""What happened, as named fields for a table."""

from kaboodle.rules.board import what
from kaboodle.rules.board.discs import DISC_SLUG
from kaboodle.rules.board.wording import LETTERS, SLUG

SAW = {getattr(what, name): name.removeprefix("SAW_").lower() for name in vars(what) if name.startswith("SAW_")}
OF_DISCS = (what.SAW_DISC, what.SAW_PEEK, what.SAW_MAGNET)
SIDE_NAMES = ("calm", "chaos")


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of a witness by name."""
    kind, seat, card, other, place, extra, *_ = record
    fields: dict[str, object] = {"what": SAW[kind]}
    if seat >= 0:
        fields["seat"] = LETTERS[seat]
    if other >= 0:
        fields["other"] = LETTERS[other]
    if card >= 0:
        fields["card"] = DISC_SLUG[card] if kind in OF_DISCS else SLUG[card]
    if place >= 0:
        fields["place"] = place
    match kind:
        case what.SAW_PLAY:
            fields["cards"] = (SLUG[extra],)
        case what.SAW_NOPE if extra:
            fields["note"] = "yup"
        case what.SAW_DONE | what.SAW_DISC if extra == what.FROM_BOTTOM:
            fields["note"] = "bottom"
        case what.SAW_FLIP:
            fields["note"] = SIDE_NAMES[extra]
        case what.SAW_MOVE | what.SAW_EXCHANGE | what.SAW_ORDER | what.SAW_PEEK | what.SAW_LATE | what.SAW_RENEW:
            fields["count"] = extra
        case what.SAW_SHUFFLE:
            fields |= {"count": extra, "note": "discs"}
    return fields
