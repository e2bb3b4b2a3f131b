"""A turn: score or steal, and how a game ends."""

from kaboodle.games.mantis.codes import NONE, OVER, SAW_EMPTY, SAW_SCORE, SAW_STEAL, SAW_TURN, SAW_WIN, SEATS, TURN
from kaboodle.games.mantis.rules.state import FRONTS, State


class Turns(State):
    """Whose turn it is, what a flipped card does, and who wins."""

    def start_turn(self, seat: int, again: int) -> None:
        """It is now this seat's turn.  MA-13"""
        self.current = seat
        self.turns += 1
        self.tell_all(SAW_TURN, seat, NONE, NONE, NONE, again)
        self.wait_for(TURN, seat)

    def score(self) -> None:
        """Flip the top card into one's own Tank; a match scores all cards of that colour.  MA-16 MA-17 MA-21"""
        seat = self.current
        card = self.flip()
        colour = FRONTS[card]
        self.gain(seat, colour, 1)
        scored = 0
        if self.tanks[seat][colour] > 1:
            scored = self.lose_all(seat, colour)
            self.scores[seat] += scored
        self.tell_all(SAW_SCORE, seat, card, NONE, NONE, scored)
        self.show_top()
        if self.scores[seat] >= self.goal:
            self.finish(1 << seat)  # MA-07 B-62: at once, also with the last card
        else:
            self.end_turn(self.left_of(seat), 0)

    def steal(self, other: int) -> None:
        """Flip the top card into another Tank; a match brings all of that colour to one's own.  MA-18 MA-19 MA-20"""
        seat = self.current
        card = self.flip()
        colour = FRONTS[card]
        self.gain(other, colour, 1)
        taken = 0
        if self.tanks[other][colour] > 1:  # B-65: an empty Tank never matches
            taken = self.lose_all(other, colour)
            self.gain(seat, colour, taken)
        self.tell_all(SAW_STEAL, seat, card, other, NONE, taken)
        self.show_top()
        if taken and self.players == 2:
            self.end_turn(seat, 1)  # MA-28 B-63: a full turn of its own
        else:
            self.end_turn(self.left_of(seat), 0)

    def end_turn(self, following: int, again: int) -> None:
        """The next turn begins, if there is a card for it.  B-61 B-64"""
        if self.pile_size == 0:
            self.run_out()
        else:
            self.start_turn(following, again)

    def run_out(self) -> None:
        """The draw pile is empty: most scored, then the fullest Tank, then a shared victory.  MA-25 MA-26 B-60"""
        self.tell_all(SAW_EMPTY, NONE, NONE, NONE, NONE, 0)
        best = 0
        winners = 0
        for seat in range(self.players):
            rank = self.scores[seat] * 256 + self.sizes[seat]
            if winners == 0 or rank > best:
                best = rank
                winners = 1 << seat
            elif rank == best:
                winners |= 1 << seat
        self.finish(winners)

    def finish(self, winners: int) -> None:
        """The game is over; `winners` is a set of seats (bits)."""
        self.winners = winners
        share = 0
        for seat in range(SEATS):
            share += winners >> seat & 1
        for seat in range(SEATS):
            if winners >> seat & 1:
                self.tell_all(SAW_WIN, seat, NONE, NONE, NONE, share)
        self.decision = OVER
        self.actor = NONE
        self.asked = 0
        self.ask += 1
