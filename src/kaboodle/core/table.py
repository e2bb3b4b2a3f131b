"""A game in progress: moves as text and as numbers, events, views, and a record of it all."""

from itertools import islice
from typing import Any

from kaboodle.core.action_space import Space
from kaboodle.core.buffers import octets
from kaboodle.core.errors import IllegalMove, InvalidMove, NotNow, PlayerError, StaleMove, Unreadable
from kaboodle.core.events import Event, Seen, seen
from kaboodle.core.fairness import commitment_of
from kaboodle.core.legal_moves import LegalMoves
from kaboodle.core.observation import Observation
from kaboodle.core.observation_layout import ObservationLayout
from kaboodle.core.observing import observe
from kaboodle.core.recall import InformationState, title_of
from kaboodle.core.suggestions import close_to, same_letters
from kaboodle.core.table_state import LETTERS, TableState, copy_of, read_seed, shown
from kaboodle.core.views import View, with_chain
from kaboodle.engine.history import RECENT
from kaboodle.words import Phrase, phrase

__all__ = ["LETTERS", "LegalMoves", "Table", "copy_of", "read_seed", "shown"]

MOST_COMPARED = 400  # legal moves that a refused one is compared with


class Table(TableState):
    """One game with its seats A, B, ... clockwise. Made by `kaboodle.new` and `kaboodle.read`."""

    def legal(self, seat: str) -> LegalMoves:
        """A seat's moves, each with a text form."""
        return LegalMoves(self, self._seat(seat))

    # Playing.

    def play(self, seat: str, move: str, ask: int | None = None) -> None:
        """Make a move. A refused move raises InvalidMove, IllegalMove or StaleMove and changes nothing."""
        index = self._seat(seat)
        if not isinstance(move, str):
            raise InvalidMove("refusal-move-type", type=type(move).__name__)
        if ask is not None and ask != self.ask_id:
            given, now = {"seat": seat, "given": str(ask), "move": repr(move[:40])}, str(self.ask_id)
            raise StaleMove("refusal-stale", "B-18", **given, ask=now, question=self.question)
        known = self._listed.get(index, {}).get(move)
        if known is not None:
            self._apply(index, known, move)
            return
        try:
            stages = self.family.parse_move(self.game, index, move)
        except Unreadable as trouble:
            raise InvalidMove(self._tried(seat, move, trouble)) from None
        except NotNow as trouble:
            raise IllegalMove(self._tried(seat, move, trouble)) from None
        self._apply(index, stages, self.family.move_text(self.game, stages))

    def list_moves(self, seat: int) -> dict[str, tuple[int, ...]]:
        """A seat's moves by their text, cached for an ask."""
        if seat not in self._listed:
            self._listed[seat] = self.family.list_moves(self.game, seat)
        return self._listed[seat]

    def pass_all(self) -> tuple[str, ...]:
        """Let every seat that is asked in the open window pass; which seats these were."""
        if not self.is_window:
            raise IllegalMove("refusal-no-window", open=self._open())
        seats = self.waiting
        for seat in seats:
            self.play(seat, "pass")
        return seats

    # The same moves as numbers.

    @property
    def space(self) -> Space:
        """The action space of the edition; NotProvided for a game without one."""
        return self.family.action_space(self.edition)

    def actions(self, seat: str) -> list[int]:
        """The legal actions of a seat, as numbers of the action space; empty if it is not asked."""
        index, kernel = self._seat(seat), self.space.kernel
        return [self.game.action_of(index, move, kernel) for move in self.game.legal(index)]

    def mask(self, seat: str, out: Any = None) -> Any:  # Any: whatever has a buffer of bytes; without one a bytearray
        """1 for every legal action of a seat, 0 for the others; written into `out` if it is given."""
        index, space = self._seat(seat), self.space
        buffer = bytearray(space.size) if out is None else out
        self.game.write_mask(index, space.kernel, octets(buffer, space.size), 0)
        return buffer

    def act(self, seat: str, action: int) -> None:
        """Make one action. A play of several stages is finished, and written down, with its last one."""
        index, space = self._seat(seat), self.space
        if (
            isinstance(action, bool)
            or not hasattr(action, "__index__")
            or not 0 <= (number := int(action)) < space.size
        ):
            raise InvalidMove("refusal-action-number", word=shown(action), last=space.size - 1)
        move = self.game.move_of(index, number, space.kernel)
        if not self.game.lists(index, move):
            raise IllegalMove(
                "refusal-action-not-now", seat=LETTERS[index], action=space.name(number), open=self._open()
            )
        self._apply(index, (move,), self.family.stage_text(self.game, index, move))

    def default(self, seat: str) -> str:
        """The default move of an asked seat.  B-92"""
        index = self._seat(seat)
        if index not in self.game.waiting:
            raise IllegalMove("refusal-not-asked", seat=seat, open=self._open())
        game = self.game.clone()
        stages: list[int] = []
        while not stages or self.family.question(game) in self.family.stages:
            stages.append(game.default(index))
            game.apply(index, stages[-1])
        return self.family.move_text(self.game, tuple(stages))

    # What happened, and who may know what.

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the last move with all their facts. Never show them to a player."""
        return tuple(self._events[self._just[0] :])

    @property
    def history(self) -> tuple[Event, ...]:
        """All events with all their facts."""
        return tuple(self._events)

    def seen_by(self, seat: str | None) -> tuple[Seen, ...]:
        """What a seat may know of what just happened; None is a spectator."""
        name = None if seat is None else LETTERS[self._seat(seat)]
        return self.stream(name, self._just[1][list(self._streams).index(name)])

    def stream(self, seat: str | None, since: int = 0) -> tuple[Seen, ...]:
        """The events of a seat's stream after number `since`."""
        if isinstance(since, bool) or not isinstance(since, int):
            raise InvalidMove("refusal-stream-number", word=shown(since))
        start = max(since, 0)
        return tuple([seen(encoded.event, n) for n, encoded in enumerate(self._stream(seat)[start:], start + 1)])

    def count_seen(self, seat: str | None) -> int:
        """How many events a seat has seen."""
        return len(self._stream(seat))

    def stream_json(self, seat: str | None, since: int) -> bytes:
        """The events of `stream` as JSON without brackets; the JSON of an event is shared by all streams."""
        fresh = self._streams[seat][since:]
        return b",".join([b'{"n":%d%b' % (n, encoded.json) for n, encoded in enumerate(fresh, since + 1)])

    def view(self, seat: str | None) -> View:
        """Everything a seat knows, nothing else; None is a spectator."""
        index = -1 if seat is None else self._seat(seat)
        mind = None if seat is None else self.minds[index]
        view = self.family.view(self.family.blind(self.game, index), mind, index, self.edition, dict(self.options))
        return with_chain(view, self._chain)

    def observation(self, seat: str) -> Observation:
        """This moment as one seat sees it, detached from the table: the input of a bot."""
        index = self._seat(seat)
        blinded, mind = self.family.blind(self.game, index), copy_of(self.minds[index])
        origin = self._origin.for_seat(LETTERS[index])
        parts = (blinded, mind, self._chain, self._seen(index), origin, self._begun_by(index))
        return Observation(self.family, self.edition, self.options, index, *parts)

    def observe(
        self, seat: str, out: Any = None, layout: ObservationLayout | None = None
    ) -> list[int]:  # Any: a buffer
        """What a seat knows as numbers; `kaboodle.observation` names them.

        Written into `out`, a buffer of 16-bit numbers, if it is given: then the list is empty.
        """
        index = self._seat(seat)
        blinded, stream = self.family.blind(self.game, index), self._streams[LETTERS[index]]
        events = stream if len(stream) >= RECENT else self._seen(index)
        return observe(self.family, self.edition, blinded, self.minds[index], index, events, layout, out)

    def information_state(self, seat: str) -> InformationState:
        """Everything that a seat saw since the start, in order: perfect recall, as text and as numbers."""
        index = self._seat(seat)
        origin, seen = self._origin.of(LETTERS[index]), self._seen(index)
        title = title_of(self.edition, self.options, self.seats, index)
        return InformationState(title, len(self.seats), index, origin, seen, self._chosen(index))

    def redeal(self, seat: str, seed: int) -> "Table":
        """Another table that this seat cannot tell from the true one: hidden cards dealt again, generator replaced.

        The minds of the other seats know only what is public there.
        """
        return self.observation(seat).table(seed)

    def playout(self, seed: int) -> dict[str, float]:
        """Play a copy to its end by random moves, inside the kernel: each seat's share of the victory."""
        payoffs = self.family.play_out(self.game.clone(), read_seed(seed))
        return dict(zip(self.seats, payoffs, strict=True))

    @property
    def pile(self) -> tuple[str, ...]:
        """The draw pile, top first: for the keeper of the table only."""
        return tuple(self.family.pile(self.game))

    @property
    def box(self) -> dict[str, int]:
        """The cards that were removed from the game: for the keeper of the table only."""
        return self.family.box(self.game)

    @property
    def commitment(self) -> str | None:
        """The hash of the secret behind the deal, known from the start; None for a seeded game."""
        return None if self.secret is None else commitment_of(self.secret)

    # Text.

    def __str__(self) -> str:
        from kaboodle.core.render import picture  # only used here

        return picture(self)

    def _repr_html_(self) -> str:
        """The table as a notebook shows it: everything lies open, for the keeper of the table only."""
        from kaboodle.core.html import table_html  # as above

        return table_html(self)

    def __repr__(self) -> str:
        return f"kaboodle.read({self.position!r}, {self.edition!r})"

    def _tried(self, seat: str, move: str, trouble: PlayerError) -> Phrase:
        """A refused move: what was tried, why it is refused, what may have been meant, and what is open."""
        tried = phrase("refusal-tried", seat=seat, move=repr(move[:40]), why=trouble.phrase, open=self._open())
        meant = close_to(move, islice(self.legal(seat), MOST_COMPARED))
        if "words" in trouble.phrase.arguments and not same_letters(move, meant):  # it suggests a card already
            return tried
        if not meant:
            return tried
        return Phrase("refusal-tried-like", {**tried.arguments, "words": ", ".join(meant)})
