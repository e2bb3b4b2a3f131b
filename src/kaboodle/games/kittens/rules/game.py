"""A whole game of kittens: which chapter a move belongs to, and playing at random."""

from kaboodle.engine.rng import Rng
from kaboodle.games.kittens.card_ids import DEFUSE, DEVILCAT, GODCAT, KITTEN, NOPE
from kaboodle.games.kittens.codes import (
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
    PICK,
    PICK_GODCAT,
    SWAP,
    TAKE,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.games.kittens.rules.own_moves import OwnMoves


class Game(OwnMoves):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

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

    def whole_plays(self, seat: int) -> list[tuple[tuple[int, ...], int, int, int, int]]:
        """Every whole play that a seat may go on with: its stages, then move, five, target and title that they say."""
        found: list[tuple[tuple[int, ...], int, int, int, int]] = []
        self.add_plays(seat, (), found)
        return found

    def add_plays(
        self, seat: int, made: tuple[int, ...], found: list[tuple[tuple[int, ...], int, int, int, int]]
    ) -> None:
        """Add every way to go on with a play whose first stages are made."""
        for move in self.legal(seat):
            if move == DRAW:
                continue
            after = self.clone()
            after.step(seat, move)
            if after.is_staging():
                after.add_plays(seat, (*made, move), found)
            else:
                found.append(((*made, move), after.move, after.five, after.target, after.named))

    def is_window(self) -> bool:
        """Whether several seats are asked at once."""
        return self.decision == WINDOW

    def answer_window(self, dice: Rng) -> int:
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


def fresh() -> Game:
    """A state with nothing on the table."""
    game = Game.__new__(Game)
    game.lay_out()
    return game
