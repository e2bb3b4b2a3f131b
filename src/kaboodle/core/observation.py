"""An observation: all that one seat knows and may do, detached from the true game."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from kaboodle.core.buffers import octets
from kaboodle.core.events import EncodedEvent, Seen, seen
from kaboodle.core.family import Family
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.observing import observe
from kaboodle.core.recall import InformationState, Origin, Recall, title_of
from kaboodle.core.registry import family_of
from kaboodle.core.views import Ask, View, with_chain

if TYPE_CHECKING:
    from kaboodle.core.table import Table

RECENT = 120  # events after which an act against a seat is forgotten


class Observation:
    """One moment as one seat sees it. The game is blinded and the mind is a copy: no hidden card can be reached."""

    def __init__(
        self,
        family: Family,
        edition: str,
        options: Mapping[str, str],
        seat: int,
        blinded: Any,
        mind: Any,
        chain: Ask,
        seen: Sequence[EncodedEvent],
        origin: Origin,
        begun: tuple[Any, ...],
    ) -> None:  # Any: the kernel's own types
        self.family = family
        self.edition = edition
        self.options = options
        self.index = seat
        self.blinded = blinded
        self.mind = mind
        self.chain = chain
        self._seen = seen
        self._origin = origin
        self._begun = begun

    @property
    def seat(self) -> str:
        """Whose observation it is: A, B, ..."""
        return SEAT_LETTERS[self.index]

    @cached_property
    def view(self) -> View:
        """Everything the seat knows."""
        view = self.family.view(self.blinded, self.mind, self.index, self.edition, dict(self.options))
        return with_chain(view, self.chain)

    @cached_property
    def moves(self) -> tuple[str, ...]:
        """Every move that the seat may make, as text."""
        return tuple(self.text(stages) for stages in self.family.whole_moves(self.blinded, self.index))

    def rival(self) -> str | None:
        """The seat that last acted against this one, as far back as it matters."""
        hostile = self.family.hostile
        for encoded in reversed(self._seen[-RECENT:]):
            event = encoded.event
            if event.other == self.seat != event.seat and event.what in hostile:
                return event.seat
        return None

    def latest(self, most: int) -> tuple[Seen, ...]:
        """The last events that the seat saw."""
        first = max(len(self._seen) - most, 0)
        return tuple(seen(it.event, n) for n, it in enumerate(self._seen[first:], first + 1))

    @property
    def actions(self) -> list[int]:
        """Every action that the seat may make, as numbers of the action space."""
        kernel = self.family.action_space(self.edition).kernel
        return [self.blinded.action_of(self.index, move, kernel) for move in self.blinded.legal(self.index)]

    def mask(self, out: Any = None) -> Any:  # Any: whatever has a buffer of bytes; without one a bytearray
        """1 for every legal action, 0 for the others."""
        space = self.family.action_space(self.edition)
        buffer = bytearray(space.size) if out is None else out
        self.blinded.write_mask(self.index, space.kernel, octets(buffer, space.size), 0)
        return buffer

    def observe(self, out: Any = None, layout: ObservationLayout | None = None) -> list[int]:  # Any: a buffer
        """What the seat knows as numbers, as `Table.observe` gives them."""
        parts = (self.edition, self.blinded, self.mind, self.index, self._seen, layout, out)
        return observe(self.family, *parts)

    @property
    def information_state(self) -> InformationState:
        """Everything that the seat saw since the start, in order."""
        seats = SEAT_LETTERS[: self.blinded.players]
        title = title_of(self.edition, self.options, seats, self.index)
        kernel = self.family.action_space(self.edition).kernel if self._begun else None
        chosen = tuple(self.blinded.action_of(self.index, stage, kernel) for stage in self._begun)
        return InformationState(title, len(seats), self.index, self._origin.of(self.seat), self._seen, chosen)

    def text(self, stages: tuple[int, ...]) -> str:
        """The text of a whole move."""
        return self.family.move_text(self.blinded, stages)

    def stages(self, move: str) -> tuple[int, ...]:
        """The stages of a move in text, as the kernel asks for them."""
        return self.family.parse_move(self.blinded, self.index, move)

    def redeal(self, seed: int) -> Any:  # Any: the kernel's own type
        """A full game of the kernel that the seat cannot tell from the true one, every hidden card dealt anew."""
        return self.family.redeal(self.blinded, self.mind, seed)

    def table(self, seed: int) -> "Table":
        """A table as this seat could imagine it: what it cannot see is dealt anew, each way as likely as it is.

        The other seats know only what lies open there, and have seen what this one saw.
        """
        from kaboodle.core.table import Table, copy_of, read_seed  # makes observations

        game = self.redeal(read_seed(seed))
        minds = [self.family.open_mind(game, seat) for seat in range(game.players)]
        minds[self.index] = copy_of(self.mind)
        table = (self.family.table_type or Table)(self.edition, dict(self.options), game, minds)
        recall = Recall(None, {seat: list(self._seen) for seat in (*table.seats, None)})
        table.imagine(self.chain, recall, self._origin, self._begun)
        return table

    def __getstate__(self) -> dict[str, Any]:  # Any: the attributes
        return {**self.__dict__, "family": None}

    def __setstate__(self, state: dict[str, Any]) -> None:  # Any: as above
        self.__dict__.update(state)
        self.family = family_of(self.edition)

    def __eq__(self, other: object) -> bool:
        """The same seat, and everything it knows is the same."""
        if not isinstance(other, Observation):
            return NotImplemented
        return self.view == other.view and self.information_state == other.information_state

    __hash__ = None  # type: ignore[assignment]  # a view has dictionaries

    def __repr__(self) -> str:
        return f"<observation of {self.seat} at {self.edition}>"

    def _repr_html_(self) -> str:
        """The view as a notebook shows it."""
        return self.view._repr_html_()
