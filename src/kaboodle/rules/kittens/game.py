"""A whole game of kittens: which chapter a move belongs to, and playing at random."""

import cython

from kaboodle.rules.engine import Engine, Long
from kaboodle.rules.kittens.access import Access
from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.kinds import DEFUSE, DEVILCAT, GODCAT, KITTEN, NOPE
from kaboodle.rules.kittens.what import (
    AT,
    CHOOSE,
    DEVIL,
    DRAW,
    EXPLODE,
    FACE,
    FIVE,
    GIVE,
    GODCAT_IT,
    HECK,
    HIDE,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY,
    LAY_AT,
    NAME,
    NOPE_IT,
    OVER,
    PICK,
    PICK_GODCAT,
    SEATS,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.rules.listing import Listing
from kaboodle.rules.tally import Tally

PRIME = 16777619
BASIS = 2166136261
WORD = 0xFFFFFFFF


class Game(Access):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return self.decision == OVER

    @property
    def payoffs(self) -> list[float]:
        """1 for the winner, 0 for the others; all 0 while the game goes on."""
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.players)]

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
        if self.decision == TURN:
            if move == DRAW:
                self.draw()
            else:
                self.begin_play(move)
        elif self.decision == WINDOW:
            if move == NOPE_IT:
                self.nope(seat)
            else:
                self.pass_window(seat)
        elif self.decision == TARGET:
            self.aim(move - AT)
        elif self.decision == HIDE:
            self.hide_kitten(move - HIDE_AT)
        elif self.decision == GIVE:
            self.give(move - CHOOSE)
        else:
            self.step_rare(seat, move)

    def step_rare(self, seat: int, move: int) -> None:
        """The rarer decisions."""
        if self.decision == NAME:
            self.call(move - CHOOSE)
        elif self.decision == FIVE:
            self.add_to_five(move - CHOOSE)
        elif self.decision == TAKE:
            self.take(move - CHOOSE)
        elif self.decision == FACE:
            if move == EXPLODE:
                self.explode(seat, KITTEN)
            else:
                self.defuse_kitten(GODCAT if move == GODCAT_IT else DEFUSE)
        elif self.decision == DEVIL:
            if move == EXPLODE:
                self.explode(seat, DEVILCAT)
            else:
                self.defuse_devilcat(seat)
        elif self.decision == PICK:
            if move == PICK_GODCAT:
                self.steal(GODCAT)
            else:
                self.pick_ordinary()
        elif self.decision == HECK:
            if move == KEEP:
                self.heck_keep()
            else:
                self.heck_top()
        elif self.decision == LAY:
            self.lay((move - LAY_AT) // 2, (move - LAY_AT) % 2)
        elif self.decision == SWAP:
            if move == HOLD:
                self.hold()
            else:
                self.swap()

    def play_out(self, dice: Engine, out: Listing) -> int:
        """Play random moves to the end; returns how many decisions had a choice."""
        decisions = 0
        while self.decision != OVER:
            if self.decision == WINDOW:
                decisions += self.answer_window(dice)
                continue
            self.list_moves(self.actor, out)
            if out.count == 1:
                self.step(self.actor, out.moves[0])
            else:
                self.step(self.actor, out.moves[dice.below(out.count)])
                decisions += 1
        return decisions

    def answer_window(self, dice: Engine) -> int:
        """Answers collected blind: the first Nope clockwise from the actor is played, or all pass."""
        decisions = 0
        seat = self.current
        for _ in range(self.players):
            seat += 1
            if seat >= self.players:
                seat = 0
            if self.asked >> seat & 1 and self.hands[seat][NOPE]:
                decisions += 1
                if dice.below(2):
                    self.nope(seat)
                    return decisions
        self.asked = 0
        self.close_window()
        return decisions

    def fingerprint(self) -> Long:
        """A 32-bit hash of the whole state, equal for compiled and uncompiled play."""
        value = BASIS
        for seat in range(SEATS):
            for kind in range(KINDS):
                value = ((value ^ self.hands[seat][kind]) * PRIME) & WORD
            value = ((value ^ self.alive[seat]) * PRIME) & WORD
        for i in range(self.pile_size):
            value = ((value ^ self.pile[i]) * PRIME) & WORD
        for i in range(self.discard_size):
            value = ((value ^ self.discard[i]) * PRIME) & WORD
        value = ((value ^ self.current << 24 ^ self.owed << 16 ^ self.attacked << 8 ^ self.decision) * PRIME) & WORD
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
            tally.add(1 << game.winner, game.turns, decisions)
