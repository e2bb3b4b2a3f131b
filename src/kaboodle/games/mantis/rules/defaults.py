"""Default moves (B-92)."""

from kaboodle.games.mantis.codes import SCORE
from kaboodle.games.mantis.rules.legal import Legal


class Defaults(Legal):
    """The default moves."""

    def default_move(self, seat: int) -> int:
        """Score.  B-92"""
        return SCORE
