"""A game in progress: moves as text, events, views, and a record of it all."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from msgspec.structs import replace

from kaboodle.core.errors import IllegalMove, InvalidMove, NotNow, OptionError, PlayerError, StaleMove, Unreadable
from kaboodle.core.events import EncodedEvent, Event, Seen, blank, seen
from kaboodle.core.fairness import commitment_of
from kaboodle.core.family import Family
from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.observation import Observation
from kaboodle.core.registry import family_of
from kaboodle.core.views import Ask, View, with_chain
from kaboodle.engine.event_buffer import EVERYONE, HIDDEN, NOT_TOLD, OTHERS, WHOLE
from kaboodle.words import Phrase, phrase

LETTERS = SEAT_LETTERS
SEED_BITS = 0xFFFFFFFFFFFFFFFF
CHAINED = ("play", "nope")  # events that form a chain of Nopes; everybody sees them


class LegalMoves:
    """A seat's legal moves as text: iterate, test with `in`, or count. Computed lazily."""

    def __init__(self, table: "Table", seat: int) -> None:
        self._table = table
        self._seat = seat

    def __iter__(self) -> Iterator[str]:
        family, game = self._table.family, self._table.game
        return (family.move_text(game, stages) for stages in family.whole_moves(game, self._seat))

    def listed(self) -> tuple[str, ...]:
        """All of them as a tuple, cached until the next move."""
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
        return f"<legal for {LETTERS[self._seat]}: {' '.join(list(self)[:12]) or 'nothing'}>"


class Table:
    """One game with its seats A, B, ... clockwise. Made by `kaboodle.new` and `kaboodle.read`."""

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
        self.starter = -1
        self.shuffles: list[str] = []
        self._events: list[Event] = []
        self._streams: dict[str | None, list[EncodedEvent]] = {
            seat: [] for seat in [*self.seats, None]
        }  # as each saw them
        self._just = (0, [0] * len(self._streams))  # lengths of the history and of each stream before the last move
        self._chain = Ask(id=0, what="window")  # who made the last play and the Nopes on it
        self._listed: dict[int, dict[str, tuple[int, ...]]] = {}  # by seat: moves by their text, while an ask is open

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
        """The open question in one word."""
        return self.family.question(self.game)

    @property
    def is_window(self) -> bool:
        """Whether several seats are asked at once and each may pass."""
        return self.question in self.family.windows

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.game.over)

    @property
    def winners(self) -> tuple[str, ...]:
        """The winners; empty while the game goes on."""
        return tuple(LETTERS[seat] for seat, share in enumerate(self.game.payoffs) if share)

    @property
    def payoffs(self) -> dict[str, float]:
        """Each seat's share of the victory."""
        return dict(zip(self.seats, self.game.payoffs, strict=True))

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

    def _apply(self, seat: int, stages: tuple[int, ...], text: str) -> None:
        """Play the stages of a legal move and update streams and minds."""
        before = self.game.ask
        self.game.watch()
        for stage in stages:
            self.game.apply(seat, stage)
        self.moves.append((LETTERS[seat], text))
        if self.game.ask == before:
            self._listed.pop(seat, None)
        else:
            self._listed.clear()
        self._just = (len(self._events), [len(stream) for stream in self._streams.values()])
        self.follow()

    def follow(self) -> None:
        """Turn the kernel's records into events, and update each seat's stream and mind."""
        game, family, minds = self.game, self.family, self.minds
        records = game.drain()
        game.watched, game.event_buffer = 0, None  # it is large; the next move creates another
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
        """Append an event to every stream as its seat sees it."""
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
        """The events of the last move as a seat saw them; None is a spectator."""
        self._stream(seat)
        return self.stream(seat, self._just[1][list(self._streams).index(seat)])

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
        return Observation(self.family, self.edition, self.options, index, blinded, mind, self._chain)

    def observe(self, seat: str) -> list[int]:
        """The observation of a seat as a vector of fixed size."""
        index = self._seat(seat)
        return self.family.observe(self.family.blind(self.game, index), self.minds[index], index)

    def redeal(self, seat: str, seed: int) -> "Table":
        """Another table that this seat cannot tell from the true one: hidden cards dealt again, generator replaced.

        The minds of the other seats know only what is public there.
        """
        index = self._seat(seat)
        game = self.family.redeal(self.family.blind(self.game, index), self.minds[index], read_seed(seed))
        other = Table(self.edition, dict(self.options), game, [])
        other.minds = self.family.read_position(self.family.position_text(game, []), self.edition, self.options)[1]
        other.minds[index] = copy_of(self.minds[index])
        other._chain = self._chain
        return other

    def clone(self) -> "Table":
        """An independent copy, without its history."""
        other = Table(self.edition, dict(self.options), self.game.clone(), [copy_of(mind) for mind in self.minds])
        other._chain = self._chain
        return other

    @property
    def commitment(self) -> str | None:
        """The hash of the secret behind the deal, known from the start; None for a seeded game."""
        return None if self.secret is None else commitment_of(self.secret)

    # Text.

    @property
    def position(self) -> str:
        """The whole position with what each seat knows, as one line that `kaboodle.read` reads."""
        return self.family.position_text(self.game, self.minds)

    def __str__(self) -> str:
        from kaboodle.core.render import picture  # only used here

        return picture(self)

    def __repr__(self) -> str:
        return f"kaboodle.read({self.position!r}, {self.edition!r})"

    def _tried(self, seat: str, move: str, trouble: PlayerError) -> Phrase:
        """A refused move: what was tried, why it is refused, and what is open."""
        return phrase("refusal-tried", seat=seat, move=repr(move[:40]), why=trouble.phrase, open=self._open())

    def _open(self) -> Phrase:
        """What is open, for a refusal. It does not reveal who has passed in a window."""
        if self.over:
            return phrase("refusal-open-over")
        if self.is_window:
            return phrase("refusal-open-window")
        return phrase("refusal-open", question=self.question, seats=" ".join(self.waiting))

    def _stream(self, seat: str | None) -> list[EncodedEvent]:
        if seat is not None and (not isinstance(seat, str) or seat not in self._streams):
            self._seat(seat)
        return self._streams[seat]

    def _seat(self, seat: str) -> int:
        """The index of a seat; InvalidMove if there is no such seat."""
        if not isinstance(seat, str) or len(seat) != 1 or seat not in self.seats:
            raise InvalidMove("refusal-no-seat-here", word=shown(seat), seats=" ".join(self.seats))
        return LETTERS.index(seat)


