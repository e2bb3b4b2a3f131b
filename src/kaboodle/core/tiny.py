"""Tiny instances: positions of so few cards that a whole game can be solved, with every deal and its probability."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from kaboodle.core.table import Table


class TinyInstance(msgspec.Struct, frozen=True):
    """A game of an edition for two players in which only the deal is random."""

    name: str
    edition: str
    options: Mapping[str, str]
    cards: int
    deals: tuple[tuple[str, float], ...]  # positions, and how likely each is

    def table(self, position: str) -> "Table":
        """A deal as a table; nothing later is random, so the seed does not matter."""
        from kaboodle.core.setup import read  # makes tables, which have families, which have tiny instances

        return read(position, self.edition, options=self.options)
