"""The Nope, and the window that opens after every play that can be Noped."""

from kaboodle.games.kittens.card_ids import NOPE
from kaboodle.games.kittens.cards import card
from kaboodle.games.kittens.codes import NONE, SAW_NOPE, SAW_NOPED, SAW_PASS, SAW_STANDS, WINDOW
from kaboodle.games.kittens.rules.turns import Turns

card(
    "nope",
    copies={"original": 5, "good-vs-evil": 5, "two-player": 3},
    rules="EK-31 EK-32 EK-33 EK-34 GE-50 GE-51 GE-52 GE-53 TP-27 TP-28 TP-29 TP-30 B-18 B-19 B-20 B-21 B-22",
)


class Windows(Turns):
    """Living seats are asked whether they hold a Nope or not.  B-18 B-19"""

    def open_window(self, topmost: int) -> None:
        """Ask about a play, or the Nope that lies on it; a new ask, so that late answers are stale."""
        self.topmost = topmost
        self.decision = WINDOW
        self.actor = NONE
        self.asked = self.answerers()
        self.ask += 1

    def answerers(self) -> int:
        """The seats (bits) that a window asks: all living but the topmost card's player, by option all.  B-18 B-19"""
        seats = 0
        for seat in range(self.players):
            if self.alive[seat] and (seat != self.topmost or self.nope_own):
                seats |= 1 << seat
        return seats

    def pass_window(self, seat: int) -> None:
        """This seat passes, which no other seat sees; the window closes when all have passed."""
        self.asked &= ~(1 << seat)
        self.whisper(SAW_PASS, seat, NONE, NONE, NONE, 0, 1 << seat)
        if not self.asked:
            self.close_window()

    def nope(self, seat: int) -> None:
        """A Nope cancels the action or the Nope below it, and reopens the window.  EK-32 GE-51 TP-28"""
        self.put_away(seat, NOPE)
        self.noped = 1 - self.noped
        self.tell_all(SAW_NOPE, seat, NOPE, self.topmost, NONE, 1 - self.noped)
        self.open_window(seat)

    def close_window(self) -> None:
        """Carry the play out, or let it be cancelled: its cards are lost, the turn goes on.  EK-34 EK-35"""
        if self.noped:
            self.tell_all(SAW_NOPED, self.current, NONE, NONE, NONE, 0)
            self.resume()
        else:
            self.tell_all(SAW_STANDS, self.current, NONE, NONE, NONE, 0)
            self.resolve()
