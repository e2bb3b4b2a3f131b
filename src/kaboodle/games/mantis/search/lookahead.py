"""Mantis with two players: an evaluation of positions and a look-ahead over every possible card, instead of rollouts.

Only the order of the draw pile is hidden, so the chances of the next card are exact, and a fitted evaluation of the
resulting position says more than a rollout.
"""

from math import exp

from kaboodle.engine.fields import array, grid, number
from kaboodle.engine.mcts import ROOT, WON
from kaboodle.games.mantis.cards import NO_BACK
from kaboodle.games.mantis.codes import MOVES, OVER
from kaboodle.games.mantis.rules.state import FRONTS, HUES
from kaboodle.games.mantis.search.evaluation import BOTH, COLOUR_COUNTS, COLOURFUL, HELD, MISSING, OWN, ROAD, THEIRS
from kaboodle.games.mantis.search.rollout import RolloutPolicy

PATIENCE = 4000  # iterations after which a search looks further than the current turn
AHEAD = 2  # turns that it looks further
FLIPS = 3 * MOVES  # a move and one of the three cards with the top card's back


class Lookahead(RolloutPolicy):
    """With two players an iteration ends with the evaluation; with more the game is played out."""

    if_scored = grid(AHEAD + 1, HUES + 1, "double")  # by depth and colour: the chance of winning after a score
    if_stolen = grid(AHEAD + 1, HUES + 1, "double")  # and after a steal
    known = array(FLIPS, "double")
    owed = array(MOVES, "double")
    looked = array(FLIPS, "int", start=-1)
    slot = number()

    def begin(self) -> None:
        """Redeal the unseen cards; with two players only the top card matters, when it is flipped."""
        self.game.become(self.blinded)
        if self.game.players > 2 and not self.lies_open:
            self.game.fill(self.dice.word())

    def play_move(self, seat: int, move: int) -> None:
        """Play a move; with two players the possible top cards are tried in turn."""
        if self.game.players == 2 and self.game.pile_size > 0:
            self.lay_top(self.visits[self.path[self.depth - 1]])
            self.slot = 3 * move + self.game.pile[self.game.pile_size - 1] % 3
        self.game.step(seat, move)

    def lay_top(self, turn: int) -> None:
        """Put one of the cards with the top card's back on top that nobody has seen yet, another every turn.  B-66"""
        first = 3 * self.game.top_back()
        fitting = 0
        for card in range(first, first + 3):
            fitting += 1 - self.game.exposed[card]
        which = turn % fitting
        for card in range(first, first + 3):
            if self.game.exposed[card]:
                continue
            if which == 0:
                self.game.pile[self.game.pile_size - 1] = card
            which -= 1

    def play_to_end(self) -> None:
        """With two players evaluate the position; else play the game out."""
        if self.game.players > 2 or self.game.decision == OVER or self.lies_open:
            self.play_out()
            return
        depth = AHEAD if self.visits[ROOT] >= PATIENCE else 0
        if self.looked[self.slot] != depth:
            self.looked[self.slot] = depth
            chance = self.chance(self.game.actor, self.game.pile_size, depth)
            self.known[self.slot] = chance if self.game.actor == self.me else 1.0 - chance
        self.reward(self.known[self.slot])

    def chance_after(self, move: int) -> float:
        """With two players: the mover's chance after a move, averaged over the cards that may be on top.  B-66"""
        seat = self.blinded.actor
        fitting = 1
        if self.blinded.pile_size > 0:
            first = 3 * self.blinded.top_back()
            fitting = (
                3 - self.blinded.exposed[first] - self.blinded.exposed[first + 1] - self.blinded.exposed[first + 2]
            )
        total = 0.0
        for turn in range(fitting):
            self.game.become(self.blinded)
            if self.game.pile_size > 0:
                self.lay_top(turn)
            self.game.step(seat, move)
            total += self.chance_of(seat)
        return total / fitting

    def chance_of(self, seat: int) -> float:
        """With two players: a seat's chance of winning the game that is played on, looking as far as a search does."""
        if self.game.decision == OVER:
            won = self.game.winners >> seat & 1
            lost = self.game.winners >> (1 - seat) & 1
            return won / (1.0 * (won + lost))
        chance = self.chance(self.game.actor, self.game.pile_size, AHEAD)
        return chance if self.game.actor == seat else 1.0 - chance

    def reward(self, chance: float) -> None:
        """A chance of winning as an int; the rounding error is carried over to the next call."""
        move = self.slot // 3
        owed = self.owed[move] + WON * chance
        whole = 0
        while owed >= 1.0:
            owed -= 1.0
            whole += 1
        self.owed[move] = owed
        self.rewards[self.me] = whole
        self.rewards[1 - self.me] = WON - whole

    def chance(self, seat: int, left: int, depth: int) -> float:
        """The chance that the seat on turn wins, before it has seen the back of the next card."""
        if left <= 0:
            return self.ending(seat)
        if depth == 0:
            return self.estimate(seat)
        for colour in range(HUES):
            self.if_scored[depth][colour] = self.scored(seat, colour, left - 1, depth - 1)
            self.if_stolen[depth][colour] = self.stolen(seat, colour, left - 1, depth - 1)
        total = 0.0
        unseen = 0
        for back in range(NO_BACK):
            scoring = 0.0
            stealing = 0.0
            for card in range(3 * back, 3 * back + 3):
                if self.game.exposed[card]:
                    continue
                unseen += 1
                scoring += self.if_scored[depth][FRONTS[card]]
                stealing += self.if_stolen[depth][FRONTS[card]]
            total += scoring if scoring > stealing else stealing
        return total / unseen

    def scored(self, seat: int, colour: int, left: int, depth: int) -> float:
        """A seat's chance of winning once it has flipped this colour into its own Tank.  MA-16 MA-17"""
        own = self.game.tanks[seat][colour]
        gain = own + 1 if own > 0 else 0
        score = self.game.scores[seat]
        if score + gain >= self.game.goal:
            return 1.0
        self.game.scores[seat] = score + gain
        self.game.tanks[seat][colour] = 0 if own > 0 else 1
        chance = 1.0 - self.chance(1 - seat, left, depth)
        self.game.scores[seat] = score
        self.game.tanks[seat][colour] = own
        return chance

    def stolen(self, seat: int, colour: int, left: int, depth: int) -> float:
        """A seat's chance of winning once it has flipped this colour into the other Tank.  MA-18 MA-19 MA-28"""
        own = self.game.tanks[seat][colour]
        theirs = self.game.tanks[1 - seat][colour]
        if theirs == 0:
            self.game.tanks[1 - seat][colour] = 1
            chance = 1.0 - self.chance(1 - seat, left, depth)
        else:
            self.game.tanks[1 - seat][colour] = 0
            self.game.tanks[seat][colour] = own + theirs + 1
            chance = self.chance(seat, left, depth)
        self.game.tanks[seat][colour] = own
        self.game.tanks[1 - seat][colour] = theirs
        return chance

    def ending(self, seat: int) -> float:
        """The result of a seat when the draw pile is empty.  MA-25 MA-26"""
        own = 256 * self.game.scores[seat]
        theirs = 256 * self.game.scores[1 - seat]
        for colour in range(HUES):
            own += self.game.tanks[seat][colour]
            theirs += self.game.tanks[1 - seat][colour]
        if own == theirs:
            return 0.5
        return 1.0 if own > theirs else 0.0

    def estimate(self, seat: int) -> float:
        """The evaluation: the chance of winning for the seat on turn."""
        road = self.road(seat)
        their_road = self.road(1 - seat)
        total = MISSING[ROAD * road + their_road]
        colours = 0
        their_colours = 0
        for colour in range(HUES):
            own = self.game.tanks[seat][colour]
            theirs = self.game.tanks[1 - seat][colour]
            if own > 0:
                colours += 1
            if theirs > 0:
                their_colours += 1
            own = own if own < HELD else HELD - 1
            theirs = theirs if theirs < HELD else HELD - 1
            total += OWN[ROAD * own + road] + THEIRS[ROAD * theirs + their_road] + BOTH[HELD * own + theirs]
        total += COLOURFUL[COLOUR_COUNTS * colours + their_colours]
        return 1.0 / (1.0 + exp(total / -1000.0))

    def road(self, seat: int) -> int:
        """How many cards a seat's score pile lacks, counted from the last one."""
        missing = self.game.goal - self.game.scores[seat] - 1
        return missing if missing < ROAD else ROAD - 1
