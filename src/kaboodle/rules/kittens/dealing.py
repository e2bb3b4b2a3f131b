"""Dealing the hidden cards anew: uniformly among all ways that agree with what a seat knows."""

import cython

from kaboodle.rules.engine import Engine
from kaboodle.rules.kittens.deck import KINDS
from kaboodle.rules.kittens.game import Game
from kaboodle.rules.kittens.kinds import DEVILCAT, GODCAT, KITTEN
from kaboodle.rules.kittens.memory import Memory
from kaboodle.rules.kittens.what import (
    BLANK,
    BOX,
    CLASSES,
    HECK,
    KNOWN,
    NO_KITTEN,
    NONE,
    SEATS,
    SWAP,
    UNKNOWN,
    WINDOW,
)

SLOTS = 128
TRIES = 1000
STRICT = 900  # tries after which floats that do not fit together are let go
IN_PILE = BOX + 1
IN_HAND = IN_PILE + 1  # the card held aside by Raising Heck


class Dealing(Memory):
    """Slots are places of unknown cards: where they are, and which kinds they cannot hold."""

    def allocate_slots(self) -> None:
        """Room for the slots of one dealing."""
        if not cython.compiled:
            self.slot_zone: list[int] = [0] * SLOTS
            self.slot_mask: list[int] = [0] * SLOTS
            self.slot_kind: list[int] = [0] * SLOTS
            self.slot_place: list[int] = [0] * SLOTS
            self.choice: list[int] = [0] * SLOTS
            self.unseen: list[int] = [0] * KINDS
            self.left: list[int] = [0] * KINDS

    def redeal(self, game: Game, dice: Engine) -> int:
        """Fill a blinded game with hidden cards as they might be; 1 if it worked, 0 if nothing agrees."""
        self.count_unseen(game)
        self.list_slots(game)
        for attempt in range(TRIES):
            if self.try_deal(dice, attempt < STRICT):
                self.write_out(game, dice)
                return 1
        return 0

    def count_unseen(self, game: Game) -> None:
        """The cards whose places are not known: the whole deck without all that is in sight or sure."""
        for kind in range(KINDS):
            self.unseen[kind] = game.deck[kind] - game.hands[self.me][kind] - game.box_open[kind]
            for place in range(SEATS + 1):
                self.unseen[kind] -= self.sure[place][kind]
        self.unseen[GODCAT] = 0
        self.unseen[DEVILCAT] = 0
        for i in range(game.discard_size):
            self.unseen[game.discard[i]] -= 1
        for i in range(self.base_size):
            if self.base[i] >= KNOWN:
                self.unseen[self.base[i] - KNOWN] -= 1
        if self.held_code >= KNOWN:
            self.unseen[self.held_code - KNOWN] -= 1
        elif self.held_code < 0 and game.held == KITTEN:
            self.unseen[KITTEN] -= 1
        self.unseen[KITTEN] -= self.loose

    def list_slots(self, game: Game) -> None:
        """Every place of an unknown card."""
        self.slots = 0
        for place in range(SEATS + 1):
            for i in range(CLASSES):
                for _ in range(self.counts[place][i]):
                    self.add_slot(place, self.masks[place][i], 0)
        for i in range(self.base_size):
            if self.base[i] == UNKNOWN:
                self.add_slot(IN_PILE, 0, i)
            elif self.base[i] == NO_KITTEN:
                self.add_slot(IN_PILE, 1 << KITTEN, i)
        if self.held_code == UNKNOWN or self.held_code == NO_KITTEN:
            self.add_slot(IN_HAND, (1 << KITTEN) * self.held_code, 0)

    def add_slot(self, zone: int, mask: int, place: int) -> None:
        """One more place."""
        self.slot_zone[self.slots] = zone
        self.slot_mask[self.slots] = mask
        self.slot_place[self.slots] = place
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
        if not self.place_kind(KITTEN, dice):
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
        for place in range(SEATS + 1):
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
        if filled > barred:  # what barred slots cannot have taken stands in slots of this kind, however it was dealt
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

    def write_out(self, game: Game, dice: Engine) -> None:
        """Put what was dealt, and what was known, into the blinded game."""
        for place in range(SEATS + 1):
            for kind in range(KINDS):
                for _ in range(self.sure[place][kind]):
                    self.put(game, place, kind, 0)
        game.pile_size = self.base_size
        for i in range(self.base_size):
            if self.base[i] >= KNOWN:
                self.put(game, IN_PILE, self.base[i] - KNOWN, i)
        if self.held_code >= KNOWN:
            game.held = self.held_code - KNOWN
        for i in range(self.slots):
            self.put(game, self.slot_zone[i], self.slot_kind[i], self.slot_place[i])
        for _ in range(self.loose):
            game.into_pile(KITTEN, self.firm + dice.below(game.pile_size - self.firm + 1))
        if game.decision == SWAP and game.devil_seat < 0:
            game.devil_seat = game.target if dice.below(2) else game.current

    def put(self, game: Game, zone: int, kind: int, place: int) -> None:
        """One card into a zone of the game."""
        if zone == IN_PILE:
            game.pile[game.pile_size - 1 - place] = kind
        elif zone == IN_HAND:
            game.held = kind
        elif zone == BOX:
            game.box[kind] += 1
        else:
            game.sizes[zone] -= 1  # the blinded hand knew its size already
            game.gain(zone, kind)


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
            if kind != GODCAT:
                game.hands[other][kind] = 0
        game.has[other] &= 1 << GODCAT
    for i in range(game.pile_size):
        game.pile[i] = BLANK
    for kind in range(KINDS):
        game.box[kind] = game.box_open[kind]
    if game.decision == WINDOW:
        passed = 0 if seat < 0 or game.asked >> seat & 1 else 1
        game.asked = 0
        for other in range(game.players):
            if game.alive[other] and other != game.topmost and not (other == seat and passed):
                game.asked |= 1 << other
    if game.decision == HECK and seat != game.current:
        game.held = BLANK
    if game.decision == SWAP and seat != game.current:
        game.devil_seat = NONE
    if game.is_staging() and seat != game.current:
        game.unstage()
    game.sealed = 0
    game.drawn = 0
    game.rng = 0
