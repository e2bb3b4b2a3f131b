"""A room: one task and one inbox. Whatever comes in is checked, applied, written down, and only then shown."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import cast

import msgspec

from kaboodle.core.errors import MoveError, OptionError
from kaboodle.server import wire
from kaboodle.server.clock import Timer
from kaboodle.server.guests import Guest, clean_name
from kaboodle.server.log import note
from kaboodle.server.rooms import log
from kaboodle.server.rooms.archive import archive_finished, record_players
from kaboodle.server.rooms.bots import BotMove, RoomBots, answers_itself
from kaboodle.server.rooms.broadcast import Broadcast, Snapshot, revealed
from kaboodle.server.rooms.chat import mute, relay
from kaboodle.server.rooms.commands import Sender, entries_for, refusal_of, sit
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.erasure import vacate_deleted
from kaboodle.server.rooms.help import help_for, send_help
from kaboodle.server.rooms.inbox import (
    ClientMessage,
    Connected,
    Disconnected,
    Ended,
    Inbox,
    InboxItem,
    ReloadRequested,
    SeatRequest,
    SleepRequested,
    TimerExpired,
    is_move,
)
from kaboodle.server.rooms.moves import MoveBatch
from kaboodle.server.rooms.presence import Presence
from kaboodle.server.rooms.state import RoomState, hash_key, rebuild
from kaboodle.server.rooms.timers import OpenAsk, Schedule, default_moves, open_next
from kaboodle.server.store.base import LogRow, StoreError
from kaboodle.server.wire import Code, Refusal

CLOSED = Refusal(Code.NO_ROOM, "the room has just been closed")
RETRY = 1_000  # ms until what could not be read or written is tried again
RNG = SystemRandom()  # one for all rooms: it has no state of its own, but the size of one


class Room:
    """A room that lives: its ledger, the people in it, and what is open just now."""

    def __init__(self, state: RoomState, deps: RoomDeps, fall_asleep: Callable[["Room"], object]) -> None:
        self.state = state
        self.deps = deps
        self.presence = Presence(deps.clock.now())
        self.broadcast = Broadcast(self.presence, state)
        self.open_ask: OpenAsk | None = None
        self.inbox = Inbox()
        self.batch = MoveBatch(deps, self._moved)
        self.bots = RoomBots(deps, self.post)
        self.asleep = False
        self._fall_asleep = fall_asleep
        self._sealed_at = deps.clock.now()
        self._bell = Timer(deps.clock, lambda: self.post(TimerExpired()))
        self._rest: int | None = None  # when anything but the open ask is due
        self._broken = False
        self.rng: Random = RNG

    @property
    def code(self) -> str:
        """The room's name."""
        return self.state.header.code

    # The inbox.

    def post(self, item: InboxItem) -> None:
        """Put something into the inbox; a move is made at once if nothing is before it."""
        ready = self.inbox.watched and not self._broken and not self.asleep
        if ready and is_move(item) and self.batch.admits(self.state, self.open_ask):
            self._take_move(cast(ClientMessage, item))
        else:
            self.inbox.put(item, None)

    async def ask(self, item: InboxItem) -> str | None:
        """Put something into the inbox and wait until it is done; Refusal if it was refused to a guest."""
        future: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.inbox.put(item, future)
        return await future

    async def run(self) -> None:
        """The room's task: one thing after the other, for as long as the room is awake."""
        self.go_on()
        if vacate_deleted(self.state):
            self.post(ReloadRequested())
        if self.state.stage == "over":
            await archive_finished(self.state, self.deps.store, self.deps.clock.now())
        while not self.asleep:
            await self.step()
        self.inbox.close(CLOSED)

    async def step(self) -> None:
        """Take the next thing out of the inbox and see to it."""
        item, future = await self.inbox.get()
        result: str | None = None
        failure: Refusal | None = None
        try:
            if self._broken:
                await self._rebuild()
            if is_move(item):
                self._take_move(cast(ClientMessage, item))
                return
            result = await self.receive(item)
        except Refusal as refusal:
            failure = refusal
        except Exception as trouble:  # a bug in one room must not end it, nor reach another: go back to what is on disk
            failure = self._mistaken(type(item).__name__, trouble)
        if isinstance(item, ClientMessage):
            if failure is not None:
                self.deps.metrics.refusals[failure.code] += 1
                item.connection.send(wire.refused_message(failure, item.message))
            item.connection.channel.done()
        for connection in self.presence.connections:
            connection.flush()
        if self._broken or (failure is not None and failure.code == Code.STORAGE):  # what is due may be so long since
            self._bell.set(self.deps.clock.now() + RETRY)
        if future is None or future.done():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(result)

    async def receive(self, item: InboxItem) -> str | None:
        """See to one thing; for a wish, the seat that was given."""
        given = None
        match item:
            case ClientMessage(connection=connection, message=message):
                await self._hear(connection, message)
            case BotMove():
                await self._answer(item)
            case Connected(connection=connection):
                await self._arrive(connection)
            case Disconnected(connection=connection):
                self.presence.remove(connection, self.deps.clock.now())
                self.broadcast.send_room(self.state)
            case SeatRequest():
                given = await self._sit(item)
            case TimerExpired():
                await self._ring()
            case SleepRequested():
                if self.idle_since() is not None:
                    self._sleep()
            case Ended():
                try:
                    await self._publish(self.batch.entries)
                finally:  # whatever comes of showing it, the moves are on disk
                    self.batch.finish()
            case ReloadRequested():
                await self._rebuild()
                self.broadcast.reassign_seats(self.state, self.open_ask, self.deps.clock.now(), set())
                await self._commit(vacate_deleted(self.state))
                self.broadcast.send_room(self.state)
        if self.state.stage == "sealed" and self._schedule().all_entropy_added():
            await self._deal()
        self._rest = self._schedule().next_due()
        self._set_alarm()
        return given

    def _mistaken(self, what: str, trouble: Exception) -> Refusal:
        """There is a bug: go back to what is on disk, and say so."""
        note("bug", room=self.code, item=what, error=type(trouble).__name__)
        self._broken = True
        return Refusal(Code.STORAGE, "the server made a mistake; nothing has changed")

    # Moves.

    def _take_move(self, sent: ClientMessage) -> None:
        """Make a move, and hold everything else until it is on disk."""
        failure = None
        try:
            self.batch.take(self.state, self.open_ask, sent)
        except StoreError as trouble:
            failure = self._not_written(trouble)
        except Exception as trouble:
            failure = self._mistaken("Move", trouble)
        if failure is None and not self.batch.idle:
            self.inbox.held = True
            return
        self._finish_moves(failure)

    def _moved(self, trouble: StoreError | None) -> None:
        """Moves are on disk: show what they did. Or they are not, and have not happened."""
        if self.batch.idle:
            return  # a bug has ended them, and the room goes back to what is on disk
        failure = None if trouble is None else self._not_written(trouble)
        if failure is None and self.state.stage == "over":
            self.inbox.put_first(Ended())  # a game that is over is kept before anybody is told how it was dealt
            self.inbox.release()
            return
        if failure is None:
            try:
                self._show_moves()
            except Exception as bug:
                failure = self._mistaken("Move", bug)
        self._finish_moves(failure)
        while self.batch.admits(self.state, self.open_ask) and not self._broken and (sent := self.inbox.move()):
            self._take_move(sent)
        if self.batch.idle:
            self.inbox.release()

    def _show_moves(self) -> None:
        """Show what moves did, in a game that goes on."""
        now = self.deps.clock.now()
        self.open_ask = open_next(self.state, self.open_ask, self.deps.settings, now, self.rng)
        self.broadcast.send_updates(self.state, self.open_ask, now)
        self.bots.wake(self.state, self.open_ask)
        if not self.presence.connections:
            self._rest = self._schedule().next_due()  # else only the ask is another
        self._set_alarm()

    def _finish_moves(self, failure: Refusal | None) -> None:
        """Tell those who have moved; what is not on disk is forgotten."""
        self.batch.finish(failure)
        for connection in self.presence.connections:
            connection.flush()
        if self._broken:
            self._bell.set(self.deps.clock.now() + RETRY)
            self.inbox.put(TimerExpired(), None)

    def _not_written(self, trouble: StoreError) -> Refusal:
        """Lines could not be written: the room goes back to what is on disk."""
        note("not written", room=self.code, why=str(trouble))
        self._broken = True
        return Refusal(Code.STORAGE, "this could not be written down, so it has not happened")

    # People.

    async def _arrive(self, connection: Connection) -> None:
        """Somebody is here; a seat that a bot kept warm is theirs again."""
        self.broadcast.assign_seat(self.state, connection)
        if not self.presence.has_room_for(connection, self.deps.settings.connections_per_room):
            raise Refusal(Code.FULL, "too many are watching this room")
        seat = connection.seat
        if seat is not None and self.state.seats[seat].bot is not None:
            await self._commit([log.SeatReclaimed(seat=seat)])
        self.presence.add(connection)
        self.broadcast.welcome(self.state, self.open_ask, connection, self.deps.clock.now())

    async def _sit(self, wish: SeatRequest) -> str:
        """Give a seat to a guest, or refuse."""
        await self._commit(sit(self.state, wish.sender, wish.seat, hash_key(wish.key)))
        seat = self.state.seat_of(wish.sender.guest, None)
        assert seat is not None
        self.presence.seen[seat] = self.deps.clock.now()
        return seat

    async def _hear(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a message asks for, or say why not."""
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
        """Do what a message asks for that is about seats, host, start or the room itself."""
        who = Sender(guest=connection.identity, name=connection.guest.name, seat=connection.seat)
        await self._commit(entries_for(self.state, who, message, self.deps.secret))
        if isinstance(message, wire.RenameRequest):
            connection.guest = Guest(id=connection.guest.id, name=clean_name(message.name))
        elif isinstance(message, wire.StandingRequest):
            connection.send(wire.StandingMessage(answer=message.answer))

    def _look(self, connection: Connection) -> None:
        """A fresh view, after anything not shown yet."""
        if self.state.table is None:
            raise Refusal(Code.NOT_NOW, "no cards are dealt yet")
        glance = Snapshot(self.state, self.open_ask, self.deps.clock.now())
        glance.send_updates(connection)
        glance.send_view(connection)

    # Bots and clocks.

    async def _answer(self, thought: BotMove) -> None:
        """A bot's answer, if what it answers is still open to it."""
        table = self.state.table
        current = table is not None and (self.state.game, table.ask_id) == (thought.game, thought.ask)
        if table is None or not current or thought.seat not in table.waiting:
            return
        seat_state = self.state.seats[thought.seat]
        if self.open_ask is not None and answers_itself(seat_state, self.open_ask) and not self.state.paused:
            by: log.MoveSource = "standing" if seat_state.bot is None else "bot"
            await self._commit([log.Moved(seat=thought.seat, move=thought.move, by=by)])

    async def _ring(self) -> None:
        """Time has come for something: an ask that ends, a deal, somebody away too long, sleep."""
        now = self.deps.clock.now()
        deal = self._schedule().deal()
        if deal is not None and now >= deal:
            await self._deal()
        if self.open_ask is not None and self.open_ask.until is not None and now >= self.open_ask.until:
            await self._commit(default_moves(self.state, self.open_ask, now))
        lines = self.presence.overdue(self.state, now)
        if lines:
            await self._commit(lines)
        until = self._schedule().sleep()
        if until is not None and now >= until and self.inbox.empty():
            self._sleep()

    def idle_since(self) -> int | None:
        """Since when nobody has needed the room; None if somebody does."""
        return self._schedule().idle_since(self.deps.clock.now()) if self.inbox.empty() and not self._broken else None

    def _sleep(self) -> None:
        self.close()
        self._fall_asleep(self)

    async def _deal(self) -> None:
        """Deal; a game that cannot be dealt, from a pack that is none, is off, or it would be tried for ever."""
        try:
            await self._commit([log.DealMade()])
        except OptionError as trouble:
            await self._commit([log.DealCancelled()])
            text = f"the cards cannot be dealt, so this game is off: {trouble}"
            self.broadcast.send_all(
                wire.RefusedMessage(code=Code.OPTION, text=text, about="start", phrase=trouble.phrase)
            )

    def _set_alarm(self) -> None:
        """Ring when the next thing is due."""
        until = None if self.open_ask is None else self.open_ask.until
        self._bell.set(until if self._rest is None else self._rest if until is None else min(until, self._rest))

    def _schedule(self) -> Schedule:
        return Schedule(
            state=self.state,
            presence=self.presence,
            open_ask=self.open_ask,
            sealed_at=self._sealed_at,
            settings=self.deps.settings,
        )

    # Writing down, and then showing.

    async def _commit(self, entries: Iterable[log.LogEntry]) -> None:
        """Apply lines, write them down, and only then show what they did."""
        before, now = self.state.length, self.deps.clock.now()
        taken: list[log.LogEntry] = []
        try:
            for entry in entries:
                self.state.apply(entry)
                taken.append(entry)
        except MoveError as trouble:
            self._broken = bool(taken)
            raise refusal_of(trouble) from None
        if not taken:
            return
        rows = [LogRow(before + n, now, msgspec.json.encode(entry)) for n, entry in enumerate(taken, 1)]
        try:
            await self.deps.store.append(self.code, rows)
        except StoreError as trouble:
            failure = self._not_written(trouble)
            await self._rebuild()
            raise failure from None
        await self._publish(taken)

    async def _rebuild(self) -> None:
        """Go back to what is on disk."""
        try:
            saved = await self.deps.store.load(self.code)
        except StoreError:
            saved = None
        if saved is None:
            raise Refusal(Code.STORAGE, "the room cannot be read just now")
        self.state = rebuild(saved, self.state.dealer)
        self._broken = False
        self.go_on()

    def go_on(self) -> None:
        """Open what the ledger waits for, with full time, and show whatever has not been shown."""
        self.open_ask = None
        self.bots.forget()
        self._open()
        self.broadcast.send_updates(self.state, self.open_ask, self.deps.clock.now())
        self.bots.wake(self.state, self.open_ask)
        self._rest = self._schedule().next_due()
        self._set_alarm()

    async def _publish(self, taken: list[log.LogEntry]) -> None:
        """Show what some lines, now on disk, have done."""
        if self.state.stage == "playing" and all([type(entry) is log.Moved for entry in taken]):
            self._open()
            self.broadcast.send_updates(self.state, self.open_ask, self.deps.clock.now())
            self.bots.wake(self.state, self.open_ask)
            return
        if any(isinstance(entry, log.DealSealed) for entry in taken):
            self._sealed_at = self.deps.clock.now()
            self.broadcast.send_all(wire.SealedMessage(game=self.state.game, commitment=self.state.commitment))
        if any(isinstance(entry, log.DealMade) for entry in taken):
            self.broadcast.send_all(wire.DealtMessage(game=self.state.game, entropy=self.state.entropy_by_seat))
            await record_players(self.state, self.deps.store, self.deps.clock.now())
        if any(isinstance(entry, log.RoomChanged | log.Paused) for entry in taken):
            self._begin_again()
        over = self.state.stage == "over"
        if over or not all(isinstance(entry, log.Moved | log.EntropyAdded | log.StandingAnswerSet) for entry in taken):
            returned = {entry.seat for entry in taken if isinstance(entry, log.SeatReclaimed | log.SeatTaken)}
            self.broadcast.reassign_seats(self.state, self.open_ask, self.deps.clock.now(), returned)
            self.broadcast.send_room(self.state)
        self._open()
        self.broadcast.send_updates(self.state, self.open_ask, self.deps.clock.now())
        if over and isinstance(taken[-1], log.Moved):
            assert self.state.table is not None
            await archive_finished(self.state, self.deps.store, self.deps.clock.now())
            self.broadcast.send_all(revealed(self.state, self.state.table))
        self.bots.wake(self.state, self.open_ask)

    def _begin_again(self) -> None:
        """Give what is open its full time anew, after a pause or with another clock."""
        self.open_ask = None
        self.bots.forget()
        self.presence.restart(self.deps.clock.now())
        for connection in self.presence.connections:
            connection.shown_clock = None

    def _open(self) -> None:
        """Open a new ask to all its seats at once; one that is open already stays as it is."""
        self.open_ask = open_next(self.state, self.open_ask, self.deps.settings, self.deps.clock.now(), self.rng)

    def close(self) -> None:
        """Ring and think no more."""
        self.asleep = True
        self.bots.close()
        self._bell.stop()
