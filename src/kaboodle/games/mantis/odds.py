"""Odds in Mantis: the colour of the top card, and what each move brings on average."""

from fractions import Fraction

import msgspec

from kaboodle.core.odds import Odds, assumption_text
from kaboodle.games.mantis.view import MantisView


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """The expected result of a move."""

    move: str
    chance: float  # that the top card matches
    cards: float  # scored or stolen, on average


class MantisOdds(Odds, frozen=True, kw_only=True, tag="mantis"):
    """Chances of Mantis, from 0 to 1."""

    colours: dict[str, float]  # of the top card
    hits: tuple[Hit, ...] = ()  # of this seat's moves; none for a spectator
    assumption: str = msgspec.field(default_factory=lambda: assumption_text("mantis"))
    exact: bool = True


def count_odds(view: MantisView) -> MantisOdds:
    """The fronts that are left of the top card's back, all equally likely."""
    share = Fraction(1, len(view.fronts)) if view.fronts else Fraction(0)
    hits = [hit(view, seat.seat, seat.tank, share) for seat in view.seats if view.seat and view.fronts]
    return MantisOdds(
        colours={colour: float(share) for colour in view.fronts},
        hits=tuple(sorted(hits, key=lambda it: it.move != "score")),
    )


def hit(view: MantisView, seat: str, tank: dict[str, int], share: Fraction) -> Hit:
    """The expected result of scoring or stealing: the matching cards, with the flipped one when it scores."""
    own = seat == view.seat
    matching = [tank[colour] + own for colour in view.fronts if tank.get(colour)]
    return Hit(
        move="score" if own else f"steal>{seat}",
        chance=float(share * len(matching)),
        cards=float(share * sum(matching)),
    )
