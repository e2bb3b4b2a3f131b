"""Cards about the board and the turn: Flip, Super Move, Skip, and Draw from the Bottom."""

from kaboodle.rules.board.deck import card
from kaboodle.rules.board.turns import Turns
from kaboodle.rules.board.what import FROM_BOTTOM

card("flip", "Flip the Board", "Flip the board. Nothing triggers.", rules="BG-38 BG-39 BG-40 BG-41 B-88")

SUPER = "Move {} at once. The space does nothing, because your turn goes on; the Bow wins."
SUPER_RULES = "B-71 B-77 B-89"
card("super-move-1", "Super Move 1", SUPER.format("1 space"), rules=SUPER_RULES)
card("super-move-2", "Super Move 2", SUPER.format("2 spaces"), rules=SUPER_RULES)
card("super-move-3", "Super Move 3", SUPER.format("3 spaces"), rules=SUPER_RULES)
card("super-move-4", "Super Move 4", SUPER.format("4 spaces"), rules=SUPER_RULES)

card("skip", "Skip", "End your turn without a disc. Nothing triggers.", rules="B-77", ends_turn=True)

card(
    "draw-from-the-bottom",
    "Draw from the Bottom",
    "Your disc of this turn is the bottom one of the movement deck.",
    rules="B-82",
    timing="instead-of-disc",
)


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
