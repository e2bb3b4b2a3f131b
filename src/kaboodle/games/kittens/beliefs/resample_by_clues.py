"""Resampling of hidden cards for a search: likely deals according to the clues that it uses."""

from kaboodle.engine.rng import Rng
from kaboodle.games.kittens.beliefs.clues import BY_PASS, CERTAIN, DEEP
from kaboodle.games.kittens.beliefs.resample import IN_PILE, Resample
from kaboodle.games.kittens.card_ids import KITTEN, NOPE
from kaboodle.games.kittens.codes import KNOWN, NONE, SEATS, UNKNOWN
from kaboodle.games.kittens.rules.game import Game

PATIENCE = 6  # attempts before an unlikely deal is accepted


class ResampleByClues(Resample):
    """Moves a Kitten to a suspected place, and repeats a deal with an unlikely Nope a few times."""

    def redeal_by_clues(self, game: Game, dice: Rng) -> int:
        """Fill a blinded game with likely cards; 1 on success, 0 if no deal agrees."""
        self.count_hidden(game)
        self.list_slots()
        for _ in range(PATIENCE):
            if not self.fill_slots(dice):
                return 0
            if not self.clues_used & BY_PASS or self.is_likely(dice):
                break
        if not self.loose:
            self.lean(dice)
        self.write_out(game, dice)
        for newer in range(self.loose - 1, -1, -1):
            game.into_pile(KITTEN, self.loose_place(self.suspicions - 1 - newer, game.pile_size, dice))
        return 1

    def is_likely(self, dice: Rng) -> int:
        """Whether to accept a deal: a Nope in a hand that let plays pass is accepted only with that chance."""
        done = 0
        for i in range(self.slots):
            zone = self.slot_zone[i]
            if self.slot_kind[i] != NOPE or zone >= SEATS or done >> zone & 1:
                continue
            done |= 1 << zone
            if self.quiet[zone] < CERTAIN and dice.below(CERTAIN) >= self.quiet[zone]:
                return 0
        return 1

    def lean(self, dice: Rng) -> None:
        """Place a Kitten for each suspicion, by its chances."""
        settled = 0
        for i in range(self.suspicions):
            place = self.suspected_place(i, dice) if self.clues_used & self.reason_of[i] else NONE
            if place < 0:
                continue
            slot = self.slot_at(place)
            if slot >= 0 and self.slot_kind[slot] != KITTEN:
                self.bring_kitten(slot, settled, dice)
            settled |= 1 << place

    def suspected_place(self, i: int, dice: Rng) -> int:
        """A random place by the chances of a suspicion, among unknown places; -1 for anywhere."""
        total = CERTAIN
        for place in range(DEEP):
            code = self.code_at(place)
            if code == KNOWN + KITTEN and self.suspicion[i][place]:
                return NONE  # that may be the suspected one
            if code != UNKNOWN:
                total -= self.suspicion[i][place]
        ticket = dice.below(max(total, 1))
        for place in range(DEEP):
            if self.code_at(place) == UNKNOWN:
                ticket -= self.suspicion[i][place]
                if ticket < 0:
                    return place
        return NONE

    def slot_at(self, place: int) -> int:
        """The slot of a place of the draw pile, -1 if there is none."""
        for i in range(self.slots):
            if self.slot_zone[i] == IN_PILE and self.slot_place[i] == place:
                return i
        return NONE

    def bring_kitten(self, slot: int, settled: int, dice: Rng) -> None:
        """Exchange the card of a slot for a Kitten of the pile that no suspicion has placed."""
        count = 0
        for i in range(self.slots):
            if self.slot_kind[i] != KITTEN or self.slot_zone[i] != IN_PILE:
                continue
            if self.slot_place[i] >= DEEP or not settled >> self.slot_place[i] & 1:
                self.choice[count] = i
                count += 1
        if count:
            other = self.choice[dice.below(count)]
            self.slot_kind[other] = self.slot_kind[slot]
            self.slot_kind[slot] = KITTEN

    def loose_place(self, i: int, size: int, dice: Rng) -> int:
        """The place of a loose Kitten: by its suspicion, or anywhere below the firm cards."""
        if i >= 0 and self.clues_used & self.reason_of[i]:
            total = CERTAIN
            for place in range(DEEP):
                if not self.firm <= place <= size:
                    total -= self.suspicion[i][place]
            ticket = dice.below(max(total, 1))
            for place in range(self.firm, min(DEEP, size + 1)):
                ticket -= self.suspicion[i][place]
                if ticket < 0:
                    return place
        return self.firm + dice.below(size - self.firm + 1)
