"""Whether what a mind is told to know is so: nobody's knowledge ever lies, in a written position neither."""

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.kernel import Game, Mind
from kaboodle.rules.board.what import KNOWN, UNKNOWN
from kaboodle.rules.board.wording import LETTERS
from kaboodle.rules.kittens.knowledge import matched, matched_bits


def untrue(game: Game, mind: Mind) -> str:
    """What a mind believes that is not so at this table; nothing if all is so."""
    places: list[tuple[int, int]] = []  # where each card lies that is not known to be there
    for place in range(game.players):
        if place == mind.me:
            continue
        rest = [held - sure for held, sure in zip(game.hand_list(place), mind.sure_of(place), strict=True)]
        if min(rest) < 0:
            return f"{LETTERS[place]} does not hold these cards"
        cards = [kind for kind in range(KINDS) for _ in range(rest[kind])]
        slots = [~mask for mask, count in mind.classes_of(place) for _ in range(count)]
        if len(slots) != len(cards) or not matched(cards, slots):
            return f"the unknown cards of {LETTERS[place]} are not as told"
        places += [(place, kind) for kind in cards]
    floats = [
        sum(1 << n for n, (place, other) in enumerate(places) if other == kind and weights[place])
        for kind, weights in mind.floating()
    ]
    if not matched_bits(floats):
        return "a card is in none of the hands that were told"
    return "" if is_order(game.disc_list(), mind) else "the movement deck is not as told"


def is_order(discs: list[int], mind: Mind) -> bool:
    """Whether a movement deck is in one of the orders that it may have."""
    told = [codes for codes, _ in mind.orders()]
    return any(
        len(codes) == len(discs)
        and all(code in (UNKNOWN, KNOWN + disc) for code, disc in zip(codes, discs, strict=True))
        for codes in told
    )
