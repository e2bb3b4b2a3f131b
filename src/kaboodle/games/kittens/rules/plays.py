"""How a play is put together in stages, announced, and carried out once nobody Nopes it."""

from kaboodle.engine.bits import bit
from kaboodle.games.kittens.card_ids import ARMAGEDDON, FERAL, GODCAT
from kaboodle.games.kittens.cards import KINDS, column
from kaboodle.games.kittens.codes import (
    DIFFERENT,
    FIVE,
    FIVE_DIFFERENT,
    GODCAT_AS,
    NAME,
    NONE,
    PAIR,
    PLAY,
    SAW_PLAY,
    SINGLE,
    TARGET,
    THREE,
    THREE_BOTH,
    THREE_FERAL,
    THREE_FERALS,
    THREE_GODCAT,
    TRIPLE,
    TURN,
    TWO,
    TWO_FERAL,
    TWO_GODCAT,
)
from kaboodle.games.kittens.rules.armageddon import Armageddon

AIMED = column(lambda row: row.use in ("target", "giver"))
ROBS = column(lambda row: row.use == "giver")


class Plays(Armageddon):
    """Choose cards, then target, then title; only then do the cards leave the hand and the window opens."""

    def begin_play(self, move: int) -> None:
        """First stage: which cards. Later stages ask for what is still missing."""
        self.move = move
        self.target = NONE
        self.named = NONE
        self.noped = 0
        self.five = 0
        if move == FIVE_DIFFERENT:
            self.form = DIFFERENT
            self.wait_for(FIVE, self.current)
            return
        self.form = SINGLE if move < TWO else PAIR if move < THREE else TRIPLE
        self.effect = (move - PLAY) % KINDS
        if self.form == SINGLE and not AIMED[self.effect]:
            self.announce()
            return
        self.ask_target()

    def ask_target(self) -> None:
        """Second stage: against whom; not asked when there is only one choice.  B-57"""
        choices = self.targets()
        if choices & (choices - 1):
            self.wait_for(TARGET, self.current)
            return
        seat = 0
        while not choices >> seat & 1:
            seat += 1
        self.aim(seat)

    def aim(self, seat: int) -> None:
        """The target is chosen; three of a kind then need a title.  EK-48"""
        self.target = seat
        if self.form == TRIPLE:
            self.wait_for(NAME, self.current)
        else:
            self.announce()

    def call(self, kind: int) -> None:
        """The title is named aloud, before the window.  B-26"""
        self.named = kind
        self.announce()

    def add_to_five(self, kind: int) -> None:
        """One more of five different cards, in rising order; the fifth announces the play.  EK-49"""
        self.five |= bit(kind)
        count = 0
        for other in range(KINDS):
            count += self.five >> other & 1
        if count == 5:
            self.announce()
        else:
            self.wait_for(FIVE, self.current)

    def targets(self) -> int:
        """The seats (bits) that the play being put together may be aimed at.  B-13 B-25"""
        fewest = 0  # cards that a target must hold
        if not self.empty_target and (self.form != SINGLE or ROBS[self.effect]):
            fewest = 1
        choices = 0
        for seat in range(self.players):
            if self.alive[seat] and seat != self.current and self.sizes[seat] >= fewest:
                choices |= 1 << seat
        return choices

    def announce(self) -> None:
        """The cards go down, target and title are public, and the window opens.  EK-17 B-18"""
        self.spend_cards()
        self.tell_all(SAW_PLAY, self.current, self.named, self.target, self.five, self.move)
        if self.form == SINGLE and self.effect == ARMAGEDDON and self.quiet_armageddon:  # B-01
            self.resolve()
        else:
            self.open_window(self.current)

    def spend_cards(self) -> None:
        """Every card of the play leaves the hand."""
        seat = self.current
        kind = (self.move - PLAY) % KINDS
        if self.move == FIVE_DIFFERENT:
            for other in range(KINDS):
                if self.five >> other & 1:
                    self.put_away(seat, other)
            return
        if self.move < GODCAT_AS:
            self.put_away(seat, kind)
        elif self.move < TWO:
            self.put_away(seat, GODCAT)
        elif self.move < THREE:
            self.put_away(seat, kind)
            self.put_away(seat, kind if self.move < TWO_FERAL else FERAL if self.move < TWO_GODCAT else GODCAT)
        else:
            self.spend_three(seat, kind)

    def spend_three(self, seat: int, kind: int) -> None:
        """The three cards of a triple."""
        self.put_away(seat, kind)
        if self.move >= THREE_BOTH or THREE_FERALS <= self.move < THREE_GODCAT:
            self.put_away(seat, FERAL)
        else:
            self.put_away(seat, kind)
        if self.move < THREE_FERAL:
            self.put_away(seat, kind)
        elif self.move < THREE_GODCAT:
            self.put_away(seat, FERAL)
        else:
            self.put_away(seat, GODCAT)

    def is_staging(self) -> int:
        """Whether a play is being put together and not yet announced."""
        return 1 if self.decision == TARGET or self.decision == NAME or self.decision == FIVE else 0

    def unstage(self) -> None:
        """Back to the turn, as it looks to others while a play is not announced."""
        self.decision = TURN
        self.form = self.effect = self.move = 0
        self.target = NONE
        self.named = NONE
        self.five = 0
