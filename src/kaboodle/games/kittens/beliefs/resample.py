"""Resampling of hidden cards: uniform over all deals that agree with what a seat knows."""

from kaboodle.engine.bits import bit
from kaboodle.engine.rng import Rng
from kaboodle.games.kittens.beliefs.clues import Clues
from kaboodle.games.kittens.card_ids import DEVILCAT, GODCAT, KITTEN
from kaboodle.games.kittens.cards import KINDS
from kaboodle.games.kittens.codes import BLANK, BOX, HECK, HOLDERS, KNOWN, NO_KITTEN, NONE, SWAP, UNKNOWN, WINDOW
from kaboodle.games.kittens.rules.game import Game

IN_PILE = HOLDERS
IN_HAND = IN_PILE + 1  # the card held aside by Raising Heck


class Resample(Clues):
    """Counts the hidden cards, lists their places, and puts resampled cards into the game."""

    def redeal(self, game: Game, dice: Rng) -> int:
        """Fill a blinded game with possible cards; 1 on success, 0 if no deal agrees."""
        self.count_hidden(game)
        self.list_slots()
        if not self.fill_slots(dice):
            return 0
        self.write_out(game, dice)
        self.put_loose(game, dice)
        return 1

    def count_hidden(self, game: Game) -> None:
        """The cards whose places are not known: the deck without all visible and known cards."""
        self.count_unseen(game)
        for kind in range(KINDS):
            self.unseen[kind] -= game.box_open[kind]
        self.unseen[GODCAT] = 0
        self.unseen[DEVILCAT] = 0
        for i in range(self.base_size):
            if self.base[i] >= KNOWN:
                self.unseen[self.base[i] - KNOWN] -= 1
        if self.held_code >= KNOWN:
            self.unseen[self.held_code - KNOWN] -= 1
        elif self.held_code < 0 and game.held == KITTEN:
            self.unseen[KITTEN] -= 1
        self.unseen[KITTEN] -= self.loose

    def list_slots(self) -> None:
        """Every place of an unknown card."""
        self.list_hands()
        for i in range(self.base_size):
            if self.base[i] == UNKNOWN:
                self.add_slot(IN_PILE, 0, i)
            elif self.base[i] == NO_KITTEN:
                self.add_slot(IN_PILE, bit(KITTEN), i)
        if self.held_code == UNKNOWN or self.held_code == NO_KITTEN:
            self.add_slot(IN_HAND, bit(KITTEN) if self.held_code == NO_KITTEN else 0, 0)

    def is_barred(self, kind: int) -> int:
        """Whether a kind is placed before the others; Kittens always are."""
        return 1 if kind == KITTEN else self.is_kept_out(kind)

    def write_out(self, game: Game, dice: Rng) -> None:
        """Put resampled and known cards into the blinded game."""
        for place in range(HOLDERS):
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
        if game.decision == SWAP and game.devil_seat < 0:
            game.devil_seat = game.target if dice.below(2) else game.current

    def put_loose(self, game: Game, dice: Rng) -> None:
        """Put loose Kittens anywhere below the firm cards."""
        for _ in range(self.loose):
            game.into_pile(KITTEN, self.firm + dice.below(game.pile_size - self.firm + 1))

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
        game.has[other] &= bit(GODCAT)
    for i in range(game.pile_size):
        game.pile[i] = BLANK
    for kind in range(KINDS):
        game.box[kind] = game.box_open[kind]
    if game.decision == WINDOW:
        passed = 0 if seat < 0 or game.asked >> seat & 1 else 1
        game.asked = game.answerers()
        if passed:
            game.asked &= ~(1 << seat)
    if game.decision == HECK and seat != game.current:
        game.held = BLANK
    if game.decision == SWAP and seat != game.current:
        game.devil_seat = NONE
    if game.is_staging() and seat != game.current:
        game.unstage()
    game.sealed = 0
    game.drawn = 0
    game.rng = 0
