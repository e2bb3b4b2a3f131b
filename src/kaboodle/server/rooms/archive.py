"""Archives finished games: the packed record, under an id that nobody can guess before the end of the game."""

import asyncio
import base64
import hashlib
import zlib

import msgspec

from kaboodle.core.errors import PositionError
from kaboodle.core.record import Record, record_of
from kaboodle.server.log import note
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.store.base import ArchivedGame, Store, StoreError


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A game in a list."""

    edition: str
    names: tuple[str, ...]  # by seat; a bot's is its level
    winners: tuple[str, ...]


class ArchivedRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The archived form of a game."""

    at: int  # when it ended, in milliseconds since 1970
    summary: GameSummary
    record: Record

    def packed(self) -> bytes:
        """As it is stored."""
        return zlib.compress(msgspec.json.encode(self), 6)


def replay_id(secret: bytes) -> str:
    """The id of a game's replay. It follows from the secret, which is revealed only when the game is over."""
    digest = hashlib.blake2b(secret, digest_size=10, person=b"replay").digest()
    return base64.b32encode(digest).decode().lower()


def summary_of(state: RoomState, winners: tuple[str, ...]) -> GameSummary:
    """Who played what, and who won."""
    names = tuple(holder.name or holder.bot or "" for holder in state.seats.values())
    return GameSummary(edition=state.header.edition, names=names, winners=winners)


def archived_game(state: RoomState, now: int) -> ArchivedGame:
    """A finished game as it is stored."""
    assert state.table is not None and state.table.over
    record = record_of(state.table)
    archived = ArchivedRecord(at=now, summary=summary_of(state, record.winners), record=record)
    return ArchivedGame(
        id=replay_id(state.secret),
        room=state.header.code,
        game=state.game,
        at=now,
        summary=msgspec.json.encode(archived.summary),
        packed=archived.packed(),
    )


def unpack_record(packed: bytes) -> ArchivedRecord:
    """A game from its stored form."""
    return msgspec.json.decode(zlib.decompress(packed), type=ArchivedRecord)


async def record_players(state: RoomState, store: Store, now: int) -> None:
    """Store who plays a game, for their lists of games. The game goes on if that fails."""
    code, game = state.header.code, state.game
    players = [(holder.guest, seat) for seat, holder in state.seats.items() if holder.guest is not None]
    try:
        await asyncio.gather(*[store.add_played(guest, code, game, now, seat) for guest, seat in players])
    except StoreError as error:
        note("not remembered", room=code, why=str(error))


async def archive_finished(state: RoomState, store: Store, now: int) -> None:
    """Archive a finished game. If that fails it is still in the log, and is archived when the room wakes."""
    try:
        await store.archive(await asyncio.to_thread(archived_game, state, now))  # the room waits for it
    except (StoreError, PositionError) as error:
        note("not kept", room=state.header.code, why=str(error))
