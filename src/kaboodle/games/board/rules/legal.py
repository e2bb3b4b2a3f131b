"""The legal moves, listed in this one place."""

from kaboodle.engine.bits import lowest
from kaboodle.engine.move_list import MoveList
from kaboodle.games.board.card_ids import ADD_MAGNET, DEFUSE, NOPE, PICKPOCKET
from kaboodle.games.board.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DISCARD,
    DONE,
    EITHER,
    EXPLODE,
    FACE,
    FLIP_IT,
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
from kaboodle.games.board.rules.dispatch import Dispatch

ANSWERS = 1 << DEFUSE | 1 << NOPE  # never played on one's own turn


class Legal(Dispatch):
    """What each seat may answer now."""

    def list_moves(self, seat: int, out: MoveList) -> None:
        """Fill `out` with this seat's legal moves; empty if it is not asked."""
        out.count = 0
        if not self.asked >> seat & 1:
            return
        if self.decision == WINDOW:
            out.add(PASS)
            if self.hands[seat][NOPE]:
                out.add(NOPE_IT)
        elif self.decision == NOW:
            out.add(PASS)
            if self.hands[seat][ADD_MAGNET]:
                out.add(PLAY + ADD_MAGNET)
        elif self.decision == TURN:
            self.list_turn(seat, out)
        elif self.decision == PLACE:
            for place in range(self.disc_count + 1):
                out.add(HIDE_AT + place)
        else:
            self.list_answers(seat, out)

    def list_turn(self, seat: int, out: MoveList) -> None:
        """Done, and every card that can be played now.  BG-12 B-25 B-81"""
        out.add(DONE)
        left = self.has[seat] & ~ANSWERS
        while left:
            kind = lowest(left)
            left &= left - 1
            if kind == ADD_MAGNET and self.supply == 0:
                continue
            if kind == PICKPOCKET and not self.targets():
                continue
            out.add(PLAY + kind)

    def list_answers(self, seat: int, out: MoveList) -> None:
        """The rarer decisions."""
        if self.decision == TARGET or self.decision == SWAP:
            choices = self.targets() if self.decision == TARGET else self.last_place()
            for other in range(self.players):
                if choices >> other & 1:
                    out.add(AT + other)
        elif self.decision == ORDER:
            if self.disc_count == 2:
                out.add(ORDER_AS)
                out.add(ORDER_AS + 2)
            else:
                for order in range(6):
                    out.add(ORDER_AS + order)
        elif self.decision == EITHER:
            out.add(MOVE_IT)
            out.add(FLIP_IT)
        elif self.decision == FACE:
            if self.hands[seat][DEFUSE]:
                out.add(DEFUSE_IT)
            out.add(EXPLODE)
        elif self.decision == DISCARD:
            left = self.has[seat]
            while left:
                out.add(CHOOSE + lowest(left))
                left &= left - 1
