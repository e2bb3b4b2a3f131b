"""Observations of a blinded game: as a list, or written into a buffer."""

from collections.abc import Mapping, Sequence
from typing import Any

from kaboodle.core.buffers import fill, shorts
from kaboodle.core.events import EncodedEvent
from kaboodle.core.family import Family
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.registry import family_of
from kaboodle.engine.history import RECENT


def layout_for(
    edition: str, players: int | None = None, options: Mapping[str, object] | None = None
) -> ObservationLayout:
    """The fields of the observations of an edition.

    Without a number of players the layout fits every table of the edition, and this is what `table.observe` writes.
    With one it has room for exactly these seats and the cards of these options: shorter, and faster to learn from.
    """
    family = family_of(edition)
    if players is None:
        return family.observation_layout(edition, None, None)
    return family.observation_layout(edition, players, family.editions[edition].choose(players, options))


def observe(
    family: Family,
    edition: str,
    blinded: Any,
    mind: Any,
    seat: int,
    events: Sequence[EncodedEvent],
    layout: ObservationLayout | None,
    out: Any,
) -> list[int]:  # Any: the kernel's own types; whatever has a buffer
    """What a seat knows as numbers; with a buffer they are written there, and the list is empty."""
    if not family.has_layout:
        numbers = family.observe(blinded, mind, seat)
        if out is None:
            return numbers
        fill(shorts(out, len(numbers)), numbers)
        return []
    chosen = family.observation_layout(edition, None, None) if layout is None else layout
    family.write_observation(chosen.writer, blinded, mind, seat, [told.row for told in events[-RECENT:]])
    if out is None:
        return [int(number) for number in chosen.writer.as_list()]
    chosen.writer.copy_to(shorts(out, chosen.size), 0)
    return []
