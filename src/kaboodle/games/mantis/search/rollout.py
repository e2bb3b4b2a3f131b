"""The model of a search, and its rollout policy: the expected value of each colour of the top card."""

from kaboodle.engine.event_buffer import MOST_SEATS
from kaboodle.engine.fields import array, reference
from kaboodle.engine.mcts import WON
from kaboodle.engine.trials import Trials
from kaboodle.games.mantis.codes import MOVES, OVER, SCORE, SEATS, STEAL
from kaboodle.games.mantis.rules.game import Game, fresh
from kaboodle.games.mantis.rules.state import FRONTS

# Settings in hundredths of a scored card, found by hill climbing in self-play (figures in docs/design/search.md).
IN_TANK = 39  # a card in one's own Tank
HURT = 38  # a card that another loses, or wins
AGAIN = 154  # another turn, which two players get for a steal: MA-28
WIN = 100000


class RolloutPolicy(Trials):
    """The rollout policy. It uses what everybody knows."""

    game = reference(Game)  # the game that an iteration plays on
    blinded = reference(Game)  # what everybody sees
    worth = array(MOVES, "int")

    def start_model(self, blinded: Game, seat: int) -> None:
        """A game to play on, for a seat."""
        self.game = fresh()
        self.blinded = blinded
        self.me = seat

    def next_choice(self) -> int:
        """The current turn is the only choice; everything after it follows the policy.

        A flip leads to one of a hundred positions: a tree over them would play the next turns almost at random.
        """
        if self.depth > 0 or self.game.decision == OVER:
            return -1
        self.game.list_moves(self.game.actor, self.out)
        return self.game.actor

    def prior_move(self, seat: int) -> int:
        """The policy's move."""
        return self.policy_move(seat)

    def play_out(self) -> None:
        """Play the game out with the policy."""
        while self.game.decision != OVER:
            self.align(self.game.turns)
            self.game.step(self.game.actor, self.policy_move(self.game.actor))
        share = 0
        for seat in range(SEATS):
            share += self.game.winners >> seat & 1
        for seat in range(MOST_SEATS):
            self.rewards[seat] = WON // share if self.game.winners >> seat & 1 else 0

    def policy_move(self, seat: int) -> int:
        """The move with the highest value over the possible colours of the top card; ties are broken at random."""
        if self.game.pile_size == 0:
            return SCORE
        self.weigh(seat)
        best = SCORE
        equals = 1
        for other in range(self.game.players):
            if other == seat:
                continue
            move = STEAL + other
            if self.worth[move] > self.worth[best]:
                best = move
                equals = 1
            elif self.worth[move] == self.worth[best]:
                equals += 1
                if self.dice.below(equals) == 0:
                    best = move
        return best

    def weigh(self, seat: int) -> None:
        """The value of each move, summed over the unseen cards with this back.  B-66"""
        for move in range(MOVES):
            self.worth[move] = 0
        first = 3 * self.game.top_back()
        for card in range(first, first + 3):
            if self.game.exposed[card]:
                continue
            colour = FRONTS[card]
            self.worth[SCORE] += self.scoring(seat, colour)
            for other in range(self.game.players):
                self.worth[STEAL + other] += self.stealing(other, colour)

    def scoring(self, seat: int, colour: int) -> int:
        """The value of flipping this colour into the seat's own Tank."""
        own = self.game.tanks[seat][colour]
        if own == 0:
            return IN_TANK
        if self.game.scores[seat] + own + 1 >= self.game.goal:
            return WIN
        return 100 * (own + 1) - IN_TANK * own

    def stealing(self, other: int, colour: int) -> int:
        """The value of flipping this colour into another Tank."""
        theirs = self.game.tanks[other][colour]
        if theirs == 0:
            return -HURT
        again = AGAIN if self.game.players == 2 else 0
        return IN_TANK * (theirs + 1) + HURT * theirs + again
