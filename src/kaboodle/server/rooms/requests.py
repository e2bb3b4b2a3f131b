"""What clients request of a room besides moves: who does it, and what they are told."""

from typing import TYPE_CHECKING

from kaboodle.server import wire
from kaboodle.server.guests import Guest
from kaboodle.server.log import note
from kaboodle.server.rooms.broadcast import Snapshot
from kaboodle.server.rooms.chat import mute, nudge, relay
from kaboodle.server.rooms.commands import Sender, entries_for, require_host, require_seat
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.entrance import entry_change
from kaboodle.server.rooms.help import help_for, send_help
from kaboodle.server.rooms.presence import only_bots_play
from kaboodle.server.rooms.room_settings import check_clock
from kaboodle.server.rooms.state import take_snapshot
from kaboodle.server.store.base import SavedSnapshot, StoreError
from kaboodle.server.wire import Code, Refusal

if TYPE_CHECKING:
    from kaboodle.server.rooms.room import Room


class Requests:
    """Carries out the requests of clients in a room."""

    def __init__(self, room: "Room") -> None:
        self._room = room

    async def handle(self, connection: Connection, message: wire.FromClient) -> None:
        """Do what a client's message requests, or refuse it."""
        room = self._room
        try:
            match message:
                case _ if connection.waiting:
                    raise Refusal(Code.NOT_NOW, "the host has not let you in yet")
                case wire.SayRequest() | wire.EmoteRequest():
                    said = relay(room.state, room.presence.connections, connection, message, room.limits)
                    if isinstance(said, wire.SaidMessage):
                        room.reports.hear(connection, said)
                case wire.NudgeRequest():
                    nudge(room.state, room.presence.connections, connection, room.deps.clock.now())
                case wire.WatchFasterRequest():
                    self._hurry(connection)
                case wire.ReportRequest():
                    await room.reports.file(room.state, connection, message)
                case wire.MuteRequest():
                    mute(room.state, room.presence, connection, message)
                case wire.AdmitRequest():
                    await room.entrance.answer(connection, message)
                case wire.LookRequest():
                    self._look(connection)
                case wire.WhyRequest() | wire.OddsRequest() | wire.HintRequest():
                    thinks = room.deps.settings.bot_thinks
                    work = help_for(room.state, connection, message, room.deps.clock.now(), thinks)
                    room.bots.begin(send_help(room.deps.bot_pool, connection, message, work, room.code))
                case _:
                    room.limits.check_change(room.state, connection.identity, message)
                    await self._change(connection, message)
        except Refusal as refusal:
            room.deps.metrics.count_refusal(refusal.code, message)
            connection.send(wire.refused_message(refusal, message))

    async def _change(self, connection: Connection, message: wire.FromClient) -> None:
        """Carry out a request about seats, host, start or settings."""
        room = self._room
        if isinstance(message, wire.RenameRequest):
            message = wire.RenameRequest(name=room.deps.names.clean(message.name))
        elif isinstance(message, wire.HandOverRequest) and message.seat in room.presence.seats_here():
            raise Refusal(Code.NOT_NOW, f"the holder of {message.seat} is here")
        elif isinstance(message, wire.SitRequest):
            room.deps.names.clean(connection.guest.name)
        if isinstance(message, wire.ChangeRequest) and message.clock is not None:
            check_clock(message.clock, room.deps.settings.shortest_clock)
        who = Sender(guest=connection.identity, name=connection.guest.name, seat=connection.seat)
        if isinstance(message, wire.EntryRequest):
            require_host(room.state, who)
            await room.commit([await entry_change(message)])
            return
        entries = entries_for(room.state, who, message, room.deps.secret, room.presence.addresses)
        before = take_snapshot(room.state) if isinstance(message, wire.StartRequest) else None
        await room.commit(entries)
        await self._store_snapshot(before)
        if isinstance(message, wire.RenameRequest):
            connection.guest = Guest(id=connection.guest.id, name=message.name)
        elif isinstance(message, wire.StandingRequest):
            connection.send(wire.StandingMessage(answer=message.answer))

    def _hurry(self, connection: Connection) -> None:
        """Note who wants the rest played at once; when all do, begin with the ask that is open."""
        room = self._room
        seat = require_seat(connection.seat)
        if not only_bots_play(room.state):
            raise Refusal(Code.NOT_NOW, "somebody plays who is no bot")
        if room.presence.hurried.get(seat) == room.state.game:
            return
        room.presence.hurried[seat] = room.state.game
        room.broadcast.send_all(room.broadcast.hurry(room.state))
        if room.presence.plays_fast(room.state):
            room.restart()

    async def _store_snapshot(self, before: SavedSnapshot | None) -> None:
        """After many entries, store a snapshot: of the room before a game that begins, or of one between games."""
        room, state = self._room, self._room.state
        if not state.snapshot_due or (before is None and state.stage != "open"):
            return
        snapshot = before or take_snapshot(state)
        try:
            await room.deps.store.add_snapshot(room.code, snapshot)
        except StoreError as error:
            note("no snapshot", room=room.code, why=str(error))
            return
        state.snapshot_length = snapshot.n
        if before is None:
            state.changes_before = state.changes

    def _look(self, connection: Connection) -> None:
        """Send a fresh view, after everything that was not sent yet."""
        room = self._room
        if room.state.table is None:
            raise Refusal(Code.NOT_NOW, "no cards are dealt yet")
        snapshot = Snapshot(room.state, room.open_ask, room.deps.clock.now())
        snapshot.send_updates(connection)
        snapshot.send_view(connection)
