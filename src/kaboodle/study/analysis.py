"""Analysis of one position from what a seat knows: its chance, its moves with chances and reasons, how bots play on."""

from collections.abc import Callable
from random import Random

import msgspec

from kaboodle.bots.bot import Bot, answers, play_fairly
from kaboodle.core.explain import Why
from kaboodle.core.observation import Observation
from kaboodle.core.replay import Step, count, step_of
from kaboodle.core.table import Table
from kaboodle.study.calibration import Fitted, calibrated, fitted, slope
from kaboodle.study.decisions import judge
from kaboodle.study.moments import can_be_imagined
from kaboodle.study.trials import FOLLOWING, Position
from kaboodle.study.verdicts import exact_chances, exact_value

SEED = 30_000  # of the playouts; it is no secret and depends on nothing
SHARE = 0.05  # of the playouts of a review
TABLES = 2_000  # for the chance of a seat that has nothing to choose
MOST_MOVES = 24  # that are listed
MOST_STEPS = 400  # moves of bots in a row


class AnalysedMove(msgspec.Struct, frozen=True, kw_only=True):
    """A move with the seat's chance of winning after it, in hundredths, and what speaks for it."""

    move: str
    alike: tuple[str, ...]  # moves that lead to the same game
    chance: float
    error: float  # one standard error
    why: Why


class Assessment(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's chance at a position, and its moves, best first. It follows from what the seat knows."""

    chance: float | None  # None where it cannot be estimated: another seat is in the middle of an effect
    error: float
    moves: tuple[AnalysedMove, ...]
    playouts: int


def assess(table: Table, seat: str, effort: int = 1) -> Assessment:
    """The chance of a seat and its moves; `effort` multiplies the playouts."""
    if table.over or table.is_out(seat):
        return Assessment(chance=100 * table.payoffs[seat], error=0.0, moves=(), playouts=0)
    observation, fit = table.observation(seat), fitted(table.edition, len(table.seats))
    if seat in table.waiting and len(observation.moves) > 1:
        return assess_moves(observation, fit, effort)
    if not can_be_imagined(table, seat):
        return Assessment(chance=None, error=0.0, moves=(), playouts=0)
    exact = exact_value(observation, ())
    if exact is not None:
        return Assessment(chance=round(calibrated(exact, fit), 2), error=0.0, moves=(), playouts=0)
    position = Position(observation, SEED)
    position.try_move(FOLLOWING, TABLES * effort)
    mean = position.mean(FOLLOWING)
    chance, error = calibrated(mean.value, fit), mean.error * slope(mean.value, fit)
    return Assessment(chance=round(chance, 2), error=round(error, 2), moves=(), playouts=position.playouts)


def assess_moves(observation: Observation, fit: Fitted, effort: int) -> Assessment:
    """Every move of a seat that has a choice, tried on the same redealt tables."""
    why = observation.family.explainer(observation.view)
    exact = exact_chances(observation)
    playouts = 0
    if exact is None:
        position = Position(observation, SEED)
        ruling = judge(position, observation.moves[0], int(effort * SHARE * observation.family.review_playouts), 1)
        playouts = position.playouts
        rated = [(it.text, it.alike, mean.value, mean.error) for it, mean in ruling.means]
    else:
        rated = [(observation.text(stages), (), 100 * chance, 0.0) for stages, chance in exact.items()]
    moves = [
        AnalysedMove(
            move=move,
            alike=alike,
            chance=round(calibrated(value, fit), 2),
            error=round(error * slope(value, fit), 2),
            why=why(move),
        )
        for move, alike, value, error in rated
    ]
    moves.sort(key=lambda it: (-it.chance, it.move))
    best = moves[0]
    return Assessment(chance=best.chance, error=best.error, moves=tuple(moves[:MOST_MOVES]), playouts=playouts)


def play_on(table: Table, seat: str, bot_for: Callable[[Observation], Bot] | None, rng: Random) -> list[Step]:
    """Let bots play all other seats until this one has a choice, or the game ends; what the seat saw of it.

    A move of this seat that is forced is made for it.
    """
    steps: list[Step] = []
    while bot_for is not None and not table.over and len(steps) < MOST_STEPS:
        if seat in table.waiting and len(table.legal(seat)) > 1:
            break
        bots = {it: bot_for(table.observation(it)) for it in table.waiting}
        chosen = answers(table, bots, rng)
        before, mover = count(table, seat), table.waiting[0] if len(chosen) == 1 else None
        play_fairly(table, chosen)
        if count(table, seat) > before:
            steps.append(step_of(table, seat, mover, None, before))
    return steps
