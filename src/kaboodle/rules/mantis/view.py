"""What a seat knows, as plain data for a table and as numbers for a learner."""

from kaboodle.rules.mantis.cards import CARDS, COLOURS, NO_BACK, TRIPLES, back_colours, back_of, front_of
from kaboodle.rules.mantis.kernel import Game
from kaboodle.rules.mantis.what import SEATS

OBSERVED = SEATS * (len(COLOURS) + 3) + len(COLOURS) + CARDS + 3


def view_of(blinded: Game, seat: int) -> dict[str, object]:
    """Everything the seat knows, by name; of score piles only how many cards they hold (MA-23, B-66)."""
    return {
        "seat": seat,
        "seats": [seat_fields(blinded, other) for other in range(blinded.players)],
        "pile": blinded.pile_size,
        "top": None if blinded.top_back() == NO_BACK else back_colours(blinded.top_back()),
        "unseen": [{"back": back_colours(back), "count": count} for back, count in unseen_backs(blinded) if count],
        "turn": None if blinded.over else blinded.current,
        "winners": [other for other in range(blinded.players) if blinded.winners >> other & 1],
        "goal": blinded.goal,
    }


def seat_fields(blinded: Game, seat: int) -> dict[str, object]:
    """One seat: its Tank by colour, and how many cards it has scored."""
    tank = {colour: count for colour, count in zip(COLOURS, blinded.tank_list(seat), strict=True) if count}
    return {"tank": tank, "score": blinded.score_of(seat)}


def unseen_backs(blinded: Game) -> list[tuple[int, int]]:
    """How many cards of each back have not been flipped yet: public, since every flipped card was seen.  B-66"""
    counts = [0] * len(TRIPLES)
    for card, seen in enumerate(blinded.exposed_list()):
        counts[back_of(card)] += 1 - seen
    return list(enumerate(counts))


def top_fronts(blinded: Game) -> list[str]:
    """The colours that the top card's front can be: its back's, but for cards that were flipped before.  B-66"""
    back = blinded.top_back()
    seen = blinded.exposed_list()
    return [COLOURS[front_of(card)] for card in range(CARDS) if back_of(card) == back and not seen[card]]


def observe(blinded: Game, seat: int) -> list[int]:
    """OBSERVED numbers, always as many as for six seats, counted clockwise from the observer.

    For each seat its Tank by colour, its score, whether it is on turn, whether it has won; then the three colours of
    the top card's back, every card seen so far, the size of the draw pile, the goal and the number of players.
    """
    numbers: list[int] = []
    for step in range(SEATS):
        other = (seat + step) % blinded.players if step < blinded.players else step
        on_turn = int(step < blinded.players and not blinded.over and other == blinded.current)
        numbers += [*blinded.tank_list(other), blinded.score_of(other), on_turn, blinded.winners >> other & 1]
    top = TRIPLES[blinded.top_back()] if blinded.pile_size else ()
    numbers += [int(colour in top) for colour in range(len(COLOURS))]
    return [*numbers, *blinded.exposed_list(), blinded.pile_size, blinded.goal, blinded.players]
