"""The fixed numbering of a game's actions: which move of the kernel each number stands for."""

from kaboodle.engine.fields import Layout, array, number
from kaboodle.engine.numbering import MOST_MOVES


class ActionSpace(Layout):
    """Actions 0 to size - 1. Each is a move as the actor numbers it: with seats counted clockwise from the actor."""

    size = number()
    own_moves = array(MOST_MOVES, "short")  # by action
    actions = array(MOST_MOVES, "short", start=-1)  # by move as the actor numbers it; -1: no action of this edition

    def __init__(self) -> None:
        self.lay_out()

    def add(self, move: int) -> None:
        """One more action: a move as the actor numbers it."""
        self.own_moves[self.size] = move
        self.actions[move] = self.size
        self.size += 1

    def action_of(self, move: int) -> int:
        """The action of a move as the actor numbers it; -1 if there is none."""
        return self.actions[move]

    def own_move(self, action: int) -> int:
        """The move of an action as the actor numbers it; -1 if there is no such action."""
        if action < 0 or action >= self.size:
            return -1
        return self.own_moves[action]
