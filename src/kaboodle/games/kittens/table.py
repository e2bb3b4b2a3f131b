"""The table of this game, with its own view as a type."""

from typing import TYPE_CHECKING

from kaboodle.core.table import Table

if TYPE_CHECKING:
    from kaboodle.games.kittens.view import KittensView


class KittensTable(Table):
    """A table whose views are of type `KittensView`."""

    if TYPE_CHECKING:

        def view(self, seat: str | None) -> KittensView:
            """Everything a seat knows, nothing else; None is a spectator."""
