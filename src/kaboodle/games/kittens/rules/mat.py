"""The mat of Good vs Evil: Godcat and Devilcat, which are never in the draw pile or the discard pile."""

from kaboodle.games.kittens.card_ids import GODCAT
from kaboodle.games.kittens.cards import card
from kaboodle.games.kittens.rules.state import State

card("kitten", copies={"original": 4, "good-vs-evil": 4, "two-player": 1}, rules="EK-23 EK-24 GE-22 TP-16")

card("godcat", copies={"good-vs-evil": 1}, rules="GE-35 GE-36 GE-37 B-31 B-32 B-33 B-34 B-35 B-36 B-39")

card("devilcat", copies={"good-vs-evil": 1}, rules="GE-39 GE-40 GE-41")


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
