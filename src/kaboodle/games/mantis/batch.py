"""One game of a batch: observations, and the rollout policy as an opponent."""

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.batch import BatchRow, SeatMemory
from kaboodle.games.mantis import codes
from kaboodle.games.mantis.observer import Observer
from kaboodle.games.mantis.rules.game import Game, fresh
from kaboodle.games.mantis.search.searcher import Searcher


class SeatHistory(SeatMemory):
    """The memory of a seat: everybody knows the same, so it is the last events alone."""

    LEARNED = 0

    def write(self, seat: int, blinded: Game, writer: Observer) -> None:  # type: ignore[override]  # of one game
        """Write what a seat of this chain knows, from its memory."""
        if seat == self.seat:
            writer.write(blinded, self.history, seat)
        elif self.after is not None:
            self.after.write(seat, blinded, writer)


class Row(BatchRow):
    """One game of a batch."""

    OVER = codes.OVER

    memory: SeatHistory
    policy: Searcher

    def blind(self, game: Game, seat: int) -> None:  # type: ignore[override]  # a kernel has one kind of game
        """Blank what nobody may see."""
        game.erase()


def new_row(template: Game, writer: Observer, space: ActionSpace, beside: Row | None) -> Row:
    """A row; rows beside each other share what is written into and read again at once."""
    policy = Searcher(fresh(), 0, 0) if beside is None else beside.policy
    return Row(template, writer, space, SeatHistory(0, template.players), policy, beside)
