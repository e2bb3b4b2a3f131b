"""Turns, drawing, the Exploding Kitten and the Defuse."""

from kaboodle.games.kittens.card_ids import DEFUSE, GODCAT, KITTEN
from kaboodle.games.kittens.cards import KINDS, card
from kaboodle.games.kittens.codes import (
    DEVIL,
    FACE,
    FROM_TOP,
    HIDE,
    NONE,
    OVER,
    SAW_DEFUSE,
    SAW_DISCARD,
    SAW_DRAW,
    SAW_EXPLODE,
    SAW_HIDE,
    SAW_KITTEN,
    SAW_REMOVE,
    SAW_TURN,
    SAW_WIN,
    TURN,
)
from kaboodle.games.kittens.rules.mat import Mat

card(
    "defuse",
    copies={"original": 6, "good-vs-evil": 6, "two-player": 3},
    rules="EK-25 EK-26 EK-27 EK-28 GE-23 GE-24 GE-25 GE-60 TP-17 TP-18 TP-19 TP-37 B-38",
)


class Turns(Mat):
    """Whose turn it is, what a draw does, and who is left."""

    def start_turn(self, seat: int, owed: int, attacked: int) -> None:
        """It is now this seat's turn, for `owed` turns in a row."""
        self.current = seat
        self.owed = owed
        self.attacked = attacked
        self.go_on()

    def end_turn(self) -> None:
        """One owed turn is over; the next player follows when none is left.  EK-19 EK-40 GE-25 B-14"""
        self.owed -= 1
        if self.owed > 0:
            self.go_on()
        else:
            self.start_turn(self.next_alive(self.current), 1, 0)

    def go_on(self) -> None:
        """The current player may play or draw."""
        self.turns += 1
        self.tell_all(SAW_TURN, self.current, NONE, NONE, self.attacked, self.owed)
        self.wait_for(TURN, self.current)

    def resume(self) -> None:
        """The same turn goes on after a card was carried out or Noped.  EK-18 EK-35"""
        self.wait_for(TURN, self.current)

    def draw(self) -> None:
        """End the turn by drawing the top card; a Kitten is shown at once.  EK-19 EK-23"""
        if self.pile_size == 0:  # only in written positions: B-49, B-93
            self.end_turn()
            return
        kind = self.from_top()
        if kind == KITTEN:
            self.face_kitten(FROM_TOP)
            return
        self.gain(self.current, kind)
        self.show(SAW_DRAW, self.current, kind, NONE, NONE, 0, 1 << self.current)
        self.end_turn()

    def face_kitten(self, source: int) -> None:
        """The current player shows a Kitten: Defuse, Godcat, or explode.  EK-24 EK-25 GE-35 B-38"""
        seat = self.current
        self.held = KITTEN
        self.tell_all(SAW_KITTEN, seat, KITTEN, NONE, NONE, source)
        if not self.hands[seat][DEFUSE] and not self.hands[seat][GODCAT]:
            self.explode(seat, KITTEN)
        elif not self.auto_defuse:
            self.wait_for(FACE, seat)
        elif self.hands[seat][DEFUSE]:
            self.defuse_kitten(DEFUSE)
        else:
            self.defuse_kitten(GODCAT)

    def defuse_kitten(self, kind: int) -> None:
        """A Defuse, or Godcat as one, is spent; the Kitten is to be hidden.  EK-26 B-03 B-39"""
        self.put_away(self.current, kind)
        self.tell_all(SAW_DEFUSE, self.current, kind, NONE, NONE, KITTEN)
        self.wait_for(HIDE, self.current)

    def hide_kitten(self, place: int) -> None:
        """The Kitten goes back secretly with `place` cards above it, and the turn ends.  EK-26 EK-27"""
        self.into_pile(KITTEN, place)
        self.held = NONE
        self.show(SAW_HIDE, self.current, KITTEN, NONE, place, 0, 1 << self.current)
        self.end_turn()

    def explode(self, seat: int, cause: int) -> None:
        """A player dies: hand, then Kitten, to the discard pile; Godcat to the mat.  EK-24 GE-22 B-08 B-37"""
        self.alive[seat] = 0
        self.living -= 1
        choice = 1 if self.decision == FACE or self.decision == DEVIL else 0  # who was not asked had no rescue
        self.tell_all(SAW_EXPLODE, seat, cause, NONE, NONE, choice)
        for kind in range(KINDS):
            while self.hands[seat][kind] > 0:
                self.lose_dead_card(seat, kind)
        if cause == KITTEN:
            self.held = NONE
            self.bury_kitten(seat)
        if self.living == 1:
            self.finish(self.next_alive(seat))
        elif seat == self.current:
            self.start_turn(self.next_alive(seat), 1, 0)  # B-15: owed turns vanish
        else:
            self.end_turn()  # B-16: the duel was the Armageddon player's turn

    def lose_dead_card(self, seat: int, kind: int) -> None:
        """One card of a dead hand: discarded, or out of the game face down.  B-08"""
        if self.dead_out and kind != GODCAT:
            self.lose(seat, kind)
            self.box[kind] += 1
            self.show(SAW_REMOVE, seat, kind, NONE, NONE, 0, 1 << seat)
            return
        self.put_away(seat, kind)
        self.tell_all(SAW_DISCARD, seat, kind, NONE, NONE, 0)

    def bury_kitten(self, seat: int) -> None:
        """The Kitten that killed: onto the discard pile, or face up out of the game.  B-08"""
        if self.dead_out:
            self.box[KITTEN] += 1
            self.box_open[KITTEN] += 1
        else:
            self.to_discard(KITTEN)
            self.tell_all(SAW_DISCARD, seat, KITTEN, NONE, NONE, 0)

    def finish(self, seat: int) -> None:
        """The last player left wins.  EK-29 GE-20 TP-04"""
        self.winner = seat
        self.tell_all(SAW_WIN, seat, NONE, NONE, NONE, 0)
        self.decision = OVER
        self.actor = NONE
        self.asked = 0
        self.ask += 1
