"""What a seat knows as numbers, written inside the kernel; observe.py names them in the same order."""

from kaboodle.engine.fields import array, number
from kaboodle.engine.history import History
from kaboodle.engine.observing import LOW_BITS, WORD_BITS
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
    next_chances = array(CODES, "unsigned long long")
    left = array(CODES, "int")

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

    def write(self, game: Game, mind: Mind, history: History, seat: int) -> None:
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
        for i in range(self.title_count):
            kind = self.titles[i]
            sure = mind.sure[other][kind] if other != self.me else 0
            self.put(game.hands[other][kind] + sure)
        if other == self.me:
            self.put_times(0, self.title_count + 3 * self.CLASSES)
        else:
            self.put_classes(mind, other)

    def put_cards(self, game: Game) -> None:
        """The deck and the discard pile by title, the discard pile from the top as kind + 1, the size of the pile."""
        for i in range(self.title_count):
            self.put(game.deck[self.titles[i]])
        self.put_discarded(game, self.card_places)
        self.put(game.pile_size)

    def put_board(self, game: Game) -> None:
        """What is on the spaces of both sides, + 1; 0 beyond the last."""
        for side in range(SIDES):
            for space in range(self.spaces):
                self.put(game.sides[side][space] + 1 if space < game.goal else 0)
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
        for place in range(mind.base_size):
            self.chances[place] = 0
            self.put(mind.rows[0][place] + 1 if mind.is_sure(place) else 1)
        self.put_times(0, self.disc_places - mind.base_size)
        total = mind.odds[0] & 0
        for i in range(mind.ways):
            total += mind.odds[i]
            magnets = mind.unnamed(i, MAGNET)
            unknown = mind.unknown_in_row(i)
            share = mind.odds[i] * 1000 * magnets // unknown if unknown else mind.odds[i] & 0
            for place in range(mind.base_size):
                if mind.rows[i][place] == KNOWN + MAGNET:
                    self.chances[place] += mind.odds[i] * 1000
                elif mind.rows[i][place] == UNKNOWN:
                    self.chances[place] += share
        for place in range(mind.base_size):
            self.put(self.chances[place] if total == 1 else self.chances[place] // total)
        self.put_times(0, self.disc_places - mind.base_size)

    def put_known(self, mind: Mind) -> None:
        """Discs known to be between two places: code + 1, the first and the last place + 1; by code."""
        written = 0
        if mind.ways > 1:
            sure = mind.sure_places()
            for disc in range(CODES):
                copies = 0
                for place in range(mind.base_size):
                    if mind.rows[0][place] == KNOWN + disc and not sure >> place & 1:
                        copies += 1
                for copy in range(copies):
                    first = mind.first_of(disc, copy, sure)
                    if first >= 0:
                        self.put(disc + 1)
                        self.put(first + 1)
                        self.put(mind.last_of(disc, copy, sure) + 1)
                        written += 1
        self.put_times(0, 3 * (self.disc_places - written))

    def put_next(self, mind: Mind) -> None:
        """How likely each disc is the next one: a fraction of 2 to the 30th, in two numbers."""
        total = mind.odds[0] & 0
        for disc in range(CODES):
            self.next_chances[disc] = 0
        for i in range(mind.ways if mind.base_size else 0):
            total += mind.odds[i]
            if mind.rows[i][0] != UNKNOWN:
                self.next_chances[mind.rows[i][0] - KNOWN] += mind.odds[i] << FINEST
                continue
            unknown = 0
            for disc in range(CODES):
                self.left[disc] = mind.in_deck[disc]
            for place in range(mind.base_size):
                if mind.rows[i][place] == UNKNOWN:
                    unknown += 1
                else:
                    self.left[mind.rows[i][place] - KNOWN] -= 1
            part = (mind.odds[i] << FINEST) // unknown
            for disc in range(CODES):
                if self.left[disc] > 0:
                    self.next_chances[disc] += part * self.left[disc]
        for disc in range(CODES):
            chance = self.next_chances[disc]
            if chance and total > 1:
                chance = chance // total
            self.put((chance >> WORD_BITS) & LOW_BITS if not chance >> FINEST else LOW_BITS)
            self.put(chance & LOW_BITS if not chance >> FINEST else LOW_BITS)

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
