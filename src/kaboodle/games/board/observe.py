"""What a seat knows as a vector of small numbers of fixed length, for machine learning."""

from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import CODES, NOW, ORDER, PLACE, SEATS, SIDES, SPACES, WINDOW
from kaboodle.games.board.kernel import Game, Mind

PLACES = 12  # places of the movement deck from the top that are included
SEAT_FACTS = 5 + 2 * KINDS
OBSERVED = SEATS * SEAT_FACTS + KINDS + CODES + 2 * SPACES + 2 * PLACES + 18


def observe(blinded: Game, mind: Mind, seat: int) -> list[int]:
    """OBSERVED numbers; seats are counted clockwise from the observer, -1 where there is none.

    For each seat: its space, cards, on turn, asked, whether it is the target; cards known in its hand (the observer's
    own whole); for each title the number of its unknown cards that are not of that title. Then the action discard pile
    by title, the discs not yet used by code, both sides of the board, what is certain about the first places of the
    movement deck (0 unknown, else 1 + code) and the chance of a magnet at each in thousandths; the sizes and the open
    decision.
    """
    numbers: list[int] = []
    for step in range(SEATS):
        numbers += seat_facts(blinded, mind, (seat + step) % blinded.players) if step < blinded.players else EMPTY_SEAT
    discard = blinded.discard_list()
    left = blinded.wheel_list()
    for code in blinded.used_list():
        left[code] -= 1
    numbers += [discard.count(kind) for kind in range(KINDS)] + left
    for side in range(SIDES):
        spaces = blinded.side_list(side)
        numbers += [*spaces, *[-1] * (SPACES - len(spaces))]
    for place in range(PLACES):
        there = place < mind.base_size
        numbers += [mind.code_at(place), mind.magnet_chance(place)] if there else [0, 0]
    lies = blinded.decision in (WINDOW, PLACE, ORDER)  # a play lies on the table
    window = blinded.decision in (WINDOW, NOW)
    done = blinded.done if blinded.decision in (WINDOW, NOW, PLACE) else 0  # elsewhere it follows from the decision
    return [
        *numbers,
        *[blinded.players, blinded.pile_size, blinded.disc_count, blinded.supply, blinded.side, blinded.goal],
        *[blinded.loop_to, blinded.decision, from_seat(blinded, blinded.current, seat)],
        *[blinded.effect if lies else -1, from_seat(blinded, blinded.target if lies else -1, seat)],
        *[from_seat(blinded, blinded.player if lies else -1, seat), blinded.held, int(lies and blinded.noped)],
        *[from_seat(blinded, blinded.topmost if window else -1, seat), done, mind.ways, blinded.turns],
    ]


def from_seat(game: Game, other: int, seat: int) -> int:
    """How many seats clockwise from the observer another one is; -1 for nobody."""
    return (other - seat) % game.players if other >= 0 else -1


def seat_facts(blinded: Game, mind: Mind, other: int) -> list[int]:
    """What is known about one seat."""
    hand = blinded.hand_list(other)
    barred = [0] * KINDS
    if other != mind.me:
        hand = [own + sure for own, sure in zip(hand, mind.sure_of(other), strict=True)]
        for mask, count in mind.classes_of(other):
            barred = [n + count * (mask >> kind & 1) for kind, n in enumerate(barred)]
    facts = [
        int(blinded.current == other),
        int(other in blinded.waiting),
        int(blinded.decision == WINDOW and blinded.target == other),
    ]
    return [blinded.space_of(other), blinded.size_of(other), *facts, *hand, *barred]


EMPTY_SEAT = [-1] * SEAT_FACTS
