"""A room: one task and one inbox. Every change is decided, applied, written to the log, and only then published."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import cast

from kaboodle.core.errors import OptionError
from kaboodle.server import wire
from kaboodle.server.clock import Timer
from kaboodle.server.guests import Guest
from kaboodle.server.log import log_bug, note
from kaboodle.server.rooms import log
from kaboodle.server.rooms.archive import archive_finished, record_players
from kaboodle.server.rooms.batch import Change, Command, WriteBatch
from kaboodle.server.rooms.bots import RoomBots
from kaboodle.server.rooms.broadcast import Broadcast, Snapshot, revealed
from kaboodle.server.rooms.chat import mute, relay
from kaboodle.server.rooms.commands import Sender, entries_for, sit
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.erasure import vacate_deleted
from kaboodle.server.rooms.help import help_for, send_help
from kaboodle.server.rooms.inbox import (
    AskExpired,
    ClientMessage,
    Connected,
    Disconnected,
    Inbox,
    InboxItem,
    MoveCommand,
    ReloadRequested,
    SeatRequest,
    SleepRequested,
    TimerExpired,
    is_move,
)
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import RoomState, hash_key, rebuild
from kaboodle.server.rooms.timers import OpenAsk, Schedule, open_next
from kaboodle.server.store.base import StoreError
from kaboodle.server.wire import Code, Refusal

CLOSED = Refusal(Code.NO_ROOM, "the room has just been closed")
RETRY = 1_000  # ms until a failed read or write is tried again
RNG = SystemRandom()  # shared by all rooms: it has no state


class Room:
    """A room that is awake: its state, its connections, and the ask that is open."""

    def __init__(self, state: RoomState, deps: RoomDeps, fall_asleep: Callable[["Room"], object]) -> None:
        self.state = state
        self.deps = deps
        self.presence = Presence(deps.clock.now())
        self.broadcast = Broadcast(self.presence, state)
        self.open_ask: OpenAsk | None = None
        self.inbox = Inbox()
        self.batch = WriteBatch(deps, self._committed)
        self.bots = RoomBots(deps, self.post)
        self.asleep = False
        self._fall_asleep = fall_asleep
        self._sealed_at = deps.clock.now()
        self._timer = Timer(deps.clock, self._on_timer)
        self._next_due: int | None = None  # when anything but the end of the open ask is due
        self._broken = False  # the state may differ from the log, so it is rebuilt before anything else happens
        self._storing: asyncio.Task[None] | None = None
        self.rng: Random = RNG

    @property
    def code(self) -> str:
        """The room's name."""
        return self.state.header.code

    # The inbox.

    def post(self, item: InboxItem) -> None:
        """Put an item into the inbox; a move that nothing is ahead of is submitted at once."""
        ready = self.inbox.watched and not self._broken and not self.asleep
        if ready and is_move(item) and self.batch.admits(self.state, self.open_ask):
            self.submit(cast(MoveCommand, item))
        else:
            self.inbox.put(item, None)

    async def ask(self, item: InboxItem) -> str | None:
        """Put an item into the inbox and wait for its result; Refusal if it was refused."""
        future: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.inbox.put(item, future)
        return await future

    async def run(self) -> None:
        """The room's task: handles one item after the other while the room is awake."""
        self.restart()
        if vacate_deleted(self.state):
            self.post(ReloadRequested())
        if self.state.stage == "over":
            await archive_finished(self.state, self.deps.store, self.deps.clock.now())
        while not self.asleep:
            await self.step()
        self.inbox.close(CLOSED)

    async def step(self) -> None:
        """Handle the next item of the inbox."""
        item, future = await self.inbox.get()
        result: str | None = None
        failure: Refusal | None = None
        try:
            if self._broken:
                await self._rebuild()
            if is_move(item):
                self.submit(cast(MoveCommand, item))
                return
            result = await self._handle(item)
        except Refusal as refusal:
            failure = refusal
        except Exception as error:  # a bug in one room must not end it, nor affect another
            failure = self._on_bug(type(item).__name__, error)
        if isinstance(item, ClientMessage):
            if failure is not None:
                self.deps.metrics.refusals[failure.code] += 1
                item.connection.send(wire.refused_message(failure, item.message))
            item.connection.channel.done()
        self._flush()
        if self._broken or (failure is not None and failure.code == Code.STORAGE):  # the timer may be in the past
            self._timer.set(self.deps.clock.now() + RETRY)
        if future is None or future.done():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(result)

    async def _handle(self, item: InboxItem) -> str | None:
        """Handle one item that is not a move; for a SeatRequest, the seat."""
        seat = None
        match item:
            case ClientMessage(connection=connection, message=message):
                await self._handle_message(connection, message)
            case Connected(connection=connection):
                await self._connect(connection)
            case Disconnected(connection=connection):
                self.presence.remove(connection, self.deps.clock.now())
                self.broadcast.send_room(self.state)
            case SeatRequest():
                seat = await self._sit(item)
            case TimerExpired():
                await self._do_what_is_due()
            case SleepRequested():
                if self.idle_since() is not None:
                    self._sleep()
            case ReloadRequested():
                await self._rebuild()
                self.broadcast.reassign_seats(self.state, self.open_ask, self.deps.clock.now(), set())
                await self._commit(vacate_deleted(self.state))
                self.broadcast.send_room(self.state)
        if self.state.stage == "sealed" and self._schedule().all_entropy_added():
            await self._deal()
        self._next_due = self._schedule().next_due()
        self._set_timer()
        return seat

    # Changes: decide, apply, write, publish, answer.

    def submit(self, command: Command) -> None:
        """Decide, append, publish: the only way a room changes. Nothing is published before its entries are durable.

        Moves that answer the same open ask share a commit and a frame. Everything else waits in the inbox meanwhile.
        """
        failure: Refusal | None = None
        try:
            self.batch.add(self.state, self.open_ask, command)
        except StoreError as error:
            failure = self._on_store_error(error)
        except Exception as error:
            failure = self._on_bug(type(command).__name__, error)
        if failure is None and not self.batch.idle:
            self.inbox.held = True
        else:
            self._finish(failure)

    async def _commit(self, entries: Iterable[log.LogEntry]) -> None:
        """Submit entries and wait until they are published. Only the room's task does this."""
        published: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.submit(Change(entries, published))
        try:
            await published
        except Refusal:
            if self._broken:
                await self._rebuild()
            raise

    def _committed(self, error: StoreError | None) -> None:
        """The batch is durable and is published; or it could not be written, and nothing of it has happened."""
        if self.batch.idle:
            return  # a bug has ended it, and the room is rebuilt from the log
        if error is not None:
            self._finish(self._on_store_error(error))
        elif self._ended(self.batch.entries) or any([type(entry) is log.DealMade for entry in self.batch.entries]):
            self._storing = asyncio.ensure_future(self._store_game())
        else:
            self._publish()

    async def _store_game(self) -> None:
        """Store who plays a game that was dealt, or archive one that is over, before that is published."""
        now, taken = self.deps.clock.now(), self.batch.entries
        try:
            if self._ended(taken):
                await archive_finished(self.state, self.deps.store, now)
            else:
                await record_players(self.state, self.deps.store, now)
        except Exception as error:
            self._on_bug("archive", error)
        self._publish()

    def _publish(self) -> None:
        """Send what the batch has changed, then answer those who sent it. A bug here does not undo what is durable."""
        try:
            taken = self.batch.entries
            if self.state.stage == "playing" and all([type(entry) is log.Moved for entry in taken]):
                self._show(due_unchanged=bool(self.presence.connections))
            else:
                self._send_changes(taken)
        except Exception as error:
            self._on_bug("publish", error)
        self._finish(None)

    def _send_changes(self, taken: list[log.LogEntry]) -> None:
        """Send what some entries have changed, other than moves of a game that continues."""
        now = self.deps.clock.now()
        if any(isinstance(entry, log.DealSealed) for entry in taken):
            self._sealed_at = now
        if any(isinstance(entry, log.RoomChanged | log.Paused) for entry in taken):
            self._restart_times()
        self.broadcast.send_changes(self.state, self.open_ask, taken, now)
        self._show()
        if self._ended(taken):
            assert self.state.table is not None
            self.broadcast.send_all(revealed(self.state, self.state.table))

    def _ended(self, taken: list[log.LogEntry]) -> bool:
        """Whether some entries have ended the game."""
        return self.state.stage == "over" and type(taken[-1]) is log.Moved

    def _show(self, *, due_unchanged: bool = False) -> None:
        """Open the next ask to all its seats at once, send everybody what they have not seen, and wake the bots."""
        now = self.deps.clock.now()
        self.open_ask = open_next(self.state, self.open_ask, self.deps.settings, now, self.rng)
        self.broadcast.send_updates(self.state, self.open_ask, now)
        self.bots.wake(self.state, self.open_ask)
        if not due_unchanged:
            self._next_due = self._schedule().next_due()
        self._set_timer()

    def _finish(self, failure: Refusal | None) -> None:
        """Answer the senders of the batch, then continue with the inbox."""
        awaited = self.batch.awaited
        self.batch.finish(failure)
        if awaited:  # the room's task continues with its item
            self.inbox.release()
            return
        self._flush()
        if self._broken:
            self._timer.set(self.deps.clock.now() + RETRY)
            self.inbox.put(TimerExpired(), None)
        while not self._broken and self.batch.admits(self.state, self.open_ask) and (move := self.inbox.next_move()):
            self.submit(move)
        if self.batch.idle:
            self.inbox.release()

    def _flush(self) -> None:
        for connection in self.presence.connections:
            connection.flush()

    # Failures: the room is rebuilt from its log.

    def _on_bug(self, where: str, error: Exception) -> Refusal:
        """Log a bug, and rebuild the room before anything else happens."""
        log_bug(where, error, self.code)
        self._broken = True
        return Refusal(Code.STORAGE, "the server made a mistake; nothing has changed")

    def _on_store_error(self, error: StoreError) -> Refusal:
        """Log a failed write, and rebuild the room before anything else happens."""
        note("not written", room=self.code, why=str(error))
        self._broken = True
        return Refusal(Code.STORAGE, "this could not be written down, so it has not happened")

    async def _rebuild(self) -> None:
        """Rebuild the state from the log."""
        try:
            saved = await self.deps.store.load(self.code)
        except StoreError:
            saved = None
        if saved is None:
            raise Refusal(Code.STORAGE, "the room cannot be read just now")
        self.state = rebuild(saved, self.state.dealer)
        self._broken = False
        self.restart()

    def restart(self) -> None:
        """Open the ask that the game waits for, with full time, and send whatever has not been sent."""
        self.open_ask = None
        self.bots.forget()
        self._show()

    # People.

    async def _connect(self, connection: Connection) -> None:
        """Admit a connection; a seat that a bot has taken over is its holder's again."""
        self.broadcast.assign_seat(self.state, connection)
        if not self.presence.has_room_for(connection, self.deps.settings.connections_per_room):
            raise Refusal(Code.FULL, "too many are watching this room")
        seat = connection.seat
        if seat is not None and self.state.seats[seat].bot is not None:
            await self._commit([log.SeatReclaimed(seat=seat)])
        self.presence.add(connection)
        self.broadcast.welcome(self.state, self.open_ask, connection, self.deps.clock.now())

    async def _sit(self, request: SeatRequest) -> str:
        """Give a seat to a guest, or refuse."""
        await self._commit(sit(self.state, request.sender, request.seat, hash_key(request.key)))
        seat = self.state.seat_of(request.sender.guest, None)
        assert seat is not None
        self.presence.seen[seat] = self.deps.clock.now()
        return seat

    async def _handle_message(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a client's message requests, or refuse it."""
        try:
            match message:
                case wire.SayRequest() | wire.EmoteRequest():
                    now = self.deps.clock.now()
                    relay(self.state, self.presence.connections, connection, message, now)
                case wire.MuteRequest():
                    mute(self.state, connection, message)
                case wire.LookRequest():
                    self._look(connection)
                case wire.WhyRequest() | wire.OddsRequest() | wire.HintRequest():
                    thinks = self.deps.settings.bot_thinks
                    work = help_for(self.state, connection, message, self.deps.clock.now(), thinks)
                    self.bots.begin(send_help(self.deps.bot_pool, connection, message, work, self.code))
                case _:
                    if not connection.allow("change", self.deps.clock.now()):
                        raise Refusal(Code.SLOW_DOWN, "too much is changed here at once; wait a little")
                    await self._change(connection, message)
        except Refusal as refusal:
            self.deps.metrics.refusals[refusal.code] += 1
            connection.send(wire.refused_message(refusal, message))

    async def _change(self, connection: Connection, message: wire.FromClient) -> None:
        """Carry out a request about seats, host, start or settings."""
        if isinstance(message, wire.RenameRequest):
            message = wire.RenameRequest(name=self.deps.names.clean(message.name))
        elif isinstance(message, wire.SitRequest):
            self.deps.names.clean(connection.guest.name)
        who = Sender(guest=connection.identity, name=connection.guest.name, seat=connection.seat)
        await self._commit(entries_for(self.state, who, message, self.deps.secret))
        if isinstance(message, wire.RenameRequest):
            connection.guest = Guest(id=connection.guest.id, name=message.name)
        elif isinstance(message, wire.StandingRequest):
            connection.send(wire.StandingMessage(answer=message.answer))

    def _look(self, connection: Connection) -> None:
        """Send a fresh view, after everything that was not sent yet."""
        if self.state.table is None:
            raise Refusal(Code.NOT_NOW, "no cards are dealt yet")
        snapshot = Snapshot(self.state, self.open_ask, self.deps.clock.now())
        snapshot.send_updates(connection)
        snapshot.send_view(connection)

    # Timers.

    def _on_timer(self) -> None:
        if (
            self.open_ask is not None
            and self.open_ask.until is not None
            and self.deps.clock.now() >= self.open_ask.until
        ):
            self.post(AskExpired())
        self.post(TimerExpired())

    async def _do_what_is_due(self) -> None:
        """Deal, replace whoever is away too long, or go to sleep."""
        now = self.deps.clock.now()
        deal = self._schedule().deal()
        if deal is not None and now >= deal:
            await self._deal()
        if overdue := self.presence.overdue(self.state, now):
            await self._commit(overdue)
        sleep = self._schedule().sleep()
        if sleep is not None and now >= sleep and self.inbox.empty():
            self._sleep()

    async def _deal(self) -> None:
        """Deal. A game that cannot be dealt with these options is cancelled, or it would be tried for ever."""
        try:
            await self._commit([log.DealMade()])
        except OptionError as error:
            await self._commit([log.DealCancelled()])
            text = f"the cards cannot be dealt, so this game is off: {error}"
            self.broadcast.send_all(
                wire.RefusedMessage(code=Code.OPTION, text=text, about="start", phrase=error.phrase)
            )

    def _restart_times(self) -> None:
        """Give the open ask its full time again, after a pause or with another clock."""
        self.open_ask = None
        self.bots.forget()
        self.presence.restart(self.deps.clock.now())
        for connection in self.presence.connections:
            connection.shown_clock = None

    def _set_timer(self) -> None:
        """Set the timer to whatever is due next."""
        until, due = None if self.open_ask is None else self.open_ask.until, self._next_due
        self._timer.set(until if due is None else due if until is None else min(until, due))

    def _schedule(self) -> Schedule:
        return Schedule(
            state=self.state,
            presence=self.presence,
            open_ask=self.open_ask,
            sealed_at=self._sealed_at,
            settings=self.deps.settings,
        )

    # Sleep.

    def idle_since(self) -> int | None:
        """Since when nobody has used the room; None if it is in use."""
        return self._schedule().idle_since(self.deps.clock.now()) if self.inbox.empty() and not self._broken else None

    def _sleep(self) -> None:
        self.close()
        self._fall_asleep(self)

    def close(self) -> None:
        """Stop the timer and the bots; the task ends after its current item."""
        self.asleep = True
        self.bots.close()
        self._timer.stop()
