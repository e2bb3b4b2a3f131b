"""What one seat knows about the order of the movement deck: the possible orders, each with its weight.

An order is a row of codes from the top, unknown or KNOWN + disc. When another seat hides a magnet or alters the future
rows are added; when a disc is seen, rows with another disc at that place are removed. Unknown discs are those
of the deck that a row does not name, in any order.
"""

from kaboodle.engine.fields import array, number
from kaboodle.games.board.beliefs.orders import DiscOrders
from kaboodle.games.board.codes import CODES, DISCS, KNOWN, MAGNET, NONE, ORDERS, UNKNOWN, WAYS

FINE = 20  # bits of precision added before weights are divided
MOST_ODDS = 1 << 30  # the absolute limit


class DiscBeliefs(DiscOrders):
    """Rows with their weights, and what the movement deck and its discard pile hold, which is public."""

    in_deck = array(CODES, "int")
    spent = array(CODES, "int")
    sure_at = array(DISCS, "unsigned char", scratch=True)  # 1: every row has the same known disc at this place
    copies = number(scratch=True)  # discs of the first row that are known, but not where
    copy_disc = array(DISCS, "unsigned char", scratch=True)
    copy_rows = array(DISCS, "short", scratch=True)  # in how many rows this copy is
    copy_first = array(DISCS, "short", scratch=True)  # the first place at which a row has it
    copy_last = array(DISCS, "short", scratch=True)
    first_copy = array(CODES, "short", scratch=True)  # of a disc, among the copies
    next_copy = array(CODES, "short", scratch=True)

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
        if self.ways == 1:
            if self.rows[0][place] == UNKNOWN and self.unnamed(0, disc):
                self.rows[0][place] = KNOWN + disc
                self.odds[0] = 1
            elif self.rows[0][place] != KNOWN + disc:  # only if the position was inconsistent
                self.clear_discs(self.base_size)
            return
        if self.is_named(place):
            self.keep_agreeing(place, disc)
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

    def is_named(self, place: int) -> int:
        """Whether every row names a disc at a place."""
        for i in range(self.ways):
            if self.rows[i][place] == UNKNOWN:
                return 0
        return 1

    def keep_agreeing(self, place: int, disc: int) -> None:
        """Keep the rows with this disc at a place; they stay different, and so do their weights."""
        kept = 0
        for i in range(self.ways):
            if self.rows[i][place] == KNOWN + disc:
                self.odds[kept] = self.odds[i]
                if kept < i:
                    for at in range(DISCS):
                        self.rows[kept][at] = self.rows[i][at]
                kept += 1
        if kept == 0:  # only if the position was inconsistent
            self.clear_discs(self.base_size)
            return
        self.ways = kept
        self.tidy()

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
        self.in_deck[MAGNET] += 1
        if self.ways == 1 and self.end_of(0) == 0:  # nothing is known: one more unknown disc
            self.clear_discs(self.base_size + 1)
            return
        while self.has_too_many_gaps() or not self.spread_magnet():
            self.forget_deepest()
        self.base_size += 1
        self.take_draft()

    def has_too_many_gaps(self) -> int:
        """Whether one more magnet surely makes too many rows; 0 if that has to be tried.

        A row makes one new row for each of its gaps that is not before a magnet. A new row is made from no more rows
        than it has magnets, and from one more in which an unknown disc was added.
        """
        if self.ways * (self.base_size + 1) <= WAYS:
            return 0
        made = most = 0
        for i in range(self.ways):
            end = self.end_of(i)
            magnets = 0
            for place in range(self.base_size):
                if self.rows[i][place] == KNOWN + MAGNET:
                    magnets += 1
            made += (self.base_size if end < 0 else end) + 1 - magnets
            most = max(most, magnets)
        return 1 if made > WAYS * (most + 2) else 0

    def spread_magnet(self) -> int:
        """Draft the rows with one more magnet at each place; 0 if there are too many rows.

        A magnet among the unknown discs at the end of a row is one more unknown disc.
        """
        self.begin_draft()
        for i in range(self.ways):
            end = self.end_of(i)
            if not self.keep_with_magnets(i, self.base_size if end < 0 else end - 1):
                return 0
            if end >= 0 and not self.keep_with_unknown(i, self.odds[i] * (self.base_size - end + 1)):
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

    # What is certain.

    def find_sure(self) -> None:
        """Find out at which places every row has the same known disc."""
        for place in range(self.base_size):
            self.sure_at[place] = 0
        for i in range(1, self.ways):
            for place in range(self.base_size):
                self.sure_at[place] |= self.rows[i][place] ^ self.rows[0][place]
        for place in range(self.base_size):
            self.sure_at[place] = 1 if self.sure_at[place] == 0 and self.rows[0][place] != UNKNOWN else 0

    def find_ranges(self) -> None:
        """Of the discs that are named at other places: where each copy of the first row can be, once those are found.

        Copies are in the order of their codes and of their places; copy 2 of a disc is the second one in each row.
        """
        self.copies = 0
        for disc in range(CODES):
            self.first_copy[disc] = self.copies
            for place in range(self.base_size):
                if self.rows[0][place] == KNOWN + disc and not self.sure_at[place]:
                    self.copy_disc[self.copies] = disc
                    self.copy_rows[self.copies] = 0
                    self.copies += 1
        for i in range(self.ways):
            self.widen_ranges(i)

    def widen_ranges(self, i: int) -> None:
        """Take in the places of the copies in one more row."""
        for disc in range(CODES):
            self.next_copy[disc] = self.first_copy[disc]
        for place in range(self.base_size):
            if self.sure_at[place] or self.rows[i][place] == UNKNOWN:
                continue
            disc = self.rows[i][place] - KNOWN
            copy = self.next_copy[disc]
            self.next_copy[disc] += 1
            if copy >= self.copies or self.copy_disc[copy] != disc:  # the first row has fewer
                continue
            if self.copy_rows[copy] == 0:
                self.copy_first[copy] = self.copy_last[copy] = place
            self.copy_first[copy] = min(self.copy_first[copy], place)
            self.copy_last[copy] = max(self.copy_last[copy], place)
            self.copy_rows[copy] += 1

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
