"""Cards about the board and the turn: Flip, Super Move, Skip, and Draw from the Bottom."""

from kaboodle.games.board.cards import card
from kaboodle.games.board.codes import FROM_BOTTOM
from kaboodle.games.board.rules.turns import Turns

card("flip", copies={"house-pack-1": 10, "standard-64": 9}, rules="BG-38 BG-39 BG-40 BG-41 B-88")

SUPER_RULES = "B-71 B-77 B-89"
card("super-move-1", copies={"house-pack-1": 2, "standard-64": 2}, rules=SUPER_RULES)
card("super-move-2", copies={"house-pack-1": 2, "standard-64": 2}, rules=SUPER_RULES)
card("super-move-3", rules=SUPER_RULES)
card("super-move-4", rules=SUPER_RULES)

card("skip", copies={"house-pack-1": 6, "standard-64": 5}, ends_turn=True, rules="B-77")

card("draw-from-the-bottom", copies={"house-pack-1": 3, "standard-64": 3}, timing="instead-of-disc", rules="B-82")


class Journeys(Turns):
    """What these cards do."""

    def flip(self) -> None:
        """Flip the board on one's own turn.  BG-38"""
        self.turn_board(self.current)
        self.resume()

    def super_move_1(self) -> None:
        """One space at once."""
        self.leap(1)

    def super_move_2(self) -> None:
        """Two spaces at once."""
        self.leap(2)

    def super_move_3(self) -> None:
        """Three spaces at once."""
        self.leap(3)

    def super_move_4(self) -> None:
        """Four spaces at once."""
        self.leap(4)

    def leap(self, steps: int) -> None:
        """Move in mid-turn: an exact landing on the Bow wins, no other space does anything.  BG-41 B-89"""
        space = self.walk(self.current, steps)
        self.go_to(self.current, space)
        if space == self.goal:
            self.finish(1 << self.current)
        else:
            self.resume()

    def skip(self) -> None:
        """No disc this turn, and nothing triggers.  B-77"""
        self.end_turn()

    def draw_from_the_bottom(self) -> None:
        """The turn's disc comes from the bottom; before it is turned the others are asked.  B-82"""
        self.say_done(FROM_BOTTOM)
