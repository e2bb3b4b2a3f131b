"""The house: all rooms of a server, those awake and those asleep in the store."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec

from kaboodle.server.answers import NewRoom, PlayNow
from kaboodle.server.changing import chosen_options, edition_of, nearest
from kaboodle.server.entries import Entry, Header, Sat, Sealed, Seated
from kaboodle.server.guests import Guest
from kaboodle.server.inbox import Doze, Rang, Rules
from kaboodle.server.ledger import Dealer, Ledger, deal_sealed, hash_of, rebuild
from kaboodle.server.limits import MIB, ROOM, Scales
from kaboodle.server.logs import note
from kaboodle.server.room import Room
from kaboodle.server.store import Row, StoreError
from kaboodle.server.wire import Code, Refusal
from kaboodle.table import LETTERS

T = TypeVar("T")
NOT_REBUILT = (StoreError, msgspec.DecodeError, ValueError)  # from a log of another version, or a damaged one
USUAL_PLAYERS = 4  # at a table with bots, where nobody has said how many
STOP_WITHIN = 3.0  # seconds
TOGETHER = 8  # rooms that wake at once after a start
SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike


def new_code() -> str:
    """A short name for a room that is hard to guess."""
    return "".join(secrets.choice(SIGNS) for _ in range(7))


class House:
    """Makes rooms, finds them, wakes them and lets them sleep."""

    def __init__(self, rules: Rules, dealer: Dealer = deal_sealed, code: Callable[[], str] = new_code) -> None:
        self.rules = rules
        self.rooms: dict[str, Room] = {}
        self._dealer = dealer
        self._code = code
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._sleepers: set[asyncio.Task[None]] = set()
        self._were_awake: set[str] = set()  # rooms that a restart found awake and that have not been woken yet
        self._opening: asyncio.Task[None] | None = None
        self._coming: list[str] = []  # the hosts of rooms that are being made
        self.scales = Scales(rules.settings.memory * MIB, rules.settings.outboxes)

    async def open(self) -> None:
        """Begin to wake every room that was awake when the server stopped, however it stopped.

        They wake a few at a time while the server serves; one that somebody asks for wakes at once.
        """
        self._were_awake = set(await self.rules.store.awake())
        self._opening = asyncio.ensure_future(self._wake_all(sorted(self._were_awake)))

    async def opened(self) -> None:
        """Wait until every room is awake that can be."""
        if self._opening is not None:
            await self._opening

    async def create(self, guest: Guest, wish: NewRoom) -> Room:
        """A new room, with its host and its bots."""
        if not set(wish.bots) <= set(LETTERS[: wish.players]):
            raise Refusal(Code.OPTION, f"bots can sit at {' '.join(LETTERS[: wish.players])}")
        header = self._header(guest, wish)
        return await self._make(header, [Seated(seat=seat, level=level) for seat, level in wish.bots.items()])

    async def play(self, guest: Guest, wish: PlayNow, key: str) -> Room:
        """A new room with a guest at seat A, bots everywhere else, and a game that is about to be dealt."""
        players = nearest(edition_of(wish.edition), USUAL_PLAYERS) if wish.players is None else wish.players
        room = NewRoom(edition=wish.edition, players=players, options=wish.options, clock=wish.clock)
        header = self._header(guest, room)
        lines: list[Entry] = [Sat(seat="A", guest=guest.id, name=guest.name, key=hash_of(key))]
        lines += [Seated(seat=seat, level=wish.level) for seat in LETTERS[1:players]]
        starter = Ledger(header).starter(None)
        return await self._make(header, [*lines, Sealed(secret=self.rules.secret().hex(), starter=starter)])

    async def _make(self, header: Header, lines: list[Entry]) -> Room:
        """Keep a new room with its first lines, and let it live."""
        await self._make_way()
        mine = sum(room.ledger.header.host == header.host for room in self.rooms.values())
        if mine + self._coming.count(header.host) >= self.rules.settings.rooms_per_guest:
            raise Refusal(Code.SLOW_DOWN, "you have too many rooms open; wait until one sleeps")
        self._coming.append(header.host)
        try:
            return self._start(await self._write(header, lines))
        finally:
            self._coming.remove(header.host)

    async def _write(self, header: Header, lines: list[Entry]) -> Ledger:
        """Keep a new room under a code that no other has."""
        now = self.rules.clock.now()
        while not await self._keep(header, now):
            header = msgspec.structs.replace(header, code=self._code())
        ledger = Ledger(header, self._dealer)
        for line in lines:
            ledger.take(line)
        if lines:
            rows = [Row(n, now, msgspec.json.encode(line)) for n, line in enumerate(lines, 1)]
            await self._store(self.rules.store.append(header.code, rows))
        return ledger

    async def find(self, code: str) -> Room | None:
        """A room by its code, woken if it sleeps; None if there is none."""
        if code in self.rooms:
            return self.rooms[code]
        if code not in self._waking:
            self._waking[code] = asyncio.ensure_future(self._rouse(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    def public(self) -> list[Room]:
        """The rooms that anybody may find and that have a free seat."""
        return [
            room
            for room in self.rooms.values()
            if room.ledger.header.public
            and room.ledger.stage in ("open", "over")
            and any(chair.free for chair in room.ledger.chairs.values())
        ]

    async def game(self, code: str, game: int) -> Ledger | None:
        """A room as it was at the end of one of its games."""
        saved = await self._store(self.rules.store.load(code))
        if saved is None:
            return None
        try:
            ledger = await asyncio.to_thread(rebuild, saved, self._dealer, until_game=game)
        except NOT_REBUILT as trouble:
            raise not_rebuilt(code, trouble) from None
        return ledger if ledger.game == game else None

    def close(self, code: str, why: Refusal) -> None:
        """A room is closed for good: everybody in it is told why."""
        room = self.rooms.pop(code, None)
        if room is None:
            return
        for connection in room.presence.connections:
            connection.line.refuse(why)
        room.close()
        room.post(Rang())  # so that it notices
        self._tasks.pop(code, None)
        self._count()

    async def stop(self) -> None:
        """Finish what is in flight, in every room, and stop."""
        if self._opening is not None:
            self._opening.cancel()
        for room in self.rooms.values():
            room.close()
            room.post(Rang())  # so that a room that waits notices
        tasks = [*self._tasks.values(), *self._sleepers]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_WITHIN)
        note("stopped", rooms=len(self.rooms))

    def _header(self, guest: Guest, wish: NewRoom) -> Header:
        """The header of a room that somebody wishes for; Refusal names what does not fit."""
        return Header(
            code=self._code(),
            edition=wish.edition,
            players=wish.players,
            options=chosen_options(wish.edition, wish.players, wish.options),
            clock=wish.clock,
            host=guest.id,
            public=wish.public,
            helper=wish.helper,
        )

    async def _keep(self, header: Header, now: int) -> bool:
        return bool(await self._store(self.rules.store.create(header.code, msgspec.json.encode(header), now)))

    async def _store(self, work: Awaitable[T]) -> T:
        """What the store gives; a Refusal if it cannot."""
        try:
            return await work
        except StoreError as trouble:
            note("store", why=str(trouble))
            raise Refusal(Code.STORAGE, "the server cannot use its disk just now") from None

    async def _make_way(self) -> None:
        """See that there is memory for one more room: those sleep first that nobody is in; Refusal if none can."""
        while self._full():
            idle = {room.code: since for room in self.rooms.values() if (since := room.idle_since()) is not None}
            if not idle:
                raise Refusal(Code.FULL, "the server holds all the rooms that it can bear; try again later")
            await self.rooms[min(idle, key=idle.__getitem__)].ask(Doze())

    def _full(self) -> bool:
        most, coming = self.rules.settings.rooms, len(self._coming)
        return len(self.rooms) + coming >= most or not self.scales.takes(ROOM * (coming + 1))

    async def _rouse(self, code: str) -> Room | None:
        """Wake a room that sleeps, and let it be awake after a restart too."""
        room = await self._wake(code)
        if room is not None and code not in self._were_awake:
            await self._store(self.rules.store.set_awake(code, awake=True))
        self._were_awake.discard(code)
        return room

    async def _wake_all(self, codes: list[str]) -> None:
        """Wake rooms, a few at a time."""
        for first in range(0, len(codes), TOGETHER):  # what is read together is read faster
            waking = [self.find(code) for code in codes[first : first + TOGETHER]]
            await asyncio.gather(*waking, return_exceptions=True)  # one that fails is in the log; the others go on
        note("open", rooms=len(self.rooms))

    async def _wake(self, code: str) -> Room | None:
        """Rebuild a room from what was kept of it."""
        try:
            saved = await self.rules.store.load(code)
            if saved is None:
                return None
            await self._make_way()
            ledger = rebuild(saved, self._dealer)
        except NOT_REBUILT as trouble:
            raise not_rebuilt(code, trouble) from None
        return self._start(ledger)

    def _start(self, ledger: Ledger) -> Room:
        """Let a room live."""
        room = Room(ledger, self.rules, self._sleep)
        self.rooms[room.code] = room
        self._tasks[room.code] = asyncio.ensure_future(room.run())
        self._tasks[room.code].add_done_callback(report)
        self._count()
        return room

    def _count(self) -> None:
        """Note how many rooms are awake."""
        self.scales.add((len(self.rooms) - self.rules.meter.rooms) * ROOM)
        self.rules.meter.rooms = len(self.rooms)

    def _sleep(self, room: Room) -> None:
        """A room that nobody is in leaves memory; whoever asks for it wakes it."""
        self.rooms.pop(room.code, None)
        self._tasks.pop(room.code, None)
        self._count()
        task = asyncio.ensure_future(self._put_to_sleep(room.code))
        self._sleepers.add(task)
        task.add_done_callback(self._sleepers.discard)

    async def _put_to_sleep(self, code: str) -> None:
        try:
            await self.rules.store.set_awake(code, awake=False)
        except StoreError as trouble:
            note("store", room=code, why=str(trouble))


def not_rebuilt(code: str, trouble: Exception) -> Refusal:
    """Why a room that was kept cannot live again, or a game of it not be seen."""
    note("cannot wake", room=code, why=str(trouble)[:200])
    return Refusal(Code.STORAGE, f"room {code} cannot be rebuilt: {str(trouble)[:200]}")


def report(task: asyncio.Task[None]) -> None:
    """Log a room that ended by a bug."""
    if not task.cancelled() and (error := task.exception()) is not None:
        note("bug", item="run", error=type(error).__name__)
