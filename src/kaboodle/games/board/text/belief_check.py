"""Checks the knowledge in a written position against the position: a mind never holds anything false."""

from kaboodle.core.matching import can_assign, can_fill
from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import KNOWN, UNKNOWN
from kaboodle.games.board.kernel import Game, Mind
from kaboodle.games.board.text.words import LETTERS
from kaboodle.words import Phrase, phrase


def untrue(game: Game, mind: Mind) -> Phrase | None:
    """What a mind holds that is false at this table; None if everything is true."""
    places: list[tuple[int, int]] = []  # the cards whose place is not known
    for place in range(game.players):
        if place == mind.me:
            continue
        rest = [held - sure for held, sure in zip(game.hand_list(place), mind.sure_of(place), strict=True)]
        if min(rest) < 0:
            return phrase("knows-not-held", place=LETTERS[place])
        cards = [kind for kind in range(KINDS) for _ in range(rest[kind])]
        slots = [~mask for mask, count in mind.classes_of(place) for _ in range(count)]
        if len(slots) != len(cards) or not can_fill(cards, slots):
            return phrase("knows-unknown", place=LETTERS[place])
        places += [(place, kind) for kind in cards]
    floats = [
        sum(1 << n for n, (place, other) in enumerate(places) if other == kind and weights[place])
        for kind, weights in mind.floating()
    ]
    if not can_assign(floats):
        return phrase("knows-nowhere")
    return None if is_order(game.disc_list(), mind) else phrase("board-knows-order")


def is_order(discs: list[int], mind: Mind) -> bool:
    """Whether a movement deck is in one of the orders that it may have."""
    told = [codes for codes, _ in mind.orders()]
    return any(
        len(codes) == len(discs)
        and all(code in (UNKNOWN, KNOWN + disc) for code, disc in zip(codes, discs, strict=True))
        for codes in told
    )
