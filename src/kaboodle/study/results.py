"""The values of a review. All chances and points are in hundredths of a win; errors are one standard error."""

from typing import Literal

import msgspec

from kaboodle.core.causes import Cause
from kaboodle.core.explain import Why

METHOD = 1  # changes with everything that changes the result of a review
SURE = 3.0  # standard errors that a verdict needs
SLIP, MISTAKE, BLUNDER = 2.0, 5.0, 10.0  # points

Verdict = Literal["best", "equal", "slip", "mistake", "blunder"]


class Judged(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A candidate move of a decision."""

    move: str
    alike: tuple[str, ...] = ()  # moves that lead to the same game
    chance: float
    error: float
    tables: int  # playouts of it; 0: the chance is exact


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision of the reviewed seat that had a choice."""

    step: int  # of the seat's own replay: the position before the move
    question: str
    played: str
    best: str  # the played move if none is better
    verdict: Verdict
    points: float  # lost against the best move; 0 unless that is certain
    error: float  # of the difference
    chance: float  # after the played move
    counted: bool  # whether the moves differ by enough to count as a decision
    why: Why  # what speaks for the best move
    why_played: Why
    moves: tuple[Judged, ...]  # best first


class Point(msgspec.Struct, frozen=True, kw_only=True):
    """One step of the line: the chance after it, and what changed it."""

    step: int  # of the seat's own replay
    cause: Cause
    change: float
    chance: float
    error: float


class CauseShare(msgspec.Struct, frozen=True, kw_only=True):
    """The sum of the changes with one cause."""

    points: float
    error: float


class Causes(msgspec.Struct, frozen=True, kw_only=True):
    """What the result minus par consists of."""

    luck: CauseShare
    choices: CauseShare
    others: CauseShare
    information: CauseShare

    @property
    def total(self) -> float:
        """The sum, which is the result minus par."""
        return self.luck.points + self.choices.points + self.others.points + self.information.points


class Hindsight(msgspec.Struct, frozen=True, kw_only=True):
    """The chance at a step with all cards open: nobody could know it."""

    step: int
    chance: float
    error: float


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """The review of one seat of a finished game. All but `hindsight` follows from what the seat knew."""

    method: int
    calibration: int
    edition: str
    options: dict[str, str]
    players: int
    seat: str
    seed: int  # of the playouts
    par: float
    result: float
    headline: str  # what mostly made the result: the message `review-HEADLINE`
    line: tuple[Point, ...]
    causes: Causes
    decisions: tuple[Decision, ...]  # in the order of the game
    luckiest: int | None  # the step with the luckiest change
    unluckiest: int | None
    luck_percentile: int | None  # of self-play games with less luck; None: not measured for this table
    hindsight: tuple[Hindsight, ...]
    playouts: int

    @property
    def shown(self) -> tuple[Decision, ...]:
        """The decisions that a review shows, costliest first."""
        costly = [it for it in self.decisions if it.verdict in ("slip", "mistake", "blunder")]
        return tuple(sorted(costly, key=lambda it: -it.points))


def verdict_of(points: float, error: float, *, is_best: bool) -> Verdict:
    """The verdict on a loss of points: it needs its size and three standard errors."""
    if is_best:
        return "best"
    if points < SLIP or points <= SURE * error:
        return "equal"
    return "blunder" if points >= BLUNDER else "mistake" if points >= MISTAKE else "slip"
