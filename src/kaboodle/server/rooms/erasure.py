"""Deletes one person from a room's log, so that everything else in it stays as it was."""

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from kaboodle.server.rooms.commands import vacate
from kaboodle.server.rooms.log import (
    DECODER,
    HEADER,
    Barred,
    DealCancelled,
    DealMade,
    HostChanged,
    KeptOut,
    LogEntry,
    Moved,
    Renamed,
    SeatTaken,
    Silenced,
)
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.store.base import SavedRoom

GONE = "gone"  # replaces the id and the name of a deleted person; no guest has such an id


def rewrite_log(saved: SavedRoom, guest: str) -> Iterator[tuple[int, bytes]]:
    """The entries that name a guest, by number, without the guest's id, name and key."""
    state = RoomState(HEADER.decode(saved.header))
    for row in saved.rows:
        entry = DECODER.decode(row.entry)
        rewritten = _without(entry, guest, state)
        if not isinstance(entry, Moved | DealMade | DealCancelled):  # the holders of seats do not depend on cards
            state.apply(entry)
        if rewritten is not entry:
            yield row.n, msgspec.json.encode(rewritten)


def _without(entry: LogEntry, guest: str, state: RoomState) -> LogEntry:
    """An entry without a guest; the same one if it does not name them."""
    match entry:
        case SeatTaken() if entry.guest == guest:
            return replace(entry, guest=GONE, name=GONE, key="")
        case Renamed(seat=seat) if state.seats[seat].guest == guest:
            return replace(entry, name=GONE)
        case KeptOut() if entry.guest == guest:
            return replace(entry, guest=GONE, address="")
        case HostChanged() | Barred() | Silenced() if entry.guest == guest:
            return replace(entry, guest=GONE)
    return entry


def vacate_deleted(state: RoomState) -> list[LogEntry]:
    """The entries that vacate the seats of deleted people."""
    return [entry for seat, holder in state.seats.items() if holder.guest == GONE for entry in vacate(state, seat)]
