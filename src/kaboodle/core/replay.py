"""Replays a finished game step by step: as one seat saw it, as spectators saw it, or with every card face up."""

from collections.abc import Iterator

import msgspec

from kaboodle.core.errors import MoveError, PositionError
from kaboodle.core.events import Seen, seen
from kaboodle.core.record import Record, set_out
from kaboodle.core.table import Table
from kaboodle.core.unions import AnyView

EVERYTHING, WATCHING = "all", "watch"  # viewers besides the seats


class Step(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A move and its effects; the first step is the deal."""

    seat: str | None = None  # who moved
    move: str | None = None  # None also if the move would reveal what this viewer did not see
    events: tuple[Seen, ...] = ()
    view: AnyView
    hands: dict[str, dict[str, int]] = {}  # of all seats, where every card is face up
    pile: tuple[str, ...] = ()  # top first, likewise


def steps_of(record: Record, eyes: str) -> Iterator[Step]:
    """Every step that a viewer saw: a seat, `watch` or `all`. PositionError if the game cannot be played again."""
    for table, seat, move, before in moments(record, eyes):
        yield step_of(table, eyes, seat, move, before)


def position_at(record: Record, eyes: str, step: int) -> str:
    """The whole position after a step that a viewer saw, in text; PositionError if there is no such step."""
    last = 0
    for last, (table, *_) in enumerate(moments(record, eyes)):
        if last == step:
            return table.position
    raise PositionError("record-no-step", step=step, last=last)


def moments(record: Record, eyes: str) -> Iterator[tuple[Table, str | None, str | None, int]]:
    """The table after every step that a viewer saw, who moved, the move, and how many events were seen before it."""
    if not record.winners:
        raise PositionError("record-not-over")
    table = set_out(record)
    if eyes not in (*table.seats, WATCHING, EVERYTHING):
        raise PositionError("record-eyes", word=repr(eyes[:20]), seats=" ".join(table.seats))
    yield table, None, None, 0
    for line in record.moves:
        seat, _, move = line.partition(" ")
        before = count(table, eyes)
        try:
            table.play(seat, move)
        except MoveError as trouble:
            raise PositionError(trouble.phrase) from None
        if eyes in (seat, EVERYTHING) or count(table, eyes) > before:
            yield table, seat, move if eyes in (seat, EVERYTHING) else None, before


def step_of(table: Table, eyes: str, seat: str | None, move: str | None, before: int) -> Step:
    """A step, with the events after a number of events."""
    if eyes != EVERYTHING:
        who = None if eyes == WATCHING else eyes
        return Step(seat=seat, move=move, events=table.stream(who, before), view=table.view(who))
    events = tuple(seen(event, n) for n, event in enumerate(table.history[before:], before + 1))
    pile = tuple(table.family.pile(table.game))
    return Step(seat=seat, move=move, events=events, view=table.view(None), hands=hands_of(table), pile=pile)


def count(table: Table, eyes: str) -> int:
    """How many events this viewer has seen."""
    if eyes == EVERYTHING:
        return len(table.history)
    return table.count_seen(None if eyes == WATCHING else eyes)


def hands_of(table: Table) -> dict[str, dict[str, int]]:
    """Every hand, face up; empty in a game without hands."""
    hands = {seat: table.family.hand(table.view(seat)) for seat in table.seats}
    return {seat: hand for seat, hand in hands.items() if hand is not None}
