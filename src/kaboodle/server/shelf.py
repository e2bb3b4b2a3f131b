"""The games of a server, for those who played them and those who were given a link."""

import asyncio

import msgspec

from kaboodle.errors import PositionError
from kaboodle.replaying import steps_of
from kaboodle.server.answers import KeptGame, Replay
from kaboodle.server.house import House
from kaboodle.server.keeping import Shelved, Summary, summary_of, unshelve
from kaboodle.server.ledger import Ledger
from kaboodle.server.store import Played, StoreError
from kaboodle.server.wire import Code, Refusal
from kaboodle.table import WINDOWS

LOOKED_UP = 20  # games going on in rooms asleep that are looked up for one list


class Shelf:
    """Lists games and plays them again."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.rules.store
        self._one = asyncio.Semaphore(1)  # one game at a time is worked out: rooms have the rest of the processor

    async def games_of(self, guest: str) -> list[KeptGame]:
        """The games a guest had a seat in, newest first."""
        found: list[KeptGame] = []
        looked_up = 0
        for played in await self._store.games_of(guest):
            if played.summary is not None:
                found.append(finished(played, msgspec.json.decode(played.summary, type=Summary)))
                continue
            room = self._house.rooms.get(played.room)
            ledger = None if room is None else room.ledger
            if ledger is None and looked_up < LOOKED_UP:
                looked_up += 1
                ledger = await self._look_up(played)
            if ledger is not None and ledger.game == played.game:
                found.append(going_on(played, ledger, guest))
        return found

    async def find(self, id: str) -> Shelved:
        """A game by the id of its replay; Refusal if there is none."""
        packed = await self._store.kept(id) if len(id) <= 40 else None
        if packed is None:
            raise Refusal(Code.NO_ROOM, "there is no such game")
        return unshelve(packed)

    async def replay(self, id: str, eyes: str) -> Replay:
        """A game again, step by step, through some eyes; worked out in a thread."""
        shelved = await self.find(id)
        try:
            async with self._one:
                return await asyncio.to_thread(replay_of, id, shelved, eyes)
        except PositionError as trouble:
            raise Refusal(Code.OPTION, str(trouble)) from None

    async def game(self, code: str, game: int) -> Ledger | None:
        """A room as it was at the end of one of its games."""
        async with self._one:
            return await self._house.game(code, game)

    async def _look_up(self, played: Played) -> Ledger | None:
        """A game in a room that is asleep and stays so; None if it cannot be rebuilt."""
        try:
            return await self.game(played.room, played.game)
        except (Refusal, StoreError, ValueError):
            return None


def finished(played: Played, summary: Summary) -> KeptGame:
    """A game that is over, in a list."""
    return KeptGame(
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


def going_on(played: Played, ledger: Ledger, guest: str) -> KeptGame:
    """A game that goes on, in a list: whom it waits for, as far as everybody knows."""
    table = ledger.table
    mine = played.seat in ledger.chairs and ledger.chairs[played.seat].guest == guest  # not if one has left it
    waiting = () if table is None or table.over else table.waiting
    window = table is not None and table.asks in WINDOWS
    summary = summary_of(ledger, () if table is None else table.winners)
    return KeptGame(
        room=played.room,
        game=played.game,
        at=played.at,
        seat=played.seat,
        edition=summary.edition,
        names=summary.names,
        stage=ledger.stage,
        winners=summary.winners,
        replay=None,
        asked=waiting[0] if waiting and not window else None,
        yours=mine and played.seat in waiting,
        paused=ledger.paused,
    )


def replay_of(id: str, shelved: Shelved, eyes: str) -> Replay:
    """Every step of a game that some eyes saw."""
    record = shelved.record
    return Replay(
        id=id,
        edition=record.edition,
        options=record.options,
        players=record.players,
        names=shelved.summary.names,
        winners=record.winners,
        at=shelved.at,
        seat=eyes,
        steps=tuple(steps_of(record, eyes)),
    )
