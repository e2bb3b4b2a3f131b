"""A whole game of Mantis, and playing at random."""

from kaboodle.rules.engine import BASIS, Long, mix
from kaboodle.rules.mantis.state import HUES
from kaboodle.rules.mantis.unseen import Unseen
from kaboodle.rules.mantis.what import SCORE, SEATS, STEAL


class Game(Unseen):
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

    def fingerprint(self) -> Long:
        """A 32-bit hash of the whole state, equal for compiled and uncompiled play."""
        value = BASIS
        for seat in range(SEATS):
            for colour in range(HUES):
                value = mix(value, self.tanks[seat][colour])
            value = mix(value, self.scores[seat])
        for i in range(self.pile_size):
            value = mix(value, self.pile[i])
        value = mix(value, self.current << 16 ^ self.winners << 8 ^ self.decision)
        value = mix(value, self.asked)
        value = mix(value, self.ask)
        return mix(value, self.rng >> 32)


def fresh() -> Game:
    """A state with nothing on the table."""
    game = Game.__new__(Game)
    game.lay_out()
    game.zero()
    return game
