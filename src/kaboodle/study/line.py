"""The line of a review: the seat's chance step by step, and the cause of every change."""

from collections import Counter
from math import hypot
from typing import get_args

from kaboodle.core.causes import Cause
from kaboodle.study.results import Causes, CauseShare, Point


class Value:
    """An estimated chance in points, and the independent errors that it consists of."""

    def __init__(self, chance: float, error: float = 0.0, base: "Value | None" = None) -> None:
        self.chance = chance
        self.parts: dict[object, float] = {} if base is None else dict(base.parts)
        if error:
            self.parts[self] = error  # what is new in this value

    @property
    def error(self) -> float:
        """One standard error."""
        return hypot(*self.parts.values())


class Line:
    """The chance from par to the result. Every value is estimated once, so that the changes add up exactly."""

    def __init__(self, par: float) -> None:
        self.points: list[Point] = []
        self.par = par
        self.last = Value(par)
        self.sums: dict[Cause, float] = dict.fromkeys(get_args(Cause), 0.0)
        self.parts: dict[Cause, Counter[object]] = {cause: Counter() for cause in get_args(Cause)}

    def go(self, step: int, cause: Cause, value: Value) -> None:
        """The chance has changed to a value by a cause."""
        change = value.chance - self.last.chance
        self.sums[cause] += change
        for part, error in value.parts.items():
            self.parts[cause][part] += error  # type: ignore[assignment]  # a Counter of real numbers
        for part, error in self.last.parts.items():
            self.parts[cause][part] -= error  # type: ignore[assignment]  # as above
        if change or not self.points:
            rounded = {"change": round(change, 3), "chance": round(value.chance, 3), "error": round(value.error, 3)}
            self.points.append(Point(step=step, cause=cause, **rounded))
        self.last = value

    def causes(self) -> Causes:
        """The sum of the changes by cause; a value between two changes of one cause adds no error."""
        return Causes(**{cause: self.share(cause) for cause in get_args(Cause)})

    def share(self, cause: Cause) -> CauseShare:
        """The sum of one cause with its error."""
        return CauseShare(points=round(self.sums[cause], 3), error=round(hypot(*self.parts[cause].values()), 3))