def chained(chain: Ask, event: Event) -> Ask:
    """The chain of Nopes after a play or a Nope, both of which everybody sees."""
    if event.what == "play":
        return Ask(id=0, what="window", by=event.seat)
    return replace(chain, nopes=(*chain.nopes, event.seat or ""))


@lru_cache(maxsize=8192)
def encode_record(
    family: Family, record: tuple[int, ...], players: int
) -> tuple[EncodedEvent, EncodedEvent | None, tuple[int, ...] | None]:
    """The event of a record, its blank form, and the record as seats outside the audience see it.

    Cached for all tables.
    """
    whole, others = record[WHOLE], record[OTHERS]
    fields: Any = family.describe(record)  # Any: a struct's fields by name
    event = Event(audience=audience_of(whole, players), told=others != NOT_TOLD, **fields)
    encoded, hidden = EncodedEvent(event), None if whole == EVERYONE else blank(event)
    rest = encoded if whole == EVERYONE else None if hidden is None else EncodedEvent(hidden)
    if others == NOT_TOLD:
        return encoded, rest, None
    return encoded, rest, (record[0], record[1], HIDDEN, record[3], HIDDEN, record[5])


@cache
def audience_of(whole: int, players: int) -> tuple[str, ...]:
    """The seats in a set, by name; cached."""
    seats = tuple(LETTERS[seat] for seat in range(players) if whole >> seat & 1)
    return (*seats, "all") if whole == EVERYONE else seats


def copy_of(mind: Any) -> Any:  # Any: the family's own minds, or none
    """An independent copy of a mind, where there is one."""
    return None if mind is None else mind.copy()


def read_seed(seed: object) -> int:
    """A seed in 64 bits; OptionError if it is not an int."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError("setup-seed", word=shown(seed))
    return seed & SEED_BITS


def shown(thing: object) -> str:
    """A short quotation of any value."""
    return ascii(thing[:20] if isinstance(thing, str) else thing)[:60]
