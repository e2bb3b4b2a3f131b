"""What the temperament of a bot means in the kittens games."""

from collections.abc import Sequence

from kaboodle.core.temperament import Temperament
from kaboodle.games.kittens.heuristic import CAUTIOUS, LOOKS, PLENTY, is_spare, next_living, risk_on_top
from kaboodle.games.kittens.view import KittensView

FLIGHTS = ("skip", "attack", "targeted-attack")
NEAR_TOP = 2  # places at the top of the draw pile that are alike for a Kitten
FEWER = 1  # cards that another victim of a steal may have less
DRAW = "draw"


def alike(view: KittensView, move: str, moves: Sequence[str]) -> list[str]:
    """Moves that are about as good as the one that the heuristic chose."""
    assert view.ask is not None
    match view.ask.what:
        case "turn":
            return [other for other in moves if other != move and is_alike(view, move, other)]
        case "window":
            return ["nope"] if move == "pass" and "nope" in moves and can_spare_a_nope(view) else []
        case "hide":
            return list(moves[:NEAR_TOP]) if move in moves[:NEAR_TOP] else []
    return []


def is_alike(view: KittensView, move: str, other: str) -> bool:
    """Whether another move of a turn is about as good as a chosen one."""
    if move in LOOKS:
        return other == DRAW and risk_on_top(view) <= CAUTIOUS / 2
    if move == DRAW:
        return is_extra(view, other)
    play, _, target = move.partition(">")
    other_play, _, other_target = other.partition(">")
    if play in FLIGHTS and other_play in FLIGHTS and play != other_play:
        return view.hand.get(other_play, 0) >= PLENTY
    if play != other_play or target[1:] != other_target[1:] or not target:
        return False
    seats = {seat.seat: seat for seat in view.seats}
    victim, instead = seats[target[0]], seats[other_target[0]]
    known = instead.known.get("defuse", 0) >= victim.known.get("defuse", 0)
    return known and instead.cards >= victim.cards - FEWER


def is_extra(view: KittensView, other: str) -> bool:
    """Whether a play before the draw costs hardly anything: a look, a steal with spare cards, a Shuffle."""
    if other in LOOKS:
        spare = sum(view.hand.get(look, 0) for look in LOOKS) >= PLENTY
        return spare and risk_on_top(view) >= CAUTIOUS and not any(place.first == 0 for place in view.pile_known)
    if other == "shuffle":
        return view.hand.get("shuffle", 0) >= PLENTY and not view.pile_known
    return ">" in other and ":" not in other and is_spare(other)


def can_spare_a_nope(view: KittensView) -> bool:
    """Whether another's play could be Noped, or Noped back, without giving the last Nope away."""
    assert view.ask is not None
    return view.hand.get("nope", 0) > PLENTY - 1 and view.turn != view.seat and view.ask.topmost != view.seat


def suits(view: KittensView, move: str, temperament: Temperament, rival: str | None) -> int:
    """How much a move suits a temperament; `rival` is who last acted against the seat."""
    play, _, target = move.partition(">")
    answer = view.ask is not None and view.ask.what == "window"
    match temperament:
        case "bold":
            return 2 * (play in FLIGHTS[1:] or bool(target)) + (move == DRAW) - hiding_depth(view, move)
        case "careful":
            return int(move in LOOKS)
        case "vengeful" if answer:
            return int(move == "nope" and view.ask is not None and view.ask.stands and view.ask.by == rival)
        case "vengeful":
            follows = next_living(view) == rival is not None
            aimed = bool(target) and target[0] == rival
            return 2 * aimed + follows * ((play == "attack") - hiding_depth(view, move))
        case "joker" if answer:
            return int(move == "nope" and view.ask is not None and not view.ask.stands)
    return 2 * (play == "shuffle") + (play == "favor")


def hiding_depth(view: KittensView, move: str) -> int:
    """How deep a place of the draw pile is; 0 for a move that hides nothing."""
    return int(move.partition("@")[2] or 0) if move.startswith("hide@") else 0
