"""Odds of the board game: the next disc and where it leads, and who holds a Nope or a Defuse."""

from fractions import Fraction

import msgspec

from kaboodle.core.odds import Odds, assumption_text
from kaboodle.core.odds_counting import Hidden, SeatOdds, anybody, seat_odds
from kaboodle.games.board.landing import chance_of, next_discs
from kaboodle.games.board.view import BoardView


class BoardOdds(Odds, frozen=True, kw_only=True, tag="board"):
    """Chances of the board game, from 0 to 1."""

    discs: dict[str, float]  # the next one of the movement deck, likeliest first
    kitten: float  # that it would end this seat's move on a Kitten space; a disc that allows a flip instead would not
    bow: float  # that it would end it on the Bow
    nope: float  # that anybody else holds a Nope
    seats: tuple[SeatOdds, ...]
    assumption: str = msgspec.field(default_factory=lambda: assumption_text("board"))
    exact: bool = True


def count_odds(view: BoardView) -> BoardOdds:
    """The odds of a seat: discs from the movement deck, cards in the other hands."""
    if view.seat is None:
        raise ValueError("a spectator has no hand to count from; odds are those of a seat")
    hidden = Hidden(view.unseen, view.blanks, view.maybe)
    others = {seat.seat: seat.known for seat in view.seats if seat.seat != view.seat}
    discs = {disc: float(chance) for disc, chance in next_disc(view).items() if chance}
    return BoardOdds(
        discs=dict(sorted(discs.items(), key=lambda item: -item[1])),
        kitten=float(chance_of(view, "kitten", view.side)),
        bow=float(chance_of(view, "bow", view.side)),
        nope=anybody(hidden, others, "nope"),
        seats=tuple(seat_odds(hidden, seat, known) for seat, known in others.items()),
        exact=hidden.exact,
    )


def next_disc(view: BoardView) -> dict[str, Fraction]:
    """The chance of each disc to be the next one."""
    discs = next_discs(view)
    total = sum(discs.values())
    return {disc: Fraction(weight, total) for disc, weight in discs.items()}
