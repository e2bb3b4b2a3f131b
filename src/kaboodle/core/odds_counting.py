"""Exact chances of hidden cards, by counting all possible deals."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import comb

import msgspec

from kaboodle.core.views import Blanks, Maybe

MOST_CASES = 600  # cases of cards of uncertain place that are enumerated; beyond that the rest counts as unknown

Room = tuple[int, ...]  # how many free places each group of blanks has
Groups = tuple[tuple[int, int], ...]  # places that cannot hold a set of cards (bits), and how many they are


class Hidden:
    """Hidden cards as one seat knows them: which they are, and where they can be."""

    def __init__(self, unseen: Mapping[str, int], blanks: Sequence[Blanks], maybe: Sequence[Maybe] = ()) -> None:
        self.names = [*unseen]
        self.bits = {name: 1 << place for place, name in enumerate(unseen)}
        self.blanks = blanks
        self.barred = [sum(self.bits.get(name, 0) for name in blank.lacks) for blank in blanks]
        self.counts = [*unseen.values()]
        self.maybe = [it for it in maybe if it.card in self.bits]
        self.exact = len(self.maybe) == len(maybe)
        self.cases = self.spread("", frozenset())
        self.wholes: dict[str, float] = {}  # by card: the weight of all ways

    def chance(self, seats: Iterable[str], card: str) -> float:
        """The chance that at least one unknown card of these seats is this card."""
        if card not in self.bits:
            return 0.0
        closed = frozenset(seats)
        floats = any(it.card == card for it in self.maybe)
        if card not in self.wholes:
            self.wholes[card] = self.weigh(self.cases, card, frozenset())
        whole = self.wholes[card]
        without = self.weigh(self.spread(card, closed) if floats else self.cases, card, closed)
        return max(0.0, 1 - without / whole) if whole else 0.0

    def weigh(self, cases: Mapping[Room, float], card: str, closed: frozenset[str]) -> float:
        """The weight of all deals in which no unknown card of the closed seats is this card."""
        shut = self.bits[card]
        barred = [it | shut * (blank.where in closed) for it, blank in zip(self.barred, self.blanks, strict=True)]
        relevant = shut
        for mask in barred:
            relevant |= mask
        left = list(self.counts)
        for it in self.maybe:
            left[self.names.index(it.card)] -= 1
        weights: dict[Groups, float] = {}
        for room, weight in cases.items():
            key = merged((mask & relevant, size) for mask, size in zip(barred, room, strict=True))
            weights[key] = weights.get(key, 0.0) + weight
        cards = tuple((1 << place, count) for place, count in enumerate(left) if count and relevant >> place & 1)
        return sum(weight * fill(groups, cards) for groups, weight in weights.items())

    def spread(self, card: str, closed: frozenset[str]) -> dict[Room, float]:
        """Every placement of the cards known to be in one of several hands, except this card into the closed seats.

        Yields the room that each case leaves, and its weight.
        """
        cases = {tuple(blank.count for blank in self.blanks): 1.0}
        for number, it in enumerate(self.maybe):
            places = [
                (where, share / 1000) for where, share in it.where.items() if it.card != card or where not in closed
            ]
            after: dict[Room, float] = {}
            for room, weight in cases.items():
                for where, share in places:
                    for less, part in self.put(room, where, self.bits[it.card]):
                        after[less] = after.get(less, 0.0) + weight * share * part
            if not card and (len(after) > MOST_CASES or not after):
                self.exact = False
                del self.maybe[number:]
                return cases
            cases = after
        return cases

    def put(self, room: Room, where: str, bit: int) -> Iterator[tuple[Room, float]]:
        """Put one card into any free slot of a place that can hold it, all equally likely."""
        fitting = [
            i for i, blank in enumerate(self.blanks) if blank.where == where and room[i] and not self.barred[i] & bit
        ]
        free = sum(room[i] for i in fitting)
        for i in fitting:
            yield (*room[:i], room[i] - 1, *room[i + 1 :]), room[i] / free


def merged(groups: Iterable[tuple[int, int]]) -> Groups:
    """Merge places that cannot be distinguished."""
    sizes: dict[int, int] = {}
    for mask, size in groups:
        sizes[mask] = sizes.get(mask, 0) + size
    return tuple(sorted(sizes.items()))


@lru_cache(maxsize=4096)
def fill(groups: Groups, cards: tuple[tuple[int, int], ...]) -> int:
    """The number of ways to put these cards into the places.

    Cards that fit everywhere are left out: they fill the rest in the same number of ways each time.
    """
    states = {groups: 1}
    rest = sum(bit for bit, _ in cards)
    for bit, copies in cards:
        rest &= ~bit
        after: dict[Groups, int] = {}
        for state, count in states.items():
            for laid, choices in lay(state, bit, copies):
                key = merged((mask & rest, size) for mask, size in laid)
                after[key] = after.get(key, 0) + count * choices
        states = after
    return sum(states.values())


def lay(state: Groups, bit: int, copies: int) -> Iterator[tuple[Groups, int]]:
    """Every split of the copies over the places that can hold them: what stays free, and the number of ways."""
    if not state:
        if not copies:
            yield (), 1
        return
    (mask, size), *others = state
    for here in range(0 if mask & bit else min(size, copies), -1, -1):
        for laid, choices in lay(tuple(others), bit, copies - here):
            yield ((mask, size - here), *laid), choices * comb(size, here)


class SeatOdds(msgspec.Struct, frozen=True, kw_only=True):
    """The chance that another seat holds at least one of a card."""

    seat: str
    nope: float
    defuse: float


def seat_odds(hidden: Hidden, seat: str, known: dict[str, int]) -> SeatOdds:
    """The odds of one other seat."""
    return SeatOdds(
        seat=seat, nope=anybody(hidden, {seat: known}, "nope"), defuse=anybody(hidden, {seat: known}, "defuse")
    )


def anybody(hidden: Hidden, known: dict[str, dict[str, int]], card: str) -> float:
    """The chance that at least one of these seats holds a card, given their known cards."""
    if any(card in cards for cards in known.values()):
        return 1.0
    return hidden.chance(known, card)
