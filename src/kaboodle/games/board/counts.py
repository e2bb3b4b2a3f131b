"""What a balance study counts in a board game."""

from typing import ClassVar

from kaboodle.core.events import Event
from kaboodle.core.game_counts import GameCounts
from kaboodle.core.table import Table


class BoardCounts(GameCounts):
    """Discs are the trials; a disc that leads to a Kitten is the bad outcome."""

    axis: ClassVar[str] = "board-axis"
    hazard: ClassVar[str] = "board-hazard"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.turned = False  # whether this turn's disc has been turned over

    def left(self) -> int:
        """The size of the movement deck."""
        return int(self.table.game.disc_count)

    def add(self, event: Event, left: int) -> None:
        """Count an event."""
        match event.what:
            case "disc":
                self.trials.append((left, False))
                self.turned = True
            case "turn":
                self.turned = False
            case "trap" if self.turned:  # not by a Super Move
                self.trials[-1] = (self.trials[-1][0], True)
            case _:
                super().add(event, left)
