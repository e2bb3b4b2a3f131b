"""What one seat knew, decision by decision and step by step: the only input of a review besides hindsight."""

from collections.abc import Iterator
from typing import Any

import msgspec

from kaboodle.core.causes import Cause, first_cause
from kaboodle.core.errors import MoveError, PositionError
from kaboodle.core.events import Seen
from kaboodle.core.observation import Observation
from kaboodle.core.record import Record, set_out
from kaboodle.core.table import Table


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The seat is about to make a move that is not forced."""

    step: int
    observation: Any  # Any: an Observation, which is no struct
    played: str


class KnowledgeChange(msgspec.Struct, frozen=True, kw_only=True):
    """The seat has seen something new."""

    step: int
    cause: Cause
    observation: Any  # Any: as above
    before: Any = None  # Any: an Observation before a public move of another seat that chance follows
    mover: int = -1
    stages: tuple[Any, ...] = ()  # of that move; Any: small ints, or texts in a plain game


class End(msgspec.Struct, frozen=True, kw_only=True):
    """The game is over for the seat, by winning, losing, or dropping out."""

    step: int
    cause: Cause
    result: float


Moment = Choice | KnowledgeChange | End


def check(record: Record, seat: str) -> Table:
    """The table of a finished record before its first move; PositionError if the seat cannot be reviewed."""
    if not record.winners:
        raise PositionError("record-not-over")
    table = set_out(record)
    if seat not in table.seats:
        raise PositionError("record-eyes", word=repr(seat[:20]), seats=" ".join(table.seats))
    return table


def moments_of(record: Record, seat: str) -> Iterator[Moment]:
    """Everything that a review of a seat is made of, in order; PositionError if the game cannot be played again."""
    table = check(record, seat)
    me, step = table.seats.index(seat), 0
    carried: Cause | None = None
    yield KnowledgeChange(step=0, cause="luck", observation=table.observation(seat))
    for line in record.moves:
        mover, _, move = line.partition(" ")
        before = table.count_seen(seat)
        if mover == seat and len(table.family.list_moves(table.game, me)) > 1:
            yield Choice(step=step, observation=table.observation(seat), played=move)
        public = public_move(table, seat, mover, move)
        try:
            table.play(mover, move)
        except MoveError as trouble:
            raise PositionError(trouble.phrase) from None
        if mover != seat and table.count_seen(seat) == before:
            continue
        step += 1
        cause = first_cause([carried, cause_of(table, table.stream(seat, before), seat)])
        if table.over or table.is_out(seat):
            yield End(step=step, cause=cause or "others", result=100 * table.payoffs[seat])
            return
        carried = cause
        if cause is not None and can_be_imagined(table, seat):
            carried = None
            yield KnowledgeChange(step=step, cause=cause, observation=table.observation(seat), **public)
    raise PositionError("record-not-over")


def can_be_imagined(table: Table, seat: str) -> bool:
    """Whether a redealt table makes sense now: another seat in the middle of an effect holds what the effect needs.

    Its answer comes soon, and the step is taken together with it.
    """
    if table.question == "turn" or table.is_window:
        return True
    return seat in table.waiting and len(table.game.legal(table.seats.index(seat))) > 1


def public_move(table: Table, seat: str, mover: str, move: str) -> dict[str, Any]:  # Any: fields of KnowledgeChange
    """A move of another seat that is public before chance decides what comes of it; else nothing."""
    if mover == seat or mover not in table.waiting or not table.family.chance_follows_moves:
        return {}
    observation, index = table.observation(seat), table.seats.index(mover)
    stages = table.family.list_moves(table.game, index).get(move)
    return {} if stages is None else {"before": observation, "mover": index, "stages": stages}


def cause_of(table: Table, events: tuple[Seen, ...], seat: str) -> Cause | None:
    """The cause of a step by the events that the seat saw."""
    return first_cause(table.family.cause_of(event, seat) for event in events)


def open_tables(record: Record, seat: str, steps: set[int]) -> Iterator[tuple[int, Table]]:
    """The true table at these steps of the seat's own replay, for hindsight; each is to be used before the next."""
    table, step = check(record, seat), 0
    if 0 in steps:
        yield 0, table
    for line in record.moves:
        mover, _, move = line.partition(" ")
        before = table.count_seen(seat)
        table.play(mover, move)
        if mover != seat and table.count_seen(seat) == before:
            continue
        step += 1
        if table.over or table.is_out(seat):
            return
        if step in steps:
            yield step, table


def observation_of(moment: Choice | KnowledgeChange) -> Observation:
    """The observation of a moment, typed."""
    assert isinstance(moment.observation, Observation)
    return moment.observation
