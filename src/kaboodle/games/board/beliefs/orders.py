"""The possible orders of the movement deck, as rows of codes with weights, and how such a set of rows is changed.

A new set of rows is drafted, in which equal rows are found by a hash, and then takes the place of the old one.
"""

from kaboodle.engine.bits import Long
from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.resampling import Resampler
from kaboodle.games.board import cards, codes
from kaboodle.games.board.codes import DISCS, KNOWN, MAGNET, NONE, UNKNOWN, WAYS

COARSE = 29  # bits of the sum of weights, unless one of them is 1
BUCKETS = 4 * WAYS  # of the hash table of a draft
FACTORS = [pow(5, place + 9, 32749) for place in range(DISCS)]  # of the places, in a hash of a row


class DiscOrders(Resampler):
    """Rows of codes from the top, unknown or KNOWN + disc, no two of them equal, and a weight for each."""

    KINDS, TITLES, NEVER = cards.KINDS, cards.TITLES, 0
    HOLDERS, CLASSES, PILE = codes.SEATS, 4, codes.PILE

    base_size = number()
    ways = number()
    rows = grid(WAYS, DISCS, "unsigned char", used="ways")
    odds = array(WAYS, "unsigned long long", used="ways")
    drafted = number(scratch=True)
    trial = array(DISCS, "unsigned char", scratch=True)  # the row that is drafted next
    draft = grid(WAYS, DISCS, "unsigned char", scratch=True)
    draft_odds = array(WAYS, "unsigned long long", scratch=True)
    draft_keys = array(WAYS, "int", scratch=True)  # hashes of the rows of the draft
    draft_buckets = array(WAYS, "short", scratch=True)  # where they are in the table
    buckets = array(BUCKETS, "short", scratch=True)  # 1 + the number of a row of the draft; 0 if empty

    def clear_discs(self, size: int) -> None:
        """Reset: nothing is known about the order, as after a shuffle."""
        self.base_size = size
        self.ways = 1
        self.odds[0] = 1
        for place in range(size):
            self.rows[0][place] = UNKNOWN

    # Drafts.

    def begin_draft(self) -> None:
        """Start a new draft."""
        for i in range(self.drafted):
            self.buckets[self.draft_buckets[i]] = 0
        self.drafted = 0

    def keep_row(self, i: int, odds: Long) -> int:
        """Add a row to the draft, or its weight to an equal row; 0 if there is no room."""
        key = 0
        for place in range(self.base_size):
            self.trial[place] = self.rows[i][place]
            key += self.rows[i][place] * FACTORS[place]
        return self.keep_trial(self.base_size, key, odds)

    def keep_with_magnets(self, i: int, last: int) -> int:
        """Add a row with one more magnet at each gap up to the last; 0 if there is no room."""
        size = self.base_size + 1
        self.trial[0] = KNOWN + MAGNET
        key = (KNOWN + MAGNET) * FACTORS[0]
        for place in range(1, size):
            self.trial[place] = self.rows[i][place - 1]
            key += self.trial[place] * FACTORS[place]
        for gap in range(last + 1):
            if gap:
                code = self.trial[gap]
                self.trial[gap - 1] = code
                self.trial[gap] = KNOWN + MAGNET
                key += (KNOWN + MAGNET - code) * (FACTORS[gap] - FACTORS[gap - 1])
            if not self.keep_trial(size, key, self.odds[i]):
                return 0
        return 1

    def keep_with_unknown(self, i: int, odds: Long) -> int:
        """Add a row with one more unknown disc at its end; 0 if there is no room."""
        key = 0
        for place in range(self.base_size):
            self.trial[place] = self.rows[i][place]
            key += self.rows[i][place] * FACTORS[place]
        self.trial[self.base_size] = UNKNOWN
        return self.keep_trial(self.base_size + 1, key, odds)

    def keep_trial(self, size: int, key: int, odds: Long) -> int:
        """Add the trial to the draft, or its weight to an equal row; 0 if there is no room."""
        if self.drafted >= WAYS:
            return 0
        bucket = key % BUCKETS
        while self.buckets[bucket]:
            other = self.buckets[bucket] - 1
            if self.draft_keys[other] == key and self.is_trial(other, size):
                self.draft_odds[other] += odds
                return 1
            bucket = (bucket + 1) % BUCKETS
        self.buckets[bucket] = self.drafted + 1
        self.draft_buckets[self.drafted] = bucket
        self.draft_keys[self.drafted] = key
        self.draft_odds[self.drafted] = odds
        for place in range(DISCS):  # a whole row is copied faster than a part of it
            self.draft[self.drafted][place] = self.trial[place]
        self.drafted += 1
        return 1

    def is_trial(self, other: int, size: int) -> int:
        """Whether a row of the draft equals the trial."""
        for place in range(size):
            if self.draft[other][place] != self.trial[place]:
                return 0
        return 1

    def take_draft(self) -> None:
        """Replace the rows with the draft."""
        if self.drafted == 0:  # only if the position was inconsistent
            self.clear_discs(self.base_size)
            return
        self.ways = self.drafted
        for i in range(self.ways):
            self.odds[i] = self.draft_odds[i]
            for place in range(DISCS):
                self.rows[i][place] = self.draft[i][place]
        self.tidy()

    def forget_deepest(self) -> None:
        """Too many rows: forget the deepest known place."""
        deepest = self.deepest_known()
        self.begin_draft()
        for i in range(self.ways):
            self.rows[i][deepest] = UNKNOWN
            self.keep_row(i, self.odds[i])
        self.take_draft()

    def deepest_known(self) -> int:
        """The deepest place at which any row names a disc."""
        place = self.base_size - 1
        while place > 0:
            for i in range(self.ways):
                if self.rows[i][place] != UNKNOWN:
                    return place
            place -= 1
        return 0

    # Weights, and rows that say no more than one of them.

    def tidy(self) -> None:
        """Reduce the weights, and turn magnets that may be anywhere into unknown discs."""
        self.reduce_odds()
        if self.ways == 1:
            return
        first = 0
        while first < self.base_size and self.is_sure(first):
            first += 1
        if self.magnets_anywhere(first):
            self.ways = 1
            self.odds[0] = 1
            for place in range(first, self.base_size):
                self.rows[0][place] = UNKNOWN

    def is_sure(self, place: int) -> int:
        """Whether every row has the same known disc at a place."""
        code = self.rows[0][place]
        for i in range(self.ways):
            if self.rows[i][place] != code:
                return 0
        return 0 if code == UNKNOWN else 1

    def magnets_anywhere(self, first: int) -> int:
        """Whether the rows are, from a place on, all ways to put magnets among unknown discs, with equal weights."""
        magnets = self.magnets_below(0, first)
        if magnets < 0 or self.ways != ways_to_choose(self.base_size - first, magnets):
            return 0
        for i in range(1, self.ways):
            if self.odds[i] != self.odds[0] or self.magnets_below(i, first) != magnets:
                return 0
        return 1

    def magnets_below(self, i: int, first: int) -> int:
        """How many magnets a row has among unknown discs from a place on; NONE if it has other discs there."""
        count = 0
        for place in range(first, self.base_size):
            if self.rows[i][place] == KNOWN + MAGNET:
                count += 1
            elif self.rows[i][place] != UNKNOWN:
                return NONE
        return count

    def reduce_odds(self) -> None:
        """Divide the weights by their common factor, then until their sum is within the limit."""
        if self.ways == 1:
            self.odds[0] = 1
            return
        total = self.odds[0]
        shared = self.odds[0]
        for i in range(1, self.ways):
            total += self.odds[i]
            if shared != 1:
                shared = shared_factor(self.odds[i], shared)
        if shared != 1:
            total = total // shared
        shift = 0
        while total >> shift >> COARSE:
            shift += 1
        if shared == 1 and shift == 0:
            return
        for i in range(self.ways):
            odds = self.odds[i] // shared >> shift
            self.odds[i] = odds if odds else 1


def shared_factor(one: Long, other: Long) -> Long:
    """The greatest common factor."""
    while other:
        rest = one % other
        one = other
        other = rest
    return one


def ways_to_choose(size: int, count: int) -> int:
    """The binomial coefficient, capped at WAYS + 1 or more."""
    ways = 1
    for i in range(count):
        ways = ways * (size - i) // (i + 1)
        if ways > WAYS:
            return WAYS + 1
    return ways
