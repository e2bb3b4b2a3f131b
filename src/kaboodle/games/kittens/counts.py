"""What a balance study counts in a game of kittens."""

from typing import ClassVar

from kaboodle.core.events import Event
from kaboodle.core.game_counts import GameCounts


class KittensCounts(GameCounts):
    """Draws are trials; a Kitten from the top is the bad outcome."""

    hazard: ClassVar[str] = "kittens-hazard"

    def left(self) -> int:
        """The size of the draw pile."""
        return int(self.table.game.pile_size)

    def add(self, event: Event, left: int) -> None:
        """Count an event."""
        match event.what:
            case "draw":
                self.trials.append((left, False))
            case "kitten" if event.note == "top":
                self.trials.append((left, True))
            case _:
                super().add(event, left)
