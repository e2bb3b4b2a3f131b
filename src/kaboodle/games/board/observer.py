"""What a seat knows as numbers, written inside the kernel; observe.py names them in the same order."""

from kaboodle.engine.bits import Long
from kaboodle.engine.fields import array, number
from kaboodle.engine.history import LOW_BITS, WORD_BITS, History
from kaboodle.engine.observing_hands import HandsWriter
from kaboodle.games.board import cards, codes
from kaboodle.games.board.beliefs.discs import DiscBeliefs
from kaboodle.games.board.beliefs.mind import Mind
from kaboodle.games.board.cards import TITLES
from kaboodle.games.board.codes import (
    CODES,
    DISCS,
    EITHER,
    KNOWN,
    MAGNET,
    NONE,
    NOW,
    ORDER,
    OVER,
    PLACE,
    SIDES,
    TARGET,
    UNKNOWN,
    WINDOW,
)
from kaboodle.games.board.rules.game import Game

SEAT_FACTS = 7  # numbers of a seat beside its cards
FINEST = 30  # bits of a chance: two numbers


class Observer(HandsWriter):
    """Writes the observation of one seat from a blinded game, the seat's mind and its last events."""

    KINDS, HOLDERS, CLASSES, NUMBERS = cards.KINDS, codes.SEATS, DiscBeliefs.CLASSES, 2048

    card_places = number()  # of a pile of cards
    disc_places = number()
    spaces = number()  # of a side of the board
    chances = array(DISCS, "unsigned long long")
    shares = array(KNOWN + CODES, "unsigned long long")  # of a row's weight, by what is known of a place
    next_chances = array(CODES, "unsigned long long")
    left = array(CODES, "int")  # discs that a row does not name
    unknown = number()  # how many these are, if there is one row
    presents = number()  # how many codes the movement deck has
    present = array(CODES, "unsigned char")  # which

    def __init__(self, seats: int, card_places: int, disc_places: int, spaces: int) -> None:
        self.lay_out()
        self.seats = seats
        self.holders = seats
        self.card_places = card_places
        self.disc_places = disc_places
        self.spaces = spaces

    def twin(self) -> "Observer":
        """Another writer of the same layout, for another thread."""
        other = Observer(self.seats, self.card_places, self.disc_places, self.spaces)
        for i in range(self.title_count):
            other.add_title(self.titles[i])
        return other

    def write(self, game: Game, mind: Mind, history: History, seat: int) -> None:  # type: ignore[override]  # of one game
        """Write what the seat knows; the game is blinded for it."""
        self.begin(seat, game.players)
        self.title_set = TITLES
        for steps in range(self.seats):
            if steps < game.players:
                self.put_hand(game, mind, self.seat_after(steps))
            else:
                self.put_times(0, SEAT_FACTS + 2 * self.title_count + 3 * self.CLASSES)
        self.put_cards(game)
        self.put_board(game)
        self.put_discs(game)
        if mind.ways > 1:
            mind.find_sure()
        else:
            self.unknown = self.count_left(mind, 0)
        self.put_places(mind)
        self.put_known(mind)
        self.put_next(mind)
        self.put_floats(mind)
        self.put_state(game)
        self.put_play(game)
        self.put_history(history)

    def put_hand(self, game: Game, mind: Mind, other: int) -> None:
        """One seat: where it stands, the cards sure in its hand, and what its unknown cards are not."""
        self.put(1)
        self.put(game.spaces[other])
        self.put(game.sizes[other])
        self.put(1 if game.current == other and game.decision != OVER else 0)
        self.put(game.asked >> other & 1)
        self.put(game.winners >> other & 1)
        self.put(1 if game.decision == WINDOW and game.target == other else 0)
        at = self.at
        self.put_times(0, self.title_count)
        if other == self.me:
            for i in range(self.title_count):
                self.numbers[at + i] = game.hands[other][self.titles[i]]
            self.put_times(0, self.title_count + 3 * self.CLASSES)
            return
        for i in range(self.title_count):
            self.numbers[at + i] = mind.sure[other][self.titles[i]]
        self.put_classes(mind, other)

    def put_cards(self, game: Game) -> None:
        """The deck and the discard pile by title, the discard pile from the top as kind + 1, the size of the pile."""
        for i in range(self.title_count):
            self.put(game.deck[self.titles[i]])
        self.put_discarded(game, self.card_places)
        self.put(game.pile_size)

    def put_board(self, game: Game) -> None:
        """What is on the spaces of both sides, + 1; 0 beyond the last."""
        at = self.at
        self.put_times(0, SIDES * self.spaces)
        for side in range(SIDES):
            for space in range(game.goal):
                self.numbers[at + space] = game.sides[side][space] + 1
            at += self.spaces
        self.put(game.side)
        self.put(game.goal)
        self.put(game.loop_to)
        self.put(game.free_arrow)

    def put_discs(self, game: Game) -> None:
        """All discs by code, the used ones from the top as code + 1, the sizes."""
        for disc in range(CODES):
            self.put(game.wheel[disc])
        for i in range(game.used_count):
            self.put(game.used[game.used_count - 1 - i] + 1)
        self.put_times(0, self.disc_places - game.used_count)
        self.put(game.disc_count)
        self.put(game.supply)

    def put_places(self, mind: Mind) -> None:
        """What is sure of each place of the movement deck, and how likely it is a magnet, in thousandths."""
        first = self.at
        self.put_times(0, 2 * self.disc_places)
        if mind.ways == 1:
            self.put_one_order(mind, first)
            return
        for place in range(mind.base_size):
            self.chances[place] = 0
            self.numbers[first + place] = mind.rows[0][place] + 1 if mind.sure_at[place] else 1
        total = mind.odds[0] & 0
        for i in range(mind.ways):
            total += mind.odds[i]
            magnets = mind.unnamed(i, MAGNET)
            unknown = mind.unknown_in_row(i)
            self.shares[UNKNOWN] = mind.odds[i] * 1000 * magnets // unknown if unknown else 0
            self.shares[KNOWN + MAGNET] = mind.odds[i] * 1000
            for place in range(mind.base_size):
                self.chances[place] += self.shares[mind.rows[i][place]]
        first += self.disc_places
        for place in range(mind.base_size):
            self.numbers[first + place] = self.chances[place] // total

    def put_one_order(self, mind: Mind, first: int) -> None:
        """The same if there is one possible order."""
        self.shares[UNKNOWN] = 1000 * max(self.left[MAGNET], 0) // self.unknown if self.unknown else 0
        self.shares[KNOWN + MAGNET] = 1000
        chances = first + self.disc_places
        for place in range(mind.base_size):
            self.numbers[first + place] = mind.rows[0][place] + 1
            self.numbers[chances + place] = self.shares[mind.rows[0][place]]

    def put_known(self, mind: Mind) -> None:
        """Discs known to be between two places: code + 1, the first and the last place + 1; by code."""
        at = self.at
        self.put_times(0, 3 * self.disc_places)
        if mind.ways == 1:
            return
        mind.find_ranges()
        for copy in range(mind.copies):
            if mind.copy_rows[copy] == mind.ways:
                self.numbers[at] = mind.copy_disc[copy] + 1
                self.numbers[at + 1] = mind.copy_first[copy] + 1
                self.numbers[at + 2] = mind.copy_last[copy] + 1
                at += 3

    def put_next(self, mind: Mind) -> None:
        """How likely each disc is the next one: a fraction of 2 to the 30th, in two numbers."""
        first = self.at
        self.put_times(0, 2 * CODES)
        if mind.base_size == 0:
            return
        if mind.ways == 1:
            self.put_next_of_one(mind, first)
            return
        self.list_present(mind)
        total = mind.odds[0] & 0
        for i in range(mind.ways):
            total += mind.odds[i]
            if mind.rows[i][0] != UNKNOWN:
                self.next_chances[mind.rows[i][0] - KNOWN] += mind.odds[i] << FINEST
                continue
            part = (mind.odds[i] << FINEST) // self.count_left(mind, i)
            for k in range(self.presents):
                if self.left[self.present[k]] > 0:
                    self.next_chances[self.present[k]] += part * self.left[self.present[k]]
        for disc in range(CODES):
            if self.next_chances[disc]:
                self.put_chance(first + 2 * disc, self.next_chances[disc] // total)

    def list_present(self, mind: Mind) -> None:
        """List the discs of the deck, and give every disc the chance 0."""
        self.presents = 0
        for disc in range(CODES):
            self.next_chances[disc] = 0
            if mind.in_deck[disc] > 0:
                self.present[self.presents] = disc
                self.presents += 1

    def put_next_of_one(self, mind: Mind, first: int) -> None:
        """The same if there is one possible order."""
        odds = mind.odds[0]
        if mind.rows[0][0] != UNKNOWN:
            self.put_chance(first + 2 * (mind.rows[0][0] - KNOWN), (odds << FINEST) // odds)
            return
        part = (odds << FINEST) // self.unknown
        for disc in range(CODES):
            if self.left[disc] > 0:
                chance = part * self.left[disc]
                self.put_chance(first + 2 * disc, chance if odds == 1 else chance // odds)

    def count_left(self, mind: Mind, i: int) -> int:
        """Count the discs that a row does not name, by code and all together."""
        unknown = 0
        for disc in range(CODES):
            self.left[disc] = mind.in_deck[disc]
        for place in range(mind.base_size):
            if mind.rows[i][place] == UNKNOWN:
                unknown += 1
            else:
                self.left[mind.rows[i][place] - KNOWN] -= 1
        return unknown

    def put_chance(self, at: int, chance: Long) -> None:
        """A fraction of 2 to the 30th, at a place."""
        self.numbers[at] = (chance >> WORD_BITS) & LOW_BITS if not chance >> FINEST else LOW_BITS
        self.numbers[at + 1] = chance & LOW_BITS if not chance >> FINEST else LOW_BITS

    def put_state(self, game: Game) -> None:
        """Players, turns and what the game waits for."""
        self.put(game.players)
        self.put(game.turns)
        self.put(game.decision)
        self.put_seat(NONE if game.decision == OVER else game.current)
        self.put_seat(game.actor)
        self.put(game.held + 1 if game.decision == EITHER else 0)
        self.put(game.done if game.decision == WINDOW or game.decision == NOW or game.decision == PLACE else 0)
        self.put(game.magnets_return)
        self.put(game.empty_target)
        self.put(game.auto_defuse)
        self.put(game.renew_late)
        self.put(game.nope_own)
        self.put(game.now_cards)

    def put_play(self, game: Game) -> None:
        """The play that lies there or is put together by this seat; 0 and -1 where there is none."""
        window = 1 if game.decision == WINDOW else 0
        lies = 1 if window or game.decision == PLACE or game.decision == ORDER or game.decision == TARGET else 0
        self.put(game.effect + 1 if lies else 0)
        self.put_seat(game.target if lies else NONE)
        self.put_seat(game.player if lies else NONE)
        self.put(game.noped if window else 0)
        self.put_seat(game.topmost if window or game.decision == NOW else NONE)
