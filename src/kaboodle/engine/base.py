"""The interface of every game; the chapters of a game list and play its moves."""

from typing import ClassVar, Self

from kaboodle.engine.action_space import ActionSpace
from kaboodle.engine.bits import Bytes, Long, Signed
from kaboodle.engine.event_buffer import NOTHING
from kaboodle.engine.fields import number, reference
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.rng import ASIDE, Rng, output, scatter


class GameBase(Rng):
    """One state. `apply` is the only way to change it: it plays what `legal` lists and refuses the rest."""

    OVER: ClassVar[int]  # the decision of a game that has ended
    players = number()
    current = number()  # whose turn it is
    decision = number()  # what the game waits for
    actor = number()  # the one seat it waits for, or -1
    asked = number()  # the seats that may answer now, as bits
    ask = number()  # the id of what is open
    moment = number(scratch=True)  # steps made by this object
    turns = number()  # turns so far
    starter = number(start=NOTHING)  # the seat that begins; -1: chosen at random
    move_list = reference(MoveList)  # the moves listed last

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now: one, or several in a reaction window."""
        return [seat for seat in range(self.players) if self.asked >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision == self.OVER

    @property
    def payoffs(self) -> list[float]:
        """1 for the winner, divided evenly if several win; all 0 while the game goes on."""
        winners = self.victors()
        share = sum(winners >> seat & 1 for seat in range(self.players))
        return [1.0 / share if winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def legal(self, seat: int) -> list[int]:
        """This seat's moves as small ints; empty if it is not asked."""
        if seat < 0 or seat >= self.players:
            return []
        return self.listed_for(seat).as_list()

    def apply(self, seat: int, move: int) -> None:
        """Play one listed move. ValueError for any other, and the state is unchanged."""
        if not self.lists(seat, move):
            raise ValueError(f"seat {seat} may not play move {move} now")
        self.step(seat, move)

    def advance(self, seat: int, move: int) -> int:
        """Apply, then settle. Returns the next seat that has a choice, -1 when the game is over."""
        if not self.lists(seat, move):
            raise ValueError(f"seat {seat} may not play move {move} now")
        self.step(seat, move)
        return self.settle()

    def lists(self, seat: int, move: int) -> bool:
        """Whether this move is legal for this seat now."""
        if seat < 0 or seat >= self.players:
            return False
        return self.listed_for(seat).holds(move)

    def listed_for(self, seat: int) -> MoveList:
        """This seat's moves, listed again only if the game has moved on since."""
        listed = self.scratch()
        if listed.moment != self.moment or listed.seat != seat or listed.decision != self.decision:
            self.list_moves(seat, listed)
            listed.moment = self.moment
            listed.seat = seat
            listed.decision = self.decision
        return listed

    def scratch(self) -> MoveList:
        """The move list of this state, created at the first use."""
        if self.move_list is None:
            self.move_list = MoveList()
        return self.move_list

    def unlist(self) -> None:
        """Discard the listed moves: the state has changed."""
        if self.move_list is not None:
            self.move_list.moment = -1

    def default(self, seat: int) -> int:
        """The default move of a seat that does not answer.  B-92"""
        if seat < 0 or seat >= self.players or not self.asked >> seat & 1:
            raise ValueError(f"seat {seat} is not asked")
        return self.default_move(seat)

    def deal_cards(self) -> None:
        """Shuffle, deal, and start the first turn."""
        self.deal()

    def next_seat(self) -> int:
        """The asked seat; in a window the first one clockwise from the current player's left; -1 when over."""
        if self.actor >= 0 or not self.asked:
            return self.actor
        seat = self.current
        for _ in range(self.players):
            seat += 1
            if seat >= self.players:
                seat = 0
            if self.asked >> seat & 1:
                return seat
        return -1

    def settle(self) -> int:
        """Play all forced moves. Returns the seat that then has a choice, -1 when the game is over."""
        seat = self.next_seat()
        while seat >= 0:
            listed = self.listed_for(seat)
            if listed.count > 1:
                return seat
            self.step(seat, listed.moves[0])
            seat = self.next_seat()
        return -1

    def wait_for(self, decision: int, seat: int) -> None:
        """Ask one seat."""
        self.decision = decision
        self.actor = seat
        self.asked = 1 << seat
        self.ask += 1

    def clone(self) -> Self:
        """An independent copy that records no events."""
        copy = self.blank()
        copy.lay_out()
        copy.become(self)
        copy.secret = self.secret
        return copy

    def blank(self) -> Self:
        """Another object of the same class, not yet laid out."""
        return type(self).__new__(type(self))

    def become(self, other: Self) -> None:
        """Copy another game into this one, without its event buffer."""
        self.copy_from(other)
        self.unlist()

    def aside(self, n: Long) -> int:
        """A uniform int in 0..n-1 for default moves. It consumes no random numbers and differs for every ask.  B-92"""
        if self.sealed:
            return (self.sealed_word(-1 - (self.drawn << 16) - self.ask) * n) >> 32
        return (output(scatter(self.rng ^ ASIDE) ^ scatter(self.ask)) * n) >> 32

    def action_of(self, seat: int, move: int, space: ActionSpace) -> int:
        """The action that a move of a seat is; -1 if it is none of this space."""
        return space.action_of(self.as_own(seat, move))

    def move_of(self, seat: int, action: int, space: ActionSpace) -> int:
        """The move that an action of a seat stands for; -1 if there is no such action."""
        own = space.own_move(action)
        return own if own < 0 else self.from_own(seat, own)

    def write_mask(self, seat: int, space: ActionSpace, out: Bytes, start: int) -> None:
        """Write 1 for every legal action of a seat and 0 for the others, from a place of a buffer on."""
        listed = self.listed_for(seat)
        self.mark_actions(seat, listed, space, out, start)

    def mark_actions(self, seat: int, listed: MoveList, space: ActionSpace, out: Bytes, start: Signed) -> None:
        """Write the mask of the moves that were listed for a seat."""
        size = space.size
        for i in range(size):
            out[start + i] = 0
        for i in range(listed.count):
            out[start + space.action_of(self.as_own(seat, listed.moves[i]))] = 1

    def as_own(self, seat: int, move: int) -> int:
        """A move as its actor numbers it: seats in it counted clockwise from the actor; a game with seats says how."""
        return move

    def from_own(self, seat: int, move: int) -> int:
        """The move that its actor numbers so; a game with seats in its moves says how."""
        return move

    def steps_between(self, seat: int, other: int) -> int:
        """How many seats clockwise another one is."""
        return other - seat if other >= seat else other - seat + self.players

    def seat_ahead(self, seat: int, steps: int) -> int:
        """The seat so many seats clockwise; -1 if there are not so many."""
        if steps >= self.players:
            return -1
        return seat + steps - self.players if seat + steps >= self.players else seat + steps

    def list_moves(self, seat: int, out: MoveList) -> None:
        """Fill `out` with this seat's legal moves; each game implements it."""

    def step(self, seat: int, move: int) -> None:
        """Play a move known to be legal and count the step; each game implements it."""

    def default_move(self, seat: int) -> int:
        """The default move of a seat; each game implements it."""
        return -1

    def deal(self) -> None:
        """Set the game up; each game implements it."""

    def victors(self) -> int:
        """Who has won, as bits; each game implements it."""
        return 0
