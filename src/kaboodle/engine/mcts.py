"""Information-set Monte Carlo tree search: the tree, the way down, and what the end of a game teaches.

Every iteration deals the hidden cards anew, goes down the tree by the moves that are legal in that deal, adds one node,
plays the game out, and credits each move on the way with what it brought to the seat that made it. A node is reached by
moves alone; the children of a seat are kept apart by its `sign`, what that seat has come to know on the way.
"""

from math import log, sqrt

from kaboodle.engine.bits import Long
from kaboodle.engine.event_buffer import MOST_SEATS
from kaboodle.engine.fields import Layout, array, number, real, reference
from kaboodle.engine.move_list import MoveList
from kaboodle.engine.numbering import MOST_MOVES
from kaboodle.engine.rng import Rng

NODES = 32768
GROWTH = 31744  # the rest is kept for moves that are insisted on
STAGES = 8  # of a move that is insisted on
ROOT = 0
DEEPEST = 256
WON = 60  # a whole victory; it can be shared by up to six


class Tree(Layout):
    """Nodes in flat arrays, children as linked lists; each node has the seat that moved there."""

    out = reference(MoveList)  # the moves of the choice at hand
    dice = reference(Rng)
    me = number(start=-1)  # the searching seat
    nodes = number()
    depth = number()
    stamp = number()  # marks the moves of the choice at hand
    wideness = number(start=2)
    trust = number(start=60)
    insisted = number()
    choices = number()
    curiosity = real(0.5)
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
    insistence = array(STAGES, "int")
    place = array(MOST_MOVES, "int")  # the child of a move
    marked = array(MOST_MOVES, "int")
    rewards = array(MOST_SEATS, "int")

    def start_tree(self, seed: Long) -> None:
        """Lay out a tree of nothing but its root."""
        self.lay_out()
        self.out = MoveList()
        self.dice = Rng()
        self.dice.start_engine(seed, None)
        self.plant()

    def plant(self) -> None:
        """A tree of nothing but its root."""
        self.nodes = 0
        self.stamp = 0
        self.depth = 0
        self.insisted = 0
        self.choices = 0
        for move in range(MOST_MOVES):
            self.marked[move] = 0
        self.grow(ROOT, -1, -1, 0)

    def run(self, iterations: int) -> None:
        """Iterate."""
        for _ in range(iterations):
            self.begin()
            self.descend()
            self.play_to_end()
            self.learn()

    def descend(self) -> None:
        """Go down the tree until a node is new, the game is over, or the way is too long."""
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
            self.tread(seat, self.moves[node])
            if self.nodes > known or self.visits[node] == 0:
                return

    def choose(self, node: int, seat: int) -> int:
        """The child to go to by a listed move: a new one, or that of the highest upper bound; -1 when all is full."""
        sign = self.sign(seat)
        self.mark(node, seat, sign)
        if self.depth < self.insisted:
            return self.insist(node, seat, sign)
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
        if node == ROOT and self.is_trusting():
            thought = self.first_thought(seat)
            if thought >= 0 and self.marked[thought] == self.stamp:
                return self.place[thought]
            if thought >= 0 and self.out.holds(thought) and self.nodes < GROWTH:
                return self.grow(node, seat, thought, sign)
        if tried == self.out.count or self.nodes >= GROWTH:
            return best
        if node != ROOT and tried * tried > self.wideness * self.visits[node]:
            return best
        return self.widen(node, seat, sign, tried)

    def is_trusting(self) -> bool:
        """Whether the root goes by what comes to mind: mostly at first, hardly ever when it has thought for long."""
        return self.dice.below(self.trust + self.visits[ROOT]) < self.trust

    def insist(self, node: int, seat: int, sign: int) -> int:
        """The child by the move that is insisted on; -1 when all is full."""
        move = self.insistence[self.depth]
        if self.marked[move] == self.stamp:
            return self.place[move]
        return self.grow(node, seat, move, sign) if self.nodes < NODES else -1

    def insist_on(self, move: int) -> None:
        """From now on every iteration begins with this move, after those that were insisted on before."""
        self.insistence[self.insisted] = move
        self.insisted += 1

    def mark(self, node: int, seat: int, sign: int) -> None:
        """Find the child of every move that this seat has tried here, knowing as much."""
        self.stamp += 1
        child = self.first[node]
        while child >= 0:
            if self.who[child] == seat and self.signs[child] == sign:
                self.place[self.moves[child]] = child
                self.marked[self.moves[child]] = self.stamp
            child = self.following[child]

    def bound(self, child: int) -> float:
        """How good a move may be: its share of wins, and more the less it was tried when it could have been."""
        visits = self.visits[child]
        if visits == 0:
            return 1000.0
        mean = self.gains[child] / (1.0 * WON * visits)
        return mean + self.curiosity * sqrt(log(1.0 * self.offers[child]) / visits)

    def widen(self, node: int, seat: int, sign: int, tried: int) -> int:
        """A new child: first the move that comes to mind, then any other."""
        move = -1
        if tried == 0:
            move = self.first_thought(seat)
        if move < 0 or self.marked[move] == self.stamp or not self.out.holds(move):
            index = self.dice.below(self.out.count - tried)
            for i in range(self.out.count):
                move = self.out.moves[i]
                if self.marked[move] == self.stamp:
                    continue
                if index == 0:
                    break
                index -= 1
        return self.grow(node, seat, move, sign)

    def grow(self, parent: int, seat: int, move: int, sign: int) -> int:
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

    def learn(self) -> None:
        """Credit every move on the way with what its seat got."""
        self.visits[ROOT] += 1
        for i in range(self.depth):
            node = self.path[i]
            reward = self.rewards[self.who[node]]
            self.visits[node] += 1
            self.gains[node] += reward
            self.squares[node] += reward * reward

    def begin(self) -> None:
        """Deal anew what the seat does not know; a chapter says how."""

    def next_choice(self) -> int:
        """Play on to the next choice and list its moves in `out`: whose it is, -1 when the game is over."""
        return -1

    def sign(self, seat: int) -> int:
        """What this seat knows that tells its decisions apart."""
        return 0

    def tread(self, seat: int, move: int) -> None:
        """Play a move."""

    def first_thought(self, seat: int) -> int:
        """The move of those in `out` that comes to mind first, or -1."""
        return -1

    def play_to_end(self) -> None:
        """Play the game out quickly and fill in `rewards`."""

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
        """How often a node was visited, what it gained, and the sum of the squares of that."""
        return self.visits[node], self.gains[node], self.squares[node]
