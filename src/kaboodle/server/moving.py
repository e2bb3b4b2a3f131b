"""Moves on their way: applied as they come, written down together, and only then acknowledged."""

import time
from collections.abc import Callable

import msgspec

from kaboodle.errors import MoveError
from kaboodle.server import wire
from kaboodle.server.desk import refusal_of, refused, seated
from kaboodle.server.due import spent_by
from kaboodle.server.entries import Entry, Moved
from kaboodle.server.inbox import Rules, Sent
from kaboodle.server.ledger import Ledger
from kaboodle.server.store import Row, StoreError, Writing
from kaboodle.server.timing import Opened
from kaboodle.server.wire import Code, Refusal

ENCODER = msgspec.json.Encoder()


class Moving:
    """The moves of a room that are made but not shown yet. All of them answer the ask that is open to everybody."""

    __slots__ = ("_answers", "_house", "_then", "_writing", "entries")

    def __init__(self, house: Rules, then: Callable[[StoreError | None], object]) -> None:
        self._house = house
        self._then = then  # what happens when they are on disk, or when they could not be written
        self._writing: Writing | None = None
        self._answers: list[tuple[Sent, wire.Ack | wire.Refused, float]] = []  # with the time at which a move came
        self.entries: list[Entry] = []

    @property
    def idle(self) -> bool:
        """Whether no move is being written down."""
        return self._writing is None

    def admits(self, ledger: Ledger, opened: Opened | None) -> bool:
        """Whether one more can be made: nothing is being written, or only answers to an ask that is still open."""
        if self._writing is None:
            return True
        table = ledger.table
        if table is None or table.over or opened is None:
            return False
        return self._writing.open and table.ask == opened.ask

    def take(self, ledger: Ledger, opened: Opened | None, sent: Sent) -> None:
        """Make a move; what its sender is told waits until everything before it is on disk, a refusal too."""
        began = time.monotonic()
        message = sent.message
        assert isinstance(message, wire.Move)
        self._answers.append((sent, wire.Ack(id=message.id), began))
        try:
            self._play(ledger, opened, sent, message)
        except Refusal as refusal:
            self._house.meter.refusals[refusal.code] += 1
            self._answers[-1] = (sent, refused(message, refusal), began)

    def _play(self, ledger: Ledger, opened: Opened | None, sent: Sent, message: wire.Move) -> None:
        """Make a move, once: a retry of one that was made is only acknowledged."""
        seat, table = seated(sent.connection.seat), ledger.table
        if table is None or message.game != ledger.game:
            raise Refusal(Code.STALE, f"game {message.game} is not being played; the room is at game {ledger.game}")
        if seat + message.id in ledger.ids:
            return
        if ledger.chairs[seat].bot is not None:
            raise Refusal(Code.NOT_NOW, "a bot stands in for you; take your seat back first")
        if ledger.paused:
            raise Refusal(Code.NOT_NOW, "the host has stopped the game for a while")
        if message.ask != table.ask:
            raise Refusal(Code.STALE, f"ask {message.ask} is no longer open, {table.ask} ({table.asks}) is", "B-18")
        assert opened is not None
        now = self._house.clock.now()
        entry = Moved(seat=seat, move=message.move, id=message.id, spent=spent_by(ledger, opened, seat, now))
        try:
            ledger.take(entry)
        except MoveError as trouble:
            raise refusal_of(trouble) from None
        self.entries.append(entry)
        self._write(ledger, Row(ledger.lines, now, ENCODER.encode(entry)))

    def _write(self, ledger: Ledger, row: Row) -> None:
        if self._writing is not None:
            self._writing.rows.append(row)
            return
        self._writing = self._house.store.write(ledger.header.code, [row], self._then)

    def finish(self, failure: Refusal | None = None) -> None:
        """Tell the senders how it went: as they were answered, or that nothing of it has happened."""
        answers, moves = self._answers, len(self.entries)
        self._answers, self._writing, self.entries = [], None, []
        for sent, answer, _ in answers:
            sent.connection.send(answer if failure is None else refused(sent.message, failure))
        if failure is None and moves:
            now, meter = time.monotonic(), self._house.meter
            meter.moves += moves
            for _, answer, began in answers:
                if type(answer) is wire.Ack:
                    meter.answers.add(now - began)
        for sent, _, _ in answers:
            sent.connection.line.done()
