"""A room: one task and one inbox. Every change is decided, applied, written to the log, and only then published."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import cast

from kaboodle.core.errors import OptionError
from kaboodle.server import wire
from kaboodle.server.clock import Timer
from kaboodle.server.log import log_bug, note
from kaboodle.server.rooms import log
from kaboodle.server.rooms.archive import archive_finished, record_players
from kaboodle.server.rooms.batch import Change, Command, WriteBatch
from kaboodle.server.rooms.bot_emotes import BotEmoteDue, BotEmotes, send_emote
from kaboodle.server.rooms.bots import RoomBots
from kaboodle.server.rooms.broadcast import Broadcast, revealed
from kaboodle.server.rooms.change_limits import ChangeLimits
from kaboodle.server.rooms.commands import void_deal
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.entrance import Entrance
from kaboodle.server.rooms.erasure import vacate_deleted
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
from kaboodle.server.rooms.ownership import RoomMoved
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.reports import RoomReports
from kaboodle.server.rooms.requests import Requests
from kaboodle.server.rooms.state import RoomState, rebuild_aside
from kaboodle.server.rooms.timers import OpenAsk, Schedule, SleepingTimers, open_next, sleeping_timers
from kaboodle.server.store.base import RoomLost, StoreError
from kaboodle.server.wire import Code, Refusal

CLOSED = Refusal(Code.NO_ROOM, "the room has just been closed")
RETRY = 1_000  # ms until a failed read or write is tried again
RNG = SystemRandom()  # shared by all rooms: it has no state


class Room:
    """A room that is awake: its state, its connections, and the ask that is open."""

    def __init__(
        self,
        state: RoomState,
        deps: RoomDeps,
        fall_asleep: Callable[["Room"], object],
        timers: SleepingTimers | None = None,
    ) -> None:
        self.state = state
        self.deps = deps
        self.presence = Presence(deps.clock.now())
        self.broadcast = Broadcast(self.presence, state)
        self.limits = ChangeLimits(deps.clock)
        self.open_ask: OpenAsk | None = None
        self.inbox = Inbox()
        self.batch = WriteBatch(deps, self._committed)
        self.bots = RoomBots(deps, state.header.code, self.post)
        self.bot_emotes = BotEmotes(deps.clock, self.post)
        self.entrance = Entrance(self)
        self.reports = RoomReports(deps)
        self.requests = Requests(self)
        self.asleep = False
        self.moved = False  # to another process
        self._fall_asleep = fall_asleep
        self._sealed_at = deps.clock.now()
        self._timer = Timer(deps.clock, self._on_timer)
        self._next_due: int | None = None  # when anything but the end of the open ask is due
        self._broken = False  # the state may differ from the log, so it is rebuilt before anything else happens
        self._storing: asyncio.Task[None] | None = None
        self.rng: Random = RNG
        self._timers = timers  # of before it slept

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
        if self._timers is None:
            self.restart()
        else:
            self._continue(self._timers)
        if vacate_deleted(self.state):
            self.post(ReloadRequested())
        if self.state.stage == "over":
            await archive_finished(self.state, self.deps.store, self.deps.clock.now())
        while not self.asleep:
            await self.step()
        self.inbox.close(RoomMoved() if self.moved else CLOSED)

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
                self.deps.metrics.count_refusal(failure.code, item.message)
                item.connection.send(wire.refused_message(failure, item.message))
            item.connection.channel.done()
        elif isinstance(item, Connected) and future is None and failure is not None:
            item.connection.channel.refuse(failure)  # it has waited for the host, and now it may not enter
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
                await self.requests.handle(connection, message)
            case Connected(connection=connection):
                await self.entrance.connect(connection)
            case Disconnected(connection=connection):
                self.presence.remove(connection, self.deps.clock.now())
                self.entrance.leave(connection)
                self.broadcast.send_room(self.state)
            case SeatRequest():
                seat = await self.entrance.sit(item)
            case TimerExpired():
                await self._do_what_is_due()
            case BotEmoteDue(reaction=reaction):
                send_emote(self.state, self.presence.connections, reaction, self.limits)
            case SleepRequested():
                if self.idle_since() is not None:
                    self._sleep()
            case ReloadRequested():
                await self._rebuild()
                self.broadcast.reassign_seats(self.state, self.open_ask, self.deps.clock.now(), set())
                await self.commit(vacate_deleted(self.state))
                self.broadcast.send_room(self.state)
        while self.state.stage == "sealed" and self._schedule().deal_ready():
            await self._continue_deal()
        self.broadcast.send_away(self.state, self.deps.clock.now())
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

    async def commit(self, entries: Iterable[log.LogEntry]) -> None:
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
        if any(isinstance(entry, log.DealSealed | log.CommitmentsClosed) for entry in taken):
            self._sealed_at = now
        if any(isinstance(entry, log.RoomChanged | log.Paused) for entry in taken):
            self._restart_times()
        self.broadcast.send_changes(self.state, self.open_ask, taken, now)
        self.broadcast.send_away(self.state, now)
        self.entrance.apply(taken)
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
        before, fast = self.open_ask, self.presence.plays_fast(self.state)
        self.open_ask = open_next(self.state, before, self.deps.settings, now, self.rng, fast=fast)
        if before is not None and self.open_ask is not None and before.game == self.open_ask.game:
            self.deps.metrics.decisions += self.open_ask.ask - before.ask
        self.broadcast.send_updates(self.state, self.open_ask, now)
        self.bots.wake(self.state, self.open_ask)
        self.bot_emotes.react(self.state, self.rng, quiet=fast or not self.presence.connections)
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
        for connection in (*self.presence.connections, *self.entrance.waiting.values()):
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
        if isinstance(error, RoomLost):
            self.deps.ownership.lose(self.code)
        return Refusal(Code.STORAGE, "this could not be written down, so it has not happened")

    async def _rebuild(self) -> None:
        """Rebuild the state from the log."""
        try:
            saved = await self.deps.store.load(self.code)
        except StoreError:
            saved = None
        if saved is None:
            raise Refusal(Code.STORAGE, "the room cannot be read just now")
        self.state = await rebuild_aside(saved, self.state.dealer)
        self._broken = False
        self.restart()

    def restart(self) -> None:
        """Open the ask that the game waits for, with full time, and send whatever has not been sent."""
        self.open_ask = None
        self.bots.forget()
        self._show()

    def _continue(self, timers: SleepingTimers) -> None:
        """Continue with the clocks as they were when the room went to sleep."""
        self.presence.continue_from(timers.away, timers.away_since)
        self.open_ask = timers.ask_for(self.state)
        self._show()

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
            await self._continue_deal()
        if overdue := self.presence.overdue(self.state, now):
            await self.commit(overdue)
        sleep = self._schedule().sleep()
        if sleep is not None and now >= sleep and self.inbox.empty():
            self._sleep()

    async def _continue_deal(self) -> None:
        """Publish the commitments, then deal; or void the deal if one of them was not revealed."""
        if not self.state.revealing and not self.state.adds_alone:
            await self.commit([log.CommitmentsClosed()])
        elif self.state.withheld:
            await self.commit(void_deal(self.state, self.deps.secret()))
        else:
            await self._deal()

    async def _deal(self) -> None:
        """Deal. A game that cannot be dealt with these options is cancelled, or it would be tried for ever."""
        try:
            await self.commit([log.DealMade()])
        except OptionError as error:
            await self.commit([log.DealCancelled()])
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

    def sleeping_timers(self) -> SleepingTimers | None:
        """The timers that go on while the room sleeps."""
        return sleeping_timers(self._schedule())

    def _sleep(self) -> None:
        self.close()
        self._fall_asleep(self)

    def disconnect(self) -> None:
        """Close all connections so that their clients connect again at once."""
        for connection in (*self.presence.connections, *self.entrance.waiting.values()):
            connection.channel.shutdown()

    def close(self) -> None:
        """Stop the timer and the bots; the task ends after its current item."""
        self.asleep = True
        self.bots.close()
        self.bot_emotes.close()
        self.entrance.close()
        self._timer.stop()
