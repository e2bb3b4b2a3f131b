"""The legal moves of a seat as text."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from kaboodle.core.errors import NotNow, Unreadable
from kaboodle.core.notation import SEAT_LETTERS

if TYPE_CHECKING:
    from kaboodle.core.table import Table


class LegalMoves:
    """A seat's legal moves as text: iterate, ask for `in`, or count. Made only as far as it is looked at."""

    def __init__(self, table: "Table", seat: int) -> None:
        self._table = table
        self._seat = seat

    def __iter__(self) -> Iterator[str]:
        family, game = self._table.family, self._table.game
        return (family.move_text(game, stages) for stages in family.whole_moves(game, self._seat))

    def listed(self) -> tuple[str, ...]:
        """All of them at once; the table remembers the list until the game moves on."""
        return tuple(self._table.list_moves(self._seat))

    def __contains__(self, text: object) -> bool:
        if not isinstance(text, str):
            return False
        try:
            self._table.family.parse_move(self._table.game, self._seat, text)
        except (Unreadable, NotNow):
            return False
        return True

    def __len__(self) -> int:
        return sum(1 for _ in self._table.family.whole_moves(self._table.game, self._seat))

    def __bool__(self) -> bool:
        return self._seat in self._table.game.waiting

    def __repr__(self) -> str:
        return f"<legal for {SEAT_LETTERS[self._seat]}: {' '.join(list(self)[:12]) or 'nothing'}>"
