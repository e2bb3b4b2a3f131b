"""Pruning: leaves out moves that are almost never right."""

from kaboodle.games.board.card_ids import REVEAL_THE_FUTURE, SEE_THE_FUTURE
from kaboodle.games.board.codes import CHOOSE, DISCARD, HIDE_AT, OVER, PLACE, PLAY, SEEN, TURN
from kaboodle.games.board.search.rollout import RolloutPolicy

SHALLOW = 4  # places from the top that are looked at one by one when a magnet is hidden
SPARE = 4  # the least valuable kinds, of which one is discarded


class Pruning(RolloutPolicy):
    """Removes moves from a list that are almost never right; never all of them."""

    def next_choice(self) -> int:
        """Play on to the next real choice of the searching seat; the other seats follow the rollout policy."""
        if self.depth == 0:
            self.game.list_moves(self.me, self.out)
            if not self.forced:
                self.prune(self.me)
            return self.me
        while self.game.decision != OVER:
            seat = self.game.next_seat()
            if seat != self.me:
                self.play_move(seat, self.policy_move(seat))
                continue
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
        size = self.game.disc_count
        if decision == TURN and (move == PLAY + SEE_THE_FUTURE or move == PLAY + REVEAL_THE_FUTURE):
            return self.peeks[seat] < min(SEEN, size) or size == 0
        if decision == PLACE:
            place = move - HIDE_AT
            return place < SHALLOW or place == size or place == size // 2
        if decision == DISCARD:
            return self.cheaper_than(seat, move - CHOOSE) < SPARE
        return True
