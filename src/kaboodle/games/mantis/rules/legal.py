"""The legal moves, listed in this one place."""

from kaboodle.engine.move_list import MoveList
from kaboodle.games.mantis.codes import SCORE, STEAL
from kaboodle.games.mantis.rules.turns import Turns


class Legal(Turns):
    """What each seat may answer now."""

    def list_moves(self, seat: int, out: MoveList) -> None:
        """Score, or steal from any other seat, its Tank empty or not; nothing if it is not asked.  MA-14 B-65"""
        out.count = 0
        if not self.asked >> seat & 1:
            return
        out.add(SCORE)
        for other in range(self.players):
            if other != seat:
                out.add(STEAL + other)
