"""Moves on their way: applied as they come, written down together, and only then acknowledged."""

import time
from collections.abc import Callable

import msgspec

from kaboodle.core.errors import MoveError
from kaboodle.server import wire
from kaboodle.server.rooms.commands import refusal_of, require_seat
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.inbox import ClientMessage
from kaboodle.server.rooms.log import LogEntry, Moved
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.rooms.timers import OpenAsk, spent
from kaboodle.server.store.base import LogRow, PendingAppend, StoreError
from kaboodle.server.wire import Code, Refusal

ENCODER = msgspec.json.Encoder()


class MoveBatch:
    """The moves of a room that are made but not shown yet. All of them answer the ask that is open to everybody."""

    __slots__ = ("_answers", "_deps", "_then", "_writing", "entries")

    def __init__(self, deps: RoomDeps, then: Callable[[StoreError | None], object]) -> None:
        self._deps = deps
        self._then = then  # what happens when they are on disk, or when they could not be written
        self._writing: PendingAppend | None = None
        self._answers: list[
            tuple[ClientMessage, wire.AckMessage | wire.RefusedMessage, float]
        ] = []  # with the time at which a move came
        self.entries: list[LogEntry] = []

    @property
    def idle(self) -> bool:
        """Whether no move is being written down."""
        return self._writing is None

    def admits(self, state: RoomState, open_ask: OpenAsk | None) -> bool:
        """Whether one more can be made: nothing is being written, or only answers to an ask that is still open."""
        if self._writing is None:
            return True
        table = state.table
        if table is None or table.over or open_ask is None:
            return False
        return self._writing.open and table.ask_id == open_ask.ask

    def take(self, state: RoomState, open_ask: OpenAsk | None, sent: ClientMessage) -> None:
        """Make a move; what its sender is told waits until everything before it is on disk, a refusal too."""
        began = time.monotonic()
        message = sent.message
        assert isinstance(message, wire.MoveRequest)
        self._answers.append((sent, wire.AckMessage(id=message.id), began))
        try:
            self._play(state, open_ask, sent, message)
        except Refusal as refusal:
            self._deps.metrics.refusals[refusal.code] += 1
            self._answers[-1] = (sent, wire.refused_message(refusal, message), began)

    def _play(self, state: RoomState, open_ask: OpenAsk | None, sent: ClientMessage, message: wire.MoveRequest) -> None:
        """Make a move, once: a retry of one that was made is only acknowledged."""
        seat, table = require_seat(sent.connection.seat), state.table
        if table is None or message.game != state.game:
            raise Refusal(Code.STALE, f"game {message.game} is not being played; the room is at game {state.game}")
        if seat + message.id in state.move_ids:
            return
        if state.seats[seat].bot is not None:
            raise Refusal(Code.NOT_NOW, "a bot stands in for you; take your seat back first")
        if state.paused:
            raise Refusal(Code.NOT_NOW, "the host has stopped the game for a while")
        if message.ask != table.ask_id:
            raise Refusal(
                Code.STALE, f"ask {message.ask} is no longer open, {table.ask_id} ({table.question}) is", "B-18"
            )
        assert open_ask is not None
        now = self._deps.clock.now()
        entry = Moved(seat=seat, move=message.move, id=message.id, spent=spent(state, open_ask, seat, now))
        try:
            state.apply(entry)
        except MoveError as trouble:
            raise refusal_of(trouble) from None
        self.entries.append(entry)
        self._write(state, LogRow(state.length, now, ENCODER.encode(entry)))

    def _write(self, state: RoomState, row: LogRow) -> None:
        if self._writing is not None:
            self._writing.rows.append(row)
            return
        self._writing = self._deps.store.begin_append(state.header.code, [row], self._then)

    def finish(self, failure: Refusal | None = None) -> None:
        """Tell the senders how it went: as they were answered, or that nothing of it has happened."""
        answers, moves = self._answers, len(self.entries)
        self._answers, self._writing, self.entries = [], None, []
        for sent, answer, _ in answers:
            sent.connection.send(answer if failure is None else wire.refused_message(failure, sent.message))
        if failure is None and moves:
            now, metrics = time.monotonic(), self._deps.metrics
            metrics.moves += moves
            for _, answer, began in answers:
                if type(answer) is wire.AckMessage:
                    metrics.answers.add(now - began)
        for sent, _, _ in answers:
            sent.connection.channel.done()
