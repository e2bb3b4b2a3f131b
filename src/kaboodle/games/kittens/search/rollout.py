"""Rollout policy: a fast, sensible move for every decision, using only what the seat knows."""

from kaboodle.engine.bits import Long, bit, lowest
from kaboodle.engine.mcts import WON
from kaboodle.games.kittens.beliefs.clues import CERTAIN
from kaboodle.games.kittens.card_ids import (
    ARMAGEDDON,
    ATTACK,
    BY_SLUG,
    DEFUSE,
    FAVOR,
    FERAL,
    GODCAT,
    KITTEN,
    NOPE,
    RAISING_HECK,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    TARGETED_ATTACK,
)
from kaboodle.games.kittens.cards import KINDS, column
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DEVIL,
    DRAW,
    FACE,
    FIVE,
    GIVE,
    GODCAT_AS,
    GODCAT_IT,
    HECK,
    HIDE,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY,
    NAME,
    NOPE_IT,
    OVER,
    PASS,
    PICK,
    PICK_GODCAT,
    PLAY,
    SINGLE,
    SWAP,
    SWAP_IT,
    TAKE,
    TARGET,
    TOP,
    TURN,
    TWO,
    TWO_FERAL,
    WINDOW,
)
from kaboodle.games.kittens.search.model import SearchModel

# Settings in thousandths; bench/tune.py tries others against them (figures in docs/design/search.md).
CAUTIOUS, BOLD = 80, 450  # the risk that is too much without and with something to defuse
ROB = 600  # how often cards are spent on stealing when the risk is low
STOP_AIMED, STOP_OTHER, STOP_STOP = 700, 40, 600  # how often it Nopes a play against it, any other, a Nope
NEAR = 500  # how often a Kitten is hidden near the top

CATS = column(lambda row: row.cat)
CAT_BITS = sum(bit << kind for kind, bit in enumerate(CATS))
ORDER = (  # from the card to give away first to the card to keep longest
    *("drizzle", "noodle", "cactus", "moon", "loaf", "feral", "shuffle", "favor", "reveal-the-future"),
    *("see-the-future", "armageddon", "raising-heck", "skip", "targeted-attack", "attack", "nope", "godcat", "defuse"),
)
WORTH = [ORDER.index(slug) if slug in ORDER else 0 for slug in BY_SLUG] + [0]  # the last is the blank face


