"""A whole game of Mantis, and playing at random."""

import cython

from kaboodle.rules.engine import Engine, Long
from kaboodle.rules.listing import Listing
from kaboodle.rules.mantis.state import HUES
from kaboodle.rules.mantis.unseen import Unseen
from kaboodle.rules.mantis.what import OVER, SCORE, SEATS, STEAL
from kaboodle.rules.tally import Tally

PRIME = 16777619
BASIS = 2166136261
WORD = 0xFFFFFFFF


class Game(Unseen):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision == OVER

    @property
    def payoffs(self) -> list[float]:
        """1 for the winner, an even part of it for each who shares the victory; all 0 while the game goes on."""
        share = sum(self.winners >> seat & 1 for seat in range(self.players))
        return [1.0 / share if self.winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def lists(self, seat: int, move: int) -> bool:
        """Whether this move is legal for this seat now; never while the draw pile lies face down."""
        if seat < 0 or seat >= self.players or self.blinded:
            return False
        return self.listed_for(seat).holds(move)

    def clone(self) -> "Game":
        """An independent copy; it has no witness."""
        copy = blank()
        copy.become(self)
        copy.secret = self.secret
        return copy

    def become(self, other: "Game") -> None:
        """Turn into a copy of another game, without its witness."""
        self.copy_from(other)
        self.unlist()

    def step(self, seat: int, move: int) -> None:
        """Play a move known to be legal."""
        self.moment += 1
        if self.pile_size == 0:  # only in positions put together by hand: B-93
            self.run_out()
        elif move == SCORE:
            self.score()
        else:
            self.steal(move - STEAL)

    def play_out(self, dice: Engine, out: Listing) -> int:
        """Play random moves to the end; returns how many decisions had a choice, which all have."""
        decisions = 0
        while self.decision != OVER:
            self.list_moves(self.actor, out)
            self.step(self.actor, out.moves[dice.below(out.count)])
            decisions += 1
        return decisions

    def fingerprint(self) -> Long:
        """A 32-bit hash of the whole state, equal for compiled and uncompiled play."""
        value = BASIS
        for seat in range(SEATS):
            for colour in range(HUES):
                value = ((value ^ self.tanks[seat][colour]) * PRIME) & WORD
            value = ((value ^ self.scores[seat]) * PRIME) & WORD
        for i in range(self.pile_size):
            value = ((value ^ self.pile[i]) * PRIME) & WORD
        value = ((value ^ self.current << 16 ^ self.winners << 8 ^ self.decision) * PRIME) & WORD
        value = ((value ^ self.asked) * PRIME) & WORD
        value = ((value ^ self.ask) * PRIME) & WORD
        return ((value ^ (self.rng >> 32)) * PRIME) & WORD


def fresh() -> Game:
    """A state with nothing on the table."""
    game = blank()
    game.zero()
    return game


def blank() -> Game:
    """A state that is still to be filled."""
    game = Game.__new__(Game)
    if not cython.compiled:
        game.allocate()
        game.listing = None  # type: ignore[assignment]  # made at the first use
        game.start_engine(0, None)
    return game


def play_random(template: Game, seed: Long, count: int, tally: Tally) -> None:
    """Deal and play `count` random games with the GIL released; game i depends on seed + i alone."""
    game = fresh()
    dice = Engine()
    out = Listing()
    dice.start_engine(seed, None)
    with cython.nogil:
        for i in range(count):
            game.become(template)
            game.reseed(seed + i)
            dice.reseed(~(seed + i))
            game.deal()
            decisions = game.play_out(dice, out)
            tally.add(game.winners, game.turns, decisions)
