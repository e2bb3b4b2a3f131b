"""What the seats of a batch know in games with hidden hands."""

from kaboodle.engine.batch import SeatMemory
from kaboodle.engine.bits import Signed
from kaboodle.engine.fields import reference
from kaboodle.engine.hand_beliefs import HandBeliefs
from kaboodle.engine.observing_hands import HandsWriter
from kaboodle.engine.zones import Zones


class HandsMemory(SeatMemory):
    """The memory of a seat with its mind."""

    mind = reference(HandBeliefs)

    def learn(self, what: int, seat: int, card: int, other: int, place: Signed, extra: int) -> None:
        """Update the mind."""
        self.mind.see(what, seat, card, other, place, extra)

    def write(self, seat: int, blinded: Zones, writer: HandsWriter) -> None:  # type: ignore[override]  # of one game
        """Write what a seat of this chain knows, from its memory."""
        if seat == self.seat:
            writer.write(blinded, self.mind, self.history, seat)
        elif self.after is not None:
            self.after.write(seat, blinded, writer)

    def give_mind(self, seat: int, mind: HandBeliefs) -> None:
        """Copy the mind of a seat of this chain."""
        if seat == self.seat:
            mind.copy_from(self.mind)
        elif self.after is not None:
            self.after.give_mind(seat, mind)
