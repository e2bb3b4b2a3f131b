"""Where each disc would lead a seat's character on the track, from its view."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from kaboodle.games.board.view import SIDES, BoardView


class Landing(NamedTuple):
    """Where a disc leads, and which side is up then."""

    space: int
    side: str


def other_side(side: str) -> str:
    """The side that is down while this one is up."""
    return SIDES[1 - SIDES.index(side)]


def own_space(view: BoardView) -> int:
    """Where this seat's character stands."""
    return next(seat.space for seat in view.seats if seat.seat == view.seat)


def what_is_at(view: BoardView, landing: Landing) -> str:
    """How many cards a space gives, `kitten`, or `bow`."""
    if landing.space == view.goal:
        return "bow"
    return (view.calm if landing.side == "calm" else view.chaos)[landing.space]


def after(view: BoardView, space: int) -> int:
    """The next space ahead, over the arrow behind the Bow.  BG-43 B-70"""
    free = view.options.get("loop_step") == "arrow_is_free"
    return space + 1 if space < view.goal else view.loop_back + free


def free_from(view: BoardView, space: int) -> int:
    """This space, or the next one that nobody else stands on.  BG-30 BG-31"""
    taken = {seat.space for seat in view.seats if seat.seat != view.seat and seat.space}
    while space in taken:
        space = after(view, space)
    return space


def walk(view: BoardView, steps: int) -> int:
    """Where so many steps lead.  BG-17"""
    space = own_space(view)
    for _ in range(steps):
        space = after(view, space)
    return free_from(view, space)


def past_next(view: BoardView) -> int | None:
    """Where a Leapfrog leads: nowhere from the first place.  BG-20"""
    ahead = [seat.space for seat in view.seats if seat.space > own_space(view)]
    return free_from(view, after(view, min(ahead))) if ahead else None


def next_kitten(view: BoardView, side: str) -> int | None:
    """Where a magnet leads while this side is up.  BG-21 BG-22 BG-23"""
    space = own_space(view)
    for _ in range(2 * view.goal):
        space = after(view, space)
        if what_is_at(view, Landing(space, side)) == "kitten":
            return free_from(view, space)
    return None


def landing_of(view: BoardView, disc: str, side: str) -> Landing | None:
    """Where a disc leads that this seat turns while this side is up; None if it does not move."""
    form, _, steps = disc.rpartition("-")
    if form == "flip-then-move":
        side = other_side(side)
    if form:
        return Landing(walk(view, int(steps)), side)
    space = past_next(view) if disc == "leapfrog" else next_kitten(view, side)
    return None if space is None else Landing(space, side)


def next_discs(view: BoardView) -> Mapping[str, int]:
    """The discs that can be the next one, each with its weight; an empty deck is renewed.  BG-42"""
    return view.discs_next if view.discs else Counter(view.used)


def chance_of(view: BoardView, what: str, side: str) -> Fraction:
    """The chance that this seat's next disc leads to a `kitten` or the `bow` with this side up; it flips if it may."""
    discs = next_discs(view)
    total = sum(discs.values())
    hits = 0
    for disc, weight in discs.items():
        landing = landing_of(view, disc, side)
        spared = what == "kitten" and disc.startswith("move-or-flip")
        if landing and not spared and what_is_at(view, landing) == what:
            hits += weight
    return Fraction(hits, total) if total else Fraction(0)
