"""Default moves (B-92), with random numbers from the game's side stream."""

from kaboodle.games.kittens.card_ids import DEFUSE, GODCAT, KITTEN
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DEVIL,
    DRAW,
    EXPLODE,
    FACE,
    FIVE,
    GIVE,
    GODCAT_IT,
    HECK,
    HIDE,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY,
    LAY_AT,
    NAME,
    NONE,
    PASS,
    PICK,
    PICK_ANY,
    SWAP,
    TAKE,
    TARGET,
    TOP,
    TURN,
    WINDOW,
)
from kaboodle.games.kittens.rules.legal import Legal


class Defaults(Legal):
    """The default moves."""

    def default_move(self, seat: int) -> int:
        """The default move of an asked seat.  B-92"""
        if self.decision == TURN:
            return DRAW
        if self.decision == WINDOW:
            return PASS
        if self.decision == FACE or self.decision == DEVIL:
            return self.silent_rescue(seat)
        if self.decision == HIDE:
            return HIDE_AT + self.aside(self.pile_size + 1)
        if self.decision == GIVE:
            return CHOOSE + self.any_card_of(seat)
        if self.decision == PICK:
            return PICK_ANY
        if self.decision == TAKE:
            return CHOOSE + self.topmost_taken()
        if self.decision == LAY:
            return self.silent_lay(seat)
        if self.decision == SWAP:
            return HOLD
        if self.decision == HECK:
            return TOP if self.held == KITTEN else KEEP
        return self.silent_stage(seat)

    def silent_rescue(self, seat: int) -> int:
        """A Defuse, else Godcat where it may, else the end.  B-38 B-39"""
        if self.hands[seat][DEFUSE]:
            return DEFUSE_IT
        if self.decision == FACE and self.hands[seat][GODCAT]:
            return GODCAT_IT
        return EXPLODE

    def any_card_of(self, seat: int) -> int:
        """A random card of a hand."""
        index = self.aside(self.sizes[seat])
        for kind in range(KINDS):
            index -= self.hands[seat][kind]
            if index < 0:
                return kind
        return NONE

    def topmost_taken(self) -> int:
        """The topmost card of the discard pile that may be taken."""
        place = self.discard_size - 1
        while self.discard[place] == KITTEN and not self.five_kitten:
            place -= 1
        return self.discard[place]

    def silent_lay(self, seat: int) -> int:
        """A random opponent, a random card."""
        choice = self.aside(2 * (self.living - 1))
        other = self.next_alive(seat)
        for _ in range(choice // 2):
            other = self.next_alive(other)
        return LAY_AT + 2 * other + choice % 2

    def silent_stage(self, seat: int) -> int:
        """Inside a play that is being put together: the first choice that is listed."""
        if self.decision == TARGET:
            choices = self.targets()
            other = 0
            while not choices >> other & 1:
                other += 1
            return AT + other
        if self.decision == NAME:
            return CHOOSE + DEFUSE
        if self.decision == FIVE:
            kind = 0
            while self.five >> kind or not self.hands[seat][kind]:
                kind += 1
            return CHOOSE + kind
        return NONE
