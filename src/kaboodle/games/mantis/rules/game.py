"""A whole game of Mantis, and playing at random."""

from kaboodle.games.mantis.codes import SCORE, STEAL
from kaboodle.games.mantis.rules.own_moves import OwnMoves


class Game(OwnMoves):
    """One state and the only way to change it: `apply` takes what `legal` lists and refuses the rest."""

    def lists(self, seat: int, move: int) -> bool:
        """Whether this move is legal for this seat now; never while the draw pile lies face down."""
        if seat < 0 or seat >= self.players or self.blinded:
            return False
        return self.listed_for(seat).holds(move)

    def step(self, seat: int, move: int) -> None:
        """Play a move known to be legal."""
        self.moment += 1
        if self.pile_size == 0:  # only in positions put together by hand: B-93
            self.run_out()
        elif move == SCORE:
            self.score()
        else:
            self.steal(move - STEAL)


def fresh() -> Game:
    """A state with nothing on the table."""
    game = Game.__new__(Game)
    game.lay_out()
    return game
