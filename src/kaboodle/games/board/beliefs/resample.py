"""Resampling of hidden cards and discs: uniform over all deals that agree with what a seat knows."""

from kaboodle.engine.rng import Rng
from kaboodle.games.board.beliefs.discs import DiscBeliefs
from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import BLANK, BLANK_CARD, CODES, DISCS, KNOWN, NOW, SEATS, TARGET, UNKNOWN, WINDOW
from kaboodle.games.board.rules.game import Game

IN_PILE = SEATS


class Resample(DiscBeliefs):
    """Puts resampled and known cards and discs into the game."""

    def forget_all(self) -> None:
        """Reset: nothing is known."""
        self.forget_hands()
        self.clear_discs(0)

    def redeal(self, game: Game, dice: Rng) -> int:
        """Fill a blinded game with possible cards and discs; 1 on success, 0 if no deal agrees."""
        self.count_unseen(game)
        self.list_hands()
        for place in range(game.pile_size):  # nobody ever knows anything about the action deck
            self.add_slot(IN_PILE, 0, place)
        if not self.fill_slots(dice):
            return 0
        self.write_hands(game)
        return self.write_discs(game, dice)

    def write_hands(self, game: Game) -> None:
        """Put resampled and known cards into the blinded game."""
        for place in range(SEATS):
            for kind in range(KINDS):
                for _ in range(self.sure[place][kind]):
                    game.sizes[place] -= 1  # the blinded hand knew its size already
                    game.gain(place, kind)
        for i in range(self.slots):
            if self.slot_zone[i] == IN_PILE:
                game.pile[self.slot_place[i]] = self.slot_kind[i]
            else:
                game.sizes[self.slot_zone[i]] -= 1
                game.gain(self.slot_zone[i], self.slot_kind[i])

    def write_discs(self, game: Game, dice: Rng) -> int:
        """Order the movement deck by one of its possible orders, with unknown discs in random order."""
        row = self.any_row(dice)
        count = 0
        for disc in range(CODES):
            for _ in range(self.unnamed(row, disc)):
                if count < self.PILE:
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

    def any_row(self, dice: Rng) -> int:
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
    for i in range(DISCS):
        game.discs[i] = BLANK if i < game.disc_count else 0
    if game.decision == WINDOW or game.decision == NOW:
        passed = 0 if seat < 0 or game.asked >> seat & 1 else 1
        game.asked = game.answerers()
        if passed:
            game.asked &= ~(1 << seat)
    if game.decision == TARGET and seat != game.current:
        game.unstage()
    game.sealed = 0
    game.drawn = 0
    game.rng = 0
