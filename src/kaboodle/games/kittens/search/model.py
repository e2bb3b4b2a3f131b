"""The model of a search: a game to play on, and how many cards from the top of the draw pile each seat knows."""

from kaboodle.engine.fields import array, number, reference
from kaboodle.engine.trials import Trials
from kaboodle.games.kittens.beliefs.clues import BY_LOOK, CERTAIN
from kaboodle.games.kittens.beliefs.mind import Mind
from kaboodle.games.kittens.card_ids import KITTEN, RAISING_HECK, REVEAL_THE_FUTURE, SEE_THE_FUTURE, SHUFFLE
from kaboodle.games.kittens.codes import DRAW, HECK, HIDE, HIDE_AT, KNOWN, OVER, SEATS, SINGLE, TOP, TURN, WINDOW
from kaboodle.games.kittens.rules.game import Game, fresh

LOOK = 3  # cards that a look shows: EK-43
HELD = 16  # of a sign: a card is held


class SearchModel(Trials):
    """Redeals what the searching seat does not know. What a seat sees on the path separates its decisions."""

    game = reference(Game)  # the game that an iteration plays on
    blinded = reference(Game)  # what the searching seat sees
    mind = reference(Mind)
    kittens = number()  # Kittens in the draw pile of this iteration
    first_peek = number()
    peeks = array(SEATS, "int")  # cards from the top that each seat knows

    def start_model(self, blinded: Game, mind: Mind) -> None:
        """A game to play on, for the seat whose mind this is."""
        self.game = fresh()
        self.blinded = blinded
        self.mind = mind
        self.me = mind.me
        self.first_peek = self.known_from_top(mind)

    def known_from_top(self, mind: Mind) -> int:
        """How many cards from the top are certain for the searching seat."""
        place = 0
        while place < mind.base_size and mind.base[place] >= KNOWN and (place < mind.firm or not mind.loose):
            place += 1
        return place

    def begin(self) -> None:
        """Redeal what the seat does not know, with new random numbers for all that follows."""
        self.game.become(self.blinded)
        if not self.lies_open:
            self.mind.redeal_by_clues(self.game, self.dice)
        self.game.reseed(self.dice.word())
        for seat in range(SEATS):
            seen = self.mind.looked[seat] if self.mind.clues_used & BY_LOOK else 0
            self.peeks[seat] = min(seen, self.game.pile_size)
        self.peeks[self.me] = self.first_peek
        self.kittens = 0
        for i in range(self.game.pile_size):
            if self.game.pile[i] == KITTEN:
                self.kittens += 1

    def align_game(self) -> None:
        """At a new turn of a trial, use the random numbers of that turn."""
        seed = self.align(self.game.turns)
        if seed:
            self.game.reseed(seed)

    def sign(self, seat: int) -> int:
        """Which of the cards a seat knows on top are Kittens, and whether the one it holds aside is."""
        code = 1
        size = self.game.pile_size
        for i in range(min(min(self.peeks[seat], LOOK), size)):
            code = 2 * code + (1 if self.game.pile[size - 1 - i] == KITTEN else 0)
        if self.game.decision == HECK:
            code += HELD if self.game.held == KITTEN else 2 * HELD
        return code

    def risk(self, seat: int) -> int:
        """The chance, in thousandths, that the top card is a Kitten, from what a seat knows."""
        size = self.game.pile_size
        if size == 0:
            return 0
        if self.peeks[seat] > 0:
            return CERTAIN if self.game.pile[size - 1] == KITTEN else 0
        return CERTAIN * self.kittens // size

    def play_move(self, seat: int, move: int) -> None:
        """Play a move, and track what the seats know about the top."""
        decision = self.game.decision
        if decision == TURN and move == DRAW:
            size = self.game.pile_size
            if size and self.game.pile[size - 1] == KITTEN:
                self.kittens -= 1
            for other in range(self.game.players):
                if self.peeks[other]:
                    self.peeks[other] -= 1
        elif decision == HIDE:
            self.kittens += 1
            self.cover(seat, move - HIDE_AT)
        elif decision == HECK and move == TOP:
            if self.game.held == KITTEN:
                self.kittens += 1
            self.cover(seat, 0)
        self.game.step(seat, move)
        if decision == WINDOW:
            self.after_window()

    def cover(self, seat: int, place: int) -> None:
        """A card goes into the draw pile at a place that only its seat knows."""
        for other in range(self.game.players):
            if other != seat:
                self.peeks[other] = 0
            elif place <= self.peeks[other]:
                self.peeks[other] += 1

    def after_window(self) -> None:
        """If a window has just closed and its play was carried out, track what it showed or hid."""
        if self.game.decision == WINDOW or self.game.noped or self.game.form != SINGLE:
            return
        effect = self.game.effect
        if effect == SEE_THE_FUTURE:
            self.peeks[self.game.current] = max(self.peeks[self.game.current], min(LOOK, self.game.pile_size))
        elif effect == REVEAL_THE_FUTURE:
            for seat in range(self.game.players):
                self.peeks[seat] = max(self.peeks[seat], min(LOOK, self.game.pile_size))
        elif effect == SHUFFLE:
            for seat in range(self.game.players):
                self.peeks[seat] = 0
        elif effect == RAISING_HECK and self.game.decision != OVER:
            if self.game.held == KITTEN:
                self.kittens -= 1
            for seat in range(self.game.players):
                self.peeks[seat] = min(self.peeks[seat], self.game.pile_size)
