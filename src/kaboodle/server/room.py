"""A room: one task and one inbox. Whatever comes in is checked, applied, written down, and only then shown."""

import asyncio
from collections.abc import Callable, Iterable
from random import Random, SystemRandom
from typing import cast

import msgspec

from kaboodle.errors import MoveError
from kaboodle.rules.options import OptionError
from kaboodle.server import wire
from kaboodle.server.audience import Audience
from kaboodle.server.botting import Botting, Thought, answers_itself
from kaboodle.server.clock import Bell
from kaboodle.server.connection import Connection
from kaboodle.server.desk import Who, lines_for, refusal_of, refused, sit
from kaboodle.server.due import Moment, opened_now, silence
from kaboodle.server.entries import (
    Added,
    By,
    Changed,
    Dealt,
    Entry,
    Left,
    Moved,
    Paused,
    Returned,
    Sat,
    Sealed,
    Undealt,
)
from kaboodle.server.forgetting import seats_left
from kaboodle.server.guests import Guest, tidy_name
from kaboodle.server.helping import give, help_for
from kaboodle.server.inbox import Arrived, Doze, Ended, Gone, Inbox, Item, Rang, Reread, Rules, Sent, Wish, is_move
from kaboodle.server.keeping import keep, remember
from kaboodle.server.ledger import Ledger, hash_of, rebuild
from kaboodle.server.logs import note
from kaboodle.server.moving import Moving
from kaboodle.server.presence import Presence
from kaboodle.server.showing import Glance, revealed
from kaboodle.server.store import Row, StoreError
from kaboodle.server.talking import mute, talk
from kaboodle.server.timing import Opened
from kaboodle.server.wire import Code, Refusal

CLOSED = Refusal(Code.NO_ROOM, "the room has just been closed")
RETRY = 1_000  # ms until what could not be read or written is tried again
DICE = SystemRandom()  # one for all rooms: it has no state of its own, but the size of one


