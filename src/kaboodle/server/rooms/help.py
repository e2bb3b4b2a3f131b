"""Help for a seat in its own game: odds, reasons, a hint. All of it follows from what the seat knows."""

from collections.abc import Callable
from random import Random

from kaboodle.bots.levels import LEVELS, bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.core.errors import NotProvided
from kaboodle.core.observation import Observation
from kaboodle.core.odds import odds
from kaboodle.core.reasons import why_dimmed, why_not
from kaboodle.core.table import Table
from kaboodle.server import wire
from kaboodle.server.bot_pool import BotPool
from kaboodle.server.fair_queue import QueueFull
from kaboodle.server.log import log_bug
from kaboodle.server.rooms.connection import Connection
from kaboodle.server.rooms.state import RoomState
from kaboodle.server.wire import Code, Refusal

TOO_MUCH = Refusal(Code.SLOW_DOWN, "that is more help than a person can read")
HelpRequest = wire.WhyRequest | wire.OddsRequest | wire.HintRequest
HelpWork = Callable[[], wire.FromServer]
SEED = 0  # the same for everybody: a hint tells nothing about the true game
SHOWN = 8  # moves of a hint


def help_for(state: RoomState, connection: Connection, request: HelpRequest, now: int, milliseconds: int) -> HelpWork:
    """The computation of an answer, for a thread; Refusal if the request is not allowed."""
    table, seat = state.table, connection.seat
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "only who has a seat can be helped")
    if table is None or table.over:
        raise Refusal(Code.NOT_NOW, "no game is going on")
    check_allowed(state, seat, table, request)
    if not connection.allow(wire.tag_of(request), now):
        raise TOO_MUCH
    observation, game, ask = table.observation(seat), state.game, table.ask_id
    match request:
        case wire.WhyRequest(move=move):
            return lambda: reasons(observation, game, ask, move)
        case wire.OddsRequest():
            return lambda: wire.OddsMessage(game=game, ask=ask, odds=odds(observation.view))
        case wire.HintRequest():
            return lambda: hint(observation, game, ask, milliseconds)


async def send_help(bot_pool: BotPool, connection: Connection, request: HelpRequest, work: HelpWork, room: str) -> None:
    """Compute an answer beside the game, and send it."""
    try:
        connection.send(await bot_pool.run(room, work))
    except QueueFull:
        connection.send(wire.refused_message(TOO_MUCH, request))
    except NotProvided as reason:
        connection.send(wire.refused_message(Refusal(Code.NOT_NOW, str(reason)), request))
    except Exception as error:  # a bug must not leave a request without an answer
        log_bug("help", error, room)
        refusal = Refusal(Code.NOT_NOW, "the server made a mistake; there is no answer")
        connection.send(wire.refused_message(refusal, request))
    connection.flush()


def check_allowed(state: RoomState, seat: str, table: Table, request: HelpRequest) -> None:
    """Refuse help that the room does not give, or not now."""
    if isinstance(request, wire.WhyRequest):
        return
    if not state.header.helper:
        raise Refusal(Code.NOT_NOW, "the host has switched the helper off")
    if isinstance(request, wire.OddsRequest):
        return
    if any(holder.guest is not None for other, holder in state.seats.items() if other != seat):
        raise Refusal(Code.NOT_NOW, "hints are for games against bots alone")
    if seat not in table.waiting:
        raise Refusal(Code.NOT_NOW, "nothing is asked of you now")


def hint(observation: Observation, game: int, ask: int, milliseconds: int) -> wire.HintMessage:
    """What the strongest bot would do, with its estimates; the same for the same observation."""
    strongest = bot_of(LEVELS[-1])
    assert isinstance(strongest, SearchBot)
    bot = strongest.within(milliseconds)
    estimates = bot.explain(observation, Random(SEED))[:SHOWN]
    move = estimates[0].move if estimates else bot.choose(observation, Random(SEED))
    return wire.HintMessage(game=game, ask=ask, move=move, weighed=estimates)


def reasons(observation: Observation, game: int, ask: int, move: str | None) -> wire.ReasonsMessage:
    """Why cards of a hand cannot be played, or why one move cannot be made."""
    if move is None:
        return wire.ReasonsMessage(game=game, ask=ask, cards=why_dimmed(observation))
    return wire.ReasonsMessage(game=game, ask=ask, move=move, reason=why_not(observation, move))
