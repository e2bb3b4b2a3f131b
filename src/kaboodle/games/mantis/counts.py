"""What a balance study counts in a game of Mantis."""

from typing import ClassVar

from kaboodle.core.events import Event
from kaboodle.core.game_counts import GameCounts


class MantisCounts(GameCounts):
    """Both moves are plays and trials; a card without a match is the bad outcome."""

    hazard: ClassVar[str] = "mantis-hazard"

    def left(self) -> int:
        """The size of the draw pile."""
        return int(self.table.game.pile_size)

    def add(self, event: Event, left: int) -> None:
        """Count an event."""
        if event.what in ("score", "steal"):
            played = self.played[self.seat(event)]
            played[event.what] += 1
            played[f"{event.what}-match"] += bool(event.count)
            self.trials.append((left, not event.count))
