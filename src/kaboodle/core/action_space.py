"""The fixed action space of an edition: a number, a name and a meaning for everything a seat can ever answer.

Actions are what the kernel asks for: a play of several cards is made in stages, each an action of its own. Seats in an
action are counted clockwise from the actor, so `target+1` is the next player for everybody.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kaboodle.core.errors import InvalidMove
from kaboodle.core.suggestions import close_to

VERSION = 1  # goes up when a number of any edition means something else


class Action(msgspec.Struct, frozen=True):
    """One action: its number, its name, and what it means."""

    number: int
    name: str
    meaning: str


@dataclass(frozen=True)
class Space:
    """All actions of an edition, for any number of players and all options; `len`, index, iterate, `parse`."""

    edition: str
    actions: tuple[Action, ...]
    kernel: Any = field(repr=False, compare=False)  # Any: the kernel's own table, for its compiled methods
    version: int = VERSION

    @property
    def size(self) -> int:
        """How many actions there are: numbers are 0 to size - 1."""
        return len(self.actions)

    def name(self, action: int) -> str:
        """The name of an action."""
        return self.actions[action].name

    def parse(self, name: str) -> int:
        """The number of an action by its name; InvalidMove suggests one that was meant."""
        wanted = " ".join(str(name).lower().split())
        for action in self.actions:
            if action.name == wanted:
                return action.number
        meant = close_to(wanted, [action.name for action in self.actions])
        if meant:
            raise InvalidMove("refusal-no-action-like", word=ascii(wanted[:40]), words=", ".join(meant))
        raise InvalidMove("refusal-no-action", word=ascii(wanted[:40]))

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, action: int) -> Action:
        return self.actions[action]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __repr__(self) -> str:
        return f"<{self.size} actions of {self.edition}, version {self.version}>"


def space_of(edition: str, kernel: Any, moves: Iterable[tuple[int, str, str]]) -> Space:  # Any: as above
    """A space from its moves, each as the actor numbers it, with its name and meaning; fills the kernel's table."""
    actions = []
    for number, (move, name, meaning) in enumerate(moves):
        kernel.add(move)
        actions.append(Action(number, name, meaning))
    return Space(edition, tuple(actions), kernel)
