"""Resampling of hidden cards: uniform over all deals that agree with what a seat knows about hands."""

from kaboodle.engine.bits import Long
from kaboodle.engine.event_buffer import NOTHING
from kaboodle.engine.fields import array, number
from kaboodle.engine.hand_beliefs import HandBeliefs
from kaboodle.engine.rng import Rng
from kaboodle.engine.zones import Zones

TRIES = 1000
STRICT = 900  # attempts after which floats that do not fit together are dropped


class Resampler(HandBeliefs):
    """Slots are the places of unknown cards: in which zone they are, and which kinds they cannot hold."""

    slot_zone = array("PILE", "unsigned char", scratch=True)
    slot_mask = array("PILE", "unsigned long long", scratch=True)
    slot_kind = array("PILE", "signed char", scratch=True)
    slot_place = array("PILE", "unsigned char", scratch=True)
    choice = array("PILE", "unsigned char", scratch=True)
    unseen = array("KINDS", "short", scratch=True)
    left = array("KINDS", "short", scratch=True)
    slots = number(scratch=True)

    def fill_slots(self, dice: Rng) -> int:
        """Deal the unseen cards into the slots; 1 if it worked, 0 if nothing agrees."""
        for attempt in range(TRIES):
            if self.try_deal(dice, attempt < STRICT):
                return 1
        return 0

    def count_unseen(self, game: Zones) -> None:
        """The cards whose places are not known: all but the discard pile, the seat's own hand and known cards."""
        for kind in range(self.KINDS):
            self.unseen[kind] = game.deck[kind] - game.hands[self.me][kind]
            for place in range(self.HOLDERS):
                self.unseen[kind] -= self.sure[place][kind]
        for i in range(game.discard_size):
            self.unseen[game.discard[i]] -= 1

    def list_hands(self) -> None:
        """Every place of an unknown card in a hand; the first slots."""
        self.slots = 0
        for place in range(self.HOLDERS):
            for i in range(self.CLASSES):
                for _ in range(self.counts[place][i]):
                    self.add_slot(place, self.masks[place][i], 0)

    def add_slot(self, zone: int, mask: Long, place: int) -> None:
        """Add a slot."""
        self.slot_zone[self.slots] = zone
        self.slot_mask[self.slots] = mask
        self.slot_place[self.slots] = place
        self.slots += 1

    def try_deal(self, dice: Rng, strict: bool) -> int:
        """One attempt; 0 if it must be repeated. Strict: every float must find a place."""
        for i in range(self.slots):
            self.slot_kind[i] = NOTHING
        for kind in range(self.KINDS):
            self.left[kind] = self.unseen[kind]
        for i in range(self.floats):
            if not self.place_float(i, dice) and strict:
                return 0
        for kind in range(self.KINDS):
            if self.left[kind] > 0 and self.is_barred(kind) and not self.place_kind(kind, dice):
                return 0
        return self.place_rest(dice)

    def is_barred(self, kind: int) -> int:
        """Whether a kind is placed before those that fit anywhere; a game may override it."""
        return self.is_kept_out(kind)

    def is_kept_out(self, kind: int) -> int:
        """Whether any slot, open or filled, cannot hold this kind."""
        for i in range(self.slots):
            if self.slot_mask[i] >> kind & 1:
                return 1
        return 0

    def place_float(self, i: int, dice: Rng) -> int:
        """Put a known card of uncertain place into one of its hands by weight; 0 if there is no room."""
        total = 0
        for place in range(self.HOLDERS):
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

    def place_kind(self, kind: int, dice: Rng) -> int:
        """Put all copies of a kind into slots that may hold it, uniformly.

        A kind placed earlier may have taken slots from this one, so that fewer ways are left. Such a deal is accepted
        with a probability of its number of ways divided by the largest possible number.
        """
        most = 0
        filled = 0
        open_slots = 0
        for i in range(self.slots):
            if self.slot_kind[i] >= 0:
                filled += 1
            if self.slot_mask[i] >> kind & 1:
                continue
            most += 1
            if self.slot_kind[i] < 0:
                self.choice[open_slots] = i
                open_slots += 1
        barred = self.slots - most
        if filled > barred:  # barred slots cannot have taken the rest, so it is in slots of this kind in every deal
            most -= filled - barred
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

    def place_rest(self, dice: Rng) -> int:
        """Put the cards that fit everywhere into the remaining slots."""
        count = 0
        for kind in range(self.KINDS):
            for _ in range(self.left[kind]):
                if count < self.PILE:
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
