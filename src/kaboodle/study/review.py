"""Reviews one seat of a finished game from what it knew: its chances, its decisions, and what moved the chances."""

from collections.abc import Callable, Sequence
from typing import get_args

from kaboodle.core.causes import Cause
from kaboodle.core.record import Record
from kaboodle.study.calibration import fitted, luck_percentile, shipped
from kaboodle.study.hindsight import hindsight_of
from kaboodle.study.moments import check, moments_of
from kaboodle.study.results import METHOD, Causes, Decision, Point, Review
from kaboodle.study.reviewer import Progress, Reviewer

SEED = 20_000  # of the playouts; it is no secret and depends on nothing
HINDSIGHT_SHARE = 0.05  # of the budget
MOSTLY = 0.5  # of all changes by one cause: the headline names it


def review(
    record: Record,
    seat: str,
    *,
    seed: int = SEED,
    budget: float = 1.0,
    hindsight: bool = True,
    progress: Progress = lambda done: None,
) -> Review:
    """Review a seat of a finished game. `budget` multiplies the playouts. PositionError if that cannot be done."""
    table = check(record, seat)
    moments = list(moments_of(record, seat))
    playouts = int(budget * table.family.review_playouts)
    fit = fitted(record.edition, record.players)
    made = Reviewer(moments, fit, seed, playouts, progress)
    line = made.run(100 / record.players if record.dealt else None)
    causes = line.causes()
    lucky = sorted((it for it in line.points if it.cause == "luck"), key=lambda it: it.change)
    steps = {it.step for it in line.points}
    return Review(
        method=METHOD,
        calibration=shipped().version,
        edition=record.edition,
        options=record.options,
        players=record.players,
        seat=seat,
        seed=seed,
        par=round(line.par, 3),
        result=round(line.last.chance, 3),
        headline=headline_of(causes, line.last.chance - line.par),
        line=tuple(line.points),
        causes=causes,
        decisions=tuple(it.decision for _, it in sorted(made.rulings.items())),
        luckiest=step_of(lucky[-1:], lambda change: change > 0),
        unluckiest=step_of(lucky[:1], lambda change: change < 0),
        luck_percentile=luck_percentile(causes.luck.points, fit) if record.dealt else None,
        hindsight=hindsight_of(record, seat, steps, seed, int(HINDSIGHT_SHARE * playouts)) if hindsight else (),
        playouts=made.playouts,
    )


def headline_of(causes: Causes, gain: float) -> str:
    """What mostly made the result: the cause of at least half of all changes, if it worked in that direction."""
    points: dict[str, float] = {cause: getattr(causes, cause).points for cause in get_args(Cause)}
    cause = max(points, key=lambda it: abs(points[it]))
    if abs(points[cause]) < MOSTLY * sum(map(abs, points.values())) or points[cause] * gain <= 0:
        return "mixed"
    return f"mostly-{cause}-{'good' if points[cause] > 0 else 'bad'}"


def step_of(points: Sequence[Point], fits: Callable[[float], bool]) -> int | None:
    """The step of the first point, if its change fits."""
    return points[0].step if points and fits(points[0].change) else None


def seats_of(record: Record) -> tuple[str, ...]:
    """The seats of a finished game; PositionError if it is not over or cannot be played again."""
    return check(record, "A").seats


def costliest(made: Review, most: int) -> tuple[Decision, ...]:
    """The decisions to think about."""
    return made.shown[:most]
