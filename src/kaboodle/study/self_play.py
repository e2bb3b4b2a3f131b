"""Self-play games for fits, checks and puzzles: bots of one level in all seats, a game for each number."""

from collections.abc import Iterator
from random import Random

from kaboodle.bots.bot import play_out
from kaboodle.bots.levels import bot_of
from kaboodle.core.record import Record, record_of
from kaboodle.core.setup import new
from kaboodle.study.moments import Choice, End, KnowledgeChange, moments_of, observation_of
from kaboodle.study.trials import FOLLOWING, Position
from kaboodle.study.verdicts import exact_value


def self_play(edition: str, players: int, number: int, level: str = "cat") -> Record:
    """The game of a number: the deal and the bots' random choices follow from it."""
    table = new(edition, players, number)
    bot = bot_of(level)
    play_out(table, dict.fromkeys(table.seats, bot), Random(f"{edition}/{players}/{number}/{level}"))
    return record_of(table)


def sampled_chances(record: Record, number: int, samples: int, tables: int) -> Iterator[tuple[float, float]]:
    """Chances of the playouts at random moments of every seat, with the seat's result, in points."""
    dice = Random(f"moments of {number}")
    for seat in "ABCDEFGHI"[: record.players]:
        *moments, end = moments_of(record, seat)
        assert isinstance(end, End)
        for moment in dice.sample(moments, min(samples, len(moments))):
            assert isinstance(moment, Choice | KnowledgeChange)
            yield raw_chance(moment, dice.getrandbits(40), tables), end.result


def raw_chance(moment: Choice | KnowledgeChange, seed: int, tables: int) -> float:
    """The chance at a moment before calibration, in points."""
    exact = exact_value(observation_of(moment), ())
    if exact is not None:
        return exact
    position = Position(observation_of(moment), seed)
    position.try_move(FOLLOWING, tables)
    return position.mean(FOLLOWING).value
