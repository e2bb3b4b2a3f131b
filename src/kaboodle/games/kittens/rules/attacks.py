"""Attack, Targeted Attack and Skip: ending a turn without a draw."""

from kaboodle.games.kittens.cards import card
from kaboodle.games.kittens.rules.windows import Windows

card(
    "attack",
    copies={"original": 4, "good-vs-evil": 2, "two-player": 2},
    use="alone",
    rules="EK-36 EK-37 EK-38 GE-42 GE-43 GE-44 TP-20 TP-21 B-09 B-10 B-11 B-12",
)

card("targeted-attack", copies={"good-vs-evil": 2}, use="target", rules="GE-45 GE-44 B-13")

card("skip", copies={"original": 4, "two-player": 3}, use="alone", rules="EK-39 EK-40 TP-22 TP-23 B-14")


class Attacks(Windows):
    """What the three cards do."""

    def attack(self) -> None:
        """End the turn without drawing; the next player takes two turns.  EK-36 GE-42 TP-20"""
        self.pass_turns_on(self.next_alive(self.current))

    def targeted_attack(self) -> None:
        """The same against a player of one's choice; play goes on from the victim.  GE-45 B-13"""
        self.pass_turns_on(self.target)

    def pass_turns_on(self, victim: int) -> None:
        """The victim owes two turns, and with stacking also those a victim had left.  EK-38 GE-44 TP-21"""
        left = self.owed if self.attacked and self.stacking else 0  # B-11: an ordinary turn is not passed on
        if left == 1 and self.short_attack:  # B-10
            left = 0
        self.start_turn(victim, left + 2, 1)

    def skip(self) -> None:
        """End one turn without drawing.  EK-39 EK-40 TP-22 TP-23"""
        self.end_turn()
