"""What one seat knows about hidden cards, updated from the events that it saw and nothing else."""

from kaboodle.engine.fields import number
from kaboodle.games.kittens import cards, codes
from kaboodle.games.kittens.beliefs.pile import PileBeliefs
from kaboodle.games.kittens.codes import BOX, KNOWN, NONE


class Memory(PileBeliefs):
    """Hands, the draw pile, and the box of removed cards as one more hand."""

    KINDS, TITLES, NEVER = cards.KINDS, cards.TITLES, cards.NEVER
    HOLDERS, CLASSES, PILE = codes.HOLDERS, 8, codes.PILE

    held_code = number(start=NONE)  # what is known about the card held aside
    dead_out = number()
    heck_explodes = number()
    dealt_mask = number(cards.NEVER, "unsigned long long")  # what a card of the first deal is not

    def forget_all(self) -> None:
        """Reset: nothing is known."""
        self.forget_hands()
        self.held_code = NONE
        self.clear_pile(0)

    def bury(self, place: int) -> None:
        """A dead hand left the game face down: what was known about it now applies to the box.  B-08"""
        for kind in range(self.KINDS):
            self.sure[BOX][kind] += self.sure[place][kind]
            self.sure[place][kind] = 0
        for i in range(self.CLASSES):
            while self.counts[place][i]:
                self.counts[place][i] -= 1
                self.gain_unknown(BOX, self.masks[place][i])
        for i in range(self.floats):
            self.weights[i][BOX] += self.weights[i][place]
            self.weights[i][place] = 0

    def gain_code(self, place: int, code: int) -> None:
        """A hand got a card of the draw pile, known or not; it is not a Kitten, because those are shown."""
        if code >= KNOWN:
            self.sure[place][code - KNOWN] += 1
        else:
            self.gain_unknown(place, self.NEVER)
