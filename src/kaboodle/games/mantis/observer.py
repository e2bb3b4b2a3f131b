"""What a seat knows as numbers, written inside the kernel; observe.py names them in the same order."""

from kaboodle.engine.history import History
from kaboodle.engine.observing import ObservationWriter
from kaboodle.games.mantis.cards import CARDS, NO_BACK, TRIPLES
from kaboodle.games.mantis.codes import NONE, OVER
from kaboodle.games.mantis.rules.game import Game
from kaboodle.games.mantis.rules.state import HUES

SEAT_FACTS = 4  # numbers of a seat beside its Tank
BACK_COLOURS = [colour for triple in TRIPLES for colour in triple]  # three of each back


class Observer(ObservationWriter):
    """Writes the observation of one seat from a blinded game and the seat's last events."""

    NUMBERS = 512

    def __init__(self, seats: int) -> None:
        self.lay_out()
        self.seats = seats

    def twin(self) -> "Observer":
        """Another writer of the same layout, for another thread."""
        return Observer(self.seats)

    def write(self, game: Game, history: History, seat: int) -> None:
        """Write what the seat knows; the game is blinded."""
        self.begin(seat, game.players)
        for steps in range(self.seats):
            if steps < game.players:
                self.put_tank(game, self.seat_after(steps))
            else:
                self.put_times(0, HUES + SEAT_FACTS)
        first = self.at
        self.put_times(0, HUES)
        back = game.top_back()
        if back != NO_BACK:
            for i in range(3):
                self.numbers[first + BACK_COLOURS[3 * back + i]] = 1
        self.put(0 if back == NO_BACK else back + 1)
        for card in range(CARDS):
            self.put(game.exposed[card])
        self.put(game.pile_size)
        self.put(game.goal)
        self.put(game.players)
        self.put(game.decision)
        self.put_seat(NONE if game.decision == OVER else game.current)
        self.put_history(history)

    def put_tank(self, game: Game, other: int) -> None:
        """One seat: its Tank by colour, its score, and its place in the game."""
        for colour in range(HUES):
            self.put(game.tanks[other][colour])
        self.put(1)
        self.put(game.scores[other])
        self.put(1 if game.current == other and game.decision != OVER else 0)
        self.put(game.winners >> other & 1)
