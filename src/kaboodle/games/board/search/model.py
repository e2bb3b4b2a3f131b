"""The model of a search: a game to play on, and how many discs from the top of the movement deck each seat knows."""

from kaboodle.engine.fields import array, number, reference
from kaboodle.engine.trials import Trials
from kaboodle.games.board.beliefs.mind import Mind
from kaboodle.games.board.card_ids import (
    ALTER_THE_FUTURE,
    DRAW_FROM_THE_BOTTOM,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
)
from kaboodle.games.board.codes import CODES, FROM_BOTTOM, HIDE_AT, ORDER, PLACE, SEATS, SEEN, WINDOW
from kaboodle.games.board.rules.game import Game, fresh

MIXER, SPAN = 8191, 0x3FFFFFFF


class SearchModel(Trials):
    """Redeals what the searching seat does not know. What a seat sees on the path separates its decisions."""

    game = reference(Game)  # the game that an iteration plays on
    blinded = reference(Game)  # what the searching seat sees
    mind = reference(Mind)
    first_peek = number()
    was_decision = number()
    was_current = number()
    was_effect = number()
    was_noped = number()
    was_used = number()
    was_supply = number()
    was_done = number()
    peeks = array(SEATS, "int")  # discs from the top that each seat knows
    tally = array(CODES, "int")

    def start_model(self, blinded: Game, mind: Mind) -> None:
        """A game to play on, for the seat whose mind this is."""
        self.game = fresh()
        self.blinded = blinded
        self.mind = mind
        self.me = mind.me
        self.find_first_peek()

    def find_first_peek(self) -> None:
        """Count the discs from the top that the searching seat is sure of."""
        self.first_peek = 0
        while self.first_peek < self.mind.base_size and self.mind.is_sure(self.first_peek):
            self.first_peek += 1

    def begin(self) -> None:
        """Redeal what the seat does not know, with new random numbers for all that follows."""
        self.game.become(self.blinded)
        if not self.lies_open:
            self.mind.redeal(self.game, self.dice)
        self.game.reseed(self.dice.word())
        self.forget_peeks()
        self.peeks[self.me] = self.first_peek

    def align_game(self) -> None:
        """At a new turn of a trial, use the random numbers of that turn."""
        seed = self.align(self.game.turns)
        if seed:
            self.game.reseed(seed)

    def sign(self, seat: int) -> int:
        """The top disc if a seat knows it, or all discs that it is to put in order; and all characters' spaces."""
        known = min(self.peeks[seat], SEEN if self.game.decision == ORDER else 1)
        size = self.game.disc_count
        code = 1
        for place in range(min(known, size)):
            code = code * CODES + self.game.discs[size - 1 - place]
        for other in range(self.game.players):
            code = (code * MIXER + self.game.spaces[other]) & SPAN
        return (code * 2 + self.game.side) & SPAN

    def play_move(self, seat: int, move: int) -> None:
        """Play a move, and track what the seats know about the top."""
        self.look_before()
        self.game.step(seat, move)
        self.look_after(seat, move)

    def look_before(self) -> None:
        """Remember the state before a move."""
        self.was_decision = self.game.decision
        self.was_current = self.game.current
        self.was_effect = self.game.effect
        self.was_noped = self.game.noped
        self.was_used = self.game.used_count
        self.was_supply = self.game.supply
        self.was_done = self.game.done

    def look_after(self, seat: int, move: int) -> None:
        """Update what the seats know after a move."""
        if self.was_decision == WINDOW:
            if self.game.decision != WINDOW and not self.was_noped:
                self.follow_play()
        elif self.was_decision == PLACE:
            self.cover(seat, move - HIDE_AT)
        elif self.was_decision == ORDER:
            for other in range(SEATS):
                if other != seat:
                    self.peeks[other] = 0
        if self.game.used_count < self.was_used:
            self.forget_peeks()
        elif self.game.used_count > self.was_used or self.game.supply > self.was_supply:
            self.uncover()

    def follow_play(self) -> None:
        """A play has gone ahead that may have shown discs, or shuffled them."""
        shown = min(SEEN, self.game.disc_count)
        effect = self.was_effect
        if effect == SEE_THE_FUTURE or effect == ALTER_THE_FUTURE:
            self.peeks[self.was_current] = max(self.peeks[self.was_current], shown)
        elif effect == REVEAL_THE_FUTURE:
            for seat in range(SEATS):
                self.peeks[seat] = max(self.peeks[seat], shown)
        elif effect == SHUFFLE:
            self.forget_peeks()

    def cover(self, seat: int, place: int) -> None:
        """A magnet goes into the movement deck at a place that only its seat knows."""
        for other in range(SEATS):
            if other != seat:
                self.peeks[other] = 0
            elif place <= self.peeks[other]:
                self.peeks[other] += 1

    def uncover(self) -> None:
        """A disc has been turned over."""
        bottom = 1 if self.was_done == FROM_BOTTOM else 0
        if self.was_decision == WINDOW and self.was_effect == DRAW_FROM_THE_BOTTOM:
            bottom = 1
        for seat in range(SEATS):
            if self.peeks[seat] and not bottom:
                self.peeks[seat] -= 1
            self.peeks[seat] = min(self.peeks[seat], self.game.disc_count)

    def forget_peeks(self) -> None:
        """Reset: no seat knows any disc."""
        for seat in range(SEATS):
            self.peeks[seat] = 0
