"""The mat of Good vs Evil: Godcat and Devilcat, which are never in the draw pile or the discard pile."""

from kaboodle.rules.kittens.deck import card
from kaboodle.rules.kittens.kinds import GODCAT
from kaboodle.rules.kittens.state import State

card(
    "kitten",
    "Exploding Kitten",
    "Show it at once. Without a Defuse you explode and are out of the game.",
    rules="EK-23 EK-24 GE-22 TP-16",
    original=4,
    good_vs_evil=4,
    two_player=1,
)

card(
    "godcat",
    "Godcat",
    "On your own turn it is any card but Nope and Armageddon. Then it goes back to the mat.",
    rules="GE-35 GE-36 GE-37 B-31 B-32 B-33 B-34 B-35 B-36 B-39",
    good_vs_evil=1,
)

card(
    "devilcat",
    "Devilcat",
    "Whoever has it at the end of Armageddon explodes, unless a Defuse saves them.",
    rules="GE-39 GE-40 GE-41",
    good_vs_evil=1,
)


class Mat(State):
    """Where the two mighty cats lie."""

    def put_away(self, seat: int, kind: int) -> None:
        """A card leaves a hand face up: to the discard pile, but Godcat to the mat.  GE-36 B-23"""
        self.lose(seat, kind)
        if kind == GODCAT:
            self.mat_godcat = 1
        else:
            self.to_discard(kind)

    def mat_is_full(self) -> int:
        """Whether both cats lie on the mat.  GE-26"""
        return self.mat_godcat and self.mat_devilcat
