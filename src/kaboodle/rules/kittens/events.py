"""What happened, as named fields for a table."""

from kaboodle.rules.kittens import what
from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.kinds import FERAL, GODCAT
from kaboodle.rules.kittens.wording import LETTERS, SLUG

WORDS = {getattr(what, name): name.removeprefix("SAW_").lower() for name in vars(what) if name.startswith("SAW_")}
SOURCES = {what.FROM_TOP: "top", what.FROM_BOTTOM: "bottom", what.FROM_DISCARD: "discard"}


def describe(record: tuple[int, ...]) -> dict[str, object]:
    """One record of a witness by name."""
    kind, seat, card, other, place, extra, *_ = record
    fields: dict[str, object] = {"what": WORDS[kind]}
    if seat >= 0:
        fields["seat"] = LETTERS[seat]
    if other >= 0:
        fields["other"] = LETTERS[other]
    if kind == what.SAW_PLAY:
        return fields | describe_play(extra, place, card)
    if card >= 0:
        fields["named" if kind == what.SAW_MISS else "card"] = SLUG[card]
    match kind:
        case what.SAW_TURN:
            fields["count"] = extra
            if place:
                fields["note"] = "attacked"
        case what.SAW_HIDE | what.SAW_FUTURE:
            fields["place"] = place
            if kind == what.SAW_FUTURE:
                fields["count"] = extra
        case what.SAW_NOPE if extra:
            fields["note"] = "yup"
        case what.SAW_KITTEN:
            fields["note"] = SOURCES[extra]
        case what.SAW_DEFUSE:
            fields["note"] = SLUG[extra]
        case what.SAW_STEAL if extra:
            fields["note"] = "named"
    return fields


def describe_play(move: int, five: int, named: int) -> dict[str, object]:
    """The cards of a play, the title named, and what Godcat stands for."""
    fields: dict[str, object] = {"cards": tuple(SLUG[kind] for kind in cards_of(move, five))}
    if named >= 0:
        fields["named"] = SLUG[named]
    if what.GODCAT_AS <= move < what.TWO:
        fields["note"] = SLUG[move - what.GODCAT_AS]
    return fields


def cards_of(move: int, five: int) -> list[int]:
    """The cards that a play uses."""
    if move == what.FIVE_DIFFERENT:
        return [kind for kind in range(KINDS) if five >> kind & 1]
    start = move - (move - what.PLAY) % KINDS
    kind = move - start
    return {
        what.PLAY: [kind],
        what.GODCAT_AS: [GODCAT],
        what.TWO: [kind, kind],
        what.TWO_FERAL: [kind, FERAL],
        what.TWO_GODCAT: [kind, GODCAT],
        what.THREE: [kind, kind, kind],
        what.THREE_FERAL: [kind, kind, FERAL],
        what.THREE_FERALS: [kind, FERAL, FERAL],
        what.THREE_GODCAT: [kind, kind, GODCAT],
        what.THREE_BOTH: [kind, FERAL, GODCAT],
    }[start]
