"""An observation: all that one seat knows and may do, detached from the true game."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kaboodle.core.family import Family
from kaboodle.core.views import Ask, View, with_chain


class Observation:
    """One moment as one seat sees it. The game is blinded and the mind is a copy: no hidden card can be reached."""

    def __init__(
        self, family: Family, edition: str, options: Mapping[str, str], seat: int, blinded: Any, mind: Any, chain: Ask
    ) -> None:  # Any: the kernel's own types
        self.family = family
        self.edition = edition
        self.options = options
        self.index = seat
        self.blinded = blinded
        self.mind = mind
        self.chain = chain

    @cached_property
    def view(self) -> View:
        """Everything the seat knows."""
        view = self.family.view(self.blinded, self.mind, self.index, self.edition, dict(self.options))
        return with_chain(view, self.chain)

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Every move that the seat may make, as text."""
        return tuple(self.text(stages) for stages in self.family.whole_moves(self.blinded, self.index))

    def text(self, stages: tuple[int, ...]) -> str:
        """The text of a whole move."""
        return self.family.move_text(self.blinded, stages)

    def stages(self, move: str) -> tuple[int, ...]:
        """The stages of a move in text, as the kernel asks for them."""
        return self.family.parse_move(self.blinded, self.index, move)

    def redeal(self, seed: int) -> Any:  # Any: the kernel's own type
        """A full game that the seat cannot tell from the true one, with every hidden card dealt again."""
        return self.family.redeal(self.blinded, self.mind, seed)