class RolloutPolicy(SearchModel):
    """The rollout policy."""

    def prior_move(self, seat: int) -> int:
        """The policy's move; -1 if all moves are equally good."""
        if self.game.decision == FIVE or self.game.decision == LAY:
            return -1
        return self.policy_move(seat)

    def play_to_end(self) -> None:
        """Play the game out with the policy."""
        while self.game.decision != OVER:
            self.align_game()
            if self.game.decision == WINDOW:
                self.answer_all()
            else:
                self.play_move(self.game.actor, self.policy_move(self.game.actor))
        for seat in range(self.game.players):
            self.rewards[seat] = WON if seat == self.game.winner else 0

    def answer_all(self) -> None:
        """Answers collected blind: the first Nope clockwise from the player is played, or all pass."""
        seat = self.game.current
        for _ in range(self.game.players):
            seat += 1
            if seat >= self.game.players:
                seat = 0
            if self.game.asked >> seat & 1 and self.game.hands[seat][NOPE] and self.stops(seat):
                self.game.nope(seat)
                return
        self.game.asked = 0
        self.game.close_window()
        self.after_window()

    def policy_move(self, seat: int) -> int:
        """The policy's move for an asked seat."""
        decision = self.game.decision
        if decision == TURN:
            return self.on_turn(seat)
        if decision == WINDOW:
            return NOPE_IT if self.game.hands[seat][NOPE] and self.stops(seat) else PASS
        if decision == TARGET:
            return AT + self.victim()
        if decision == GIVE:
            return CHOOSE + self.least(self.game.has[seat])
        if decision == FACE or decision == DEVIL:
            return DEFUSE_IT if self.game.hands[seat][DEFUSE] else GODCAT_IT
        if decision == HIDE:
            return HIDE_AT + self.hiding()
        return self.rare_policy_move(seat)

    def rare_policy_move(self, seat: int) -> int:
        """The rarer decisions."""
        decision = self.game.decision
        if decision == NAME:
            wish = self.dice.below(8)
            return CHOOSE + (DEFUSE if wish < 5 else NOPE if wish < 7 else ATTACK)
        if decision == TAKE:
            return CHOOSE + self.best_discarded()
        if decision == PICK:
            return PICK_GODCAT
        if decision == HECK:
            return TOP if self.game.held == KITTEN else KEEP
        if decision == SWAP:
            return SWAP_IT if self.dice.below(2) else HOLD
        if decision == FIVE or decision == LAY:
            self.game.list_moves(seat, self.out)
            return self.out.moves[self.dice.below(self.out.count)]
        return self.game.default_move(seat)

    def chance(self, share: int) -> bool:
        """True with a chance in thousandths."""
        return self.dice.below(CERTAIN) < share

    def on_turn(self, seat: int) -> int:
        """The move on turn: look, escape, steal or draw."""
        risk = self.risk(seat)
        has = self.game.has[seat]
        limit = BOLD if has & (bit(DEFUSE) | bit(GODCAT)) else CAUTIOUS
        if risk > limit:
            if risk < CERTAIN and self.peeks[seat] == 0:
                if has >> SEE_THE_FUTURE & 1:
                    return PLAY + SEE_THE_FUTURE
                if has >> REVEAL_THE_FUTURE & 1:
                    return PLAY + REVEAL_THE_FUTURE
            move = self.escape(has, risk)
            if move:
                return move
        if risk > limit or self.chance(ROB):
            move = self.robbery(seat, has)
            if move:
                return move
        if has >> ARMAGEDDON & 1 and has >> DEFUSE & 1 and self.game.mat_is_full():
            return PLAY + ARMAGEDDON
        return DRAW

    def escape(self, has: Long, risk: int) -> int:
        """A way not to draw, 0 if there is none."""
        if has >> ATTACK & 1:
            return PLAY + ATTACK
        if has >> TARGETED_ATTACK & 1:
            return PLAY + TARGETED_ATTACK
        if has >> SKIP & 1:
            return PLAY + SKIP
        if has >> RAISING_HECK & 1:
            return PLAY + RAISING_HECK
        if risk == CERTAIN:
            if has >> SHUFFLE & 1:
                return PLAY + SHUFFLE
            if has >> GODCAT & 1:
                return GODCAT_AS + ATTACK
        return 0

    def robbery(self, seat: int, has: Long) -> int:
        """A Favor or two cats; 0 if there are none or no target."""
        if not has & (bit(FAVOR) | CAT_BITS) or not self.game.someone_to_rob(seat):
            return 0
        left = has & CAT_BITS
        while left:
            kind = lowest(left)
            left &= left - 1
            if self.game.hands[seat][kind] > 1:
                return TWO + kind
            if has >> FERAL & 1 and kind != FERAL:
                return TWO_FERAL + kind
        return PLAY + FAVOR if has >> FAVOR & 1 else 0

    def stops(self, seat: int) -> bool:
        """Whether a seat with a Nope plays it now."""
        if seat == self.game.topmost:  # B-19: by option asked too, but hardly ever right
            return False
        hurt = self.is_hurt(seat)
        if self.game.noped:
            return self.chance(STOP_STOP if seat == self.game.current else 0 if hurt else STOP_OTHER)
        if seat == self.game.current:
            return False
        return self.chance(STOP_AIMED if hurt else STOP_OTHER)

    def is_hurt(self, seat: int) -> bool:
        """Whether the play in question is against this seat."""
        if self.game.target == seat:
            return True
        if self.game.form != SINGLE or self.game.effect != ATTACK or seat == self.game.current:
            return False
        return self.game.next_alive(self.game.current) == seat

    def victim(self) -> int:
        """A target: half of the time the seat with most cards, else a random one."""
        choices = self.game.targets()
        best = -1
        count = 0
        for seat in range(self.game.players):
            if choices >> seat & 1:
                count += 1
                if best < 0 or self.game.sizes[seat] > self.game.sizes[best]:
                    best = seat
        if self.dice.below(2):
            return best
        index = self.dice.below(count)
        for seat in range(self.game.players):
            if choices >> seat & 1:
                if index == 0:
                    return seat
                index -= 1
        return best

    def hiding(self) -> int:
        """The place for the Kitten: near the top for the next player, far from it if this seat has more turns."""
        places = self.game.pile_size + 1
        if self.game.owed > 1:
            return places // 2 + self.dice.below(places - places // 2)
        if self.chance(NEAR):
            return self.dice.below(min(2, places))
        return self.dice.below(places)

    def least(self, has: Long) -> int:
        """The least valuable kind of a hand."""
        worst = lowest(has)
        for kind in range(KINDS):
            if has >> kind & 1 and WORTH[kind] < WORTH[worst]:
                worst = kind
        return worst

    def best_discarded(self) -> int:
        """The most valuable kind in the discard pile."""
        best = -1
        for i in range(self.game.discard_size):
            kind = self.game.discard[i]
            if kind != KITTEN and (best < 0 or WORTH[kind] > WORTH[best]):
                best = kind
        return best
