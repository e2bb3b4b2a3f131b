"""What the temperament of a bot means in Mantis."""

from collections.abc import Sequence

from kaboodle.core.temperament import Temperament
from kaboodle.games.mantis.heuristic import promise
from kaboodle.games.mantis.view import MantisView

NEAR = 0.03  # how much less a move may be worth, in scored cards


def alike(view: MantisView, move: str, moves: Sequence[str]) -> list[str]:
    """Moves that are about as good as the one that the heuristic chose."""
    least = promise(view, move) - NEAR
    return [other for other in moves if other != move and promise(view, other) >= least]


def suits(view: MantisView, move: str, temperament: Temperament, rival: str | None) -> int:
    """How much a move suits a temperament; `rival` is who last acted against the seat."""
    target = move.partition(">")[2]
    match temperament:
        case "bold":
            return int(bool(target))
        case "careful":
            return int(not target)
        case "vengeful":
            return int(target == rival)
    scores = {seat.seat: seat.score for seat in view.seats if seat.seat != view.seat}
    return int(bool(target) and scores[target] == max(scores.values()))
