"""A whole board game: which chapter a move belongs to, and playing at random."""

import cython

from kaboodle.rules.board.access import Access
from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.kinds import ADD_MAGNET, NOPE
from kaboodle.rules.board.what import (
    AT,
    CHOOSE,
    DISCARD,
    DONE,
    EITHER,
    EXPLODE,
    FACE,
    FROM_TOP,
    HIDE_AT,
    MOVE_IT,
    NOPE_IT,
    NOW,
    ORDER,
    ORDER_AS,
    OVER,
    PASS,
    PLACE,
    PLAY,
    SEATS,
    SWAP,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.rules.engine import Engine, Long
from kaboodle.rules.listing import Listing
from kaboodle.rules.tally import Tally

PRIME = 16777619
BASIS = 2166136261
WORD = 0xFFFFFFFF


class Game(Access):
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
            if move == DONE:
                self.say_done(FROM_TOP)
            else:
                self.begin_play(seat, move - PLAY)
        elif self.decision == WINDOW or self.decision == NOW:
            if move == PASS:
                self.pass_window(seat)
            elif move == NOPE_IT:
                self.nope(seat)
            else:
                self.begin_play(seat, move - PLAY)
        elif self.decision == PLACE:
            self.hide_magnet(move - HIDE_AT)
        else:
            self.step_rare(move)

    def step_rare(self, move: int) -> None:
        """The rarer decisions."""
        if self.decision == DISCARD:
            self.discard_card(move - CHOOSE)
        elif self.decision == FACE:
            if move == EXPLODE:
                self.explode()
            else:
                self.defuse()
        elif self.decision == EITHER:
            if move == MOVE_IT:
                self.move_on()
            else:
                self.flip_instead()
        elif self.decision == SWAP:
            self.swap_with(move - AT)
        elif self.decision == TARGET:
            self.aim(move - AT)
        elif self.decision == ORDER:
            self.put_back(move - ORDER_AS)

    def play_out(self, dice: Engine, out: Listing) -> int:
        """Play random moves to the end; returns how many decisions had a choice."""
        decisions = 0
        while self.decision != OVER:
            if self.decision == WINDOW or self.decision == NOW:
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
        """Answers collected blind: the first card clockwise from the actor is played, or all pass."""
        decisions = 0
        kind = NOPE if self.decision == WINDOW else ADD_MAGNET
        seat = self.current
        for _ in range(self.players):
            seat = self.next_seat_of(seat)
            if self.asked >> seat & 1 and self.hands[seat][kind]:
                decisions += 1
                if dice.below(2):
                    if kind == NOPE:
                        self.nope(seat)
                    else:
                        self.begin_play(seat, kind)
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
            value = ((value ^ self.spaces[seat]) * PRIME) & WORD
        for i in range(self.pile_size):
            value = ((value ^ self.pile[i]) * PRIME) & WORD
        for i in range(self.discard_size):
            value = ((value ^ self.discard[i]) * PRIME) & WORD
        for i in range(self.disc_count):
            value = ((value ^ self.discs[i]) * PRIME) & WORD
        for i in range(self.used_count):
            value = ((value ^ self.used[i]) * PRIME) & WORD
        value = ((value ^ self.current << 24 ^ self.side << 16 ^ self.supply << 8 ^ self.decision) * PRIME) & WORD
        value = ((value ^ self.asked << 8 ^ self.done << 4 ^ self.noped) * PRIME) & WORD
        value = ((value ^ self.ask) * PRIME) & WORD
        value = ((value ^ self.turns << 8 ^ self.winners) * PRIME) & WORD
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
        game.zero()
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
