"""Turns a judged decision into the decision of a review: calibrated chances, a verdict, and reasons."""

from typing import NamedTuple

from kaboodle.core.observation import Observation
from kaboodle.study.calibration import Fitted, calibrated, slope
from kaboodle.study.decisions import Candidate, Ruling, candidates_of
from kaboodle.study.line import Value
from kaboodle.study.moments import Choice, observation_of
from kaboodle.study.results import SLIP, SURE, Decision, Judged, verdict_of
from kaboodle.study.trials import Stages, TrialMean

MOST_MOVES = 12  # candidates that a decision lists


class Ruled(NamedTuple):
    """A decision with its values on the line: before it, if the policy decides, and after the played move."""

    decision: Decision
    before: Value
    after: Value

    def from_value(self, value: Value) -> "Ruled":
        """The same change of the chance from another estimate of the chance before it."""
        chance = value.chance + self.after.chance - self.before.chance
        own = [error for part, error in self.after.parts.items() if part not in self.before.parts]
        return Ruled(self.decision, value, Value(chance, sum(own), value))


def ruled(choice: Choice, ruling: Ruling, fit: Fitted) -> Ruled:
    """The verdict on a decision that was tried on tables."""
    value = ruling.after.value
    chance = calibrated(value, fit)
    points = calibrated(min(value + ruling.lead.value, 100.0), fit) - chance
    doubt = ruling.lead.error * slope(value + ruling.lead.value / 2, fit)
    before = Value(calibrated(ruling.policy.value, fit), ruling.policy.error * slope(ruling.policy.value, fit))
    after = Value(chance, ruling.gap.error * slope(value, fit), before)
    moves = {it.stages: TrialMean(calibrated(mean.value, fit), mean.error) for it, mean in ruling.means}
    return finish(choice, ruling, moves, TrialMean(points, doubt), before, after)


def finish(
    choice: Choice, ruling: Ruling, moves: dict[Stages, TrialMean], lead: TrialMean, before: Value, after: Value
) -> Ruled:
    """The decision of a review; a loss counts only beyond three standard errors."""
    observation = observation_of(choice)
    is_best = ruling.best is ruling.played
    certain = not is_best and lead.value > 0 and lead.value > SURE * lead.error
    points = lead.value if certain else 0.0
    verdict = verdict_of(lead.value, lead.error, is_best=is_best)
    named = ruling.best if verdict not in ("best", "equal") else ruling.played
    why = observation.family.explainer(observation.view)
    listed = sorted(ruling.candidates, key=lambda it: (it is not named, -moves[it.stages].value, it.text))
    shown = [it for it in listed if it is ruling.played or it in listed[:MOST_MOVES]]
    decision = Decision(
        step=choice.step,
        question=observation.family.question(observation.blinded),
        played=choice.played,
        best=named.text,
        verdict=verdict,
        points=round(points, 2),
        error=round(0.0 if is_best else lead.error, 2),
        chance=round(after.chance, 2),
        counted=ruling.matters,
        why=why(named.text),
        why_played=why(choice.played),
        moves=tuple(judged(it, moves[it.stages], ruling) for it in shown),
    )
    return Ruled(decision, before, after)


def judged(candidate: Candidate, mean: TrialMean, ruling: Ruling) -> Judged:
    """A candidate with its chance on the tables by which moves were chosen."""
    tables = ruling.tried.get(candidate.stages, 0)
    rounded = {"chance": round(mean.value, 2), "error": round(mean.error, 2)}
    return Judged(move=candidate.text, alike=candidate.alike, tables=tables, **rounded)


def ruled_exactly(choice: Choice, chances: dict[Stages, float], fit: Fitted) -> Ruled:
    """The verdict where the chance after every move is known."""
    candidates, own = candidates_of(observation_of(choice), choice.played)
    moves = {it.stages: TrialMean(calibrated(100 * chances[it.stages], fit), 0.0) for it in candidates}
    best = max(candidates, key=lambda it: (moves[it.stages].value, it is own))
    spread = moves[best.stages].value - min(it.value for it in moves.values())
    after, lead = moves[own.stages].value, moves[best.stages].value - moves[own.stages].value
    nothing = TrialMean(0.0, 0.0)
    ruling = Ruling(candidates, own, best, nothing, nothing, nothing, nothing, spread > SLIP, [], {}, settled=True)
    return finish(choice, ruling, moves, TrialMean(lead, 0.0), Value(moves[best.stages].value), Value(after))


def exact_chances(observation: Observation) -> dict[Stages, float] | None:
    """The mover's chance after each move, if this game knows it."""
    return observation.family.exact_chances(observation.blinded, observation.index)


def exact_value(observation: Observation, stages: Stages) -> float | None:
    """The exact chance at a moment, or after a move there, in points of the seat; None if it is not known."""
    chances = exact_chances(observation)
    if chances is None:
        return None
    chance = chances[stages] if stages else max(chances.values())
    return 100 * (chance if observation.blinded.actor == observation.index else 1 - chance)
