"""One game of a batch: what its seats know, their observations, and the rollout policy as an opponent."""

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.batch import BatchRow, SeatMemory
from kaboodle.engine.bits import Signed
from kaboodle.engine.event_buffer import EventBuffer
from kaboodle.engine.fields import reference
from kaboodle.engine.history import History
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.rng import Rng
from kaboodle.games.board import codes
from kaboodle.games.board.beliefs.mind import Mind
from kaboodle.games.board.beliefs.resample import erase
from kaboodle.games.board.codes import PASS
from kaboodle.games.board.observer import Observer
from kaboodle.games.board.rules.game import Game, fresh
from kaboodle.games.board.search.searcher import Searcher


class SeatMind(SeatMemory):
    """The memory of a seat with its mind."""

    mind = reference(Mind)

    def __init__(self, seat: int, players: int) -> None:
        self.lay_out()
        self.seat = seat
        self.history = History()
        self.mind = Mind(seat)
        if seat + 1 < players:
            self.after = SeatMind(seat + 1, players)

    def begin(self, game: Game) -> None:  # type: ignore[override]  # a kernel has one kind of game
        """Reset the mind, for a game just dealt."""
        self.mind.begin(game)

    def learn(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Update the mind."""
        self.mind.see(what, seat, card, other, place, extra)

    def write(self, seat: int, blinded: Game, writer: Observer) -> None:
        """Write what a seat knows, from its memory."""
        if seat == self.seat:
            writer.write(blinded, self.mind, self.history, seat)
        elif self.after is not None:
            self.after.write(seat, blinded, writer)

    def give_mind(self, seat: int, mind: Mind) -> None:
        """Copy the mind of a seat."""
        if seat == self.seat:
            mind.copy_from(self.mind)
        elif self.after is not None:
            self.after.give_mind(seat, mind)


class Row(BatchRow):
    """One game of a batch."""

    OVER = codes.OVER

    game = reference(Game)
    template = reference(Game)
    blinded = reference(Game)
    memory = reference(SeatMind)
    writer = reference(Observer)
    policy = reference(Searcher)  # shared by all rows

    def __init__(
        self,
        template: Game,
        blinded: Game,
        writer: Observer,
        space: ActionSpace,
        events: EventBuffer,
        policy: Searcher,
    ) -> None:
        self.lay_out()
        self.template = template
        self.blinded = blinded
        self.writer = writer
        self.space = space
        self.events = events
        self.policy = policy
        self.game = template.clone()
        self.game.event_buffer = events
        self.game.watched = 1
        self.memory = SeatMind(0, template.players)
        self.listed = MoveList()
        self.dice = Rng()
        self.dice.start_engine(0, None)

    def observe(self, seat: int) -> None:
        """Write what a seat knows, from a blinded copy and its memory."""
        self.blinded.become(self.game)
        erase(self.blinded, seat)
        self.memory.write(seat, self.blinded, self.writer)

    def policy_move(self, seat: int) -> int:
        """The rollout policy's move in a deal that the seat cannot tell from the true one."""
        self.policy.blinded.become(self.game)
        erase(self.policy.blinded, seat)
        self.memory.give_mind(seat, self.policy.mind)
        self.policy.me = seat
        self.policy.find_first_peek()
        self.policy.dice.reseed(self.dice.word())
        self.policy.begin()
        return self.policy.policy_move(seat)

    def is_pass(self, move: int) -> bool:
        """Whether a move in a window is a pass."""
        return move == PASS


def new_row(template: Game, writer: Observer, space: ActionSpace, beside: Row | None) -> Row:
    """A row; rows beside each other share what is written into and read again at once."""
    if beside is not None:
        return Row(template, beside.blinded, writer, space, beside.events, beside.policy)
    return Row(template, fresh(), writer, space, EventBuffer(), Searcher(fresh(), Mind(0), 0))