class Room:
    """A room that lives: its ledger, the people in it, and what is open just now."""

    def __init__(self, ledger: Ledger, house: Rules, fall_asleep: Callable[["Room"], object]) -> None:
        self.ledger = ledger
        self.house = house
        self.presence = Presence(house.clock.now())
        self.audience = Audience(self.presence, ledger)
        self.opened: Opened | None = None
        self.inbox = Inbox()
        self.moving = Moving(house, self._moved)
        self.botting = Botting(house, self.post)
        self.asleep = False
        self._fall_asleep = fall_asleep
        self._sealed_at = house.clock.now()
        self._bell = Bell(house.clock, lambda: self.post(Rang()))
        self._rest: int | None = None  # when anything but the open ask is due
        self._broken = False
        self.dice: Random = DICE

    @property
    def code(self) -> str:
        """The room's name."""
        return self.ledger.header.code

    # The inbox.

    def post(self, item: Item) -> None:
        """Put something into the inbox; a move is made at once if nothing is before it."""
        ready = self.inbox.watched and not self._broken and not self.asleep
        if ready and is_move(item) and self.moving.admits(self.ledger, self.opened):
            self._take_move(cast(Sent, item))
        else:
            self.inbox.put(item, None)

    async def ask(self, item: Item) -> str | None:
        """Put something into the inbox and wait until it is done; Refusal if it was refused to a guest."""
        future: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.inbox.put(item, future)
        return await future

    async def run(self) -> None:
        """The room's task: one thing after the other, for as long as the room is awake."""
        self.go_on()
        if seats_left(self.ledger):
            self.post(Reread())
        if self.ledger.stage == "over":
            await keep(self.ledger, self.house.store, self.house.clock.now())
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
                self._take_move(cast(Sent, item))
                return
            result = await self.receive(item)
        except Refusal as refusal:
            failure = refusal
        except Exception as trouble:  # a bug in one room must not end it, nor reach another: go back to what is on disk
            failure = self._mistaken(type(item).__name__, trouble)
        if isinstance(item, Sent):
            if failure is not None:
                self.house.meter.refusals[failure.code] += 1
                item.connection.send(refused(item.message, failure))
            item.connection.line.done()
        for connection in self.presence.connections:
            connection.flush()
        if self._broken or (failure is not None and failure.code == Code.STORAGE):  # what is due may be so long since
            self._bell.ring_at(self.house.clock.now() + RETRY)
        if future is None or future.done():
            return
        if failure is not None:
            future.set_exception(failure)
        else:
            future.set_result(result)

    async def receive(self, item: Item) -> str | None:
        """See to one thing; for a wish, the seat that was given."""
        given = None
        match item:
            case Sent(connection=connection, message=message):
                await self._hear(connection, message)
            case Thought():
                await self._answer(item)
            case Arrived(connection=connection):
                await self._arrive(connection)
            case Gone(connection=connection):
                self.presence.leave(connection, self.house.clock.now())
                self.audience.show_room(self.ledger)
            case Wish():
                given = await self._sit(item)
            case Rang():
                await self._ring()
            case Doze():
                if self.idle_since() is not None:
                    self._sleep()
            case Ended():
                try:
                    await self._publish(self.moving.entries)
                finally:  # whatever comes of showing it, the moves are on disk
                    self.moving.finish()
            case Reread():
                await self._rebuild()
                self.audience.reseat(self.ledger, self.opened, self.house.clock.now(), set())
                await self._commit(seats_left(self.ledger))
                self.audience.show_room(self.ledger)
        if self.ledger.stage == "sealed" and self._moment().everybody_added():
            await self._deal()
        self._rest = self._moment().rest()
        self._set_alarm()
        return given

    def _mistaken(self, what: str, trouble: Exception) -> Refusal:
        """There is a bug: go back to what is on disk, and say so."""
        note("bug", room=self.code, item=what, error=type(trouble).__name__)
        self._broken = True
        return Refusal(Code.STORAGE, "the server made a mistake; nothing has changed")

    # Moves.

    def _take_move(self, sent: Sent) -> None:
        """Make a move, and hold everything else until it is on disk."""
        failure = None
        try:
            self.moving.take(self.ledger, self.opened, sent)
        except StoreError as trouble:
            failure = self._not_written(trouble)
        except Exception as trouble:
            failure = self._mistaken("Move", trouble)
        if failure is None and not self.moving.idle:
            self.inbox.held = True
            return
        self._finish_moves(failure)

    def _moved(self, trouble: StoreError | None) -> None:
        """Moves are on disk: show what they did. Or they are not, and have not happened."""
        if self.moving.idle:
            return  # a bug has ended them, and the room goes back to what is on disk
        failure = None if trouble is None else self._not_written(trouble)
        if failure is None and self.ledger.stage == "over":
            self.inbox.put_first(Ended())  # a game that is over is kept before anybody is told how it was dealt
            self.inbox.release()
            return
        if failure is None:
            try:
                self._show_moves()
            except Exception as bug:
                failure = self._mistaken("Move", bug)
        self._finish_moves(failure)
        while self.moving.admits(self.ledger, self.opened) and not self._broken and (sent := self.inbox.move()):
            self._take_move(sent)
        if self.moving.idle:
            self.inbox.release()

    def _show_moves(self) -> None:
        """Show what moves did, in a game that goes on."""
        now = self.house.clock.now()
        self.opened = opened_now(self.ledger, self.opened, self.house.settings, now, self.dice)
        self.audience.show_all(self.ledger, self.opened, now)
        self.botting.think(self.ledger, self.opened)
        if not self.presence.connections:
            self._rest = self._moment().rest()  # else only the ask is another
        self._set_alarm()

    def _finish_moves(self, failure: Refusal | None) -> None:
        """Tell those who have moved; what is not on disk is forgotten."""
        self.moving.finish(failure)
        for connection in self.presence.connections:
            connection.flush()
        if self._broken:
            self._bell.ring_at(self.house.clock.now() + RETRY)
            self.inbox.put(Rang(), None)

    def _not_written(self, trouble: StoreError) -> Refusal:
        """Lines could not be written: the room goes back to what is on disk."""
        note("not written", room=self.code, why=str(trouble))
        self._broken = True
        return Refusal(Code.STORAGE, "this could not be written down, so it has not happened")

    # People.

    async def _arrive(self, connection: Connection) -> None:
        """Somebody is here; a seat that a bot kept warm is theirs again."""
        self.audience.seat(self.ledger, connection)
        if not self.presence.takes(connection, self.house.settings.connections_per_room):
            raise Refusal(Code.FULL, "too many are watching this room")
        seat = connection.seat
        if seat is not None and self.ledger.chairs[seat].bot is not None:
            await self._commit([Returned(seat=seat)])
        self.presence.enter(connection)
        self.audience.welcome(self.ledger, self.opened, connection, self.house.clock.now())

    async def _sit(self, wish: Wish) -> str:
        """Give a seat to a guest, or refuse."""
        await self._commit(sit(self.ledger, wish.who, wish.seat, hash_of(wish.key)))
        seat = self.ledger.seat_of(wish.who.guest, None)
        assert seat is not None
        self.presence.seen[seat] = self.house.clock.now()
        return seat

    async def _hear(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a message asks for, or say why not."""
        try:
            match message:
                case wire.Say() | wire.Emote():
                    now = self.house.clock.now()
                    talk(self.ledger, self.presence.connections, connection, message, now)
                case wire.Mute():
                    mute(self.ledger, connection, message)
                case wire.Look():
                    self._look(connection)
                case wire.Why() | wire.Odds() | wire.Hint():
                    thinks = self.house.settings.bot_thinks
                    work = help_for(self.ledger, connection, message, self.house.clock.now(), thinks)
                    self.botting.begin(give(self.house.thinker, connection, message, work, self.code))
                case _:
                    if not connection.may("change", self.house.clock.now()):
                        raise Refusal(Code.SLOW_DOWN, "too much is changed here at once; wait a little")
                    await self._change(connection, message)
        except Refusal as refusal:
            self.house.meter.refusals[refusal.code] += 1
            connection.send(refused(message, refusal))

    async def _change(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a message asks for that is about seats, host, start or the room itself."""
        who = Who(guest=connection.person, name=connection.guest.name, seat=connection.seat)
        await self._commit(lines_for(self.ledger, who, message, self.house.secret))
        if isinstance(message, wire.Rename):
            connection.guest = Guest(id=connection.guest.id, name=tidy_name(message.name))
        elif isinstance(message, wire.Standing):
            connection.send(wire.Stands(answer=message.answer))

    def _look(self, connection: Connection) -> None:
        """A fresh view, after anything not shown yet."""
        if self.ledger.table is None:
            raise Refusal(Code.NOT_NOW, "no cards are dealt yet")
        glance = Glance(self.ledger, self.opened, self.house.clock.now())
        glance.show(connection)
        glance.look(connection)

    # Bots and clocks.

    async def _answer(self, thought: Thought) -> None:
        """A bot's answer, if what it answers is still open to it."""
        table = self.ledger.table
        current = table is not None and (self.ledger.game, table.ask) == (thought.game, thought.ask)
        if table is None or not current or thought.seat not in table.waiting:
            return
        chair = self.ledger.chairs[thought.seat]
        if self.opened is not None and answers_itself(chair, self.opened) and not self.ledger.paused:
            by: By = "standing" if chair.bot is None else "bot"
            await self._commit([Moved(seat=thought.seat, move=thought.move, by=by)])

    async def _ring(self) -> None:
        """Time has come for something: an ask that ends, a deal, somebody away too long, sleep."""
        now = self.house.clock.now()
        deal = self._moment().deal()
        if deal is not None and now >= deal:
            await self._deal()
        if self.opened is not None and self.opened.until is not None and now >= self.opened.until:
            await self._commit(silence(self.ledger, self.opened, now))
        lines = self.presence.overdue(self.ledger, now)
        if lines:
            await self._commit(lines)
        until = self._moment().sleep()
        if until is not None and now >= until and self.inbox.empty():
            self._sleep()

    def idle_since(self) -> int | None:
        """Since when nobody has needed the room; None if somebody does."""
        return self._moment().idle(self.house.clock.now()) if self.inbox.empty() and not self._broken else None

    def _sleep(self) -> None:
        self.close()
        self._fall_asleep(self)

    async def _deal(self) -> None:
        """Deal; a game that cannot be dealt, from a pack that is none, is off, or it would be tried for ever."""
        try:
            await self._commit([Dealt()])
        except OptionError as trouble:
            await self._commit([Undealt()])
            text = f"the cards cannot be dealt, so this game is off: {trouble}"
            self.audience.tell_all(wire.Refused(code=Code.OPTION, text=text, about="start"))

    def _set_alarm(self) -> None:
        """Ring when the next thing is due."""
        until = None if self.opened is None else self.opened.until
        self._bell.ring_at(until if self._rest is None else self._rest if until is None else min(until, self._rest))

    def _moment(self) -> Moment:
        return Moment(
            ledger=self.ledger,
            presence=self.presence,
            opened=self.opened,
            sealed_at=self._sealed_at,
            settings=self.house.settings,
        )

    # Writing down, and then showing.

    async def _commit(self, entries: Iterable[Entry]) -> None:
        """Apply lines, write them down, and only then show what they did."""
        before, now = self.ledger.lines, self.house.clock.now()
        taken: list[Entry] = []
        try:
            for entry in entries:
                self.ledger.take(entry)
                taken.append(entry)
        except MoveError as trouble:
            self._broken = bool(taken)
            raise refusal_of(trouble) from None
        if not taken:
            return
        rows = [Row(before + n, now, msgspec.json.encode(entry)) for n, entry in enumerate(taken, 1)]
        try:
            await self.house.store.append(self.code, rows)
        except StoreError as trouble:
            failure = self._not_written(trouble)
            await self._rebuild()
            raise failure from None
        await self._publish(taken)

    async def _rebuild(self) -> None:
        """Go back to what is on disk."""
        try:
            saved = await self.house.store.load(self.code)
        except StoreError:
            saved = None
        if saved is None:
            raise Refusal(Code.STORAGE, "the room cannot be read just now")
        self.ledger = rebuild(saved, self.ledger.dealer)
        self._broken = False
        self.go_on()

    def go_on(self) -> None:
        """Open what the ledger waits for, with full time, and show whatever has not been shown."""
        self.opened = None
        self.botting.forget()
        self._open()
        self.audience.show_all(self.ledger, self.opened, self.house.clock.now())
        self.botting.think(self.ledger, self.opened)
        self._rest = self._moment().rest()
        self._set_alarm()

    async def _publish(self, taken: list[Entry]) -> None:
        """Show what some lines, now on disk, have done."""
        if self.ledger.stage == "playing" and all([type(entry) is Moved for entry in taken]):
            self._open()
            self.audience.show_all(self.ledger, self.opened, self.house.clock.now())
            self.botting.think(self.ledger, self.opened)
            return
        if any(isinstance(entry, Sealed) for entry in taken):
            self._sealed_at = self.house.clock.now()
            self.audience.tell_all(wire.Sealed(game=self.ledger.game, commitment=self.ledger.commitment))
        if any(isinstance(entry, Dealt) for entry in taken):
            self.audience.tell_all(wire.Dealt(game=self.ledger.game, entropy=self.ledger.entropies))
            await remember(self.ledger, self.house.store, self.house.clock.now())
        if any(isinstance(entry, Changed | Paused) for entry in taken):
            self._begin_again()
        over = self.ledger.stage == "over"
        if over or not all(isinstance(entry, Moved | Added | Left) for entry in taken):
            returned = {entry.seat for entry in taken if isinstance(entry, Returned | Sat)}
            self.audience.reseat(self.ledger, self.opened, self.house.clock.now(), returned)
            self.audience.show_room(self.ledger)
        self._open()
        self.audience.show_all(self.ledger, self.opened, self.house.clock.now())
        if over and isinstance(taken[-1], Moved):
            assert self.ledger.table is not None
            await keep(self.ledger, self.house.store, self.house.clock.now())
            self.audience.tell_all(revealed(self.ledger, self.ledger.table))
        self.botting.think(self.ledger, self.opened)

    def _begin_again(self) -> None:
        """Give what is open its full time anew, after a pause or with another clock."""
        self.opened = None
        self.botting.forget()
        self.presence.begin_again(self.house.clock.now())
        for connection in self.presence.connections:
            connection.clocked = None

    def _open(self) -> None:
        """Open a new ask to all its seats at once; one that is open already stays as it is."""
        self.opened = opened_now(self.ledger, self.opened, self.house.settings, self.house.clock.now(), self.dice)

    def close(self) -> None:
        """Ring and think no more."""
        self.asleep = True
        self.botting.close()
        self._bell.still()
