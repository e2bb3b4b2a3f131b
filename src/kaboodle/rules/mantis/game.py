"""A whole game of Mantis: the questions that every engine of Kaboodle answers."""

import cython

from kaboodle.rules.engine import Engine, Long
from kaboodle.rules.mantis.legal import Listing
from kaboodle.rules.mantis.state import HUES
from kaboodle.rules.mantis.unseen import Unseen
from kaboodle.rules.mantis.what import OVER, SCORE, SEATS, STEAL

PRIME = 16777619
BASIS = 2166136261
WORD = 0xFFFFFFFF
LONGEST = 128


class Game(Unseen):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

    listing: "Listing | None"

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now: the one on turn."""
        return [seat for seat in range(self.players) if self.asked >> seat & 1]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.decision == OVER

    @property
    def payoffs(self) -> list[float]:
        """1 for the winner, an even part of it for each who shares the victory; all 0 while the game goes on."""
        share = sum(self.winners >> seat & 1 for seat in range(self.players))
        return [1.0 / share if self.winners >> seat & 1 else 0.0 for seat in range(self.players)]

    def legal(self, seat: int) -> list[int]:
        """This seat's moves as small ints; empty if it is not asked."""
        if seat < 0 or seat >= self.players:
            return []
        listing = self.scratch()
        self.list_moves(seat, listing)
        return listing.as_list()

    def apply(self, seat: int, move: int) -> None:
        """Play one listed move; ValueError for anything else, and nothing changes."""
        if self.blinded:
            raise ValueError("the draw pile of this game lies face down: redeal it before playing on")
        if seat < 0 or seat >= self.players or not self.lists(seat, move):
            raise ValueError(f"seat {seat} may not play move {move} now")
        self.step(seat, move)

    def lists(self, seat: int, move: int) -> bool:
        """Whether this move is legal for this seat now."""
        listing = self.scratch()
        self.list_moves(seat, listing)
        return listing.holds(move)

    def scratch(self) -> Listing:
        """Room for a listing, made at the first use."""
        if self.listing is None:
            self.listing = Listing()
        return self.listing

    def clone(self) -> "Game":
        """An independent copy; it has no witness."""
        copy = fresh()
        copy.become(self)
        copy.secret = self.secret
        return copy

    def default(self, seat: int) -> int:
        """What silence means for a seat that is asked.  B-92"""
        if seat < 0 or seat >= self.players or not self.asked >> seat & 1:
            raise ValueError(f"seat {seat} is not asked")
        return self.silent_move(seat)

    def deal_cards(self) -> None:
        """Shuffle, deal, and start the first turn."""
        self.deal()

    def next_seat(self) -> int:
        """The seat that the game waits for; -1 when over."""
        return self.actor

    def step(self, seat: int, move: int) -> None:
        """Play a move known to be legal."""
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

    def settle(self) -> int:
        """Play every answer that has only one legal move; the seat that then has a choice, -1 when it is over."""
        listing = self.scratch()
        seat = self.next_seat()
        while seat >= 0:
            self.list_moves(seat, listing)
            if listing.count > 1:
                return seat
            self.step(seat, listing.moves[0])
            seat = self.next_seat()
        return -1

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
    game = Game.__new__(Game)
    game.allocate()
    if cython.compiled:
        game.zero()
    else:
        game.listing = None
        game.start_engine(0, None)
    return game


class Tally:
    """What many random games came to."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.turns = 0
        self.shared = 0
        if not cython.compiled:
            self.wins = [0] * SEATS
            self.lengths = [0] * LONGEST

    def add(self, game: Game, decisions: int) -> None:
        """Count one finished game; its length is its number of turns."""
        self.games += 1
        self.decisions += decisions
        self.turns += game.turns
        if game.winners & (game.winners - 1):
            self.shared += 1
        for seat in range(SEATS):
            self.wins[seat] += game.winners >> seat & 1
        self.lengths[min(game.turns, LONGEST - 1)] += 1

    def wins_by_seat(self) -> list[int]:
        """How often each seat won, alone or with others."""
        return [self.wins[seat] for seat in range(SEATS)]

    def games_by_length(self) -> list[int]:
        """How many games had each number of turns; the last entry holds all longer ones."""
        return [self.lengths[turns] for turns in range(LONGEST)]


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
            tally.add(game, game.play_out(dice, out))
