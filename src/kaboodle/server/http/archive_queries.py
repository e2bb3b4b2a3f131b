"""Lists of games and replays, for those who played them and those who know a replay's id."""

import asyncio

import msgspec

from kaboodle.core.errors import PositionError
from kaboodle.core.replay import position_at, steps_of
from kaboodle.server.http.schemas import GameListing, MomentPosition, Replay
from kaboodle.server.rooms.archive import ArchivedRecord, GameSummary, summary_of, unpack_record
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.store.base import PlayedGame, StoreError
from kaboodle.server.wire import Code, Refusal

MAX_REBUILT = 20  # running games in rooms asleep that are rebuilt for one list


class ArchiveQueries:
    """Lists and replays games."""

    def __init__(self, registry: RoomRegistry) -> None:
        self._registry = registry
        self._store = registry.deps.store
        self._one = asyncio.Semaphore(1)  # one game is rebuilt at a time, so that rooms keep most of the processor

    async def games_of(self, guest: str) -> list[GameListing]:
        """The games a guest had a seat in, newest first."""
        found: list[GameListing] = []
        rebuilt = 0
        for played in await self._store.games_of(guest):
            if played.summary is not None:
                found.append(finished_game(played, msgspec.json.decode(played.summary, type=GameSummary)))
                continue
            room = self._registry.awake.get(played.room)
            state = None if room is None else room.state
            if state is None and rebuilt < MAX_REBUILT:
                rebuilt += 1
                state = await self._rebuild(played)
            if state is not None and state.game == played.game:
                found.append(running_game(played, state, guest))
        return found

    async def find(self, id: str) -> ArchivedRecord:
        """A game by the id of its replay; Refusal if there is none."""
        packed = await self._store.archived(id) if len(id) <= 40 else None
        if packed is None:
            raise Refusal(Code.NO_ROOM, "there is no such game")
        return unpack_record(packed)

    async def replay(self, id: str, seat: str) -> Replay:
        """A game step by step, as a seat saw it, as a spectator did, or whole; computed in a thread."""
        archived = await self.find(id)
        try:
            async with self._one:
                return await asyncio.to_thread(replay_of, id, archived, seat)
        except PositionError as error:
            raise Refusal(Code.OPTION, str(error)) from None

    async def moment(self, id: str, seat: str, step: int) -> MomentPosition:
        """The position after a step of a game, counted as that seat saw them; computed in a thread."""
        record = (await self.find(id)).record
        try:
            async with self._one:
                position = await asyncio.to_thread(position_at, record, seat, step)
        except PositionError as error:
            raise Refusal(Code.OPTION, str(error)) from None
        own = seat if len(seat) == 1 else None
        return MomentPosition(edition=record.edition, options=record.options, position=position, seat=own)

    async def game(self, code: str, game: int) -> RoomState | None:
        """The state of a room at the end of one of its games."""
        async with self._one:
            return await self._registry.state_after(code, game)

    async def _rebuild(self, played: PlayedGame) -> RoomState | None:
        """The state of a room that is asleep and stays so; None if it cannot be rebuilt."""
        try:
            return await self.game(played.room, played.game)
        except (Refusal, StoreError, ValueError):
            return None


def finished_game(played: PlayedGame, summary: GameSummary) -> GameListing:
    """A finished game in a list."""
    return GameListing(
        room=played.room,
        game=played.game,
        at=played.at,
        seat=played.seat,
        edition=summary.edition,
        names=summary.names,
        stage="over",
        winners=summary.winners,
        replay=played.id,
        asked=None,
        yours=False,
        paused=False,
    )


def running_game(played: PlayedGame, state: RoomState, guest: str) -> GameListing:
    """A running game in a list: whom it waits for, as far as everybody knows."""
    table = state.table
    mine = played.seat in state.seats and state.seats[played.seat].guest == guest  # False after leaving it
    waiting = () if table is None or table.over else table.waiting
    window = table is not None and table.is_window
    summary = summary_of(state, () if table is None else table.winners)
    return GameListing(
        room=played.room,
        game=played.game,
        at=played.at,
        seat=played.seat,
        edition=summary.edition,
        names=summary.names,
        stage=state.stage,
        winners=summary.winners,
        replay=None,
        asked=waiting[0] if waiting and not window else None,
        yours=mine and played.seat in waiting,
        paused=state.paused,
    )


def replay_of(id: str, archived: ArchivedRecord, seat: str) -> Replay:
    """Every step of a game that a seat saw."""
    record = archived.record
    return Replay(
        id=id,
        edition=record.edition,
        options=record.options,
        players=record.players,
        names=archived.summary.names,
        winners=record.winners,
        at=archived.at,
        seat=seat,
        steps=tuple(steps_of(record, seat)),
    )
