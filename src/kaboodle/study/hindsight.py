"""The line of hindsight: the chance at each step with all cards as they truly were, which nobody could know."""

from kaboodle.core.record import Record
from kaboodle.core.table import Table, copy_of
from kaboodle.engine.bits import LONG
from kaboodle.study.moments import open_tables
from kaboodle.study.results import Hindsight
from kaboodle.study.trials import TrialMean, mean_of

LEAST = 50  # playouts of a step


def hindsight_of(record: Record, seat: str, steps: set[int], seed: int, budget: int) -> tuple[Hindsight, ...]:
    """The chance at each step, by playouts of the true table; empty in a game without a search of its own."""
    count, found = max(budget // max(len(steps), 1), LEAST), []
    for step, table in open_tables(record, seat, steps):
        mean = open_mean(table, seat, (seed + step * 7919) & LONG, count)
        if mean is None:
            return ()
        found.append(Hindsight(step=step, chance=round(mean.value, 2), error=round(mean.error, 2)))
    return tuple(found)


def open_mean(table: Table, seat: str, seed: int, count: int) -> TrialMean | None:
    """The chance of a seat with all cards where they are; only the random numbers to come are new."""
    index = table.seats.index(seat)
    game = table.game.clone()
    game.reseed(0)
    searcher = table.family.searcher(game, copy_of(table.minds[index]), index, seed)
    if searcher is None:
        return None
    searcher.lies_open = 1
    rewards = bytearray(count)
    searcher.try_moves(index, seed, 0, count, rewards)
    return mean_of(rewards)
