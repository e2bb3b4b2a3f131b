"""Turns, the movement discs, the spaces, exploding and winning."""

from kaboodle.engine.bits import lowest
from kaboodle.games.board.card_ids import DEFUSE
from kaboodle.games.board.cards import card
from kaboodle.games.board.codes import (
    DISCARD,
    EITHER,
    FACE,
    FLIP_THEN_MOVE,
    FROM_BOTTOM,
    KEPT,
    KITTEN,
    LAST_TURN,
    LEAPFROG,
    MAGNET,
    MOVE_OR_FLIP,
    NONE,
    OVER,
    REFILL,
    SAW_DEFUSE,
    SAW_DISC,
    SAW_DISCARD,
    SAW_DONE,
    SAW_DRAW,
    SAW_EXCHANGE,
    SAW_EXPLODE,
    SAW_LATE,
    SAW_RENEW,
    SAW_SHUFFLE,
    SAW_STAY,
    SAW_TRAP,
    SAW_TURN,
    SAW_WIN,
    SWAP,
    TURN,
)
from kaboodle.games.board.rules.windows import Windows

card(
    "defuse",
    copies={"house-pack-1": 9, "standard-64": 9},
    timing="on-explode",
    nopeable=False,
    rules="BG-32 B-83 B-84",
)


