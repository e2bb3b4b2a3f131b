"""The mind of one seat: what it knows, as Python data for views and text."""

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.following import Following
from kaboodle.rules.board.what import CLASSES, KNOWN, SEATS


class Mind(Following):
    """Everything one seat knows of what it does not see; made of that seat's events and nothing else."""

    def __init__(self, me: int) -> None:
        self.allocate_base()
        self.allocate_hands()
        self.allocate_slots()
        self.me = me
        self.forget_all()

    def copy(self) -> "Mind":
        """An independent mind that knows the same."""
        twin = Mind(self.me)
        twin.recall(self)
        return twin

    def recall(self, other: "Mind") -> None:
        """Know what another mind knows."""
        self.me, self.floats = other.me, other.floats
        self.base_size, self.loose, self.firm = other.base_size, other.loose, other.firm
        self.base[:] = other.base
        self.mixed[:] = other.mixed
        for place in range(SEATS):
            self.sure[place][:] = other.sure[place]
            self.masks[place][:] = other.masks[place]
            self.counts[place][:] = other.counts[place]
        self.float_kind[:] = other.float_kind
        for i in range(self.floats):
            self.weights[i][:] = other.weights[i]

    def sure_of(self, place: int) -> list[int]:
        """How many of each kind are known to be in a hand."""
        return [self.sure[place][kind] for kind in range(KINDS)]

    def classes_of(self, place: int) -> list[tuple[int, int]]:
        """The unknown cards of a hand: sets of kinds that they are not, with how many cards each."""
        return sorted((self.masks[place][i], self.counts[place][i]) for i in range(CLASSES) if self.counts[place][i])

    def disc_codes(self) -> list[int]:
        """What is known of the base order of the movement deck, from the top."""
        return [self.base[i] for i in range(self.base_size)]

    def mixed_places(self) -> list[int]:
        """The places of the base whose discs are mixed with each other."""
        return [i for i in range(self.base_size) if self.mixed[i]]

    def floating(self) -> list[tuple[int, list[int]]]:
        """Known cards of uncertain place: kind, and weights by hand."""
        found = [(self.float_kind[i], [self.weights[i][p] for p in range(SEATS)]) for i in range(self.floats)]
        return sorted(found)

    def discs_known(self) -> list[tuple[int, int, int]]:
        """Known discs of the movement deck: the first and the last place where each can be, and what it is."""
        mixed = self.mixed_places()
        known = []
        for place in range(self.base_size):
            if self.base[place] >= KNOWN:
                slack = 0 if place < self.firm else self.loose
                first = mixed[0] if place in mixed else place
                last = mixed[len(mixed) - 1] if place in mixed else place
                known.append((first, last + slack, self.base[place] - KNOWN))
        return sorted(known)

    def set_class(self, place: int, mask: int, count: int) -> None:
        """Add unknown cards to a hand."""
        for _ in range(count):
            self.gain_unknown(place, mask)

    def set_sure(self, place: int, kind: int, count: int) -> None:
        """Say how many of a kind are known to be in a hand."""
        self.sure[place][kind] = count

    def set_code(self, place: int, code: int) -> None:
        """Say what is known of a place of the movement deck."""
        self.base[place] = code

    def set_mixed(self, place: int) -> None:
        """Say that a place of the movement deck is mixed with the others of which this is said."""
        self.mixed[place] = 1

    def set_float(self, kind: int, weights: list[int]) -> None:
        """Add a known card of uncertain place."""
        self.add_float(kind, 0, 0, 0)
        for place in range(SEATS):
            self.weights[self.floats - 1][place] = weights[place]
