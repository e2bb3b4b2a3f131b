"""One review in progress: judges the decisions, then follows the chance from par to the result."""

from collections.abc import Callable, Sequence

from kaboodle.core.observation import Observation
from kaboodle.engine.bits import LONG
from kaboodle.study.calibration import Fitted, calibrated, slope
from kaboodle.study.decisions import judge
from kaboodle.study.line import Line, Value
from kaboodle.study.moments import Choice, End, KnowledgeChange, Moment, observation_of
from kaboodle.study.trials import FOLLOWING, Position, Stages
from kaboodle.study.verdicts import Ruled, exact_chances, exact_value, ruled, ruled_exactly

LINE_SHARE = 0.35  # of the budget of a review, for the line; the rest is for decisions
FIRST_PASS = 0.5  # of the budget for decisions, in equal parts; the rest goes to those that are not settled
LEAST, MOST = 100, 20_000  # tables for one point of the line
MIX = 0x9E3779B97F4A7C15

Progress = Callable[[float], None]


class Reviewer:
    """A review of the moments of one seat. The result depends on them, the seed and the budget only."""

    def __init__(self, moments: Sequence[Moment], fit: Fitted, seed: int, budget: int, progress: Progress) -> None:
        self.moments = merged(moments)
        self.fit = fit
        self.seed = seed
        self.progress = progress
        self.playouts = 0
        values = sum(not isinstance(it, End) for it in self.moments)
        self.tables = min(max(int(LINE_SHARE * budget / max(values, 1)), LEAST), MOST)
        self.budget = int((1 - LINE_SHARE) * budget)
        self.rulings: dict[int, Ruled] = {}
        self.line = Line(0.0)

    def run(self, par: float | None) -> Line:
        """The line from par to the result; without par it begins at the first chance."""
        self.judge_all()
        pending: KnowledgeChange | None = None
        for number, moment in enumerate(self.moments):
            self.progress(0.7 + 0.3 * number / len(self.moments))
            match moment:
                case End():
                    self.line.go(moment.step, moment.cause, Value(moment.result))
                case Choice():
                    self.follow_choice(number, moment, pending)
                    pending = None
                case KnowledgeChange() if number == 0:
                    first = self.first_value(moment)
                    self.line = Line(first.chance if par is None else par)
                    self.line.go(moment.step, moment.cause, first)
                case KnowledgeChange():
                    pending = moment
                    if not isinstance(self.moments[number + 1], Choice):
                        self.follow_change(number, moment, self.value(number, observation_of(moment)))
        return self.line

    def first_value(self, deal: KnowledgeChange) -> Value:
        """The chance after the deal; a decision that comes next has estimated it already."""
        return self.rulings[1].before if 1 in self.rulings else self.value(0, observation_of(deal))

    def follow_choice(self, number: int, choice: Choice, pending: KnowledgeChange | None) -> None:
        """From the chance of a sensible player, whom the playouts take for everybody, to that of the played move."""
        made = self.rulings[number]
        if pending is not None:
            self.follow_change(number - 1, pending, made.before)
        elif self.line.last.parts != made.before.parts:  # an own move that showed nothing new came just before
            made = made.from_value(self.line.last)
        self.line.go(choice.step, "choices", made.after)

    def follow_change(self, number: int, change: KnowledgeChange, value: Value) -> None:
        """The chance after something new was seen. Another seat's public move comes before what chance made of it."""
        if isinstance(change.before, Observation):
            self.line.go(change.step, "others", self.value(number, change.before, change.stages, change.mover))
        self.line.go(change.step, change.cause, value)

    def value(self, number: int, observation: Observation, stages: Stages = (), mover: int = -1) -> Value:
        """The chance at a moment, or after a move that another seat makes there."""
        exact = exact_value(observation, stages)
        if exact is not None:
            return Value(calibrated(exact, self.fit))
        position = self.position(number, observation)
        position.try_move(FOLLOWING, self.tables, stages, mover)
        self.playouts += position.playouts
        mean = position.mean(FOLLOWING, stages, mover)
        return Value(calibrated(mean.value, self.fit), mean.error * slope(mean.value, self.fit))

    def position(self, number: int, observation: Observation) -> Position:
        """A moment to try moves at; its seed depends on nothing but the review's and its number."""
        return Position(observation, ((self.seed + 1) * 1_000_003 + number) * MIX & LONG)

    def judge_all(self) -> None:
        """Judge all decisions with equal budgets; what is left goes to those that are not settled."""
        choices = [(number, it) for number, it in enumerate(self.moments) if isinstance(it, Choice)]
        open_ones: list[tuple[int, Choice, Position]] = []
        part = int(FIRST_PASS * self.budget / max(len(choices), 1))
        for done, (number, choice) in enumerate(choices):
            self.progress(0.35 * done / len(choices))
            exact = exact_chances(observation_of(choice))
            if exact is not None:
                self.rulings[number] = ruled_exactly(choice, exact, self.fit)
                continue
            position = self.position(number, observation_of(choice))
            ruling = judge(position, choice.played, part, self.tables)
            self.rulings[number] = ruled(choice, ruling, self.fit)
            self.playouts += position.playouts
            if not ruling.settled:
                open_ones.append((number, choice, position))
        left = max(self.budget - self.playouts, 0)
        for done, (number, choice, position) in enumerate(open_ones):
            self.progress(0.35 + 0.35 * done / len(open_ones))
            before = position.playouts
            ruling = judge(position, choice.played, left // len(open_ones), self.tables)
            self.rulings[number] = ruled(choice, ruling, self.fit)
            self.playouts += position.playouts - before


def merged(moments: Sequence[Moment]) -> list[Moment]:
    """The moments without changes that are followed by another one of the same cause; the deal stays apart."""
    kept: list[Moment] = []
    for moment in moments:
        if len(kept) > 1 and are_alike(kept[-1], moment):
            kept.pop()
        kept.append(moment)
    return kept


def are_alike(one: Moment, other: Moment) -> bool:
    """Whether two changes in a row are one step of the line: of the same cause, and neither is to be split."""
    if not isinstance(one, KnowledgeChange) or not isinstance(other, KnowledgeChange):
        return False
    return one.cause == other.cause and one.before is None and other.before is None
