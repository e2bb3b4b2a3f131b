"""The questions that every game answers in the same way; its chapters say how moves are listed and played."""

from typing import ClassVar, Self

import cython

from kaboodle.rules.engine import ASIDE, Engine, Long, output, scatter
from kaboodle.rules.listing import Listing
from kaboodle.rules.witness import NOTHING


class Questions(Engine):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

    OVER: ClassVar[int]  # the decision of a game that has ended
    players: int
    current: int  # whose turn it is
    decision: int  # what the game waits for
    actor: int  # the one seat it waits for, or -1
    asked: int  # the seats that may answer now, as bits
    ask: int  # the id of what is open
    moment: int  # how many steps this state has made
    turns: int  # how many turns the game has had
    starter: int  # who begins, or -1 for chance
    listing: Listing

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
        """1 for the winner, an even part of it for each who shares the victory; all 0 while the game goes on."""
        winners = self.victors()
        share = sum(winners >> seat & 1 for seat in range(self.players))
        return [1.0 / share if winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def legal(self, seat: int) -> list[int]:
        """This seat's moves as small ints; empty if it is not asked."""
        if seat < 0 or seat >= self.players:
            return []
        return self.listed_for(seat).as_list()

    def apply(self, seat: int, move: int) -> None:
        """Play one listed move; ValueError for anything else, and nothing changes."""
        if not self.lists(seat, move):
            raise ValueError(f"seat {seat} may not play move {move} now")
        self.step(seat, move)

    def advance(self, seat: int, move: int) -> int:
        """Apply, then settle: the next seat that has a choice, -1 when it is over."""
        if not self.lists(seat, move):
            raise ValueError(f"seat {seat} may not play move {move} now")
        self.step(seat, move)
        return self.settle()

    def lists(self, seat: int, move: int) -> bool:
        """Whether this move is legal for this seat now."""
        if seat < 0 or seat >= self.players:
            return False
        return self.listed_for(seat).holds(move)

    def listed_for(self, seat: int) -> Listing:
        """This seat's moves, listed again only if the game has moved on since."""
        listing = self.scratch()
        if listing.moment != self.moment or listing.seat != seat or listing.decision != self.decision:
            self.list_moves(seat, listing)
            listing.moment = self.moment
            listing.seat = seat
            listing.decision = self.decision
        return listing

    def scratch(self) -> Listing:
        """Room for a listing, made at the first use."""
        if self.listing is None:
            self.listing = Listing()
        return self.listing

    def unlist(self) -> None:
        """Forget what was listed: this state has turned into another."""
        if self.listing is not None:
            self.listing.moment = -1

    def default(self, seat: int) -> int:
        """What silence means for a seat that is asked.  B-92"""
        if seat < 0 or seat >= self.players or not self.asked >> seat & 1:
            raise ValueError(f"seat {seat} is not asked")
        return self.silent_move(seat)

    def deal_cards(self) -> None:
        """Shuffle, deal, and start the first turn."""
        self.deal()

    def next_seat(self) -> int:
        """The seat that is asked, in a window the first one clockwise from the current player's left; -1 when over."""
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
        """Play every answer that has only one legal move; the seat that then has a choice, -1 when it is over."""
        seat = self.next_seat()
        while seat >= 0:
            listing = self.listed_for(seat)
            if listing.count > 1:
                return seat
            self.step(seat, listing.moves[0])
            seat = self.next_seat()
        return -1

    def wait_for(self, decision: int, seat: int) -> None:
        """The game now waits for one seat."""
        self.decision = decision
        self.actor = seat
        self.asked = 1 << seat
        self.ask += 1

    def clone(self) -> Self:
        """An independent copy; it has no witness."""
        copy = self.blank()
        copy.lay_out()
        copy.become(self)
        copy.secret = self.secret
        return copy

    def blank(self) -> Self:
        """Another state that is still to be filled."""
        return type(self).__new__(type(self))

    def lay_out(self) -> None:
        """Give an uncompiled state all that it has; compiled, it is there already."""
        if not cython.compiled:
            self.allocate()
            self.zero()
            self.listing = None  # type: ignore[assignment]  # made at the first use
            self.start_engine(0, None)

    def become(self, other: Self) -> None:
        """Turn into a copy of another game, without its witness."""
        self.rng, self.drawn, self.sealed = other.rng, other.drawn, other.sealed
        self.players, self.current, self.actor = other.players, other.current, other.actor
        self.decision, self.ask, self.asked = other.decision, other.ask, other.asked
        self.turns, self.starter = other.turns, other.starter
        self.copy_from(other)
        self.unlist()

    def zero_course(self) -> None:
        """What every game counts, at its natural start."""
        self.players = self.current = self.actor = self.decision = 0
        self.ask = self.asked = self.turns = self.moment = 0
        self.starter = NOTHING

    def aside(self, n: Long) -> int:
        """A uniform int in 0..n-1 that uses nothing up, another one for every ask: chance for silence.  B-92"""
        if self.sealed:
            return (self.sealed_word(-1 - (self.drawn << 16) - self.ask) * n) >> 32
        return (output(scatter(self.rng ^ ASIDE) ^ scatter(self.ask)) * n) >> 32

    def list_moves(self, seat: int, out: Listing) -> None:
        """Fill `out` with this seat's legal moves; a chapter says how."""

    def step(self, seat: int, move: int) -> None:
        """Play a move known to be legal and count the moment; a chapter says how."""

    def silent_move(self, seat: int) -> int:
        """The move that silence means; a chapter says which."""
        return -1

    def deal(self) -> None:
        """Set the game up; a chapter says how."""

    def victors(self) -> int:
        """Who has won, as bits; a chapter says who."""
        return 0

    def allocate(self) -> None:
        """Give an uncompiled state its lists; a chapter has them."""

    def zero(self) -> None:
        """Every plain number of a state at its natural start; a chapter has them."""

    def copy_from(self, other: Self) -> None:
        """Copy what a chapter has beyond what every game has."""
