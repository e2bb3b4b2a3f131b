"""What a seat knows as a vector of small numbers of fixed length, for machine learning."""

from kaboodle.games.kittens.card_ids import GODCAT
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import BLANK, BOX, SEATS
from kaboodle.games.kittens.kernel import Game, Mind

PLACES = 12  # places of the draw pile from the top that are included
SEAT_FACTS = 6 + 2 * KINDS
OBSERVED = SEATS * SEAT_FACTS + 3 * KINDS + PLACES + 16


def observe(blinded: Game, mind: Mind, seat: int) -> list[int]:
    """OBSERVED numbers; seats are counted clockwise from the observer, -1 where there is none.

    For each seat: in the game, cards, on turn, asked, Godcat, whether it is the target of the open play; cards known
    in its hand (the observer's own whole); for each title the number of its unknown cards that are not of that title.
    Then the discard pile, the open box and the known box by title; what is known about the first places of the draw
    pile; and the sizes, turns and the open decision.
    """
    numbers: list[int] = []
    for step in range(SEATS):
        numbers += seat_facts(blinded, mind, (seat + step) % blinded.players) if step < blinded.players else EMPTY_SEAT
    discard = [0] * KINDS
    for kind in blinded.discard_list():
        discard[kind] += 1
    codes = mind.pile_codes()[:PLACES] if not mind.loose else mind.pile_codes()[: mind.firm]
    numbers += [*discard, *blinded.open_box_list(), *mind.sure_of(BOX)]
    numbers += [*codes, *[0] * (PLACES - len(codes))][:PLACES]
    held = -1 if blinded.held == BLANK else blinded.held
    target = (blinded.target - seat) % blinded.players if blinded.target >= 0 else -1
    topmost = (blinded.topmost - seat) % blinded.players if blinded.topmost >= 0 else -1
    return [
        *numbers,
        *[blinded.players, blinded.living, blinded.pile_size, blinded.owed, blinded.attacked, blinded.decision],
        *[(blinded.current - seat) % blinded.players, blinded.move, blinded.form, blinded.effect, target],
        *[blinded.named, held, blinded.noped, topmost, mind.loose],
    ]


def seat_facts(blinded: Game, mind: Mind, other: int) -> list[int]:
    """What is known about one seat."""
    hand = blinded.hand_list(other)
    barred = [0] * KINDS
    if other != mind.me:
        hand = [own + sure for own, sure in zip(hand, mind.sure_of(other), strict=True)]
        for mask, count in mind.classes_of(other):
            barred = [n + count * (mask >> kind & 1) for kind, n in enumerate(barred)]
    facts = [blinded.is_alive(other), blinded.size_of(other), blinded.current == other, other in blinded.waiting]
    facts += [hand[GODCAT] > 0, blinded.target == other]
    return [*[int(fact) for fact in facts], *hand, *barred]


EMPTY_SEAT = [-1] * SEAT_FACTS
