"""The mind of one seat: what it knows, as Python data for views and text."""

from kaboodle.games.kittens.beliefs.follow import Follow
from kaboodle.games.kittens.codes import KNOWN


class Mind(Follow):
    """Everything one seat knows about cards that it does not see; built from that seat's events and nothing else."""

    def __init__(self, me: int) -> None:
        self.lay_out()
        self.me = me
        self.forget_all()
        self.forget_clues()

    def copy(self) -> "Mind":
        """An independent copy."""
        twin = Mind(self.me)
        twin.copy_from(self)
        return twin

    def pile_codes(self) -> list[int]:
        """What is known about the base order of the draw pile, from the top."""
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
        """Set what is known about a place of the draw pile."""
        self.base[place] = code
