"""A whole board game: which chapter a move belongs to, and playing at random."""

from kaboodle.engine.rng import Rng
from kaboodle.games.board.card_ids import ADD_MAGNET, NOPE
from kaboodle.games.board.codes import (
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
    PASS,
    PLACE,
    PLAY,
    SWAP,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.games.board.rules.own_moves import OwnMoves


class Game(OwnMoves):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

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

    def is_window(self) -> bool:
        """Whether several seats are asked at once."""
        return self.decision == WINDOW or self.decision == NOW

    def answer_window(self, dice: Rng) -> int:
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


def fresh() -> Game:
    """A state with nothing on the table."""
    game = Game.__new__(Game)
    game.lay_out()
    return game
