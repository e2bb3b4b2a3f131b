"""The heuristic of Mantis: the average over the three colours on the back of the top card."""

from collections.abc import Sequence
from random import Random

from kaboodle.games.mantis.view import MantisSeat, MantisView

IN_TANK = 0.6  # what a card in a Tank is worth, when a scored one is worth 1
LEAD = 0.04  # how much more a card hurts for each card its owner has scored
WIN = 100.0


def choose(view: MantisView, moves: Sequence[str], rng: Random) -> str:
    """The move with the highest value; ties are broken at random."""
    worth = {move: promise(view, move) for move in moves}
    best = max(worth.values())
    return rng.choice([move for move in moves if worth[move] == best])


def promise(view: MantisView, move: str) -> float:
    """The average value of a move over the three colours of the back."""
    seats = {seat.seat: seat for seat in view.seats}
    assert view.seat is not None
    me = seats[view.seat]
    if move == "score":
        return sum(scoring(view, me, colour) for colour in view.top) / 3
    other = seats[move.partition(">")[2]]
    return sum(stealing(other, colour) for colour in view.top) / 3


def scoring(view: MantisView, me: MantisSeat, colour: str) -> float:
    """The value of flipping this colour into the seat's own Tank."""
    own = me.tank.get(colour, 0)
    if not own:
        return IN_TANK
    gain = own + 1 - IN_TANK * own
    return gain + (WIN if me.score + own + 1 >= view.goal else 0)


def stealing(other: MantisSeat, colour: str) -> float:
    """The value of flipping this colour into another Tank."""
    theirs = other.tank.get(colour, 0)
    hurt = IN_TANK * (0.5 + LEAD * other.score)
    return IN_TANK * (theirs + 1) + hurt * theirs if theirs else -hurt
