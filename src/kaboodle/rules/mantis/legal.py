"""The legal moves, listed in this one place."""

from kaboodle.rules.listing import Listing
from kaboodle.rules.mantis.turns import Turns
from kaboodle.rules.mantis.what import SCORE, STEAL


class Legal(Turns):
    """What each seat may answer now."""

    def list_moves(self, seat: int, out: Listing) -> None:
        """Score, or steal from any other seat, its Tank empty or not; nothing if it is not asked.  MA-14 B-65"""
        out.count = 0
        if not self.asked >> seat & 1:
            return
        out.add(SCORE)
        for other in range(self.players):
            if other != seat:
                out.add(STEAL + other)
