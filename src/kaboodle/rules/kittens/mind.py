"""The mind of one seat: what it knows, as Python data for views and text."""

from kaboodle.rules.kittens.following import Following
from kaboodle.rules.kittens.what import KNOWN


class Mind(Following):
    """Everything one seat knows of cards it does not see; made of that seat's events and nothing else."""

    def __init__(self, me: int) -> None:
        self.allocate_base()
        self.allocate_hands()
        self.allocate_slots()
        self.allocate_clues()
        self.me = me
        self.dead_out = self.heck_explodes = 0
        self.dealt_mask = self.NEVER
        self.forget_all()
        self.forget_clues()

    def copy(self) -> "Mind":
        """An independent mind that knows the same."""
        twin = Mind(self.me)
        twin.recall(self)
        return twin

    def recall(self, other: "Mind") -> None:
        """Know what another mind knows."""
        self.recall_hands(other)
        self.recall_clues(other)
        self.dead_out, self.heck_explodes = other.dead_out, other.heck_explodes
        self.dealt_mask, self.held_code = other.dealt_mask, other.held_code
        self.base_size, self.loose, self.firm = other.base_size, other.loose, other.firm
        self.base[:] = other.base

    def pile_codes(self) -> list[int]:
        """What is known of the base order of the draw pile, from the top."""
        return [self.base[i] for i in range(self.base_size)]

    def pile_known(self) -> list[tuple[int, int, int]]:
        """Known cards of the draw pile: the first and the last place where each can be, and its kind."""
        known = []
        for place in range(self.base_size):
            if self.base[place] >= KNOWN:
                slack = 0 if place < self.firm else self.loose
                known.append((place, place + slack, self.base[place] - KNOWN))
        return known

    def set_code(self, place: int, code: int) -> None:
        """Say what is known of a place of the draw pile."""
        self.base[place] = code
