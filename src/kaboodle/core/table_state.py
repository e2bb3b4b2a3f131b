"""The state of a table: its game, what each seat saw and knows, and the log of moves; how it is copied and undone."""

from typing import Any, Self

from msgspec.structs import replace

from kaboodle.core.checkpoints import Checkpoint, EarlierLog, LogEntry
from kaboodle.core.errors import IllegalMove, InvalidMove, OptionError
from kaboodle.core.event_records import encode_record
from kaboodle.core.events import EncodedEvent, Event
from kaboodle.core.family import Family
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.recall import Origin, Recall
from kaboodle.core.registry import family_of
from kaboodle.core.views import Ask
from kaboodle.engine.event_buffer import EVERYONE, WHOLE
from kaboodle.words import Phrase, phrase

LETTERS = SEAT_LETTERS
SEED_BITS = 0xFFFFFFFFFFFFFFFF
CHAINED = ("play", "nope")  # what everybody sees and a chain of Nopes is made of


class TableState:
    """What `Table` is made of; the position is its text."""

    def __init__(self, slug: str, options: dict[str, str], game: Any, minds: list[Any]) -> None:  # Any: kernel's types
        self.edition = slug
        self.options = options
        self.family: Family = family_of(slug)
        self.game = game
        self.seats = tuple(LETTERS[: game.players])  # all seats, clockwise
        self.minds = minds
        self.moves: list[tuple[str, str]] = []
        self.start = ""  # the position before the first move
        self.seed: int | None = None
        self.secret: bytes | None = None
        self.entropy: tuple[str, ...] = ()
        self.withheld: tuple[str, ...] = ()  # seats that voided a deal before this one: they withheld their entropy
        self.starter = -1
        self.shuffles: list[str] = []
        self._events: list[Event] = []
        self._streams: dict[str | None, list[EncodedEvent]] = {
            seat: [] for seat in [*self.seats, None]
        }  # as each saw them
        self._just = (0, [0] * len(self._streams))  # how many there were of all, and in each stream, before the last
        self._chain = Ask(id=0, what="window")  # who made the last play, and whose Nopes lie on it
        self._listed: dict[int, dict[str, tuple[int, ...]]] = {}  # by seat: moves by their text, while an ask is open
        self._origin = Origin(None, slug, options)
        self._recall: Recall | None = None  # what was seen before this table was cloned
        self._base: Checkpoint | None = None  # made before the first move
        self._log: list[LogEntry] = []
        self._earlier: EarlierLog | None = None
        self._begun: tuple[Any, ...] = ()  # the stages of an unfinished move; Any: as in LogEntry

    # Who is at the table and what is asked.

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that may answer now: one, or several in a reaction window."""
        return tuple([LETTERS[seat] for seat in self.game.waiting])

    @property
    def ask_id(self) -> int:
        """The id of what is open now; an answer that names another one is stale."""
        return int(self.game.ask)

    @property
    def question(self) -> str:
        """What the game waits for, in a word."""
        return self.family.question(self.game)

    @property
    def is_window(self) -> bool:
        """Whether several seats are asked at once and each may pass."""
        return self.question in self.family.windows

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.over)

    def is_out(self, seat: str) -> bool:
        """Whether a seat has lost while the game goes on."""
        return self.family.is_out(self.game, self._seat(seat))

    @property
    def winners(self) -> tuple[str, ...]:
        """Who won; several share a victory, nobody has won while the game goes on."""
        return tuple(LETTERS[seat] for seat, share in enumerate(self.game.payoffs) if share)

    @property
    def payoffs(self) -> dict[str, float]:
        """Each seat's share of the victory."""
        return dict(zip(self.seats, self.game.payoffs, strict=True))

    @property
    def position(self) -> str:
        """The whole position with what each seat knows, as one line that `kaboodle.read` reads."""
        return self.family.position_text(self.game, self.minds)

    # How it goes on, and back.

    def _apply(self, seat: int, stages: tuple[Any, ...], text: str | None) -> None:  # Any: texts in a plain game
        """Play the stages of a legal move, and let everybody see what they may; without a text it goes on."""
        if self._base is None:
            self._base = self._checkpoint()
        before = self.game.ask
        self.game.watch()
        for stage in stages:
            self.game.apply(seat, stage)
        self._log.append(LogEntry(seat, stages, text))
        self._begun = (*self._begun, *stages) if text is None else ()
        if text is not None:
            self.moves.append((LETTERS[seat], text))
        if self.game.ask == before:
            self._listed.pop(seat, None)
        else:
            self._listed.clear()
        self._just = (len(self._events), [len(stream) for stream in self._streams.values()])
        self.follow()

    def _checkpoint(self) -> Checkpoint:
        """This moment, from which later ones are played again."""
        seen = tuple(len(stream) for stream in self._streams.values())
        minds = tuple(copy_of(mind) for mind in self.minds)
        return Checkpoint(
            self.game.clone(), minds, self._chain, self._begun, len(self._events), seen, len(self.shuffles)
        )

    def follow(self) -> None:
        """Take in what the kernel recorded: as events, as each seat's stream, and in each seat's mind."""
        game, family, minds = self.game, self.family, self.minds
        records = game.drain()
        game.watched, game.event_buffer = 0, None  # it is large; the next move brings its own
        for record in records:
            encoded, others, back = encode_record(family, record, len(self.seats))
            event = encoded.event
            self._events.append(event)
            self._show(encoded, others)
            if event.what in CHAINED:
                self._chain = chained(self._chain, event)
            elif event.what == "shuffle":
                self.shuffles.append(" ".join(family.pile(game)))
            whole = record[WHOLE]
            if whole == EVERYONE or back is None:
                for index, mind in enumerate(minds):
                    if whole >> index & 1:
                        family.follow(mind, record)
            else:
                for index, mind in enumerate(minds):
                    family.follow(mind, record if whole >> index & 1 else back)

    def _show(self, encoded: EncodedEvent, others: EncodedEvent | None) -> None:
        """Append to every stream what its seat sees of an event."""
        if encoded is others:
            for stream in self._streams.values():
                stream.append(encoded)
            return
        audience = encoded.event.audience
        for name, stream in self._streams.items():
            if name in audience:
                stream.append(encoded)
            elif others is not None:
                stream.append(others)

    def undo(self) -> tuple[str, str | None]:
        """Take the last move back, or the last stage of an unfinished one: who made it, and its text.

        The game is played again from its start. A clone takes back only what was played since it was made.
        """
        if not self._log or self._base is None:
            raise IllegalMove("refusal-undo")
        *kept, last = self._log
        base, earlier, events, streams = self._base, self._earlier, self._events, self._streams
        self.game, self.minds, self._chain = base.game.clone(), [copy_of(mind) for mind in base.minds], base.chain
        self._begun = base.begun
        for entry in earlier.whole() if earlier else ():
            self._apply(*entry)
        starts = (0,) * len(streams) if earlier else base.streams
        self._events = events[: 0 if earlier else base.events]
        self._streams = {seat: stream[:n] for (seat, stream), n in zip(streams.items(), starts, strict=True)}
        self.shuffles = self.shuffles[: 0 if earlier else base.shuffles]
        self.moves, self._log, self._listed = [], [], {}
        self._just = (len(self._events), list(starts))
        for entry in kept:
            self._apply(*entry)
        return LETTERS[last.seat], last.text

    # Copies.

    def clone(self, *, history: bool = False) -> Self:
        """An independent copy; with its history, or as if it began here."""
        other = type(self)(self.edition, dict(self.options), self.game.clone(), [copy_of(mind) for mind in self.minds])
        other._chain, other._origin, other._base = self._chain, self._origin, self._base
        other._begun = self._begun
        if not history:
            other._recall = Recall(self._recall, self._streams)
            other._earlier = EarlierLog(self._earlier, self._log, len(self._log))
            return other
        other._recall, other._earlier, other._log = self._recall, self._earlier, self._log[:]
        other.moves, other.start, other.seed, other.secret = self.moves[:], self.start, self.seed, self.secret
        other.entropy, other.starter, other.shuffles = self.entropy, self.starter, self.shuffles[:]
        other.withheld = self.withheld
        other._events, other._just = self._events[:], (self._just[0], self._just[1][:])
        other._streams = {seat: stream[:] for seat, stream in self._streams.items()}
        return other

    def __copy__(self) -> Self:
        return self.clone(history=True)

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone(history=True)

    def __getstate__(self) -> dict[str, Any]:  # Any: the attributes
        return {**self.__dict__, "family": None, "_listed": {}}

    def __setstate__(self, state: dict[str, Any]) -> None:  # Any: as above
        self.__dict__.update(state)
        self.family = family_of(self.edition)

    def __eq__(self, other: object) -> bool:
        """The same edition, options, position, knowledge and chance; how it came about does not count."""
        if not isinstance(other, TableState) or (self.edition, self.options) != (other.edition, other.options):
            return NotImplemented if not isinstance(other, TableState) else False
        return chance_of(self.game) == chance_of(other.game) and self.position == other.position

    __hash__ = None  # type: ignore[assignment]  # a table changes

    def imagine(self, chain: Ask, recall: Recall, origin: Origin, begun: tuple[Any, ...]) -> None:  # Any: as above
        """Be a table that one seat imagines: all have seen what that seat saw."""
        self._chain, self._recall, self._origin, self._begun = chain, recall, origin, begun

    def began_at(self, position: str) -> None:
        """Say from which position this table was read."""
        self._origin = Origin(position, self.edition, self.options)

    # What refusals and observations are made of.

    def _seen(self, index: int) -> list[EncodedEvent]:
        """All that a seat saw, also before this table was cloned."""
        stream = self._streams[LETTERS[index]]
        return stream[:] if self._recall is None else self._recall.events(LETTERS[index]) + stream

    def _begun_by(self, index: int) -> tuple[Any, ...]:  # Any: as in LogEntry
        """The stages that a seat has made of an unfinished move."""
        return self._begun if self._begun and self.game.actor == index else ()

    def _chosen(self, index: int) -> tuple[int, ...]:
        """The stages that a seat has chosen of an unfinished play, as actions."""
        begun = self._begun_by(index)
        if not begun:
            return ()
        kernel = self.family.action_space(self.edition).kernel
        return tuple(self.game.action_of(index, stage, kernel) for stage in begun)

    def _open(self) -> Phrase:
        """What is open, for a refusal; who has not passed yet in a window is nobody's business."""
        if self.over:
            return phrase("refusal-open-over")
        if self.is_window:
            return phrase("refusal-open-window")
        return phrase("refusal-open", question=self.question, seats=" ".join(self.waiting))

    def _stream(self, seat: str | None) -> list[EncodedEvent]:
        return self._streams[None if seat is None else LETTERS[self._seat(seat)]]

    def _seat(self, seat: str) -> int:
        """The number of a seat, its letter in any case; InvalidMove if there is none of that name."""
        if not isinstance(seat, str) or len(seat) != 1 or seat.upper() not in self.seats:
            raise InvalidMove("refusal-no-seat-here", word=shown(seat), seats=" ".join(self.seats))
        return LETTERS.index(seat.upper())


def chained(chain: Ask, event: Event) -> Ask:
    """The chain of Nopes after a play or a Nope, both of which everybody sees."""
    if event.what == "play":
        return Ask(id=0, what="window", by=event.seat)
    return replace(chain, nopes=(*chain.nopes, event.seat or ""))


def chance_of(game: Any) -> tuple[Any, ...]:  # Any: the kernel's own type; numbers and a key
    """What decides all chance that is still to come."""
    return game.rng, game.sealed, game.drawn, getattr(game.secret, "key", None)


def copy_of(mind: Any) -> Any:  # Any: the family's own minds, or none
    """An independent copy of a mind, where there is one."""
    return None if mind is None else mind.copy()


def read_seed(seed: object) -> int:
    """A seed in 64 bits; OptionError if it is no whole number."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError("setup-seed", word=shown(seed))
    return seed & SEED_BITS


def shown(thing: object) -> str:
    """A short quotation of what somebody gave, whatever it is."""
    return ascii(thing[:20] if isinstance(thing, str) else thing)[:60]
