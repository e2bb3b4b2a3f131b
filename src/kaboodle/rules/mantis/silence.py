"""What silence means when a clock runs out (B-92)."""

from kaboodle.rules.mantis.legal import Legal
from kaboodle.rules.mantis.what import SCORE


class Silence(Legal):
    """The move that is played for a seat that does not answer."""

    def silent_move(self, seat: int) -> int:
        """Score.  B-92"""
        return SCORE
