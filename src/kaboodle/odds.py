"""The chances that a seat can work out from what it knows: what the next card is, and who holds what."""

from collections.abc import Sequence
from fractions import Fraction
from math import comb

import msgspec

from kaboodle.ahead import chance_of, next_discs
from kaboodle.counting import Hidden
from kaboodle.views import Blanks, BoardView, KittensView, MantisView, View

KITTENS_ASSUMPTION = (
    "Every deal that agrees with all this seat has seen is equally likely, "
    "and a Kitten that somebody else hid is equally likely at every place of the draw pile."
)
MANTIS_ASSUMPTION = "Every card with the top card's back that nobody has flipped yet is equally likely."
BOARD_ASSUMPTION = (
    "Every deal that agrees with all this seat has seen is equally likely, and a magnet that somebody else hid "
    "is equally likely at every place of the movement deck."
)


class SeatOdds(msgspec.Struct, frozen=True, kw_only=True):
    """How likely another seat holds at least one of these."""

    seat: str
    nope: float
    defuse: float


class KittensOdds(msgspec.Struct, frozen=True, kw_only=True, tag="kittens"):
    """Chances among kittens, from 0 to 1."""

    draw: float  # that the next card drawn is a Kitten
    places: tuple[float, ...]  # the same for every place of the draw pile from the top
    nope: float  # that anybody else who lives holds a Nope
    seats: tuple[SeatOdds, ...]  # the others who live
    assumption: str = KITTENS_ASSUMPTION
    exact: bool = True  # False when too much was known to count it all


class Hit(msgspec.Struct, frozen=True, kw_only=True):
    """What a move of Mantis comes to."""

    move: str
    chance: float  # that the top card matches
    cards: float  # scored or stolen, on average


class MantisOdds(msgspec.Struct, frozen=True, kw_only=True, tag="mantis"):
    """Chances of Mantis, from 0 to 1."""

    colours: dict[str, float]  # of the top card
    hits: tuple[Hit, ...] = ()  # of this seat's moves; none for a spectator
    assumption: str = MANTIS_ASSUMPTION
    exact: bool = True


class BoardOdds(msgspec.Struct, frozen=True, kw_only=True, tag="board"):
    """Chances of the board game, from 0 to 1."""

    discs: dict[str, float]  # the next one of the movement deck, likeliest first
    kitten: float  # that it would end this seat's move on a Kitten space; a disc that lets one flip instead would not
    bow: float  # that it would end it on the Bow
    nope: float  # that anybody else holds a Nope
    seats: tuple[SeatOdds, ...]
    assumption: str = BOARD_ASSUMPTION
    exact: bool = True


Odds = KittensOdds | MantisOdds | BoardOdds


def odds(view: View) -> Odds:
    """The exact chances that follow from a view; ValueError for a spectator of a game with hidden hands."""
    if isinstance(view, MantisView):
        return mantis_odds(view)
    if not isinstance(view, KittensView | BoardView):
        raise TypeError(f"odds are counted from a view (table.view(seat)), not from {type(view).__name__}")
    if view.seat is None:
        raise ValueError("a spectator has no hand to count from; odds are those of a seat")
    return kittens_odds(view) if isinstance(view, KittensView) else board_odds(view)


def kittens_odds(view: KittensView) -> KittensOdds:
    """Kittens lie in the draw pile, or are held by Raising Heck; never in a hand."""
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
    """What a hand or the box cannot hold, told."""
    if blank.where in ("draw", "held"):
        return blank
    return Blanks(where=blank.where, count=blank.count, lacks=(*blank.lacks, "kitten"))


def kitten_places(view: KittensView) -> list[Fraction]:
    """How likely a Kitten lies at each place from the top."""
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


def seat_odds(hidden: Hidden, seat: str, known: dict[str, int]) -> SeatOdds:
    """What one other seat may hold."""
    return SeatOdds(
        seat=seat, nope=anybody(hidden, {seat: known}, "nope"), defuse=anybody(hidden, {seat: known}, "defuse")
    )


def anybody(hidden: Hidden, known: dict[str, dict[str, int]], card: str) -> float:
    """How likely at least one of these seats holds a card, some of whose cards are known."""
    if any(card in cards for cards in known.values()):
        return 1.0
    return hidden.chance(known, card)


def mantis_odds(view: MantisView) -> MantisOdds:
    """The fronts that are left of the top card's back, each as likely as the others."""
    share = Fraction(1, len(view.fronts)) if view.fronts else Fraction(0)
    hits = [hit(view, seat.seat, seat.tank, share) for seat in view.seats if view.seat and view.fronts]
    return MantisOdds(
        colours={colour: float(share) for colour in view.fronts},
        hits=tuple(sorted(hits, key=lambda it: it.move != "score")),
    )


def hit(view: MantisView, seat: str, tank: dict[str, int], share: Fraction) -> Hit:
    """What scoring, or stealing from a seat, comes to: the matching cards, with the flipped one when it scores."""
    own = seat == view.seat
    matching = [tank[colour] + own for colour in view.fronts if tank.get(colour)]
    return Hit(
        move="score" if own else f"steal>{seat}",
        chance=float(share * len(matching)),
        cards=float(share * sum(matching)),
    )


def board_odds(view: BoardView) -> BoardOdds:
    """Discs from the movement deck; hands as among kittens."""
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
    """How likely each disc is the next one."""
    discs = next_discs(view)
    total = sum(discs.values())
    return {disc: Fraction(weight, total) for disc, weight in discs.items()}
