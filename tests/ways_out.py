"""Every way in which what a seat knows leaves a table: the guards of hidden information look at all of them."""

from array import array
from collections.abc import Callable

import msgspec

import kaboodle
from kaboodle.core.table import Table

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
}


def differing(one: Table, other: Table, seat: str) -> list[str]:
    """The ways out by which a seat could tell two tables apart."""
    return [name for name, way in WAYS_OUT.items() if way(one, seat) != way(other, seat)]
