"""What a seat knows as numbers, written inside the kernel; observe.py names them in the same order."""

from kaboodle.engine.fields import number
from kaboodle.engine.history import History
from kaboodle.engine.observing_hands import HandsWriter
from kaboodle.games.kittens import cards, codes
from kaboodle.games.kittens.beliefs.memory import Memory
from kaboodle.games.kittens.beliefs.mind import Mind
from kaboodle.games.kittens.card_ids import GODCAT
from kaboodle.games.kittens.cards import NEVER
from kaboodle.games.kittens.codes import BLANK, BOX, GIVE, NONE, OVER, PICK, SWAP, WINDOW
from kaboodle.games.kittens.rules.game import Game

SEAT_FACTS = 7  # numbers of a seat beside its cards


class Observer(HandsWriter):
    """Writes the observation of one seat from a blinded game, the seat's mind and its last events."""

    KINDS, HOLDERS, CLASSES, NUMBERS = cards.KINDS, codes.HOLDERS, Memory.CLASSES, 2048

    places = number()  # of a pile

    def __init__(self, seats: int, places: int) -> None:
        self.lay_out()
        self.seats = seats
        self.holders = seats + 1
        self.places = places

    def twin(self) -> "Observer":
        """Another writer of the same layout, for another thread."""
        other = Observer(self.seats, self.places)
        for i in range(self.title_count):
            other.add_title(self.titles[i])
        return other

    def write(self, game: Game, mind: Mind, history: History, seat: int) -> None:  # type: ignore[override]  # of one game
        """Write what the seat knows; the game is blinded for it."""
        self.begin(seat, game.players)
        self.title_set = game.titles & ~NEVER
        for steps in range(self.seats):
            if steps < game.players:
                self.put_hand(game, mind, self.seat_after(steps))
            else:
                self.put_times(0, SEAT_FACTS + 2 * self.title_count + 3 * self.CLASSES)
        self.put_box(game, mind)
        self.put_discard(game)
        self.put_pile(game, mind)
        self.put_floats(mind)
        self.put_state(game, mind)
        self.put_play(game)
        self.put_rules(game)
        self.put_history(history)

    def put_hand(self, game: Game, mind: Mind, other: int) -> None:
        """One seat: its place in the game, the cards sure in its hand, and what its unknown cards are not."""
        self.put(1)
        self.put(game.alive[other])
        self.put(game.sizes[other])
        self.put(1 if game.current == other and game.decision != OVER else 0)
        self.put(game.asked >> other & 1)
        self.put(1 if game.hands[other][GODCAT] else 0)
        self.put(1 if game.winner == other else 0)
        for i in range(self.title_count):
            kind = self.titles[i]
            sure = mind.sure[other][kind] if other != self.me else 0
            self.put(game.hands[other][kind] + sure)
        if other == self.me:
            self.put_times(0, self.title_count + 3 * self.CLASSES)
        else:
            self.put_classes(mind, other)

    def put_box(self, game: Game, mind: Mind) -> None:
        """By title: removed in sight of all, known to this seat, in the game at all; and the unknown removed cards."""
        for i in range(self.title_count):
            self.put(game.box_open[self.titles[i]])
        self.put_sure(mind, BOX)
        for i in range(self.title_count):
            self.put(game.deck[self.titles[i]])
        self.put_classes(mind, BOX)

    def put_discard(self, game: Game) -> None:
        """The discard pile by title, and from the top: kind + 1."""
        self.put_discarded(game, self.places)

    def put_pile(self, game: Game, mind: Mind) -> None:
        """What is known of the draw pile from the top: code + 1; then the loose Kittens, and the card held aside."""
        for i in range(mind.base_size):
            self.put(mind.base[i] + 1)
        self.put_times(0, self.places - mind.base_size)
        self.put(game.pile_size)
        self.put(mind.loose)
        self.put(mind.firm)
        self.put(mind.held_code + 1)

    def put_state(self, game: Game, mind: Mind) -> None:
        """Players, turns and what the game waits for."""
        self.put(game.players)
        self.put(game.living)
        self.put(game.owed)
        self.put(game.attacked)
        self.put(game.decision)
        self.put_seat(NONE if game.decision == OVER else game.current)
        self.put_seat(game.actor)
        self.put(0 if game.held == BLANK else game.held + 1)
        self.put(game.mat_godcat)
        self.put(game.mat_devilcat)
        devil = 0
        if game.decision == SWAP and game.devil_seat >= 0:
            devil = 1 if game.devil_seat == game.target else 2
        self.put(devil)

    def put_play(self, game: Game) -> None:
        """The play that lies there or is put together by this seat; 0 and -1 where there is none."""
        window = 1 if game.decision == WINDOW else 0
        shown = 1 if window or game.is_staging() else 0
        aimed = 1 if shown or game.decision == GIVE or game.decision == PICK or game.decision == SWAP else 0
        self.put(game.form + 1 if shown else 0)
        self.put(game.move if shown else 0)
        self.put_seat(game.target if aimed else NONE)
        self.put(game.named + 1 if shown else 0)
        self.put(game.noped if window else 0)
        self.put_seat(game.topmost if window else NONE)
        five = game.five
        if not shown:
            five = five & 0
        self.put_bits(five)

    def put_rules(self, game: Game) -> None:
        """The options in force."""
        self.put(game.combos)
        self.put(game.stacking)
        self.put(game.short_attack)
        self.put(game.empty_target)
        self.put(game.auto_defuse)
        self.put(game.dead_out)
        self.put(game.five_kitten)
        self.put(game.quiet_armageddon)
        self.put(game.plain_godcat)
        self.put(game.heck_explodes)
        self.put(game.nope_own)
