"""The moves that a command of a person, a bot or a clock leads to, or its refusal. Changes nothing."""

from collections.abc import Iterable

from kaboodle.server import wire
from kaboodle.server.rooms.bots import BotMove
from kaboodle.server.rooms.commands import require_seat
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.inbox import AskExpired, ClientMessage, MoveCommand
from kaboodle.server.rooms.log import Moved
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.rooms.timers import OpenAsk, answers_itself, default_moves, spent
from kaboodle.server.wire import Code, Refusal

NO_MOVES: tuple[Moved, ...] = ()
PASS = "pass"


def moves_for(state: RoomState, open_ask: OpenAsk | None, command: MoveCommand, now: int) -> Iterable[Moved]:
    """The log entries of a command; none for one that was carried out before or comes too late. Or a Refusal."""
    if type(command) is ClientMessage:
        assert isinstance(command.message, wire.MoveRequest)
        return person_move(state, open_ask, command.connection, command.message, now)
    if type(command) is BotMove:
        return bot_move(state, open_ask, command)
    assert type(command) is AskExpired
    if open_ask is None or open_ask.until is None or now < open_ask.until:
        return NO_MOVES
    return default_moves(state, open_ask, now)


def person_move(
    state: RoomState, open_ask: OpenAsk | None, connection: Connection, request: wire.MoveRequest, now: int
) -> Iterable[Moved]:
    """A person's move. One that is sent again under the same id is not made again."""
    seat, table = require_seat(connection.seat), state.table
    if table is None or request.game != state.game:
        raise Refusal(Code.STALE, f"game {request.game} is not being played; the room is at game {state.game}")
    if seat + request.id in state.move_ids:
        return NO_MOVES
    if state.seats[seat].bot is not None:
        raise Refusal(Code.NOT_NOW, "a bot stands in for you; take your seat back first")
    if state.paused:
        raise Refusal(Code.NOT_NOW, "the host has stopped the game for a while")
    if request.ask != table.ask_id:
        text = f"ask {request.ask} is no longer open, {table.ask_id} ({table.question}) is"
        raise Refusal(Code.STALE, text, "B-18")
    assert open_ask is not None
    if open_ask.full and request.move == PASS and seat in table.waiting:
        return NO_MOVES
    return (Moved(seat=seat, move=request.move, id=request.id, spent=spent(state, open_ask, seat, now)),)


def bot_move(state: RoomState, open_ask: OpenAsk | None, command: BotMove) -> Iterable[Moved]:
    """A bot's move or a standing answer, if its ask is still open to it."""
    table = state.table
    if table is None or open_ask is None or state.paused:
        return NO_MOVES
    if (state.game, table.ask_id) != (command.game, command.ask) or command.seat not in table.waiting:
        return NO_MOVES
    holder = state.seats[command.seat]
    if not answers_itself(state, open_ask, command.seat) or (open_ask.full and command.move == PASS):
        return NO_MOVES
    return (Moved(seat=command.seat, move=command.move, by="standing" if holder.bot is None else "bot"),)
