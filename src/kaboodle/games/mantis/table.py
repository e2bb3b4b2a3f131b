"""The table of this game, with its own view as a type."""

from typing import TYPE_CHECKING

from kaboodle.core.table import Table

if TYPE_CHECKING:
    from kaboodle.games.mantis.view import MantisView


class MantisTable(Table):
    """A table whose views are of type `MantisView`."""

    if TYPE_CHECKING:

        def view(self, seat: str | None) -> MantisView:
            """Everything a seat knows, nothing else; None is a spectator."""
