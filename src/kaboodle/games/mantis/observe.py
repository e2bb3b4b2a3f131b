"""What a seat of Mantis knows as a vector of small numbers of fixed length, for machine learning."""

from kaboodle.games.mantis.cards import CARDS, COLOURS, TRIPLES
from kaboodle.games.mantis.codes import SEATS
from kaboodle.games.mantis.kernel import Game

OBSERVED = SEATS * (len(COLOURS) + 3) + len(COLOURS) + CARDS + 3


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
