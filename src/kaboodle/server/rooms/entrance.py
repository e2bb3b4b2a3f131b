"""The entrance of a room: who may enter, who waits for the host, and who is kept out."""

import asyncio
from collections.abc import Iterable
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from kaboodle.server import wire
from kaboodle.server.names import check_free
from kaboodle.server.passwords import hash_password
from kaboodle.server.rooms import log
from kaboodle.server.rooms.commands import sit
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.inbox import Connected, SeatRequest
from kaboodle.server.rooms.state import RoomState, hash_key
from kaboodle.server.wire import Code, Refusal

if TYPE_CHECKING:
    from kaboodle.server.rooms.room import Room

V = TypeVar("V")
MOST_WAITING = 16  # people at the door of a room
WAITING_EACH = 2  # of them from one address
MOST_REMEMBERED = 1_000  # people let in, and people turned away
TURNED_AWAY = 300_000  # ms until somebody whom the host has not let in may knock again


class Entrance:
    """Admits connections to a room. The rule and who is kept out are in the log; who was let in is not stored."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self.waiting: dict[int, Connection] = {}
        self._ids = count(1)
        self._admitted: dict[str, None] = {}
        self._turned_away: dict[str, int] = {}  # ids and addresses, and when

    async def connect(self, connection: Connection) -> None:
        """Admit a connection, let it wait for the host, or refuse it."""
        room = self._room
        room.broadcast.assign_seat(room.state, connection)
        if not room.presence.has_room_for(connection, room.deps.settings.connections_per_room):
            raise Refusal(Code.FULL, "too many are watching this room")
        inside = connection.seat is not None or connection.host
        if inside or self._may_enter(connection.identity, connection.address, knows=connection.knows_password):
            await self._let_in(connection)
        else:
            self._knock(connection)

    async def sit(self, request: SeatRequest) -> str:
        """Give a seat to a guest who may enter, or refuse."""
        room, who = self._room, request.sender
        inside = room.state.seat_of(who.guest, None) is not None or who.guest == room.state.host
        if not inside and not self._may_enter(who.guest, who.address, knows=who.knows_password):
            raise Refusal(Code.KNOCK, "the host lets people in one by one; say hello to the room first")
        room.limits.check_change(room.state, who.guest, None)
        await room.commit(sit(room.state, who, request.seat, hash_key(request.key)))
        seat = room.state.seat_of(who.guest, None)
        assert seat is not None
        room.presence.seen[seat] = room.deps.clock.now()
        room.presence.addresses[who.guest] = who.address
        return seat

    async def answer(self, host: Connection, request: wire.AdmitRequest) -> None:
        """Let somebody in who waits, or turn them away; only the host may."""
        if not host.host:
            raise Refusal(Code.NOT_HOST, "only the host may do that")
        connection = self.waiting.get(request.id)
        if connection is None:
            raise Refusal(Code.NOT_NOW, "they do not wait any longer")
        self.leave(connection)
        if not request.on:
            now = self._room.deps.clock.now()
            remember(self._turned_away, {connection.identity: now, connection.address: now})
            connection.channel.refuse(Refusal(Code.KNOCK, "the host has not let you in"))
            return
        self.admit(connection.identity)
        await self._let_in(connection)

    def admit(self, identity: str) -> None:
        """Remember that somebody may enter, until the rule changes or the room sleeps."""
        remember(self._admitted, {identity: None})

    def leave(self, connection: Connection) -> None:
        """Somebody does not wait any longer: the host is told."""
        for id, other in list(self.waiting.items()):
            if other is connection:
                del self.waiting[id]
                connection.waiting = False
                self._tell_hosts(wire.KnockMessage(id=id, name=connection.guest.name, gone=True))

    def apply(self, entries: Iterable[log.LogEntry]) -> None:
        """Do what some entries mean for those at the door: another rule, another host, somebody who is kept out."""
        state, presence = self._room.state, self._room.presence
        for entry in entries:
            if isinstance(entry, log.HostChanged):
                for connection in presence.connections:
                    self._show_waiting(connection)
            elif isinstance(entry, log.KeptOut):
                for connection in [*presence.connections, *self.waiting.values()]:
                    if connection.seat is None and not connection.host and is_kept_out(state, connection):
                        connection.channel.refuse(kept_out())
            elif isinstance(entry, log.EntryChanged):
                self._admitted = {connection.identity: None for connection in presence.connections}
                for connection in list(self.waiting.values()):  # by the new rule
                    self.leave(connection)
                    self._room.post(Connected(connection))

    def close(self) -> None:
        """The room goes to sleep: nobody is there who could let anybody in."""
        for connection in list(self.waiting.values()):
            connection.channel.refuse(Refusal(Code.KNOCK, "nobody is here to let you in"))
        self.waiting.clear()

    def _may_enter(self, identity: str, address: str, *, knows: bool) -> bool:
        """Whether somebody without a seat may enter; False if the host decides; Refusal if they may not."""
        state = self._room.state
        if {identity, address} & state.kept_out:
            raise kept_out()
        if state.entry == "open" or identity in self._admitted:
            return True
        if state.entry == "locked":
            raise Refusal(Code.LOCKED, "the host has locked this room")
        if state.entry == "password":
            if not knows:
                raise Refusal(Code.PASSWORD, "this room needs a password")
            self.admit(identity)
            return True
        return False

    def _knock(self, connection: Connection) -> None:
        """Let a connection wait for the host, or refuse it."""
        state, now = self._room.state, self._room.deps.clock.now()
        for who in (connection.identity, connection.address):
            when = self._turned_away.get(who) if who else None
            if when is not None and now - when < TURNED_AWAY:
                raise Refusal(Code.KNOCK, "the host has not let you in; try again in some minutes")
        check_free(connection.guest.name, state.names_but(connection.identity))
        others = [other for other in self.waiting.values() if other.address == connection.address]
        if len(self.waiting) >= MOST_WAITING or len(others) >= WAITING_EACH:
            raise Refusal(Code.FULL, "too many wait for the host of this room")
        id = next(self._ids)
        self.waiting[id] = connection
        connection.waiting = True
        connection.send(wire.WaitingMessage())
        self._tell_hosts(wire.KnockMessage(id=id, name=connection.guest.name))

    async def _let_in(self, connection: Connection) -> None:
        """Add a connection to the room; a seat that a bot has taken over is its holder's again."""
        room, seat = self._room, connection.seat
        if seat is not None and room.state.seats[seat].bot is not None:
            await room.commit([log.SeatReclaimed(seat=seat)])
        room.presence.add(connection)
        room.broadcast.welcome(room.state, room.open_ask, connection, room.deps.clock.now())
        self._show_waiting(connection)

    def _show_waiting(self, connection: Connection) -> None:
        """Tell a host who waits."""
        if connection.host:
            for id, other in self.waiting.items():
                connection.send(wire.KnockMessage(id=id, name=other.guest.name))

    def _tell_hosts(self, message: wire.KnockMessage) -> None:
        for connection in self._room.presence.connections:
            if connection.host:
                connection.send(message)


async def entry_change(request: wire.EntryRequest) -> log.EntryChanged:
    """The entry of another rule, with the hash of its password."""
    if (request.rule == "password") != (request.password is not None):
        raise Refusal(Code.OPTION, "a password belongs to the rule `password`, and that rule needs one")
    hashed = "" if request.password is None else await asyncio.to_thread(hash_password, request.password)
    return log.EntryChanged(rule=request.rule, password=hashed)


def is_kept_out(state: RoomState, connection: Connection) -> bool:
    """Whether the host keeps a person or their address out."""
    return bool({connection.identity, connection.address} & state.kept_out)


def kept_out() -> Refusal:
    """The refusal of somebody whom the host keeps out."""
    return Refusal(Code.KEPT_OUT, "the host has removed you from this room and keeps you out")


def remember(memory: dict[str, V], more: dict[str, V]) -> None:
    """Add to a memory that forgets its oldest entries."""
    for who, value in more.items():
        memory.pop(who, None)
        memory[who] = value
    while len(memory) > MOST_REMEMBERED:
        del memory[next(iter(memory))]
