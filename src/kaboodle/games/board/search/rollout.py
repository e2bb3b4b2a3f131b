"""Rollout policy: a fast, sensible move for every decision, using only what the seat knows."""

from kaboodle.engine.mcts import WON
from kaboodle.games.board.card_ids import (
    ADD_MAGNET,
    ALTER_THE_FUTURE,
    BY_SLUG,
    DEFUSE,
    DRAW_FROM_THE_BOTTOM,
    FLIP,
    NOPE,
    PICKPOCKET,
    REVEAL_THE_FUTURE,
    SEE_THE_FUTURE,
    SHUFFLE,
    SKIP,
    SUPER_MOVE_1,
)
from kaboodle.games.board.cards import KINDS
from kaboodle.games.board.codes import (
    AT,
    CHOOSE,
    CODES,
    DEFUSE_IT,
    DISCARD,
    DONE,
    EITHER,
    EXPLODE,
    FACE,
    FLIP_IT,
    FLIP_THEN_MOVE,
    HIDE_AT,
    KEPT,
    KITTEN,
    LEAPFROG,
    MAGNET,
    MOVE_IT,
    MOVE_OR_FLIP,
    NONE,
    NOPE_IT,
    NOW,
    ORDER,
    ORDER_AS,
    ORDERS,
    OVER,
    PASS,
    PLACE,
    PLAY,
    SWAP,
    TARGET,
    TURN,
    WINDOW,
)
from kaboodle.games.board.search.model import SearchModel

# Values, in hundredths of the value of an ordinary space.
BOW, NEAR, STEP, CARD_GAIN, SAVED = 10_000, 800, 30, 50, 100
DANGER = -50  # a disc with a lower value is avoided
BETTER = 100  # how much better the other side must be to flip the board
LEAP = 400  # how much better the disc must be after a Super Move
DEFUSING = 100  # the least cost of exploding for which a Defuse is spent
CLOSE = 4  # spaces from the Bow at which a player is about to win
LEAPS = 4  # the farthest Super Move
# Frequencies in thousandths.
CERTAIN = 1000
STOP, TRAP, SPRINKLE = 600, 900, 300

SAVING = (  # from the card to discard first to the card to keep longest
    *("reveal-the-future", "see-the-future", "draw-from-the-bottom", "shuffle", "pickpocket", "alter-the-future"),
    *("flip", "skip", "super-move-1", "super-move-2", "super-move-3", "super-move-4", "add-magnet", "nope", "defuse"),
)
WORTH = [SAVING.index(slug) if slug in SAVING else 0 for slug in BY_SLUG] + [0]  # the last is the blank face