class Turns(Windows):
    """Whose turn it is, what a disc does, and what a space does."""

    def start_turn(self, seat: int) -> None:
        """It is now this seat's turn; an empty hand draws first.  BG-14 BG-16 B-86"""
        self.current = seat
        self.done = 0
        if self.turns >= LAST_TURN:
            self.call_off()
            return
        self.turns += 1
        self.tell_all(SAW_TURN, seat, NONE, NONE, NONE, self.turns)
        if self.sizes[seat] == 0:
            self.draw_cards(seat, REFILL)
        self.wait_for(TURN, seat)

    def end_turn(self) -> None:
        """The next player clockwise follows; a movement deck whose last disc is carried out is renewed.  BG-14 B-94"""
        if not self.renew_late:
            self.renew_discs()
        self.start_turn(self.next_seat_of(self.current))

    def resume(self) -> None:
        """The turn goes on after a card was carried out or Noped; once done, the others are asked again.  B-82"""
        if self.done:
            self.open_now()
        else:
            self.wait_for(TURN, self.current)

    def draw_cards(self, seat: int, count: int) -> None:
        """Draw action cards, as many as there are.  BG-28 BG-42 B-85"""
        for _ in range(count):
            self.renew_pile()
            if self.pile_size == 0:
                return
            kind = self.from_top()
            self.gain(seat, kind)
            self.show(SAW_DRAW, seat, kind, NONE, NONE, 0, 1 << seat)
        self.refill_pile()

    def refill_pile(self) -> None:
        """After cards were drawn or discarded: an action deck that has run out is renewed at once, by default.  B-94"""
        if not self.renew_late:
            self.renew_pile()

    def renew_pile(self) -> None:
        """If the action deck has run out, shuffle its discard pile into a new one.  BG-42"""
        if self.pile_size or self.discard_size == 0:
            return
        for i in range(self.discard_size):
            self.pile[i] = self.discard[i]
        self.pile_size = self.discard_size
        self.discard_size = 0
        self.shuffle_pile()
        self.tell_all(SAW_RENEW, NONE, NONE, NONE, NONE, self.pile_size)

    def renew_discs(self) -> None:
        """If the movement deck has run out, shuffle its discard pile into a new one.  BG-42 B-80"""
        if self.disc_count or self.used_count == 0:
            return
        for i in range(self.used_count):
            self.discs[i] = self.used[i]
        self.disc_count = self.used_count
        self.used_count = 0
        self.shuffle_discs()
        self.tell_all(SAW_SHUFFLE, NONE, NONE, NONE, NONE, self.disc_count)

    def say_done(self, source: int) -> None:
        """No more cards this turn, and that is final; the others are asked before the disc is turned.  B-82"""
        self.done = source
        self.tell_all(SAW_DONE, self.current, NONE, NONE, NONE, source)
        self.renew_discs()
        self.open_now()

    def turn_disc(self) -> None:
        """Turn the disc over, put it on its discard pile, and move.  BG-13"""
        if self.disc_count == 0:  # only in written positions: B-93
            self.end_turn()
            return
        disc = self.bottom_disc() if self.done == FROM_BOTTOM else self.top_disc()
        if disc == MAGNET and self.magnets_return:  # B-80
            self.supply += 1
        else:
            self.used[self.used_count] = disc
            self.used_count += 1
        self.tell_all(SAW_DISC, self.current, disc, NONE, NONE, self.done)
        self.follow_disc(disc)

    def follow_disc(self, disc: int) -> None:
        """What each disc does.  BG-17..BG-23"""
        seat = self.current
        if disc == LEAPFROG:
            self.travel(self.past_next(seat))
        elif disc == MAGNET:
            self.travel(self.next_kitten(seat))
        elif disc < MOVE_OR_FLIP:
            self.travel(self.walk(seat, disc))
        elif disc < FLIP_THEN_MOVE:
            self.held = disc
            self.wait_for(EITHER, seat)
        else:
            self.turn_board(seat)
            self.travel(self.walk(seat, disc - FLIP_THEN_MOVE))

    def move_on(self) -> None:
        """Move, instead of flipping the board.  BG-18"""
        steps = self.held - MOVE_OR_FLIP
        self.held = 0
        self.travel(self.walk(self.current, steps))

    def flip_instead(self) -> None:
        """Flip the board, instead of moving; the space does not trigger.  BG-18 B-77"""
        self.held = 0
        self.turn_board(self.current)
        self.end_turn()

    def travel(self, space: int) -> None:
        """Move by a disc to a space, and let it do what it does; NONE does not move and triggers nothing.  B-77"""
        seat = self.current
        if space < 0:
            self.tell_all(SAW_STAY, seat, NONE, NONE, NONE, 0)
            self.end_turn()
            return
        self.go_to(seat, space)
        if space == self.goal:
            self.finish(1 << seat)
        elif self.sides[self.side][space] == KITTEN:
            self.face_kitten(space)
        else:
            self.draw_cards(seat, self.sides[self.side][space])
            self.end_turn()

    def face_kitten(self, space: int) -> None:
        """Asked even without a Defuse, so that nobody learns who has none.  BG-32 B-83"""
        seat = self.current
        self.tell_all(SAW_TRAP, seat, NONE, NONE, space, 0)
        if not self.auto_defuse:
            self.wait_for(FACE, seat)
        elif self.hands[seat][DEFUSE]:
            self.defuse()
        else:
            self.explode()

    def defuse(self) -> None:
        """A Defuse is spent; its player stays on the Kitten.  BG-32 B-84"""
        self.put_away(self.current, DEFUSE)
        self.tell_all(SAW_DEFUSE, self.current, DEFUSE, NONE, NONE, 0)
        self.refill_pile()
        self.end_turn()

    def explode(self) -> None:
        """Swap with the player in last place, unless that is oneself; then discard.  BG-33 BG-34 B-73 B-74"""
        seat = self.current
        self.tell_all(SAW_EXPLODE, seat, NONE, NONE, NONE, self.auto_defuse)
        last = self.last_place()
        if last >> seat & 1:
            self.lose_cards()
        elif last & (last - 1):
            self.wait_for(SWAP, seat)
        else:
            self.swap_with(lowest(last))

    def swap_with(self, other: int) -> None:
        """Both stand on the other's space, and neither space does anything.  BG-33 BG-36 B-73"""
        seat = self.current
        space = self.spaces[seat]
        self.spaces[seat] = self.spaces[other]
        self.spaces[other] = space
        self.tell_all(SAW_EXCHANGE, seat, NONE, other, self.spaces[seat], space)
        self.lose_cards()

    def lose_cards(self) -> None:
        """Discard down to three cards, one after another, of one's own choice.  BG-35"""
        if self.sizes[self.current] > KEPT:
            self.wait_for(DISCARD, self.current)
        else:
            self.end_turn()

    def discard_card(self, kind: int) -> None:
        """One of the cards to go."""
        self.put_away(self.current, kind)
        self.tell_all(SAW_DISCARD, self.current, kind, NONE, NONE, 0)
        self.refill_pile()
        self.lose_cards()

    def call_off(self) -> None:
        """After LAST_TURN turns the players who are furthest ahead win.  B-96"""
        self.tell_all(SAW_LATE, NONE, NONE, NONE, NONE, self.turns)
        self.finish(self.first_place())

    def finish(self, winners: int) -> None:
        """On the Bow by an exact landing.  BG-04 BG-43 B-71 B-89"""
        self.winners = winners
        for seat in range(self.players):
            if winners >> seat & 1:
                self.tell_all(SAW_WIN, seat, NONE, NONE, NONE, 0)
        self.decision = OVER
        self.actor = NONE
        self.asked = 0
        self.ask += 1
