"""Taking one person out of a room's log, so that everything else in it stays as it was."""

from collections.abc import Iterator

import msgspec

from kaboodle.server.desk import empty
from kaboodle.server.entries import (
    DECODER,
    HEADER,
    Barred,
    Dealt,
    Entry,
    Hosted,
    Moved,
    Named,
    Sat,
    Silenced,
    Undealt,
)
from kaboodle.server.ledger import Ledger
from kaboodle.server.store import Saved

GONE = "gone"  # the id and the name of whoever was forgotten; no guest has such an id


def rewritten(saved: Saved, guest: str) -> Iterator[tuple[int, bytes]]:
    """The lines that say something of a guest, by number, as they are without: no id, no name, no key."""
    ledger = Ledger(HEADER.decode(saved.header))
    for row in saved.rows:
        entry = DECODER.decode(row.entry)
        other = _without(entry, guest, ledger)
        if not isinstance(entry, Moved | Dealt | Undealt):  # who sits where does not depend on cards
            ledger.take(entry)
        if other is not entry:
            yield row.n, msgspec.json.encode(other)


def _without(entry: Entry, guest: str, ledger: Ledger) -> Entry:
    """A line without a guest; the same one if it says nothing of them."""
    match entry:
        case Sat() if entry.guest == guest:
            return msgspec.structs.replace(entry, guest=GONE, name=GONE, key="")
        case Named(seat=seat) if ledger.chairs[seat].guest == guest:
            return msgspec.structs.replace(entry, name=GONE)
        case Hosted() | Barred() | Silenced() if entry.guest == guest:
            return msgspec.structs.replace(entry, guest=GONE)
    return entry


def seats_left(ledger: Ledger) -> list[Entry]:
    """What becomes of the seats of those who were forgotten: as if they had left."""
    return [line for seat, chair in ledger.chairs.items() if chair.guest == GONE for line in empty(ledger, seat)]
