"""Information-set Monte Carlo tree search.

Every iteration redeals the hidden cards, descends the tree by the moves that are legal in that deal, adds one node,
plays the game out, and credits each move on the path with the result of the seat that made it. A node is identified by
moves alone; the children of a seat are separated by its `sign`: what that seat has learned on the path.
"""

from math import log, sqrt

from kaboodle.engine.bits import Long
from kaboodle.engine.event_buffer import MOST_SEATS
from kaboodle.engine.fields import Layout, array, number, real, reference
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.numbering import MOST_MOVES
from kaboodle.engine.rng import Rng

NODES = 32768
GROWTH = 31744  # the rest is reserved for forced moves
STAGES = 8  # of a forced move
ROOT = 0
DEEPEST = 256
WON = 60  # the reward of a win; divisible among up to six winners


class Tree(Layout):
    """Nodes in flat arrays, children as linked lists; each node has the seat that moved there."""

    out = reference(MoveList)  # the moves of the current choice
    dice = reference(Rng)
    me = number(start=-1)  # the searching seat
    nodes = number()
    depth = number()
    stamp = number()  # marks the moves of the current choice
    width = number(start=2)
    trust = number(start=60)
    forced = number()
    choices = number()
    exploration = real(0.5)
    first = array(NODES, "int")  # the first child of a node
    following = array(NODES, "int")  # the next child of the same parent
    visits = array(NODES, "int")
    offers = array(NODES, "int")  # how often a node could have been chosen
    gains = array(NODES, "long long")
    squares = array(NODES, "long long")
    moves = array(NODES, "short")
    who = array(NODES, "signed char")
    signs = array(NODES, "int")
    path = array(DEEPEST, "int")
    forced_moves = array(STAGES, "int")
    place = array(MOST_MOVES, "int")  # the child of a move
    marked = array(MOST_MOVES, "int")
    rewards = array(MOST_SEATS, "int")

    def start_tree(self, seed: Long) -> None:
        """Allocate a tree that has only its root."""
        self.lay_out()
        self.out = MoveList()
        self.dice = Rng()
        self.dice.start_engine(seed, None)
        self.reset_tree()

    def reset_tree(self) -> None:
        """Remove all nodes but the root."""
        self.nodes = 0
        self.stamp = 0
        self.depth = 0
        self.forced = 0
        self.choices = 0
        for move in range(MOST_MOVES):
            self.marked[move] = 0
        self.add_node(ROOT, -1, -1, 0)

    def run(self, iterations: int) -> None:
        """Run iterations."""
        for _ in range(iterations):
            self.begin()
            self.descend()
            self.play_to_end()
            self.update()

    def descend(self) -> None:
        """Descend until a node is new, the game is over, or the path is full."""
        node = ROOT
        self.depth = 0
        while self.depth < DEEPEST:
            seat = self.next_choice()
            if seat < 0:
                return
            known = self.nodes
            node = self.choose(node, seat)
            if node < 0:
                return
            self.path[self.depth] = node
            self.depth += 1
            self.play_move(seat, self.moves[node])
            if self.nodes > known or self.visits[node] == 0:
                return

    def choose(self, node: int, seat: int) -> int:
        """The child to descend to: a new one, or the one with the highest upper bound; -1 when the tree is full."""
        sign = self.sign(seat)
        self.mark(node, seat, sign)
        if self.depth < self.forced:
            return self.forced_child(node, seat, sign)
        if node == ROOT:
            self.choices = self.out.count
        best = -1
        highest = -1.0
        tried = 0
        for i in range(self.out.count):
            move = self.out.moves[i]
            if self.marked[move] != self.stamp:
                continue
            tried += 1
            child = self.place[move]
            self.offers[child] += 1
            bound = self.bound(child)
            if bound > highest:
                highest = bound
                best = child
        if node == ROOT and self.follows_prior():
            prior = self.prior_move(seat)
            if prior >= 0 and self.marked[prior] == self.stamp:
                return self.place[prior]
            if prior >= 0 and self.out.holds(prior) and self.nodes < GROWTH:
                return self.add_node(node, seat, prior, sign)
        if tried == self.out.count or self.nodes >= GROWTH:
            return best
        if node != ROOT and tried * tried > self.width * self.visits[node]:
            return best
        return self.widen(node, seat, sign, tried)

    def follows_prior(self) -> bool:
        """Whether the root follows the prior move: mostly at first, less with every visit."""
        return self.dice.below(self.trust + self.visits[ROOT]) < self.trust

    def forced_child(self, node: int, seat: int, sign: int) -> int:
        """The child of the forced move at this depth; -1 when the tree is full."""
        move = self.forced_moves[self.depth]
        if self.marked[move] == self.stamp:
            return self.place[move]
        return self.add_node(node, seat, move, sign) if self.nodes < NODES else -1

    def force(self, move: int) -> None:
        """Start every iteration with this move, after those that were forced before."""
        self.forced_moves[self.forced] = move
        self.forced += 1

    def mark(self, node: int, seat: int, sign: int) -> None:
        """Find the children of a node that belong to this seat and sign."""
        self.stamp += 1
        child = self.first[node]
        while child >= 0:
            if self.who[child] == seat and self.signs[child] == sign:
                self.place[self.moves[child]] = child
                self.marked[self.moves[child]] = self.stamp
            child = self.following[child]

    def bound(self, child: int) -> float:
        """The upper confidence bound of a move: its share of wins, plus a bonus for few visits among many offers."""
        visits = self.visits[child]
        if visits == 0:
            return 1000.0
        mean = self.gains[child] / (1.0 * WON * visits)
        return mean + self.exploration * sqrt(log(1.0 * self.offers[child]) / visits)

    def widen(self, node: int, seat: int, sign: int, tried: int) -> int:
        """Add a child: first the prior move, then a random one."""
        move = -1
        if tried == 0:
            move = self.prior_move(seat)
        if move < 0 or self.marked[move] == self.stamp or not self.out.holds(move):
            index = self.dice.below(self.out.count - tried)
            for i in range(self.out.count):
                move = self.out.moves[i]
                if self.marked[move] == self.stamp:
                    continue
                if index == 0:
                    break
                index -= 1
        return self.add_node(node, seat, move, sign)

    def add_node(self, parent: int, seat: int, move: int, sign: int) -> int:
        """Add a node; there must be room for it."""
        node = self.nodes
        self.nodes += 1
        self.first[node] = -1
        self.following[node] = -1
        self.visits[node] = 0
        self.offers[node] = 1
        self.gains[node] = 0
        self.squares[node] = 0
        self.moves[node] = move
        self.who[node] = seat
        self.signs[node] = sign
        if node != parent:
            self.following[node] = self.first[parent]
            self.first[parent] = node
        return node

    def update(self) -> None:
        """Credit every move on the path with the result of its seat."""
        self.visits[ROOT] += 1
        for i in range(self.depth):
            node = self.path[i]
            reward = self.rewards[self.who[node]]
            self.visits[node] += 1
            self.gains[node] += reward
            self.squares[node] += reward * reward

    def begin(self) -> None:
        """Redeal what the searching seat does not know; each game implements it."""

    def next_choice(self) -> int:
        """Play on to the next choice and list its moves in `out`. Returns its seat, -1 when the game is over."""
        return -1

    def sign(self, seat: int) -> int:
        """A number for what this seat knows; it separates the seat's decisions."""
        return 0

    def play_move(self, seat: int, move: int) -> None:
        """Play a move."""

    def prior_move(self, seat: int) -> int:
        """The move of the rollout policy among those in `out`, or -1."""
        return -1

    def play_to_end(self) -> None:
        """Play the game out with the rollout policy and fill in `rewards`."""

    def child_of(self, node: int, move: int) -> int:
        """The searching seat's own child of a node by a move with the most visits, -1 if there is none."""
        best = -1
        child = self.first[node]
        while child >= 0:
            own = 1 if self.who[child] == self.me and self.moves[child] == move else 0
            if own and (best < 0 or self.visits[child] > self.visits[best]):
                best = child
            child = self.following[child]
        return best

    def found(self, node: int) -> tuple[int, int, int]:
        """Visits, sum of rewards and sum of squared rewards of a node."""
        return self.visits[node], self.gains[node], self.squares[node]
