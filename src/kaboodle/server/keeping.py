"""Games that are over, kept for good: the record, packed, under an id that nobody could guess before the end."""

import asyncio
import base64
import hashlib
import zlib

import msgspec

from kaboodle.errors import PositionError
from kaboodle.record import Record, record_of
from kaboodle.server.ledger import Ledger
from kaboodle.server.logs import note
from kaboodle.server.store import Kept, Store, StoreError


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a few words, for lists."""

    edition: str
    names: tuple[str, ...]  # by seat; a bot's is its level
    winners: tuple[str, ...]


class Shelved(msgspec.Struct, frozen=True, kw_only=True):
    """What is kept of a game."""

    at: int  # when it ended, in milliseconds since 1970
    summary: Summary
    record: Record

    def packed(self) -> bytes:
        """As it is kept."""
        return zlib.compress(msgspec.json.encode(self), 6)


def replay_id(secret: bytes) -> str:
    """The id of a game's replay: it follows from the secret, which is told only when the game is over."""
    digest = hashlib.blake2b(secret, digest_size=10, person=b"replay").digest()
    return base64.b32encode(digest).decode().lower()


def summary_of(ledger: Ledger, winners: tuple[str, ...]) -> Summary:
    """Who played what, and who won."""
    names = tuple(chair.name or chair.bot or "" for chair in ledger.chairs.values())
    return Summary(edition=ledger.header.edition, names=names, winners=winners)


def shelve(ledger: Ledger, now: int) -> Kept:
    """A game that is over, as it is kept."""
    assert ledger.table is not None and ledger.table.over
    record = record_of(ledger.table)
    shelved = Shelved(at=now, summary=summary_of(ledger, record.winners), record=record)
    return Kept(
        id=replay_id(ledger.secret),
        room=ledger.header.code,
        game=ledger.game,
        at=now,
        summary=msgspec.json.encode(shelved.summary),
        packed=shelved.packed(),
    )


def unshelve(packed: bytes) -> Shelved:
    """A game from what was kept of it."""
    return msgspec.json.decode(zlib.decompress(packed), type=Shelved)


async def remember(ledger: Ledger, store: Store, now: int) -> None:
    """Note whose game this is, for their list of games; the game itself does not depend on it."""
    code, game = ledger.header.code, ledger.game
    guests = [(chair.guest, seat) for seat, chair in ledger.chairs.items() if chair.guest is not None]
    try:
        await asyncio.gather(*[store.remember(guest, code, game, now, seat) for guest, seat in guests])
    except StoreError as trouble:
        note("not remembered", room=code, why=str(trouble))


async def keep(ledger: Ledger, store: Store, now: int) -> None:
    """Keep a game that is over, for replays; if that fails it is still in the log, and kept when the room wakes."""
    try:
        await store.keep(shelve(ledger, now))
    except (StoreError, PositionError) as trouble:
        note("not kept", room=ledger.header.code, why=str(trouble))
