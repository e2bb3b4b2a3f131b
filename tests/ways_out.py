"""Every way in which what a seat knows leaves a table: the guards of hidden information look at all of them."""

from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

import kaboodle
from kaboodle.core.registry import family_of
from kaboodle.core.table import Table
from kaboodle.engine.history import RECENT

SEED = 7


def written(table: Table, seat: str) -> bytes:
    """An observation in a buffer, of the layout for this table."""
    layout = kaboodle.observation(table.edition, len(table.seats), table.options)
    out = array("h", [0] * layout.size)
    table.observe(seat, out=out, layout=layout)
    return out.tobytes()


def recalled(table: Table, seat: str) -> str:
    """The information state: its text and its numbers."""
    state = table.information_state(seat)
    return f"{state} {state.numbers}"


def imagined(table: Table, seat: str) -> str:
    """A table as the seat imagines it."""
    return table.observation(seat).table(SEED).position


def observed(table: Table, seat: str) -> str:
    """What an observation gives to a bot."""
    it = table.observation(seat)
    return f"{it.seat} {it.moves} {it.actions} {bytes(it.mask())!r} {it.observe()} {it.information_state} {it.view}"


@lru_cache(maxsize=64)
def row_for(edition: str, players: int, options: tuple[tuple[str, str], ...]) -> tuple[Any, Any]:  # Any: the kernel's
    """A row of a batch and its buffers, for tables like this."""
    family = family_of(edition)
    layout, space = kaboodle.observation(edition, players, dict(options)), kaboodle.space(edition)
    kernel = family.batch_kernel()
    row = kernel.new_row(family.set_up(edition, players, dict(options), 0), layout.writer.twin(), space.kernel, None)
    row.size, out = layout.size, kernel.buffers()
    out.observations, out.masks = array("h", [0] * layout.size), array("B", [0] * space.size)
    out.seats, out.seeds, out.ends = array("h", [0]), array("Q", [0]), array("B", [0])
    out.rewards = array("f", [0] * players)
    return row, out


def batched(table: Table, seat: str) -> str:
    """What a row of a batch writes for a seat at this moment."""
    row, out = row_for(table.edition, len(table.seats), tuple(table.options.items()))
    row.game.become(table.game)
    memory, index = row.memory, table.seats.index(seat)
    for number, mind in enumerate(table.minds):
        memory.history.clear()
        for told in table._seen(number)[-RECENT:]:
            memory.history.see(*told.row)
        if mind is not None:
            memory.mind.copy_from(mind)
        memory = memory.after
    row.clear_results(out)
    row.face, row.seat = index, -1
    if index in table.game.waiting:
        row.seat = index
        row.game.list_moves(index, row.listed)
    if table.over:
        row.pay(out)
    row.write(out)
    return repr([list(part) for part in (out.observations, out.masks, out.seats, out.rewards, out.ends)])


WAYS_OUT: dict[str, Callable[[Table, str], object]] = {
    "view": lambda table, seat: msgspec.json.encode(table.view(seat)),
    "html": lambda table, seat: table.view(seat)._repr_html_() + table.observation(seat)._repr_html_(),
    "observe": lambda table, seat: table.observe(seat),
    "observe into a buffer": written,
    "information state": recalled,
    "actions": lambda table, seat: table.actions(seat),
    "mask": lambda table, seat: bytes(table.mask(seat)),
    "observation": observed,
    "imagined table": imagined,
    "batch": batched,
}


def differing(one: Table, other: Table, seat: str) -> list[str]:
    """The ways out by which a seat could tell two tables apart."""
    return [name for name, way in WAYS_OUT.items() if way(one, seat) != way(other, seat)]
