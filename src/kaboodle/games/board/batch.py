"""One game of a batch: what its seats know, and the rollout policy as an opponent."""

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.batch import BatchRow
from kaboodle.engine.batch_hands import HandsMemory
from kaboodle.games.board import codes
from kaboodle.games.board.beliefs.follow import RELEVANT
from kaboodle.games.board.beliefs.mind import Mind
from kaboodle.games.board.beliefs.resample import erase
from kaboodle.games.board.codes import PASS
from kaboodle.games.board.observer import Observer
from kaboodle.games.board.rules.game import Game, fresh
from kaboodle.games.board.search.searcher import Searcher


class SeatMind(HandsMemory):
    """The memory of a seat with its mind."""

    LEARNED = RELEVANT

    mind: Mind

    def make_mind(self) -> None:
        """A mind that knows nothing."""
        self.mind = Mind(self.seat)

    def begin(self, game: Game) -> None:  # type: ignore[override]  # a kernel has one kind of game
        """Reset the mind, for a game just dealt."""
        self.mind.begin(game)


class Row(BatchRow):
    """One game of a batch."""

    OVER = codes.OVER

    memory: SeatMind
    policy: Searcher

    def blind(self, game: Game, seat: int) -> None:  # type: ignore[override]  # as above
        """Blank what a seat may not see."""
        erase(game, seat)

    def tell_policy(self, seat: int) -> None:
        """Give the policy what a seat knows."""
        self.memory.give_mind(seat, self.policy.mind)
        self.policy.find_first_peek()

    def is_pass(self, move: int) -> bool:
        """Whether a move in a window is a pass."""
        return move == PASS


def new_row(template: Game, writer: Observer, space: ActionSpace, beside: Row | None) -> Row:
    """A row; rows beside each other share what is written into and read again at once."""
    policy = Searcher(fresh(), Mind(0), 0) if beside is None else beside.policy
    return Row(template, writer, space, SeatMind(0, template.players), policy, beside)
