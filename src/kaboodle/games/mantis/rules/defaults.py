"""What silence means when a clock runs out (B-92)."""

from kaboodle.games.mantis.codes import SCORE
from kaboodle.games.mantis.rules.legal import Legal


class Defaults(Legal):
    """The move that is played for a seat that does not answer."""

    def default_move(self, seat: int) -> int:
        """Score.  B-92"""
        return SCORE
