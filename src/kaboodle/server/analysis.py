"""Answers questions about positions: plays on from them, and assesses them from what one seat knows."""

import zlib
from random import Random

from kaboodle.bots.bot import Bot
from kaboodle.core.errors import IllegalMove, MoveError, NotProvided, OptionError, PlayerError, PositionError
from kaboodle.core.observation import Observation
from kaboodle.core.odds import Odds, odds
from kaboodle.core.registry import family_of
from kaboodle.core.replay import Step, count, step_of
from kaboodle.core.setup import new, read
from kaboodle.core.table import Table
from kaboodle.core.views import View
from kaboodle.server.bot_pool import BotPool, timed_bot
from kaboodle.server.fair_queue import QueueFull
from kaboodle.server.http.schemas import Analysis, AnalysisRequest
from kaboodle.server.rooms.room_settings import nearest
from kaboodle.server.wire import Code, Refusal
from kaboodle.study.analysis import assess, play_on
from kaboodle.words import ENGLISH, LANGUAGES, Words, phrase

PLAYERS, SEED = 3, 1  # of the deal to begin with


class AnalysisService:
    """Analyses positions in the threads of the bots; an address has its share of them as a room has."""

    def __init__(self, bot_pool: BotPool, milliseconds: int) -> None:
        self._bot_pool = bot_pool
        self._milliseconds = milliseconds  # that a bot may think

    async def answer(self, request: AnalysisRequest, address: str) -> Analysis:
        """The analysis; Refusal says what is wrong with the position or the move, in the language of the request."""
        words = Words(request.language if request.language in LANGUAGES else ENGLISH)
        try:
            return await self._bot_pool.run(f"analysis {address}", lambda: analyse(request, self._milliseconds))
        except QueueFull:
            raise Refusal(Code.SLOW_DOWN, "too many positions at once; wait a little") from None
        except MoveError as error:
            code = Code.ILLEGAL if isinstance(error, IllegalMove) else Code.INVALID
            raise refusal_of(code, error, words) from None
        except (PositionError, OptionError) as error:
            raise refusal_of(Code.OPTION, error, words) from None


def refusal_of(code: Code, error: PlayerError, words: Words) -> Refusal:
    """A refusal with its sentence in a language and the first rule that it cites."""
    return Refusal(code, error.text(words), next(iter(error.phrase.cited()), None))


def analyse(request: AnalysisRequest, milliseconds: int) -> Analysis:
    """Read a position, play on from it, and assess it."""
    position = sample_position(request) if request.position is None else request.position
    seed = zlib.crc32(position.encode())  # the same position goes on in the same way
    table = read(position, request.edition, options=request.options, seed=seed)
    seat = request.seat or (table.waiting[0] if table.waiting else table.seats[0])
    if seat not in table.seats:
        raise PositionError(phrase("record-eyes", word=repr(seat), seats=" ".join(table.seats)))
    steps: list[Step] = []
    if request.move is not None:
        before = count(table, seat)
        table.play(seat, request.move)
        steps.append(step_of(table, seat, seat, table.moves[-1][1], before))
    if request.bots is not None:
        level = request.bots

        def bot_for(observation: Observation) -> Bot:
            return timed_bot(level, observation, milliseconds)

        steps += play_on(table, seat, bot_for, Random(seed))
    return Analysis(
        edition=table.edition,
        options=dict(table.options),
        position=table.position,
        seats=table.seats,
        seat=seat,
        waiting=public_waiting(table, seat),
        question=table.question,
        ask=table.ask_id,
        moves=tuple(table.legal(seat)),
        winners=table.winners,
        steps=tuple(steps) or (step_of(table, seat, None, None, 0),),
        assessment=assess(table, seat, request.effort),
        odds=odds_of(table.view(seat)),
    )


def sample_position(request: AnalysisRequest) -> str:
    """A deal to begin with."""
    edition = family_of(request.edition).editions[request.edition]
    return new(request.edition, nearest(edition, PLAYERS), SEED, options=request.options).position


def public_waiting(table: Table, seat: str) -> tuple[str, ...]:
    """The seats that are asked, as far as this one knows: who has passed in a window is hidden."""
    if not table.is_window:
        return table.waiting
    return (seat,) if seat in table.waiting else ()


def odds_of(view: View) -> Odds | None:
    """The odds that follow from a view; None where the game counts none."""
    try:
        return odds(view)
    except NotProvided:
        return None
