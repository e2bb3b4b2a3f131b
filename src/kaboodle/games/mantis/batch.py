"""One game of a batch: observations, and the rollout policy as an opponent."""

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.batch import BatchRow, SeatMemory
from kaboodle.engine.event_buffer import EventBuffer
from kaboodle.engine.fields import reference
from kaboodle.engine.history import History
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.rng import Rng
from kaboodle.games.mantis import codes
from kaboodle.games.mantis.observer import Observer
from kaboodle.games.mantis.rules.game import Game, fresh
from kaboodle.games.mantis.search.searcher import Searcher


class SeatHistory(SeatMemory):
    """The memory of a seat: everybody knows the same, so it is the last events alone."""

    def __init__(self, seat: int, players: int) -> None:
        self.lay_out()
        self.seat = seat
        self.history = History()
        if seat + 1 < players:
            self.after = SeatHistory(seat + 1, players)

    def write(self, seat: int, blinded: Game, writer: Observer) -> None:
        """Write what a seat knows, from its memory."""
        if seat == self.seat:
            writer.write(blinded, self.history, seat)
        elif self.after is not None:
            self.after.write(seat, blinded, writer)


class Row(BatchRow):
    """One game of a batch."""

    OVER = codes.OVER

    game = reference(Game)
    template = reference(Game)
    blinded = reference(Game)
    memory = reference(SeatHistory)
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
        self.memory = SeatHistory(0, template.players)
        self.listed = MoveList()
        self.dice = Rng()
        self.dice.start_engine(0, None)

    def observe(self, seat: int) -> None:
        """Write what a seat knows, from a blinded copy and its memory."""
        self.blinded.become(self.game)
        self.blinded.erase()
        self.memory.write(seat, self.blinded, self.writer)

    def policy_move(self, seat: int) -> int:
        """The rollout policy's move in a deal that the seat cannot tell from the true one."""
        self.policy.blinded.become(self.game)
        self.policy.blinded.erase()
        self.policy.me = seat
        self.policy.dice.reseed(self.dice.word())
        self.policy.begin()
        return self.policy.policy_move(seat)


def new_row(template: Game, writer: Observer, space: ActionSpace, beside: Row | None) -> Row:
    """A row; rows beside each other share what is written into and read again at once."""
    if beside is not None:
        return Row(template, beside.blinded, writer, space, beside.events, beside.policy)
    return Row(template, fresh(), writer, space, EventBuffer(), Searcher(fresh(), 0, 0))
