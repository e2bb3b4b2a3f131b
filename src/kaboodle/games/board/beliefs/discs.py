"""What one seat knows about the order of the movement deck: the possible orders, each with its weight.

An order is a row of codes from the top, unknown or KNOWN + disc. When another seat hides a magnet or alters the future
rows are added; when a disc is seen, rows with another disc at that place are removed. Unknown discs are those
of the deck that a row does not name, in any order.
"""

from kaboodle.engine.bits import PRIME, WORD, Long
from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.resampling import Resampler
from kaboodle.games.board import cards, codes
from kaboodle.games.board.codes import CODES, DISCS, KNOWN, MAGNET, NONE, ORDERS, UNKNOWN, WAYS

FINE = 20  # bits of precision added before weights are divided
COARSE = 29  # bits of the sum of weights, unless one of them is 1
MOST_ODDS = 1 << 30  # the absolute limit


class DiscBeliefs(Resampler):
    """Rows with their weights, and what the movement deck and its discard pile hold, which is public."""

    KINDS, TITLES, NEVER = cards.KINDS, cards.TITLES, 0
    HOLDERS, CLASSES, PILE = codes.SEATS, 4, codes.PILE

    base_size = number()
    ways = number()
    drafted = number(scratch=True)
    rows = grid(WAYS, DISCS, "unsigned char", used="ways")
    draft = grid(WAYS, DISCS, "unsigned char", scratch=True)
    odds = array(WAYS, "unsigned long long", used="ways")
    draft_keys = array(WAYS, "unsigned long long", scratch=True)  # hashes of the rows of the draft
    draft_odds = array(WAYS, "unsigned long long", scratch=True)
    in_deck = array(CODES, "int")
    spent = array(CODES, "int")

    def clear_discs(self, size: int) -> None:
        """Reset: nothing is known about the order, as after a shuffle."""
        self.base_size = size
        self.ways = 1
        self.odds[0] = 1
        for place in range(size):
            self.rows[0][place] = UNKNOWN

    def shuffled(self, size: int, renewed: bool) -> None:
        """The deck was shuffled, after its discard pile came into it if it is renewed; its magnets are what is left."""
        others = 0
        for disc in range(CODES):
            if renewed:
                self.in_deck[disc] += self.spent[disc]
                self.spent[disc] = 0
            if disc != MAGNET:
                others += self.in_deck[disc]
        self.in_deck[MAGNET] = size - others
        self.clear_discs(size)

    # What is seen.

    def top_leaves(self, disc: int) -> None:
        """The top disc is turned over."""
        self.see_at(0, disc)
        for i in range(self.ways):
            for place in range(self.base_size - 1):
                self.rows[i][place] = self.rows[i][place + 1]
        self.has_left(disc)

    def bottom_leaves(self, disc: int) -> None:
        """The bottom disc is turned over."""
        self.see_at(self.base_size - 1, disc)
        self.has_left(disc)

    def has_left(self, disc: int) -> None:
        """Remove a disc that every row had at the same place."""
        self.base_size -= 1
        self.in_deck[disc] -= 1
        self.spent[disc] += 1
        self.tidy()

    def see_at(self, place: int, disc: int) -> None:
        """The disc at a place is seen: reweight the rows by how likely they made it, and remove the impossible ones."""
        if self.ways == 1 and self.rows[0][place] == KNOWN + disc:
            return
        self.begin_draft()
        for i in range(self.ways):
            odds = self.odds[i] << FINE
            code = self.rows[i][place]
            if code == UNKNOWN:
                odds = odds * self.unnamed(i, disc) // self.unknown_in_row(i)
            elif code != KNOWN + disc:
                odds = 0
            if odds:
                self.rows[i][place] = KNOWN + disc
                self.keep_row(i, odds)
        self.take_draft()

    def unnamed(self, i: int, disc: int) -> int:
        """How many discs of a code are in the deck without being named in a row."""
        count = self.in_deck[disc]
        for place in range(self.base_size):
            if self.rows[i][place] == KNOWN + disc:
                count -= 1
        return count if count > 0 else 0

    def unknown_in_row(self, i: int) -> int:
        """How many discs a row does not name."""
        count = 0
        for place in range(self.base_size):
            if self.rows[i][place] == UNKNOWN:
                count += 1
        return count

    # Secret changes, by this seat or by others.

    def hide_own(self, place: int) -> None:
        """This seat hides a magnet and knows where."""
        self.in_deck[MAGNET] += 1
        for i in range(self.ways):
            at = self.base_size
            while at > place:
                self.rows[i][at] = self.rows[i][at - 1]
                at -= 1
            self.rows[i][place] = KNOWN + MAGNET
        self.base_size += 1

    def hide_secret(self) -> None:
        """Somebody else hides a magnet, anywhere."""
        while not self.spread_magnet():
            self.forget_deepest()
        self.in_deck[MAGNET] += 1
        self.base_size += 1
        self.take_draft()

    def spread_magnet(self) -> int:
        """Draft the rows with one more magnet at each place; 0 if there are too many rows.

        A magnet among the unknown discs at the end of a row is one more unknown disc.
        """
        self.begin_draft()
        for i in range(self.ways):
            end = self.end_of(i)
            for gap in range(self.base_size + 1):
                if gap <= end or end < 0:
                    magnet = KNOWN + MAGNET if gap != end else UNKNOWN
                    odds = self.odds[i] * (1 if gap != end else self.base_size - end + 1)
                    if not self.keep_with(i, gap, magnet, odds):
                        return 0
        return 1

    def end_of(self, i: int) -> int:
        """The place in a row from which all discs are unknown; NONE if there are unknown discs above it too."""
        end = self.base_size
        while end > 0 and self.rows[i][end - 1] == UNKNOWN:
            end -= 1
        for place in range(end):
            if self.rows[i][place] == UNKNOWN:
                return NONE
        return end

    def order_own(self, first: int, second: int, third: int, count: int) -> None:
        """This seat puts the discs that it has just seen back in an order."""
        for i in range(self.ways):
            code_1 = self.rows[i][first]
            code_2 = self.rows[i][second]
            code_3 = self.rows[i][third] if count > 2 else 0
            self.rows[i][0] = code_1
            self.rows[i][1] = code_2
            if count > 2:
                self.rows[i][2] = code_3

    def order_secret(self, count: int) -> None:
        """Somebody else puts the top discs back, in any order."""
        while not self.reorder(count):
            self.forget_deepest()
        self.take_draft()

    def reorder(self, count: int) -> int:
        """Draft the rows with their top discs in each order; 0 if there are too many rows."""
        self.begin_draft()
        for i in range(self.ways):
            first, second, third = self.rows[i][0], self.rows[i][1], self.rows[i][2]
            for order in range(6):
                if count < 3 and order != 0 and order != 2:
                    continue
                for place in range(count):
                    before = ORDERS[3 * order + place]
                    self.rows[i][place] = first if before == 0 else second if before == 1 else third
                kept = self.keep_row(i, self.odds[i])
                self.rows[i][0], self.rows[i][1], self.rows[i][2] = first, second, third
                if not kept:
                    return 0
        return 1

    # Rows.

    def begin_draft(self) -> None:
        """Start a new draft."""
        self.drafted = 0

    def keep_row(self, i: int, odds: Long) -> int:
        """Add a row to the draft, or its weight to an equal row; 0 if there is no room."""
        return self.keep_with(i, NONE, UNKNOWN, odds)

    def keep_with(self, i: int, gap: int, code: int, odds: Long) -> int:
        """Add a row with one more disc at a gap; none if the gap is NONE."""
        size = self.base_size + 1 if gap >= 0 else self.base_size
        if self.drafted >= WAYS:
            return 0
        at = 0
        key = self.odds[0] & 0
        for place in range(size):
            if place == gap:
                self.draft[self.drafted][place] = code
            else:
                self.draft[self.drafted][place] = self.rows[i][at]
                at += 1
            key = (key * PRIME + self.draft[self.drafted][place]) & WORD
        self.draft_keys[self.drafted] = key
        for other in range(self.drafted):
            if self.draft_keys[other] == key and self.same_draft(other, size):
                self.draft_odds[other] += odds
                return 1
        self.draft_odds[self.drafted] = odds
        self.drafted += 1
        return 1

    def same_draft(self, other: int, size: int) -> int:
        """Whether the row just drafted equals another row of the draft."""
        for place in range(size):
            if self.draft[other][place] != self.draft[self.drafted][place]:
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
            for place in range(self.base_size):
                self.rows[i][place] = self.draft[i][place]
        self.tidy()

    def forget_deepest(self) -> None:
        """Too many rows: forget the deepest known place."""
        deepest = NONE
        for i in range(self.ways):
            for place in range(self.base_size):
                if self.rows[i][place] != UNKNOWN and place > deepest:
                    deepest = place
        self.begin_draft()
        for i in range(self.ways):
            self.rows[i][deepest] = UNKNOWN
            self.keep_row(i, self.odds[i])
        self.take_draft()

    def tidy(self) -> None:
        """Reduce the weights, and turn magnets that may be anywhere into unknown discs."""
        self.reduce_odds()
        if self.ways == 1:
            return
        first = 0
        while first < self.base_size and self.is_sure(first):
            first += 1
        magnets = self.magnets_below(first)
        if magnets >= 0 and self.ways == ways_to_choose(self.base_size - first, magnets):
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

    def magnets_below(self, first: int) -> int:
        """How many magnets every row has from a place on, among unknown discs and with equal weights; else NONE."""
        magnets = NONE
        for i in range(self.ways):
            count = 0
            for place in range(first, self.base_size):
                if self.rows[i][place] == KNOWN + MAGNET:
                    count += 1
                elif self.rows[i][place] != UNKNOWN:
                    return NONE
            if (i > 0 and count != magnets) or self.odds[i] != self.odds[0]:
                return NONE
            magnets = count
        return magnets

    def reduce_odds(self) -> None:
        """Divide the weights by their common factor, then until their sum is within the limit."""
        if self.ways == 1:
            self.odds[0] = 1
            return
        total = self.odds[0]
        shared = self.odds[0]
        for i in range(1, self.ways):
            total += self.odds[i]
            shared = shared_factor(self.odds[i], shared)
        shift = 0
        while total // shared >> shift >> COARSE:
            shift += 1
        for i in range(self.ways):
            odds = self.odds[i] // shared >> shift
            self.odds[i] = odds if odds else 1

    # What is certain.

    def sure_places(self) -> Long:
        """The places (bits) at which every row has the same known disc."""
        sure = self.odds[0] & 0
        bit = sure + 1
        for place in range(self.base_size):
            if self.is_sure(place):
                sure |= bit << place
        return sure

    def place_in(self, i: int, disc: int, copy: int, sure: Long) -> int:
        """The place of a copy of a disc in a row, counting only places that are not certain; NONE if there is none."""
        for place in range(self.base_size):
            if self.rows[i][place] == KNOWN + disc and not sure >> place & 1:
                if copy == 0:
                    return place
                copy -= 1
        return NONE

    def first_of(self, disc: int, copy: int, sure: Long) -> int:
        """The first place where any row has this copy; NONE if a row does not have it."""
        first = self.base_size
        for i in range(self.ways):
            first = min(first, self.place_in(i, disc, copy, sure))
        return first

    def last_of(self, disc: int, copy: int, sure: Long) -> int:
        """The last place where any row has this copy."""
        last = 0
        for i in range(self.ways):
            last = max(last, self.place_in(i, disc, copy, sure))
        return last

    def magnet_chance(self, place: int) -> int:
        """The chance that the disc at a place is a magnet, in thousandths."""
        total = magnets = 0
        for i in range(self.ways):
            total += self.odds[i]
            if self.rows[i][place] == KNOWN + MAGNET:
                magnets += self.odds[i] * 1000
            elif self.rows[i][place] == UNKNOWN:
                magnets += self.odds[i] * 1000 * self.unnamed(i, MAGNET) // self.unknown_in_row(i)
        return magnets // total


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
