"""All rooms of a server: those awake in memory, and those asleep in the store."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from kaboodle.core.table import LETTERS
from kaboodle.server.clock import Timer
from kaboodle.server.guests import Guest
from kaboodle.server.http.schemas import NewRoom, PlayNow
from kaboodle.server.limits import MIB, ROOM, MemoryBudget
from kaboodle.server.log import log_bug, note, note_rarely
from kaboodle.server.rooms.deals import Dealer, deal_table
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.inbox import SleepRequested, TimerExpired
from kaboodle.server.rooms.log import BotSeated, DealSealed, LogEntry, RoomHeader, SeatTaken
from kaboodle.server.rooms.ownership import LivesElsewhere
from kaboodle.server.rooms.room import Room
from kaboodle.server.rooms.room_settings import begin_from, check_clock, chosen_options, edition_of, nearest
from kaboodle.server.rooms.rules_version import OtherRules
from kaboodle.server.rooms.state import RoomState, hash_key, rebuild_aside
from kaboodle.server.rooms.timers import SleepingTimers, read_timers
from kaboodle.server.store.base import LogRow, RoomLost, StoreError
from kaboodle.server.wire import Code, Refusal
from kaboodle.words import phrase

T = TypeVar("T")
NOT_REBUILT = (StoreError, msgspec.DecodeError, ValueError)  # a log of another version, or a damaged one
USUAL_PLAYERS = 4  # at a table with bots, unless a number is given
STOP_WITHIN = 3.0  # seconds
TOGETHER = 8  # rooms that wake at once after a start
WAKE_AGAIN = 100  # ms from one group of rooms that a deadline wakes to the next
CLAIMS = 5  # times that a room is read again because its log has grown meanwhile
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike


def new_code() -> str:
    """A short code for a room that is hard to guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(7))


