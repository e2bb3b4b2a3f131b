"""Information-set Monte Carlo tree search in plain Python, for games that bring no search of their own.

Every iteration deals anew what the seat does not know, goes down the tree by the moves that are legal in that deal,
adds one node, plays the game out at random, and credits each move on the way with what its seat got.
"""

from math import log, sqrt
from random import Random
from typing import Any

from kaboodle.core.observation import Observation

ROOT = 0
WON = 60  # what a whole victory counts
CURIOSITY = 0.7  # the weight of moves that were tried seldom


class Node:
    """What is known of one move: how often it was tried, how often it could have been, and what it brought."""

    __slots__ = ("children", "gains", "offers", "squares", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offers = 1
        self.gains = 0.0
        self.squares = 0.0
        self.children: dict[tuple[int, Any], int] = {}  # by seat and move; Any: the game's own moves


class PlainSearcher:
    """A search for one seat; the same seed and as many iterations find the same."""

    def __init__(self, observation: Observation, seed: int) -> None:
        self.observation = observation
        self.rng = Random(seed)
        self.nodes = [Node()]
        self.choices = len(observation.blinded.legal(observation.index))  # at the root
        self.insisted = 0  # how many moves of `insistence` every iteration begins with
        self.insistence: list[Any] = []  # Any: the game's own moves

    def think(self, iterations: int) -> None:
        """Search on."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """Deal, go down the tree, play out, and credit."""
        game = self.observation.redeal(self.rng.getrandbits(63))
        path: list[tuple[int, int]] = []
        node, seat = ROOT, self.observation.index  # in a window the own answer comes first: no seat hears of another's
        while seat >= 0:
            known = len(self.nodes)
            move, node = self.choose(node, seat, game.legal(seat), len(path))
            game.apply(seat, move)
            path.append((node, seat))
            if len(self.nodes) > known:
                break
            seat = game.settle()
        while (seat := game.settle()) >= 0:
            game.apply(seat, self.rng.choice(game.legal(seat)))
        self.credit(path, game.payoffs)

    def choose(self, node: int, seat: int, legal: list[Any], depth: int) -> tuple[Any, int]:  # Any: the game's moves
        """The next move and its node: one that is insisted on, one not tried yet, or that of the highest bound."""
        children = self.nodes[node].children
        if depth < self.insisted:
            return self.insistence[depth], self.child(node, seat, self.insistence[depth])
        untried = [move for move in legal if (seat, move) not in children]
        for move in legal:
            if (seat, move) in children:
                self.nodes[children[seat, move]].offers += 1
        move = self.rng.choice(untried) if untried else max(legal, key=lambda it: self.bound(children[seat, it]))
        return move, self.child(node, seat, move)

    def child(self, node: int, seat: int, move: Any) -> int:  # Any: the game's own move
        """The node of a move, made if it is new."""
        children = self.nodes[node].children
        if (seat, move) not in children:
            children[seat, move] = len(self.nodes)
            self.nodes.append(Node())
        return children[seat, move]

    def bound(self, child: int) -> float:
        """The upper bound of a move: its share of wins, and more the less it was tried when it could have been."""
        node = self.nodes[child]
        if not node.visits:
            return float("inf")
        return node.gains / (WON * node.visits) + CURIOSITY * sqrt(log(node.offers) / node.visits)

    def credit(self, path: list[tuple[int, int]], payoffs: list[float]) -> None:
        """Add what each seat got to the moves that it made."""
        self.nodes[ROOT].visits += 1
        for child, seat in path:
            node, gain = self.nodes[child], WON * payoffs[seat]
            node.visits += 1
            node.gains += gain
            node.squares += gain * gain

    def insist_on(self, move: Any) -> None:  # Any: the game's own move
        """From now on every iteration begins with this move, after those that were insisted on before."""
        del self.insistence[self.insisted :]
        self.insistence.append(move)
        self.insisted += 1

    def child_of(self, node: int, move: Any) -> int:  # Any: the game's own move
        """The searching seat's own child of a node, -1 if there is none."""
        return self.nodes[node].children.get((self.observation.index, move), -1)

    def found(self, node: int) -> tuple[int, float, float]:
        """How often a node was visited, what it gained, and the sum of the squares of that."""
        it = self.nodes[node]
        return it.visits, it.gains, it.squares
