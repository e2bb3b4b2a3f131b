"""What a seat may ask about its own game: odds, reasons, a hint. All of it follows from what the seat knows."""

from collections.abc import Callable
from random import Random

from kaboodle.bots.levels import LEVELS, bot_of
from kaboodle.bots.search import SearchBot
from kaboodle.odds import odds
from kaboodle.reasons import why_dimmed, why_not
from kaboodle.server import wire
from kaboodle.server.connection import Connection
from kaboodle.server.desk import refused
from kaboodle.server.ledger import Ledger
from kaboodle.server.logs import note
from kaboodle.server.thinking import Thinker
from kaboodle.server.wire import Code, Refusal
from kaboodle.sight import Sight
from kaboodle.table import Table

Question = wire.Why | wire.Odds | wire.Hint
SEED = 0  # the same for everybody: a hint tells nothing of the true game
SHOWN = 8  # moves of a hint
Help = Callable[[], wire.FromServer]


def help_for(ledger: Ledger, connection: Connection, message: Question, now: int, milliseconds: int) -> Help:
    """What has to be worked out for an answer, in a thread; Refusal if it may not be asked."""
    table, seat = ledger.table, connection.seat
    if seat is None:
        raise Refusal(Code.NOT_SEATED, "only who has a seat can be helped")
    if table is None or table.over:
        raise Refusal(Code.NOT_NOW, "no game is going on")
    must_be_helped(ledger, seat, table, message)
    if not connection.may(wire.word(type(message).__name__), now):
        raise Refusal(Code.SLOW_DOWN, "that is more help than a person can read")
    sight, game, ask = table.sight(seat), ledger.game, table.ask
    match message:
        case wire.Why(move=move):
            return lambda: reasons(sight, game, ask, move)
        case wire.Odds():
            return lambda: wire.Chances(game=game, ask=ask, odds=odds(sight.view))
        case wire.Hint():
            return lambda: hint(sight, game, ask, milliseconds)


async def give(thinker: Thinker, connection: Connection, message: Question, work: Help, room: str) -> None:
    """Work an answer out beside the game, and give it to who has asked."""
    try:
        connection.send(await thinker.work_out(work))
    except Exception as trouble:  # a bug in what is only asked for must not go unanswered
        note("bug", room=room, item="help", error=type(trouble).__name__)
        connection.send(refused(message, Refusal(Code.NOT_NOW, "the server made a mistake; there is no answer")))
    connection.flush()


def must_be_helped(ledger: Ledger, seat: str, table: Table, message: Question) -> None:
    """Refuse help that the room does not give, or not now."""
    if isinstance(message, wire.Why):
        return
    if not ledger.header.helper:
        raise Refusal(Code.NOT_NOW, "the host has switched the helper off")
    if isinstance(message, wire.Odds):
        return
    if any(chair.guest is not None for other, chair in ledger.chairs.items() if other != seat):
        raise Refusal(Code.NOT_NOW, "hints are for games against bots alone")
    if seat not in table.waiting:
        raise Refusal(Code.NOT_NOW, "nothing is asked of you now")


def hint(sight: Sight, game: int, ask: int, milliseconds: int) -> wire.Hinted:
    """What the strongest bot would do, always the same for the same moment, and what else it has looked at."""
    tiger = bot_of(LEVELS[-1])
    assert isinstance(tiger, SearchBot)
    bot = tiger.within(milliseconds)
    weighed = bot.explain(sight, Random(SEED))[:SHOWN]
    move = weighed[0].move if weighed else bot.choose(sight, Random(SEED))
    return wire.Hinted(game=game, ask=ask, move=move, weighed=weighed)


def reasons(sight: Sight, game: int, ask: int, move: str | None) -> wire.Reasons:
    """Why the cards of a hand cannot be played, or one move cannot be made."""
    if move is None:
        return wire.Reasons(game=game, ask=ask, cards=why_dimmed(sight))
    return wire.Reasons(game=game, ask=ask, move=move, reason=why_not(sight, move))
