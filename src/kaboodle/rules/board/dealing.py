"""Dealing the hidden cards and discs anew: uniformly among all ways that agree with what a seat knows."""

import cython

from kaboodle.rules.board.deck import KINDS
from kaboodle.rules.board.game import Game
from kaboodle.rules.board.memory import Memory
from kaboodle.rules.board.what import (
    BLANK,
    CLASSES,
    CODES,
    KNOWN,
    NONE,
    NOW,
    SEATS,
    SPACES,
    TARGET,
    UNKNOWN,
    WINDOW,
)
from kaboodle.rules.engine import Engine

SLOTS = 128
TRIES = 1000
STRICT = 900  # tries after which floats that do not fit together are let go
IN_PILE = SEATS
BLANK_CARD = KINDS - 1  # the face of a card that is not seen


class Dealing(Memory):
    """Slots are places of unknown cards: where they are, and which kinds they cannot hold."""

    def allocate_slots(self) -> None:
        """Room for the slots of one dealing."""
        if not cython.compiled:
            self.slot_zone: list[int] = [0] * SLOTS
            self.slot_mask: list[int] = [0] * SLOTS
            self.slot_kind: list[int] = [0] * SLOTS
            self.choice: list[int] = [0] * SLOTS
            self.unseen: list[int] = [0] * KINDS
            self.left: list[int] = [0] * KINDS

    def redeal(self, game: Game, dice: Engine) -> int:
        """Fill a blinded game with what is hidden as it might be; 1 if it worked, 0 if nothing agrees."""
        self.count_unseen(game)
        self.list_slots(game)
        for attempt in range(TRIES):
            if self.try_deal(dice, attempt < STRICT):
                self.write_hands(game)
                return self.write_discs(game, dice)
        return 0

    def count_unseen(self, game: Game) -> None:
        """The cards whose places are not known: all there are without those in sight or sure."""
        for kind in range(KINDS):
            self.unseen[kind] = game.deck[kind] - game.hands[self.me][kind]
            for place in range(SEATS):
                self.unseen[kind] -= self.sure[place][kind]
        for i in range(game.discard_size):
            self.unseen[game.discard[i]] -= 1

    def list_slots(self, game: Game) -> None:
        """Every place of an unknown card; of the action deck nobody ever knows anything."""
        self.slots = 0
        for place in range(SEATS):
            for i in range(CLASSES):
                for _ in range(self.counts[place][i]):
                    self.add_slot(place, self.masks[place][i])
        for _ in range(game.pile_size):
            self.add_slot(IN_PILE, 0)

    def add_slot(self, zone: int, mask: int) -> None:
        """One more place."""
        self.slot_zone[self.slots] = zone
        self.slot_mask[self.slots] = mask
        self.slots += 1

    def try_deal(self, dice: Engine, strict: bool) -> int:
        """One attempt; 0 when it must be made again. Strict: every float finds a place."""
        for i in range(self.slots):
            self.slot_kind[i] = NONE
        for kind in range(KINDS):
            self.left[kind] = self.unseen[kind]
        for i in range(self.floats):
            if not self.place_float(i, dice) and strict:
                return 0
        for kind in range(KINDS):
            if self.left[kind] > 0 and self.is_barred(kind) and not self.place_kind(kind, dice):
                return 0
        return self.place_rest(dice)

    def is_barred(self, kind: int) -> int:
        """Whether some slot, open or filled by now, cannot hold this kind."""
        for i in range(self.slots):
            if self.slot_mask[i] >> kind & 1:
                return 1
        return 0

    def place_float(self, i: int, dice: Engine) -> int:
        """A known card of uncertain place goes into one of its hands by weight; 0 if there is no room for it."""
        total = 0
        for place in range(SEATS):
            total += self.weights[i][place]
        kind = self.float_kind[i]
        if total == 0 or self.left[kind] <= 0:
            return 0
        ticket = dice.below(total)
        zone = 0
        while ticket >= self.weights[i][zone]:
            ticket -= self.weights[i][zone]
            zone += 1
        eligible = 0
        for slot in range(self.slots):
            if self.slot_kind[slot] < 0 and self.slot_zone[slot] == zone and not self.slot_mask[slot] >> kind & 1:
                self.choice[eligible] = slot
                eligible += 1
        if not eligible:
            return 0
        self.slot_kind[self.choice[dice.below(eligible)]] = kind
        self.left[kind] -= 1
        return 1

    def place_kind(self, kind: int, dice: Engine) -> int:
        """Put all copies of a kind into slots that may hold it, uniformly.

        A kind placed earlier may have taken slots from this one, so that fewer ways are left: such a dealing is kept
        only as often as its number of ways, against the most there could be, demands.
        """
        most = 0
        open_slots = 0
        for i in range(self.slots):
            if self.slot_mask[i] >> kind & 1:
                continue
            most += 1
            if self.slot_kind[i] < 0:
                self.choice[open_slots] = i
                open_slots += 1
        for i in range(self.left[kind]):
            if open_slots <= i or dice.below(most - i) >= open_slots - i:
                return 0
        for i in range(self.left[kind]):
            j = i + dice.below(open_slots - i)
            slot = self.choice[j]
            self.choice[j] = self.choice[i]
            self.slot_kind[slot] = kind
        self.left[kind] = 0
        return 1

    def place_rest(self, dice: Engine) -> int:
        """The cards that fit everywhere go into what is left."""
        count = 0
        for kind in range(KINDS):
            for _ in range(self.left[kind]):
                if count < SLOTS:
                    self.choice[count] = kind
                    count += 1
        for i in range(self.slots):
            if self.slot_kind[i] >= 0:
                continue
            if count == 0:
                return 0
            j = dice.below(count)
            self.slot_kind[i] = self.choice[j]
            count -= 1
            self.choice[j] = self.choice[count]
        return 1 if count == 0 else 0

    def write_hands(self, game: Game) -> None:
        """Put the cards that were dealt, and those known, into the blinded game."""
        for place in range(SEATS):
            for kind in range(KINDS):
                for _ in range(self.sure[place][kind]):
                    game.sizes[place] -= 1  # the blinded hand knew its size already
                    game.gain(place, kind)
        place = 0
        for i in range(self.slots):
            if self.slot_zone[i] == IN_PILE:
                game.pile[place] = self.slot_kind[i]
                place += 1
            else:
                game.sizes[self.slot_zone[i]] -= 1
                game.gain(self.slot_zone[i], self.slot_kind[i])

    def write_discs(self, game: Game, dice: Engine) -> int:
        """The movement deck in one of its possible orders by weight, the unknown discs anyhow."""
        row = self.any_row(dice)
        count = 0
        for disc in range(CODES):
            for _ in range(self.unnamed(row, disc)):
                if count < SLOTS:
                    self.choice[count] = disc
                    count += 1
        game.disc_count = self.base_size
        for i in range(self.base_size):
            disc = self.rows[row][i] - KNOWN
            if self.rows[row][i] == UNKNOWN:
                if count == 0:
                    return 0
                j = dice.below(count)
                disc = self.choice[j]
                count -= 1
                self.choice[j] = self.choice[count]
            game.discs[game.disc_count - 1 - i] = disc
        return 1 if count == 0 else 0

    def any_row(self, dice: Engine) -> int:
        """One of the possible orders of the movement deck, by weight."""
        if self.ways == 1:
            return 0
        total = 0
        for i in range(self.ways):
            total += self.odds[i]
        ticket = dice.below(total)
        row = 0
        while ticket >= self.odds[row]:
            ticket -= self.odds[row]
            row += 1
        return row


def blind(game: Game, seat: int) -> Game:
    """A copy with everything erased that this seat may not see: faces, passes, and the generator."""
    copy = game.clone()
    erase(copy, seat)
    return copy


def erase(game: Game, seat: int) -> None:
    """Blank what a seat may not see (seat -1: a spectator)."""
    for other in range(game.players):
        if other == seat:
            continue
        for kind in range(KINDS):
            game.hands[other][kind] = 0
        game.has[other] = 0
    for i in range(game.pile_size):
        game.pile[i] = BLANK_CARD
    for i in range(SPACES):
        game.discs[i] = BLANK if i < game.disc_count else 0
    if game.decision == WINDOW or game.decision == NOW:
        passed = 0 if seat < 0 or game.asked >> seat & 1 else 1
        game.asked = 0
        for other in range(game.players):
            if other != game.topmost and not (other == seat and passed):
                game.asked |= 1 << other
    if game.decision == TARGET and seat != game.current:
        game.unstage()
    game.sealed = 0
    game.drawn = 0
    game.rng = 0
