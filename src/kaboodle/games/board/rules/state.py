"""The data of a board game, and the few ways cards and discs move between their zones."""

from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.zones import Zones
from kaboodle.games.board import cards, codes
from kaboodle.games.board.codes import CODES, DISCS, NONE, SIDES, SPACES


class State(Zones):
    """Hands and decks with their top at the end, the action deck as draw pile; everything pending is plain data."""

    SEATS, KINDS, PILE, OVER = codes.SEATS, cards.KINDS, codes.PILE, codes.OVER

    spaces = array("SEATS", "unsigned char")  # where each character stands
    sides = grid(SIDES, SPACES, "unsigned char")  # what is on the spaces of each side
    discs = array(DISCS, "unsigned char", used="disc_count")  # the movement deck
    used = array(DISCS, "unsigned char", used="used_count")  # its discard pile
    wheel = array(CODES, "unsigned char")  # how many discs of each code are in the game at all
    disc_count = number()
    used_count = number()
    supply = number()  # magnets beside the board

    # The rules in force: what the pack says and the table chose.
    goal = number()
    loop_to = number()
    now_cards = number()
    start_side = number()
    free_arrow = number()
    magnets_return = number()
    renew_late = number()
    nope_own = number()
    empty_target = number()
    auto_defuse = number()

    side = number()  # the side of the board that is up
    done = number()  # from where the turn's disc comes, once its player plays no more cards

    # The play at hand, and what it waits for.
    player = number(start=NONE, passing=True)
    effect = number(passing=True)
    target = number(start=NONE, passing=True)
    held = number()
    topmost = number(start=NONE, passing=True)  # who played the topmost card of a window
    noped = number(passing=True)
    winners = number()

    def victors(self) -> int:
        """Who has won, as bits."""
        return self.winners

    def put_away(self, seat: int, kind: int) -> None:
        """A card leaves a hand face up, onto the discard pile.  BG-12"""
        self.lose(seat, kind)
        self.to_discard(kind)

    def top_disc(self) -> int:
        """Take the top disc of the movement deck."""
        self.disc_count -= 1
        return self.discs[self.disc_count]

    def bottom_disc(self) -> int:
        """Take the bottom disc of the movement deck."""
        disc = self.discs[0]
        self.disc_count -= 1
        for i in range(self.disc_count):
            self.discs[i] = self.discs[i + 1]
        return disc

    def into_discs(self, disc: int, place: int) -> None:
        """Put a disc into the movement deck with `place` discs above it."""
        i = self.disc_count
        stop = self.disc_count - place
        while i > stop:
            self.discs[i] = self.discs[i - 1]
            i -= 1
        self.discs[stop] = disc
        self.disc_count += 1

    def shuffle_discs(self) -> None:
        """One fair shuffle of the movement deck.  B-56"""
        i = self.disc_count - 1
        while i > 0:
            j = self.below(i + 1)
            disc = self.discs[i]
            self.discs[i] = self.discs[j]
            self.discs[j] = disc
            i -= 1

    def next_seat_of(self, seat: int) -> int:
        """The next seat clockwise.  BG-14"""
        return seat + 1 if seat + 1 < self.players else 0

    def resolve(self) -> None:
        """Carry out the play whose window has closed; a later chapter says how."""

    def refill_pile(self) -> None:
        """Make the action deck anew if it has run out; a later chapter says how."""

    def resume(self) -> None:
        """Go on after a card was carried out or Noped; a later chapter says how."""

    def turn_disc(self) -> None:
        """Turn the disc over; a later chapter says how."""
