"""Odds of the kittens games: what the next card is, and who holds a Nope or a Defuse."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

import msgspec

from kaboodle.core.odds import Odds, assumption_text
from kaboodle.core.odds_counting import Hidden, SeatOdds, anybody, seat_odds
from kaboodle.core.views import Blanks
from kaboodle.games.kittens.view import KittensView


class KittensOdds(Odds, frozen=True, kw_only=True, tag="kittens"):
    """Chances of the kittens games, from 0 to 1."""

    draw: float  # that the next card drawn is a Kitten
    places: tuple[float, ...]  # the same for every place of the draw pile from the top
    nope: float  # that any other living seat holds a Nope
    seats: tuple[SeatOdds, ...]  # the other living seats
    assumption: str = msgspec.field(default_factory=lambda: assumption_text("kittens"))
    exact: bool = True  # False if there were too many cases to count


def count_odds(view: KittensView) -> KittensOdds:
    """The odds of a seat. Kittens are in the draw pile, or held by Raising Heck; never in a hand."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to count from; odds are those of a seat")
    hidden = Hidden(view.unseen, [without_kittens(blank) for blank in view.blanks], view.maybe)
    places = kitten_places(view)
    living = [seat for seat in view.seats if seat.alive and seat.seat != view.seat]
    known = {seat.seat: seat.known for seat in living}
    return KittensOdds(
        draw=float(places[0]) if places else 0.0,
        places=tuple(map(float, places)),
        nope=anybody(hidden, known, "nope"),
        seats=tuple(seat_odds(hidden, seat.seat, seat.known) for seat in living),
        exact=hidden.exact,
    )


def without_kittens(blank: Blanks) -> Blanks:
    """The cards that a hand or the box cannot hold, for the count."""
    if blank.where in ("draw", "held"):
        return blank
    return Blanks(where=blank.where, count=blank.count, lacks=(*blank.lacks, "kitten"))


def kitten_places(view: KittensView) -> list[Fraction]:
    """The chance of a Kitten at each place from the top."""
    open_places = sum(blank.count for blank in view.blanks if may_be_kitten(blank))
    blank = Fraction(view.unseen.get("kitten", 0), open_places) if open_places else Fraction(0)
    base = [blank] * (view.pile - view.loose)
    for place in view.pile_safe:
        base[place] = Fraction(0)
    for known in view.pile_known:
        base[known.first] = Fraction(known.card == "kitten")
    return [*base[: view.firm], *with_loose(base[view.firm :], view.loose)]


def may_be_kitten(blank: Blanks) -> bool:
    """Whether cards that are not known can be Kittens."""
    return blank.where in ("draw", "held") and "kitten" not in blank.lacks


def with_loose(base: Sequence[Fraction], loose: int) -> list[Fraction]:
    """Chances by place after so many more Kittens were put in, all orders equally likely."""
    if not loose:
        return list(base)
    size = len(base) + loose
    whole = comb(size, loose)
    chances = []
    for place in range(size):
        chance = Fraction(loose, size)
        for above in range(max(0, place - len(base) + 1), min(loose, place) + 1):  # Kittens put in above this place
            orders = comb(place, above) * comb(size - 1 - place, loose - above)
            chance += base[place - above] * Fraction(orders, whole)
        chances.append(chance)
    return chances
