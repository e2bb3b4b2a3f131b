"""Records of the kernel as the named fields of events."""

from kaboodle.games.kittens import codes
from kaboodle.games.kittens.card_ids import FERAL, GODCAT
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.text.words import LETTERS, SLUG

WORDS = {getattr(codes, name): name.removeprefix("SAW_").lower() for name in vars(codes) if name.startswith("SAW_")}
SOURCES = {codes.FROM_TOP: "top", codes.FROM_BOTTOM: "bottom", codes.FROM_DISCARD: "discard"}


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of the event buffer by name."""
    kind, seat, card, other, place, extra, *_ = record
    fields: dict[str, object] = {"what": WORDS[kind]}
    if seat >= 0:
        fields["seat"] = LETTERS[seat]
    if other >= 0:
        fields["other"] = LETTERS[other]
    if kind == codes.SAW_PLAY:
        return fields | describe_play(extra, place, card)
    if card >= 0:
        fields["named" if kind == codes.SAW_MISS else "card"] = SLUG[card]
    match kind:
        case codes.SAW_TURN:
            fields["count"] = extra
            if place:
                fields["note"] = "attacked"
        case codes.SAW_HIDE | codes.SAW_FUTURE:
            fields["place"] = place
            if kind == codes.SAW_FUTURE:
                fields["count"] = extra
        case codes.SAW_NOPE if extra:
            fields["note"] = "yup"
        case codes.SAW_KITTEN:
            fields["note"] = SOURCES[extra]
        case codes.SAW_DEFUSE:
            fields["note"] = SLUG[extra]
        case codes.SAW_STEAL if extra:
            fields["note"] = "named"
    return fields


def describe_play(move: int, five: int, named: int) -> dict[str, object]:
    """The cards of a play, the title named, and what Godcat stands for."""
    fields: dict[str, object] = {"cards": tuple(SLUG[kind] for kind in cards_of(move, five))}
    if named >= 0:
        fields["named"] = SLUG[named]
    if codes.GODCAT_AS <= move < codes.TWO:
        fields["note"] = SLUG[move - codes.GODCAT_AS]
    return fields


def cards_of(move: int, five: int) -> list[int]:
    """The cards that a play uses."""
    if move == codes.FIVE_DIFFERENT:
        return [kind for kind in range(KINDS) if five >> kind & 1]
    start = move - (move - codes.PLAY) % KINDS
    kind = move - start
    return {
        codes.PLAY: [kind],
        codes.GODCAT_AS: [GODCAT],
        codes.TWO: [kind, kind],
        codes.TWO_FERAL: [kind, FERAL],
        codes.TWO_GODCAT: [kind, GODCAT],
        codes.THREE: [kind, kind, kind],
        codes.THREE_FERAL: [kind, kind, FERAL],
        codes.THREE_FERALS: [kind, FERAL, FERAL],
        codes.THREE_GODCAT: [kind, kind, GODCAT],
        codes.THREE_BOTH: [kind, FERAL, GODCAT],
    }[start]
