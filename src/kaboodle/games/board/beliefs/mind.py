"""The mind of one seat: what it knows, as Python data for views and text."""

from kaboodle.games.board.beliefs.follow import Follow
from kaboodle.games.board.codes import CODES, KNOWN, UNKNOWN


class Mind(Follow):
    """Everything one seat knows about what it does not see; built from that seat's events and nothing else."""

    def __init__(self, me: int) -> None:
        self.lay_out()
        self.me = me
        self.forget_all()

    def copy(self) -> "Mind":
        """An independent copy."""
        twin = Mind(self.me)
        twin.copy_from(self)
        return twin

    def orders(self) -> list[tuple[list[int], int]]:
        """The possible orders of the movement deck: codes from the top, with their weights."""
        return [([self.rows[i][place] for place in range(self.base_size)], self.odds[i]) for i in range(self.ways)]

    def discs_in_deck(self) -> list[int]:
        """How many discs of each code the movement deck holds."""
        return [self.in_deck[disc] for disc in range(CODES)]

    def tops(self) -> list[tuple[int, int]]:
        """The code on top of each possible order of the movement deck, with its weight."""
        return [(self.rows[i][0], self.odds[i]) for i in range(self.ways)] if self.base_size else []

    def code_at(self, place: int) -> int:
        """What is certain about a place of the movement deck."""
        return self.rows[0][place] if self.is_sure(place) else UNKNOWN

    def discs_known(self) -> list[tuple[int, int, int]]:
        """Known discs of the movement deck: the first and the last place where each can be, and what it is."""
        self.find_sure()
        self.find_ranges()
        known = [(at, at, self.rows[0][at] - KNOWN) for at in range(self.base_size) if self.sure_at[at]]
        for copy in range(self.copies):
            if self.copy_rows[copy] == self.ways:
                known.append((self.copy_first[copy], self.copy_last[copy], self.copy_disc[copy]))
        return sorted(known)

    def set_orders(self, orders: list[tuple[list[int], int]]) -> None:
        """Set the possible orders of the movement deck."""
        self.ways = len(orders)
        for i in range(self.ways):
            self.odds[i] = orders[i][1]
            for place in range(self.base_size):
                self.rows[i][place] = orders[i][0][place]
