"""Armageddon: the duel for Godcat and Devilcat."""

from kaboodle.games.kittens.card_ids import DEFUSE, DEVILCAT, GODCAT
from kaboodle.games.kittens.cards import card
from kaboodle.games.kittens.codes import DEVIL, LAY, NONE, SAW_DEFUSE, SAW_DUEL, SAW_HOLD, SAW_LAY, SAW_SWAP, SWAP
from kaboodle.games.kittens.rules.steals import Steals

card(
    "armageddon",
    copies={"good-vs-evil": 3},
    use="alone",
    rules="GE-26 GE-27 GE-28 GE-29 GE-30 GE-31 GE-32 GE-33 GE-34 B-01 B-46 B-47",
)


class Armageddon(Steals):
    """The six steps. The card can only be played while both cats are on the mat.  GE-26"""

    def armageddon(self) -> None:
        """Steps 1 and 2: take both cards from the mat; then choose whom and what to lay.  GE-27 GE-28 B-46"""
        self.mat_godcat = 0
        self.mat_devilcat = 0
        self.wait_for(LAY, self.current)

    def lay(self, opponent: int, devil: int) -> None:
        """Step 2: one card face down before the opponent, one before oneself, known to oneself only.  GE-28"""
        self.target = opponent
        self.devil_seat = opponent if devil else self.current
        card_laid = DEVILCAT if devil else GODCAT
        self.show(SAW_LAY, self.current, card_laid, opponent, NONE, 0, 1 << self.current)
        self.wait_for(SWAP, opponent)

    def hold(self) -> None:
        """Step 3: the opponent keeps the card unseen.  GE-29"""
        self.tell_all(SAW_HOLD, self.target, NONE, self.current, NONE, 0)
        self.reveal_duel()

    def swap(self) -> None:
        """Step 3: the opponent swaps it unseen.  GE-29"""
        self.tell_all(SAW_SWAP, self.target, NONE, self.current, NONE, 0)
        self.devil_seat = self.current if self.devil_seat == self.target else self.target
        self.reveal_duel()

    def reveal_duel(self) -> None:
        """Steps 4 and 5: Godcat to hand, Devilcat explodes and returns to the mat.  GE-30 GE-31 B-04"""
        victim = self.devil_seat
        blessed = self.current if victim == self.target else self.target
        self.tell_all(SAW_DUEL, blessed, GODCAT, victim, NONE, 0)
        self.gain(blessed, GODCAT)
        self.mat_devilcat = 1
        self.devil_seat = NONE
        if not self.hands[victim][DEFUSE]:
            self.explode(victim, DEVILCAT)
        elif self.auto_defuse:
            self.defuse_devilcat(victim)
        else:
            self.wait_for(DEVIL, victim)

    def defuse_devilcat(self, victim: int) -> None:
        """The Defuse is simply discarded; step 6, the turn ends without a draw.  GE-32 GE-40 B-17"""
        self.put_away(victim, DEFUSE)
        self.tell_all(SAW_DEFUSE, victim, DEFUSE, NONE, NONE, DEVILCAT)
        self.end_turn()
