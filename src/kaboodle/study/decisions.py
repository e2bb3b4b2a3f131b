"""Judges one decision: equal effort first, then racing.

The best move is picked on one set of tables, and its advantage is measured on another.
"""

from collections.abc import Sequence
from typing import NamedTuple

from kaboodle.core.observation import Observation
from kaboodle.study.results import SLIP, SURE
from kaboodle.study.trials import CHOOSING, MEASURING, Position, Stages, TrialMean

FIRST = 64  # tables that every candidate gets
SAMPLES = 3  # redealt games on which moves are compared for being alike
CLEAR = 4.0  # standard errors at which a difference needs no more tables


class Candidate(NamedTuple):
    """A move with the moves that lead to the same game."""

    stages: Stages
    text: str
    alike: tuple[str, ...]


class Ruling(NamedTuple):
    """A judged decision: the chances are those of the playouts, not calibrated."""

    candidates: list[Candidate]
    played: Candidate
    best: Candidate  # the played one if no other is better on the choosing tables
    after: TrialMean  # the chance after the played move, on the measuring tables
    lead: TrialMean  # of the best move over the played one, on the measuring tables
    policy: TrialMean  # the chance if the policy decides, on the measuring tables
    gap: TrialMean  # between the played move and the policy's, on the measuring tables
    matters: bool  # whether some moves are known to differ
    means: list[tuple[Candidate, TrialMean]]  # the chances on the choosing tables
    tried: dict[Stages, int]  # on how many of these
    settled: bool  # whether more tables would hardly change the verdict


def candidates_of(observation: Observation, played: str) -> tuple[list[Candidate], Candidate]:
    """Every whole move, those merged that lead to the same game on several redealt tables; and the played one."""
    groups: dict[tuple[int, ...], list[tuple[Stages, str]]] = {}
    samples = [observation.redeal(seed) for seed in range(SAMPLES)]
    own = observation.stages(played)
    for text, stages in observation.family.list_moves(observation.blinded, observation.index).items():
        prints = []
        for sample in samples:
            game = sample.clone()
            for stage in stages:
                game.apply(observation.index, stage)
            prints.append(game.fingerprint())
        groups.setdefault(tuple(prints), []).append((stages, text))
    found = []
    for group in groups.values():
        ordered = sorted(group, key=lambda it: it[0] != own)  # the played move stands for its group
        found.append(Candidate(*ordered[0], tuple(text for _, text in ordered[1:])))
    return found, next(it for it in found if it.stages == own)


def judge(position: Position, played: str, budget: int, least: int) -> Ruling:
    """Race the candidates within a budget of playouts; the line needs `least` tables of the played move."""
    candidates, own = candidates_of(position.observation, played)
    alive, tables, leader = list(candidates), FIRST, own
    start = position.playouts
    while True:
        for it in alive:
            position.try_move(CHOOSING, tables, it.stages)
        leader = max(alive, key=lambda it: position.mean(CHOOSING, it.stages).value)
        alive = [it for it in alive if it is own or not is_behind(position, it, leader)]
        for it in (leader, own):
            position.try_move(MEASURING, tables, it.stages)
        settled = is_settled(position, alive, leader, own)
        alive = affordable(position, alive, (own, leader), (budget - position.playouts + start) // tables - 2)
        if settled or not alive:
            break
        tables *= 2
    for stages in {own.stages, leader.stages, ()}:
        position.try_move(MEASURING, max(least, tables), stages)
    spread = [position.difference(CHOOSING, leader.stages, it.stages) for it in candidates if it is not leader]
    return Ruling(
        candidates=candidates,
        played=own,
        best=leader,
        after=position.mean(MEASURING, own.stages),
        lead=position.difference(MEASURING, leader.stages, own.stages),
        policy=position.mean(MEASURING, ()),
        gap=position.difference(MEASURING, own.stages, ()),
        matters=any(it.value > SLIP and it.value > SURE * it.error for it in spread),
        means=[(it, position.mean(CHOOSING, it.stages)) for it in candidates],
        tried={it.stages: len(position.try_move(CHOOSING, 0, it.stages)) for it in candidates},
        settled=settled,
    )


def affordable(position: Position, alive: list[Candidate], kept: Sequence[Candidate], most: int) -> list[Candidate]:
    """At most so many candidates: half of them stay, the best ones, until the next round can be paid; none if not."""
    while len(alive) > max(most, 2):
        ranked = sorted(alive, key=lambda it: (it not in kept, -position.mean(CHOOSING, it.stages).value))
        alive = ranked[: max(len(alive) // 2, 2)]
    return alive if len(alive) <= most else []


def is_behind(position: Position, it: Candidate, leader: Candidate) -> bool:
    """Whether a candidate is certainly worse than the leader."""
    if it is leader:
        return False
    lead = position.difference(CHOOSING, leader.stages, it.stages)
    return lead.value > SURE * lead.error


def is_settled(position: Position, alive: list[Candidate], leader: Candidate, own: Candidate) -> bool:
    """Whether more tables would not change the verdict: the leader is clearly ahead, or hardly anything can be."""
    if alive == [own]:
        return True
    if leader is not own:
        lead = position.difference(MEASURING, leader.stages, own.stages)
        if lead.value > CLEAR * lead.error and lead.error < 1.0 and lead.value > SLIP:
            return True
    leads = [position.difference(CHOOSING, it.stages, own.stages) for it in alive if it is not own]
    return all(it.value + SURE * it.error < SLIP for it in leads)
