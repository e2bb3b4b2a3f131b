"""Information-set Monte Carlo tree search in plain Python, for games without a search of their own.

Every iteration redeals what the seat does not know, descends the tree by the moves that are legal in that deal,
adds one node, plays the game out at random, and credits each move on the path with the result of its seat.
"""

from math import log, sqrt
from random import Random
from typing import Any

from kaboodle.core.observation import Observation

ROOT = 0
WON = 60  # the reward of a win
CURIOSITY = 0.7  # the weight of exploration


class Node:
    """The statistics of one move: visits, offers and rewards."""

    __slots__ = ("children", "gains", "offers", "squares", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offers = 1
        self.gains = 0.0
        self.squares = 0.0
        self.children: dict[tuple[int, Any], int] = {}  # by seat and move; Any: the game's own moves


class PlainSearcher:
    """A search for one seat; the same seed and number of iterations give the same result."""

    def __init__(self, observation: Observation, seed: int) -> None:
        self.observation = observation
        self.rng = Random(seed)
        self.nodes = [Node()]
        self.choices = len(observation.blinded.legal(observation.index))  # at the root
        self.forced = 0  # how many of `forced_moves` every iteration starts with
        self.forced_moves: list[Any] = []  # Any: the game's own moves

    def think(self, iterations: int) -> None:
        """Run iterations."""
        for _ in range(iterations):
            self.iterate()

    def iterate(self) -> None:
        """One iteration: redeal, descend, play out, update."""
        game = self.observation.redeal(self.rng.getrandbits(63))
        path: list[tuple[int, int]] = []
        node, seat = ROOT, self.observation.index  # in a window the own answer comes first: the answers are independent
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
        """The next move and its node: a forced one, an untried one, or the one with the highest bound."""
        children = self.nodes[node].children
        if depth < self.forced:
            return self.forced_moves[depth], self.child(node, seat, self.forced_moves[depth])
        untried = [move for move in legal if (seat, move) not in children]
        for move in legal:
            if (seat, move) in children:
                self.nodes[children[seat, move]].offers += 1
        move = self.rng.choice(untried) if untried else max(legal, key=lambda it: self.bound(children[seat, it]))
        return move, self.child(node, seat, move)

    def child(self, node: int, seat: int, move: Any) -> int:  # Any: the game's own move
        """The node of a move, created if it is new."""
        children = self.nodes[node].children
        if (seat, move) not in children:
            children[seat, move] = len(self.nodes)
            self.nodes.append(Node())
        return children[seat, move]

    def bound(self, child: int) -> float:
        """The upper confidence bound of a move: its share of wins, plus a bonus for few visits among many offers."""
        node = self.nodes[child]
        if not node.visits:
            return float("inf")
        return node.gains / (WON * node.visits) + CURIOSITY * sqrt(log(node.offers) / node.visits)

    def credit(self, path: list[tuple[int, int]], payoffs: list[float]) -> None:
        """Credit each move with the result of its seat."""
        self.nodes[ROOT].visits += 1
        for child, seat in path:
            node, gain = self.nodes[child], WON * payoffs[seat]
            node.visits += 1
            node.gains += gain
            node.squares += gain * gain

    def force(self, move: Any) -> None:  # Any: the game's own move
        """Start every iteration with this move, after those that were forced before."""
        del self.forced_moves[self.forced :]
        self.forced_moves.append(move)
        self.forced += 1

    def child_of(self, node: int, move: Any) -> int:  # Any: the game's own move
        """The searching seat's own child of a node, -1 if there is none."""
        return self.nodes[node].children.get((self.observation.index, move), -1)

    def found(self, node: int) -> tuple[int, float, float]:
        """Visits, sum of rewards and sum of squared rewards of a node."""
        it = self.nodes[node]
        return it.visits, it.gains, it.squares
