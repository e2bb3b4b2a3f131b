"""Pruning: leaves out moves that are almost never right."""

from kaboodle.games.kittens.card_ids import (
    ATTACK,
    DEFUSE,
    GODCAT,
    NOPE,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SKIP,
    TARGETED_ATTACK,
)
from kaboodle.games.kittens.codes import (
    CHOOSE,
    DEVIL,
    EXPLODE,
    FACE,
    FIVE,
    GODCAT_AS,
    HIDE,
    HIDE_AT,
    NAME,
    OVER,
    PLAY,
    THREE,
    THREE_GODCAT,
    TURN,
    TWO,
    TWO_GODCAT,
)
from kaboodle.games.kittens.search.model import LOOK
from kaboodle.games.kittens.search.rollout import RolloutPolicy

SHALLOW = 4  # places from the top that are looked at one by one when a Kitten is hidden


class Pruning(RolloutPolicy):
    """Removes moves from a list that are almost never right; never all of them."""

    def next_choice(self) -> int:
        """Play on to the next real choice."""
        if self.depth == 0:
            self.game.list_moves(self.me, self.out)
            if not self.forced:
                self.prune(self.me)
            return self.me
        while self.game.decision != OVER:
            seat = self.game.next_seat()
            self.game.list_moves(seat, self.out)
            if self.out.count > 1 and self.depth >= self.forced:
                self.prune(seat)
            if self.out.count > 1:
                return seat
            self.play_move(seat, self.out.moves[0])
        return -1

    def prune(self, seat: int) -> None:
        """Keep the sensible moves, or all moves if none is sensible."""
        kept = 0
        for i in range(self.out.count):
            move = self.out.moves[i]
            if self.makes_sense(seat, move):
                self.out.moves[i] = self.out.moves[kept]
                self.out.moves[kept] = move
                kept += 1
        if kept:
            self.out.count = kept

    def makes_sense(self, seat: int, move: int) -> bool:
        """Whether a legal move is sensible."""
        decision = self.game.decision
        if decision == TURN:
            return self.is_worth_playing(seat, move)
        if decision == HIDE:
            place = move - HIDE_AT
            size = self.game.pile_size
            return place < SHALLOW or place == size or place == size // 2 or place == size * 3 // 4
        if decision == NAME:
            return self.is_worth_naming(move - CHOOSE)
        if decision == FIVE:
            return move != CHOOSE + DEFUSE
        if decision == FACE or decision == DEVIL:
            return move != EXPLODE
        return True

    def is_worth_playing(self, seat: int, move: int) -> bool:
        """Whether a play is sensible: no look at known cards, no Defuse in a combo, no Godcat for a cheap card."""
        if move == PLAY + SEE_THE_FUTURE or move == PLAY + REVEAL_THE_FUTURE:
            return self.peeks[seat] < min(LOOK, self.game.pile_size)
        if move < GODCAT_AS:
            return True
        if move < TWO:
            kind = move - GODCAT_AS
            return kind == ATTACK or kind == TARGETED_ATTACK
        if TWO_GODCAT <= move < THREE or move >= THREE_GODCAT:
            return False
        return move != TWO + DEFUSE and move != THREE + DEFUSE

    def is_worth_naming(self, kind: int) -> bool:
        """The titles worth naming with three of a kind."""
        if kind == GODCAT:
            return self.game.hands[self.game.target][GODCAT] > 0
        return kind == DEFUSE or kind == NOPE or kind == ATTACK or kind == SKIP or kind == TARGETED_ATTACK
