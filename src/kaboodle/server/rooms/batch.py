"""Batches what changes a room: apply on arrival, commit together, answer after the commit."""

import asyncio
from collections.abc import Callable, Iterable
from typing import cast

import msgspec
from msgspec.structs import replace

from kaboodle.core.errors import MoveError, OptionError
from kaboodle.server import wire
from kaboodle.server.log import log_bug
from kaboodle.server.rooms.bots import BotMove
from kaboodle.server.rooms.commands import refusal_of
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.inbox import AskExpired, ClientMessage, MoveCommand
from kaboodle.server.rooms.log import LogEntry
from kaboodle.server.rooms.moves import moves_for
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.rooms.timers import OpenAsk
from kaboodle.server.store.base import LogRow, PendingAppend, StoreError
from kaboodle.server.wire import Refusal

ENCODER = msgspec.json.Encoder()


class Change(msgspec.Struct, frozen=True):
    """Log entries that the room's task has decided on, and the future it waits for until they are published."""

    entries: Iterable[LogEntry]
    published: "asyncio.Future[None]"


Command = MoveCommand | Change


class WriteBatch:
    """The commands of a room that are applied but not published yet.

    A batch is one Change, or moves that all answer the ask that is open to everybody.
    """

    __slots__ = ("_answers", "_change", "_deps", "_pending", "_then", "entries")

    def __init__(self, deps: RoomDeps, then: Callable[[StoreError | None], object]) -> None:
        self._deps = deps
        self._then = then  # called when the entries are durable, or when they could not be written
        self._pending: PendingAppend | None = None
        self._change: Change | None = None
        self._answers: list[tuple[ClientMessage, wire.AckMessage | wire.RefusedMessage]] = []  # people's moves
        self.entries: list[LogEntry] = []

    @property
    def idle(self) -> bool:
        """Whether nothing is being written."""
        return self._pending is None

    @property
    def awaited(self) -> bool:
        """Whether the room's task waits for this batch."""
        return self._change is not None

    def admits(self, state: RoomState, open_ask: OpenAsk | None) -> bool:
        """Whether a move can join: nothing is being written, or only answers to an ask that is still open."""
        if self._pending is None:
            return True
        table = state.table
        if table is None or table.over or open_ask is None:
            return False
        return self._pending.open and table.ask_id == open_ask.ask

    def add(self, state: RoomState, open_ask: OpenAsk | None, command: Command) -> None:
        """Decide what a command leads to, apply it and begin to write it. The answer waits for the commit."""
        now = self._deps.clock.now()
        if type(command) is ClientMessage:
            self._add_request(state, open_ask, command, now)
        elif type(command) is Change:
            self._add_change(state, command, now)
        elif type(command) is BotMove:
            self._add_bot_move(state, open_ask, command, now)
        else:
            self._append(state, moves_for(state, open_ask, cast(AskExpired, command), now), now)

    def _add_change(self, state: RoomState, change: Change, now: int) -> None:
        """Add a change of the room's task, alone in its batch. A deal that cannot be made is the task's to handle."""
        assert self.idle
        self._change = change
        try:
            self._append(state, change.entries, now)
        except OptionError as error:
            change.published.set_exception(error)

    def _add_request(self, state: RoomState, open_ask: OpenAsk | None, sent: ClientMessage, now: int) -> None:
        """Add a person's move. A refusal waits too: it may depend on entries that are not durable yet."""
        message = sent.message
        assert isinstance(message, wire.MoveRequest)
        answer: wire.AckMessage | wire.RefusedMessage = wire.AckMessage(id=message.id)
        try:
            self._append(state, moves_for(state, open_ask, sent, now), now)
        except MoveError as error:
            answer = wire.refused_message(refusal_of(error), message)
        except Refusal as refusal:
            answer = wire.refused_message(refusal, message)
        except Exception:
            self._answers.append((sent, answer))  # it is answered with the failure
            raise
        self._answers.append((sent, answer))

    def _add_bot_move(self, state: RoomState, open_ask: OpenAsk | None, command: BotMove, now: int) -> None:
        """Add a bot's move; the default move if it is illegal, so that a bug in a bot does not stop the game."""
        try:
            self._append(state, moves_for(state, open_ask, command, now), now)
        except MoveError as error:
            log_bug("bot", error, state.header.code)
            assert state.table is not None
            default = replace(command, move=state.table.default(command.seat))
            self._append(state, moves_for(state, open_ask, default, now), now)

    def _append(self, state: RoomState, entries: Iterable[LogEntry], now: int) -> None:
        """Apply entries and begin to write them, all or none."""
        rows: list[LogRow] = []
        applied: list[LogEntry] = []
        try:
            for entry in entries:
                state.apply(entry)
                rows.append(LogRow(state.length, now, ENCODER.encode(entry)))
                applied.append(entry)
        except (MoveError, OptionError) as error:
            if applied:
                raise RuntimeError("only the first entries of a command could be applied") from error
            raise
        if not rows:
            return
        self.entries += applied
        if self._pending is None:
            self._pending = self._deps.store.begin_append(state.header.code, rows, self._then)
        else:
            self._pending.rows += rows

    def finish(self, failure: Refusal | None = None) -> None:
        """Answer everybody: as decided, or with the failure if nothing of the batch has happened."""
        answers, change = self._answers, self._change
        self._answers, self._change, self._pending, self.entries = [], None, None, []
        if change is not None and not change.published.done():
            if failure is None:
                change.published.set_result(None)
            else:
                change.published.set_exception(failure)
        for sent, answer in answers:
            sent.connection.send(answer if failure is None else wire.refused_message(failure, sent.message))
        for sent, _ in answers:
            sent.connection.channel.done()