class RolloutPolicy(SearchModel):
    """The rollout policy."""

    def prior_move(self, seat: int) -> int:
        """The policy's move; -1 if all moves are equally good."""
        if self.game.decision == SWAP:
            return -1
        return self.policy_move(seat)

    def play_to_end(self) -> None:
        """Play the game out with the policy; a shared win is divided."""
        while self.game.decision != OVER:
            self.align_game()
            if self.game.decision == WINDOW or self.game.decision == NOW:
                self.answer_all()
            else:
                self.play_move(self.game.actor, self.policy_move(self.game.actor))
        winners = 0
        for seat in range(self.game.players):
            winners += self.game.winners >> seat & 1
        for seat in range(self.game.players):
            self.rewards[seat] = WON // winners if self.game.winners >> seat & 1 else 0

    def answer_all(self) -> None:
        """Answers collected blind: the first card clockwise from the player on turn is played, or all pass."""
        card = NOPE if self.game.decision == WINDOW else ADD_MAGNET
        seat = self.game.current
        for _ in range(self.game.players):
            seat = self.game.next_seat_of(seat)
            if self.game.asked >> seat & 1 and self.game.hands[seat][card]:
                move = self.policy_move(seat)
                if move != PASS:
                    self.play_move(seat, move)
                    return
        self.look_before()
        self.game.asked = 0
        self.game.close_window()
        self.look_after(NONE, PASS)

    def policy_move(self, seat: int) -> int:
        """The policy's move for an asked seat."""
        decision = self.game.decision
        if decision == TURN:
            return self.on_turn(seat)
        if decision == WINDOW:
            return NOPE_IT if self.game.hands[seat][NOPE] and self.stops(seat) else PASS
        if decision == NOW:
            return PLAY + ADD_MAGNET if self.game.hands[seat][ADD_MAGNET] and self.traps(seat) else PASS
        if decision == PLACE:
            if self.game.done:
                return HIDE_AT
            return HIDE_AT + min(1 + self.dice.below(2), self.game.disc_count)
        if decision == FACE:
            return DEFUSE_IT if self.game.hands[seat][DEFUSE] and self.is_worth_a_defuse(seat) else EXPLODE
        if decision == EITHER:
            landing = self.game.walk(seat, self.game.held - MOVE_OR_FLIP)
            return MOVE_IT if self.worth_of(seat, landing, self.game.side) > 0 else FLIP_IT
        return self.rare_policy_move(seat)

    def rare_policy_move(self, seat: int) -> int:
        """The rarer decisions."""
        if self.game.decision == DISCARD:
            return CHOOSE + self.least(seat)
        if self.game.decision == ORDER:
            return ORDER_AS + self.best_order(seat)
        self.game.list_moves(seat, self.out)
        if self.game.decision == TARGET:
            return self.foremost()
        return self.out.moves[self.dice.below(self.out.count)]  # whose space

    def foremost(self) -> int:
        """The target in `out` that is furthest ahead."""
        best = self.out.moves[0]
        for i in range(1, self.out.count):
            if self.game.spaces[self.out.moves[i] - AT] > self.game.spaces[best - AT]:
                best = self.out.moves[i]
        return best

    def is_worth_a_defuse(self, seat: int) -> bool:
        """Whether a seat on a Kitten would lose much: spaces to the last character, and cards beyond those kept."""
        cards = max(0, self.game.sizes[seat] - 1 - KEPT)
        return STEP * (self.game.spaces[seat] - self.last_of_others(seat)) + CARD_GAIN * cards > DEFUSING

    def chance(self, share: int) -> bool:
        """True with a chance in thousandths."""
        return self.dice.below(CERTAIN) < share

    # On turn.

    def on_turn(self, seat: int) -> int:
        """The move on turn: Super Move to the Bow, steal, look, flip, Super Move, escape, or turn the disc."""
        has = self.game.has[seat]
        leap = self.leap_home(seat)
        if leap:
            return PLAY + SUPER_MOVE_1 + leap - 1
        if has >> PICKPOCKET & 1 and self.game.targets():
            return PLAY + PICKPOCKET
        stay = self.outlook(seat, self.game.side)
        known = self.peeks[seat]
        if not known and (stay < 0 or self.game.goal - self.game.spaces[seat] <= CLOSE):
            look = self.looking(has)
            if look:
                return look
        if has >> FLIP & 1 and self.outlook(seat, 1 - self.game.side) > stay + BETTER:
            return PLAY + FLIP
        leap = self.leap_on(seat, stay)
        if leap:
            return PLAY + SUPER_MOVE_1 + leap - 1
        if stay < DANGER:
            return self.escape(has, known)
        if has >> ADD_MAGNET & 1 and self.game.supply and self.game.sizes[seat] > KEPT and self.chance(SPRINKLE):
            return PLAY + ADD_MAGNET
        return DONE

    def looking(self, has: int) -> int:
        """A card that shows the next discs, 0 if there is none."""
        if has >> ALTER_THE_FUTURE & 1:
            return PLAY + ALTER_THE_FUTURE
        if has >> SEE_THE_FUTURE & 1:
            return PLAY + SEE_THE_FUTURE
        return PLAY + REVEAL_THE_FUTURE if has >> REVEAL_THE_FUTURE & 1 else 0

    def escape(self, has: int, known: int) -> int:
        """A way to avoid a bad disc."""
        if has >> SKIP & 1:
            return PLAY + SKIP
        if known and has >> SHUFFLE & 1:
            return PLAY + SHUFFLE
        if known and has >> DRAW_FROM_THE_BOTTOM & 1:
            return PLAY + DRAW_FROM_THE_BOTTOM
        return DONE

    def leap_home(self, seat: int) -> int:
        """The Super Move that leads to the Bow, alone or with one more; 0 if none does."""
        for steps in range(1, LEAPS + 1):
            if self.game.hands[seat][SUPER_MOVE_1 + steps - 1]:
                landing = self.game.walk(seat, steps)
                if landing == self.game.goal:
                    return steps
                for more in range(1, LEAPS + 1):
                    spare = 1 if more == steps else 0
                    if landing + more == self.game.goal and self.game.hands[seat][SUPER_MOVE_1 + more - 1] > spare:
                        return steps
        return 0

    def leap_on(self, seat: int, stay: int) -> int:
        """The Super Move to a space from which the next disc is much better; 0 if there is none."""
        best = 0
        most = stay + LEAP
        own = self.game.spaces[seat]
        for steps in range(1, LEAPS + 1):
            if self.game.hands[seat][SUPER_MOVE_1 + steps - 1]:
                landing = self.game.walk(seat, steps)
                if landing > own:
                    self.game.spaces[seat] = landing
                    there = self.outlook(seat, self.game.side) + STEP * (landing - own)
                    self.game.spaces[seat] = own
                    if there > most:
                        best = steps
                        most = there
        return best

    def can_leap(self, seat: int, distance: int) -> bool:
        """Whether at most two Super Moves in hand add up to a distance."""
        for steps in range(1, LEAPS + 1):
            if self.game.hands[seat][SUPER_MOVE_1 + steps - 1]:
                if distance == steps:
                    return True
                more = distance - steps
                spare = 1 if more == steps else 0
                if 1 <= more <= LEAPS and self.game.hands[seat][SUPER_MOVE_1 + more - 1] > spare:
                    return True
        return False

    # Values of discs and spaces.

    def outlook(self, seat: int, side: int) -> int:
        """The value of the next disc when this side is up: of the top one if it is known, or the average."""
        size = self.game.disc_count
        if size == 0:
            return 0
        if self.peeks[seat]:
            return self.promise(seat, self.game.discs[size - 1], side)
        for disc in range(CODES):
            self.tally[disc] = 0
        for i in range(size):
            self.tally[self.game.discs[i]] += 1
        total = 0
        for disc in range(CODES):
            if self.tally[disc]:
                total += self.tally[disc] * self.promise(seat, disc, side)
        return total // size if total >= 0 else -(-total // size)  # rounded the same way, compiled or not

    def promise(self, seat: int, disc: int, side: int) -> int:
        """The value of a disc for the seat that turns it while this side is up."""
        if disc == LEAPFROG or disc == MAGNET:
            up = self.game.side
            self.game.side = side
            landing = self.game.past_next(seat) if disc == LEAPFROG else self.game.next_kitten(seat)
            self.game.side = up
            return self.worth_of(seat, landing, side) if landing >= 0 else 0
        if disc > FLIP_THEN_MOVE:
            return self.worth_of(seat, self.game.walk(seat, disc - FLIP_THEN_MOVE), 1 - side)
        if disc > MOVE_OR_FLIP:
            return max(0, self.worth_of(seat, self.game.walk(seat, disc - MOVE_OR_FLIP), side))
        return self.worth_of(seat, self.game.walk(seat, disc), side)

    def worth_of(self, seat: int, space: int, side: int) -> int:
        """The value of ending the move on a space."""
        if space == self.game.goal:
            return BOW
        own = self.game.spaces[seat]
        gain = STEP * (space - own)
        if self.can_leap(seat, self.game.goal - space):
            gain += NEAR
        what = self.game.sides[side][space]
        if what != KITTEN:
            return gain + CARD_GAIN * what
        thrown = max(0, self.game.sizes[seat] - KEPT)
        exploded = STEP * (min(space, self.last_of_others(seat)) - own) - CARD_GAIN * thrown
        return max(gain - SAVED, exploded) if self.game.hands[seat][DEFUSE] else exploded

    def last_of_others(self, seat: int) -> int:
        """The space of the last of the other characters."""
        last = self.game.goal
        for other in range(self.game.players):
            if other != seat:
                last = min(last, self.game.spaces[other])
        return last

    def best_order(self, seat: int) -> int:
        """The order that puts the best of the top discs first."""
        size = self.game.disc_count
        count = min(3, size)
        best = 0
        for place in range(1, count):
            if self.promise(seat, self.game.discs[size - 1 - place], self.game.side) > self.promise(
                seat, self.game.discs[size - 1 - best], self.game.side
            ):
                best = place
        for order in range(6):
            if ORDERS[3 * order] == best and (count > 2 or ORDERS[3 * order + 2] == 2):
                return order
        return 0

    # Against others.

    def stops(self, seat: int) -> bool:
        """Whether a seat with a Nope plays it now: against a play that hits it or helps a seat about to win."""
        if seat == self.game.topmost:  # B-19: asked only by option, and hardly ever right
            return False
        if self.game.noped:
            return seat == self.game.current and self.chance(STOP)
        if seat == self.game.current:
            return self.game.effect == ADD_MAGNET
        if self.game.target != seat and (not self.is_close(self.game.current) or self.game.effect == ADD_MAGNET):
            return False
        return self.chance(STOP)

    def traps(self, seat: int) -> bool:
        """Whether a seat adds a magnet against the player on turn, who is about to win or would swap with it."""
        current = self.game.current
        if not self.is_close(current):
            own = self.game.spaces[seat]
            if own > self.last_of_others(seat) or own >= self.game.spaces[current]:
                return False
        return self.chance(TRAP)

    def is_close(self, seat: int) -> bool:
        """Whether a seat is about to win."""
        return self.game.spaces[seat] >= self.game.goal - CLOSE

    def least(self, seat: int) -> int:
        """The least valuable kind of a hand."""
        worst = NONE
        for kind in range(KINDS):
            if self.game.has[seat] >> kind & 1 and (worst < 0 or WORTH[kind] < WORTH[worst]):
                worst = kind
        return worst

    def cheaper_than(self, seat: int, kind: int) -> int:
        """How many kinds of a hand are less valuable than this one."""
        count = 0
        for other in range(KINDS):
            if self.game.has[seat] >> other & 1 and WORTH[other] < WORTH[kind]:
                count += 1
        return count
