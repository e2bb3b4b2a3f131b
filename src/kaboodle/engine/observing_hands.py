"""Observations of the games with hands: cards by title, sets of unknown cards, and cards of uncertain place."""

from typing import ClassVar

from kaboodle.engine.bits import Long
from kaboodle.engine.fields import array, number
from kaboodle.engine.hand_beliefs import FLOATS, HandBeliefs
from kaboodle.engine.history import History
from kaboodle.engine.observing import ObservationWriter
from kaboodle.engine.zones import Zones

COUNT_BITS = 8  # of the number of cards in a class


class HandsWriter(ObservationWriter):
    """What is known of hands, for the titles of one edition only."""

    KINDS: ClassVar[int]
    CLASSES: ClassVar[int]
    HOLDERS: ClassVar[int]

    titles = array("KINDS", "unsigned char")  # the kinds of the edition, in order
    title_count = number()
    title_set = number(c_type="unsigned long long")  # the same, as bits; what no hidden card can be is left out
    holders = number()  # places of weights: the seats, and what else holds hidden cards
    piled = array("KINDS", "short")  # cards of a pile by kind
    keys = array("CLASSES", "unsigned long long")
    order = array(FLOATS, "int")

    def write(self, game: Zones, mind: HandBeliefs, history: History, seat: int) -> None:
        """Write what a seat knows, from a game that is blinded for it; each game implements it."""

    def add_title(self, kind: int) -> None:
        """One more title of the edition."""
        self.titles[self.title_count] = kind
        self.title_count += 1

    def put_discarded(self, game: Zones, places: int) -> None:
        """The discard pile by title, and from the top: kind + 1."""
        for kind in range(self.KINDS):
            self.piled[kind] = 0
        size = game.discard_size
        first = self.at + self.title_count
        for i in range(size):
            kind = game.discard[size - 1 - i]
            self.piled[kind] += 1
            self.numbers[first + i] = kind + 1
        for i in range(self.title_count):
            self.put(self.piled[self.titles[i]])
        self.at = first + size
        self.put_times(0, places - size)

    def put_sure(self, mind: HandBeliefs, place: int) -> None:
        """The cards sure to be in a hand, by title."""
        for i in range(self.title_count):
            self.put(mind.sure[place][self.titles[i]])

    def put_classes(self, mind: HandBeliefs, place: int) -> None:
        """The unknown cards of a hand: by title how many are not of it, then each class as its size and its set."""
        count = 0
        for i in range(self.CLASSES):
            if mind.counts[place][i]:
                key = ((mind.masks[place][i] & self.title_set) << COUNT_BITS) | mind.counts[place][i]
                at = count
                while at > 0 and self.keys[at - 1] > key:
                    self.keys[at] = self.keys[at - 1]
                    at -= 1
                self.keys[at] = key
                count += 1
        first = self.at
        self.put_times(0, self.title_count)
        for i in range(count):
            self.add_barred(first, self.keys[i])
        for i in range(count):
            self.put(self.keys[i] & 255)
            self.put_bits(self.keys[i] >> COUNT_BITS)
        self.put_times(0, 3 * (self.CLASSES - count))

    def add_barred(self, first: int, key: Long) -> None:
        """Count a class for every title that its cards are not."""
        for i in range(self.title_count):
            if (key >> COUNT_BITS) >> self.titles[i] & 1:
                self.numbers[first + i] += key & 255

    def put_floats(self, mind: HandBeliefs) -> None:
        """Known cards of uncertain place, in order: kind + 1, and the weights of the seats and the box."""
        for i in range(mind.floats):
            at = i
            while at > 0 and self.is_before(mind, i, self.order[at - 1]):
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = i
        for i in range(mind.floats):
            self.put(mind.float_kind[self.order[i]] + 1)
            for place in range(self.holders):
                self.put(self.weight_at(mind, self.order[i], place))
        self.put_times(0, (FLOATS - mind.floats) * (self.holders + 1))

    def is_before(self, mind: HandBeliefs, one: int, other: int) -> int:
        """Whether one float comes before another."""
        if mind.float_kind[one] != mind.float_kind[other]:
            return 1 if mind.float_kind[one] < mind.float_kind[other] else 0
        for place in range(self.holders):
            difference = self.weight_at(mind, one, place) - self.weight_at(mind, other, place)
            if difference:
                return 1 if difference < 0 else 0
        return 0

    def weight_at(self, mind: HandBeliefs, i: int, place: int) -> int:
        """The weight of a float at a place: a seat counted from the observer, or what comes after the seats."""
        if place < self.players:
            return mind.weights[i][self.seat_after(place)]
        if place < self.seats:
            return 0
        return mind.weights[i][self.HOLDERS - 1]
