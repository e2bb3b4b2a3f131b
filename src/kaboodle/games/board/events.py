"""Records of the kernel as the named fields of events."""

from kaboodle.games.board import codes
from kaboodle.games.board.text.discs import DISC_SLUG
from kaboodle.games.board.text.words import LETTERS, SLUG

SAW = {getattr(codes, name): name.removeprefix("SAW_").lower() for name in vars(codes) if name.startswith("SAW_")}
OF_DISCS = (codes.SAW_DISC, codes.SAW_PEEK, codes.SAW_MAGNET)
SIDE_NAMES = ("calm", "chaos")


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of the event buffer by name."""
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
        case codes.SAW_PLAY:
            fields["cards"] = (SLUG[extra],)
        case codes.SAW_NOPE if extra:
            fields["note"] = "yup"
        case codes.SAW_DONE | codes.SAW_DISC if extra == codes.FROM_BOTTOM:
            fields["note"] = "bottom"
        case codes.SAW_FLIP:
            fields["note"] = SIDE_NAMES[extra]
        case codes.SAW_MOVE | codes.SAW_EXCHANGE | codes.SAW_ORDER | codes.SAW_PEEK | codes.SAW_LATE | codes.SAW_RENEW:
            fields["count"] = extra
        case codes.SAW_SHUFFLE:
            fields |= {"count": extra, "note": "discs"}
    return fields