class RoomRegistry:
    """Creates rooms, finds them, wakes them, and puts them to sleep."""

    def __init__(self, deps: RoomDeps, dealer: Dealer = deal_table, code: Callable[[], str] = new_code) -> None:
        self.deps = deps
        self.awake: dict[str, Room] = {}
        self.memory = MemoryBudget(deps.settings.memory * MIB, deps.settings.outboxes)
        self._dealer = dealer
        self._new_code = code
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._waking: dict[str, asyncio.Task[Room | None]] = {}
        self._falling_asleep: dict[str, asyncio.Task[None]] = {}
        self._alarms: set[asyncio.Task[None]] = set()
        self._were_awake: set[str] = set()  # rooms marked awake at the start that have not been woken yet
        self._opening: asyncio.Task[None] | None = None
        self._coming: list[tuple[str, str]] = []  # the makers and origins of rooms that are being created
        self._alarm = Timer(deps.clock, self._on_alarm)  # for the earliest deadline of all rooms asleep
        self._alarm_at: int | None = None
        deps.ownership.on_lost = self.drop

    async def open(self) -> None:
        """Begin to wake every room that was awake when the server stopped, however it stopped.

        They wake a few at a time while the server serves; one that somebody asks for wakes at once.
        """
        if self.deps.ownership.alone:  # else those that no other process has are found by a sweep
            self._were_awake = set(await self.deps.store.awake_rooms())
        self._opening = asyncio.ensure_future(self._wake_all(sorted(self._were_awake)))
        self._set_alarm(await self.deps.store.next_wake())

    async def wait_until_open(self) -> None:
        """Wait until every room is awake that can be rebuilt."""
        if self._opening is not None:
            await self._opening

    async def create(self, guest: Guest, request: NewRoom, origin: str = "") -> Room:
        """Create a room with its host and its bots, for somebody at an origin."""
        if not set(request.bots) <= set(LETTERS[: request.players]):
            raise Refusal(Code.OPTION, f"bots can sit at {' '.join(LETTERS[: request.players])}")
        header = self._header(guest, request)
        bots: list[LogEntry] = [BotSeated(seat=seat, level=level) for seat, level in request.bots.items()]
        return await self._create(header, bots, origin)

    async def play(self, guest: Guest, request: PlayNow, key: str, origin: str = "") -> Room:
        """Create a room with a guest at one seat, bots everywhere else, and a game that is about to be dealt."""
        players = nearest(edition_of(request.edition), USUAL_PLAYERS) if request.players is None else request.players
        options, own, position = request.options, request.seat or "A", ""
        if request.position is not None:
            players, options, own, position = begin_from(request)
        if own not in LETTERS[:players]:
            raise Refusal(Code.OPTION, f"there is no seat {own} at a table of {players}")
        room = NewRoom(edition=request.edition, players=players, options=options, clock=request.clock)
        header = self._header(guest, room)
        entries: list[LogEntry] = [SeatTaken(seat=own, guest=guest.id, name=guest.name, key=hash_key(key))]
        entries += [BotSeated(seat=seat, level=request.level) for seat in LETTERS[:players] if seat != own]
        starter = RoomState(header).starter(None)
        sealed = DealSealed(secret=self.deps.secret().hex(), starter=starter, position=position)
        return await self._create(header, [*entries, sealed], origin)

    async def find(self, code: str) -> Room | None:
        """A room by its code, woken if it sleeps; None if there is none, LivesElsewhere if another process has it."""
        if code in self.awake:
            return self.awake[code]
        if code not in self._waking:
            self._waking[code] = asyncio.ensure_future(self._wake_and_mark(code))
            self._waking[code].add_done_callback(lambda _: self._waking.pop(code, None))
        return await asyncio.shield(self._waking[code])

    def public_rooms(self, most: int) -> list[Room]:
        """The public rooms with a free seat, the newest first and at most so many."""
        found: list[Room] = []
        for room in reversed(self.awake.values()):
            state = room.state
            if not state.header.public or state.entry not in ("open", "ask") or state.stage not in ("open", "over"):
                continue
            if any(holder.free for holder in state.seats.values()):
                found.append(room)
                if len(found) == most:
                    break
        return found

    async def state_after(self, code: str, game: int) -> RoomState | None:
        """The state of a room at the end of one of its games; None if there is no such game."""
        saved = await self._stored(self.deps.store.load(code, game))
        if saved is None:
            return None
        try:
            state = await rebuild_aside(saved, self._dealer, until_game=game)
        except NOT_REBUILT as error:
            raise not_rebuilt(code, error) from None
        return state if state.game == game else None

    def close(self, code: str, why: Refusal) -> None:
        """Close a room for good: everybody in it is told why."""
        room = self.awake.pop(code, None)
        if room is None:
            return
        for connection in room.presence.connections:
            connection.channel.refuse(why)
        room.close()
        room.post(TimerExpired())  # so that its task ends
        self._tasks.pop(code, None)
        self._count()

    def drop(self, code: str) -> None:
        """Remove a room that another process has taken. Its clients connect again, and find it there."""
        room = self.awake.pop(code, None)
        if room is None:
            return
        room.moved = True
        room.close()
        room.post(TimerExpired())  # so that its task ends
        self._tasks.pop(code, None)
        self._count()
        room.disconnect()
        note("dropped", room=code)

    def drop_all(self) -> None:
        """Remove all rooms: the other processes have declared this one dead."""
        for code in list(self.awake):
            self.drop(code)

    async def hand_over(self, code: str) -> None:
        """Finish what is in flight in a room and let another process take it; its clients connect again."""
        room, task = self.awake.get(code), self._tasks.get(code)
        if room is None or task is None:
            return
        room.moved = True
        room.close()
        room.post(TimerExpired())  # so that its task ends
        await asyncio.wait([task], timeout=STOP_WITHIN)
        self.awake.pop(code, None)
        self._tasks.pop(code, None)
        self._count()
        try:
            await self.deps.ownership.release(code)
        except StoreError as error:
            note_rarely("store", room=code, why=str(error))
        room.disconnect()

    async def stop(self) -> None:
        """Finish what is in flight in every room, and stop."""
        self._alarm.stop()
        if self._opening is not None:
            self._opening.cancel()
        for room in self.awake.values():
            room.close()
            room.post(TimerExpired())  # so that its task ends
        tasks = [*self._tasks.values(), *self._falling_asleep.values(), *self._alarms]
        if tasks:
            await asyncio.wait(tasks, timeout=STOP_WITHIN)
        note("stopped", rooms=len(self.awake))

    def _header(self, guest: Guest, request: NewRoom) -> RoomHeader:
        """The header of a new room; Refusal names what does not fit."""
        check_clock(request.clock, self.deps.settings.shortest_clock)
        return RoomHeader(
            code=self._new_code(),
            edition=request.edition,
            players=request.players,
            options=chosen_options(request.edition, request.players, request.options),
            clock=request.clock,
            host=guest.id,
            public=request.public,
            helper=request.helper,
            rules=edition_of(request.edition).rules_version,
        )

    async def _create(self, header: RoomHeader, entries: list[LogEntry], origin: str) -> Room:
        """Store a new room with its first entries, and start it."""
        await self._make_space()
        self._coming.append((header.host, origin))
        try:
            await self._check_share(header.host, origin)
            return self._start(await self._store(header, entries, origin))
        finally:
            self._coming.remove((header.host, origin))

    async def _check_share(self, maker: str, origin: str) -> None:
        """Refuse a room to who has made too many that are awake or will wake by themselves, under whatever names."""
        settings = self.deps.settings
        mine, from_there = await self._stored(self.deps.store.count_rooms(maker, origin))
        mine += sum(other == maker for other, _ in self._coming)  # with the one that is asked for
        from_there += sum(other == origin for _, other in self._coming)
        if mine > settings.rooms_per_guest:
            many = phrase("refused-rooms-guest")
        elif origin and from_there > settings.rooms_per_address:
            many = phrase("refused-rooms-address")
        else:
            return
        raise Refusal(Code.SLOW_DOWN, str(many), phrase=many)

    async def _store(self, header: RoomHeader, entries: list[LogEntry], origin: str) -> RoomState:
        """Store a new room under a code that no other room has."""
        store, now = self.deps.store, self.deps.clock.now()
        while not await self._stored(
            store.create_room(header.code, msgspec.json.encode(header), now, header.host, origin)
        ):
            header = replace(header, code=self._new_code())
        state = RoomState(header, self._dealer)
        for entry in entries:
            state.apply(entry)
        if entries:
            rows = [LogRow(n, now, msgspec.json.encode(entry)) for n, entry in enumerate(entries, 1)]
            await self._stored(store.append(header.code, rows))
        return state

    async def _stored(self, work: Awaitable[T]) -> T:
        """The result of the store; Refusal if it fails."""
        try:
            return await work
        except StoreError as error:
            note("store", why=str(error))
            raise Refusal(Code.STORAGE, "the server cannot use its disk just now") from None

    async def _make_space(self) -> None:
        """Make sure that there is memory for one more room: the longest idle sleep first; Refusal if none can."""
        while self._full():
            idle = {room.code: since for room in self.awake.values() if (since := room.idle_since()) is not None}
            if not idle:
                raise Refusal(Code.FULL, "the server holds all the rooms that it can bear; try again later")
            await self.awake[min(idle, key=idle.__getitem__)].ask(SleepRequested())

    def _full(self) -> bool:
        most, coming = self.deps.settings.rooms, len(self._coming)
        return len(self.awake) + coming >= most or not self.memory.has(ROOM * (coming + 1))

    async def _wake_and_mark(self, code: str) -> Room | None:
        """Wake a room, and mark it awake for the next start."""
        room = await self._wake(code)
        if room is not None and code not in self._were_awake and self.deps.ownership.alone:  # else a claim marks it
            await self._stored(self.deps.store.set_awake(code))
        self._were_awake.discard(code)
        return room

    async def _wake_all(self, codes: list[str]) -> None:
        """Wake rooms, a few at a time."""
        for first in range(0, len(codes), TOGETHER):  # reads that are made together share a transaction
            waking = [self.find(code) for code in codes[first : first + TOGETHER]]
            await asyncio.gather(*waking, return_exceptions=True)  # failures are logged; the other rooms go on
        note("open", rooms=len(self.awake))

    async def _wake(self, code: str) -> Room | None:
        """Rebuild a room from the store, and make it this process's."""
        if code in self._falling_asleep:
            await self._falling_asleep[code]
        for _ in range(CLAIMS):
            try:
                peer = await self.deps.ownership.locate(code)
                if peer is not None:
                    raise LivesElsewhere(peer)
                return await self._load(code)
            except RoomLost as error:  # its log has grown since it was read
                lost = error
            except OtherRules as error:
                peer = self.deps.ownership.peer_with(error.rules)
                raise not_rebuilt(code, error) if peer is None else LivesElsewhere(peer) from None
            except NOT_REBUILT as error:
                raise not_rebuilt(code, error) from None
        raise not_rebuilt(code, lost)

    async def _load(self, code: str) -> Room | None:
        """Rebuild a room once; RoomLost if another process has written into it meanwhile."""
        saved = await self.deps.store.load(code)
        if saved is None:
            return None
        await self._make_space()
        state = await rebuild_aside(saved, self._dealer)
        timers = read_timers(saved.timers, self.deps.clock.now())
        changed = await self.deps.ownership.claim(code, state.length, self.deps.clock.now())
        if changed is not None:
            state.apply(changed)
        if state.worth_storing is not None:
            await self._stored(self.deps.store.add_snapshot(code, state.worth_storing))
            state.snapshot_length = state.worth_storing.n
        return self._start(state, timers)

    def _start(self, state: RoomState, timers: SleepingTimers | None = None) -> Room:
        """Start the task of a room."""
        room = Room(state, self.deps, self._sleep, timers)
        self.awake[room.code] = room
        self._tasks[room.code] = asyncio.ensure_future(room.run())
        self._tasks[room.code].add_done_callback(report_bug)
        self._count()
        return room

    # Rooms asleep whose game has a deadline: one alarm for the earliest.

    def _set_alarm(self, when: int | None) -> None:
        """Wake rooms at this time, unless one has to be woken before."""
        if when is not None and (self._alarm_at is None or when < self._alarm_at):
            self._alarm_at = when
            self._alarm.set(when)

    def _on_alarm(self) -> None:
        self._alarm_at = None
        task = asyncio.ensure_future(self.wake_due())
        self._alarms.add(task)
        task.add_done_callback(self._alarms.discard)

    async def wake_due(self) -> None:
        """Wake the rooms whose deadline has come, a few at a time, and set the alarm for the next one."""
        store, now = self.deps.store, self.deps.clock.now()
        try:
            for code in await store.due_rooms(now, TOGETHER):
                await self._wake_by_deadline(code)
            when = await store.next_wake()
        except StoreError as error:
            note("store", why=str(error))
            when = now
        self._set_alarm(None if when is None else max(when, now + (WAKE_AGAIN if when <= now else 0)))

    async def _wake_by_deadline(self, code: str) -> None:
        """Wake a room for what is due there; it sleeps again soon if nobody comes."""
        try:
            room = await self.find(code)
        except LivesElsewhere:
            return
        except Refusal as refusal:
            if refusal.code == Code.STORAGE and self.deps.ownership.alone:  # it cannot be rebuilt, now or later
                await self.deps.store.set_asleep(code)
            return
        if room is not None and not room.presence.connections:
            room.presence.visited = False

    def _count(self) -> None:
        """Update the number of rooms that are awake."""
        self.memory.add((len(self.awake) - self.deps.metrics.rooms) * ROOM)
        self.deps.metrics.rooms = len(self.awake)

    def _sleep(self, room: Room) -> None:
        """Remove a room from memory; it wakes when somebody asks for it."""
        self.awake.pop(room.code, None)
        self._tasks.pop(room.code, None)
        self._count()
        task = asyncio.ensure_future(self._mark_asleep(room.code, room.sleeping_timers()))
        self._falling_asleep[room.code] = task
        task.add_done_callback(lambda _: self._falling_asleep.pop(room.code, None))

    async def _mark_asleep(self, code: str, timers: SleepingTimers | None) -> None:
        try:
            if timers is None:
                await self.deps.store.set_asleep(code)
                return
            await self.deps.store.set_asleep(code, timers.wake, msgspec.json.encode(timers))
            self._set_alarm(timers.wake)
        except StoreError as error:
            note_rarely("store", room=code, why=str(error))


def not_rebuilt(code: str, error: Exception) -> Refusal:
    """Log and refuse a room that cannot be rebuilt from its log."""
    if isinstance(error, StoreError):
        note_rarely("cannot wake", room=code, why=str(error)[:200])
        return Refusal(Code.STORAGE, f"room {code} cannot be rebuilt: {str(error)[:200]}")
    log_bug("rebuild", error, code)  # its text may hold a card
    return Refusal(Code.STORAGE, f"room {code} cannot be rebuilt: its log is damaged or of another version")


def report_bug(task: asyncio.Task[None]) -> None:
    """Log the exception with which a room's task has ended."""
    if not task.cancelled() and (error := task.exception()) is not None:
        log_bug("room task", error)
