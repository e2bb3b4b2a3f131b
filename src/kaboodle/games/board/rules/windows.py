"""The Nope with its window, and the window for Add a Magnet NOW before a disc is turned."""

from kaboodle.games.board.card_ids import NOPE
from kaboodle.games.board.cards import card
from kaboodle.games.board.codes import NONE, NOW, SAW_NOPE, SAW_NOPED, SAW_PASS, SAW_STANDS, WINDOW
from kaboodle.games.board.rules.track import Track

card("nope", copies={"house-pack-1": 9, "standard-64": 8}, timing="answer", rules="B-18 B-19 B-20 B-82")


class Windows(Track):
    """Seats are asked whether they hold the card in question or not.  B-18 B-19 B-82"""

    def open_window(self, topmost: int) -> None:
        """Ask about a play, or the Nope that lies on it; a new ask, so that late answers are stale."""
        self.decision = WINDOW
        self.ask_answerers(topmost)

    def open_now(self) -> None:
        """Before the disc is turned all others may add a magnet, as long as there is one.  BG-27 B-81 B-82"""
        if self.supply == 0 or self.now_cards == 0:  # everybody can see that nobody could: B-95
            self.turn_disc()
            return
        self.decision = NOW
        self.ask_answerers(self.current)

    def ask_answerers(self, topmost: int) -> None:
        """The game now waits for everybody who may answer what this seat has done."""
        self.topmost = topmost
        self.actor = NONE
        self.asked = self.answerers()
        self.ask += 1

    def answerers(self) -> int:
        """The seats (bits) that the open window asks: all but the topmost card's player, by option all.  B-19 B-82"""
        seats = (1 << self.players) - 1
        if self.decision == WINDOW and self.nope_own:
            return seats
        return seats & ~(1 << self.topmost)

    def pass_window(self, seat: int) -> None:
        """This seat passes, which no other seat sees; the window closes when all have passed."""
        self.asked &= ~(1 << seat)
        self.whisper(SAW_PASS, seat, NONE, NONE, NONE, 0, 1 << seat)
        if not self.asked:
            self.close_window()

    def nope(self, seat: int) -> None:
        """A Nope cancels the action or the Nope below it, and reopens the window.  B-18 B-20"""
        self.put_away(seat, NOPE)
        self.noped = 1 - self.noped
        self.tell_all(SAW_NOPE, seat, NOPE, self.topmost, NONE, 1 - self.noped)
        self.refill_pile()
        self.open_window(seat)

    def close_window(self) -> None:
        """Turn the disc over; or carry the play out, or let it be cancelled: its card is lost.  BG-13 B-82"""
        if self.decision == NOW:
            self.turn_disc()
        elif self.noped:
            self.noped = 0
            self.tell_all(SAW_NOPED, self.player, NONE, NONE, NONE, 0)
            self.resume()
        else:
            self.tell_all(SAW_STANDS, self.player, NONE, NONE, NONE, 0)
            self.resolve()
