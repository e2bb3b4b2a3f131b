"""A base class for games in plain Python: the game defines the deal, the legal moves and their effects.

The annotated fields of a derived class are its state: numbers, texts, and lists or dictionaries of them. Cards and
moves are texts. Copies, positions, hidden cards and new deals follow from that; `PlainFamily` has the rest.
"""

import json
from collections import Counter
from collections.abc import Collection, Iterable
from inspect import get_annotations
from random import Random
from typing import Any, ClassVar, Self, get_origin, get_type_hints
from zlib import crc32

from kaboodle.core.notation import SEAT_LETTERS
from kaboodle.core.views import Ask
from kaboodle.engine.event_buffer import BACK_ONLY, EVERYONE, NOT_TOLD
from kaboodle.engine.rng import Rng

BACK = "?"  # the face of a card that is not seen
PASS = "pass"  # declines in a window
OVER = "over"  # the question of a game that has ended
CHOSEN = ("options", "starter")  # fields that are chosen before the deal and are no part of a position
ALL = range(16)  # the audience of an event that everybody sees


class PlainGame(Rng):
    """One game in progress. A game derives from it and defines the methods of the first part."""

    windows: ClassVar[frozenset[str]] = frozenset({"window"})  # questions that several seats answer, each with a pass

    fields: ClassVar[dict[str, Any]]  # the types of the state's fields, by name; Any: types

    players: int
    options: dict[str, str]
    starter: int  # -1: the first seat is chosen at random
    current: int  # whose turn it is
    turns: int
    question: str  # the open question
    asked: list[int]  # the seats that may answer
    opened: list[int]  # the seats that were asked when the question was opened
    ask: int  # the id of the open question
    winners: list[int]

    def __init_subclass__(cls) -> None:
        """Collect the fields of a game."""
        cls.fields = fields_of(cls)

    def __init__(self, players: int, options: dict[str, str], starter: int) -> None:
        for name in self.fields:
            setattr(self, name, natural(self.fields[name]))
        self.players, self.options, self.starter = players, options, starter
        self.start_engine(0, None)
        self.records: list[tuple[Any, ...]] = []  # Any: numbers and texts of an event
        self.watched = 0

    # What a game defines.

    def deal(self) -> None:
        """Deal, announce who begins, and open the first question."""
        raise NotImplementedError

    def moves(self, seat: int) -> list[str]:
        """The moves of a seat that is asked; in a window `pass` is among them."""
        raise NotImplementedError

    def play(self, seat: int, move: str) -> None:
        """Carry out a legal move, other than a pass in a window, and open the next question."""
        raise NotImplementedError

    def close_window(self) -> None:
        """Continue after everybody has passed in a window."""
        raise NotImplementedError

    def view(self, seat: int) -> dict[str, object]:
        """The fields of the view beyond those of every game. This game is blinded for the seat; -1 is a spectator."""
        raise NotImplementedError

    def numbers(self, seat: int) -> list[int]:
        """What a seat knows, as a vector of fixed size. This game is blinded for the seat."""
        raise NotImplementedError

    def silence(self, seat: int) -> str:
        """The default move."""
        moves = self.moves(seat)
        return PASS if PASS in moves else moves[0]

    def deck(self) -> list[str]:
        """All cards of the game, constant during the game."""
        return []

    def zones(self) -> Iterable[list[str]]:
        """Every place of cards; together they hold the deck."""
        return ()

    def hidden(self, seat: int) -> Iterable[list[str]]:
        """The zones whose cards a seat cannot see; -1 is a spectator."""
        return ()

    def pile(self) -> list[str]:
        """The draw pile, top first."""
        return []

    # What the rules use.

    def shuffle(self, cards: list[str]) -> None:
        """Shuffle with the random numbers of the game."""
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def first_seat(self) -> int:
        """The seat that begins: the chosen one, or a random one."""
        return self.below(self.players) if self.starter < 0 else self.starter

    def ask_one(self, question: str, seat: int) -> None:
        """Ask one seat."""
        self.question, self.asked, self.opened, self.ask = question, [seat], [seat], self.ask + 1

    def ask_all(self, question: str, seats: Iterable[int]) -> None:
        """Open a window to several seats."""
        self.question, self.asked, self.ask = question, list(seats), self.ask + 1
        self.opened = list(self.asked)

    def finish(self, winners: list[int]) -> None:
        """End the game."""
        self.winners = winners
        self.question, self.asked, self.opened, self.ask = OVER, [], [], self.ask + 1
        for seat in winners:
            self.tell("win", seat, to=ALL)

    def tell(
        self,
        what: str,
        seat: int = -1,
        *,
        to: Collection[int],
        card: str | None = None,
        other: int = -1,
        place: int = -1,
        secret: bool = False,
        **rest: object,
    ) -> None:
        """Record an event with the seats that see it whole: ALL, or some.

        The others see it without card and place, or nothing at all of a secret. `rest` are further fields of an event:
        cards, named, count, note.
        """
        if self.watched:
            whole = EVERYONE if to is ALL else sum(1 << it for it in to)
            shown = NOT_TOLD if secret else BACK_ONLY
            self.records.append((what, seat, card, other, place, tuple(rest.items()), whole, shown))

    # What the table uses.

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer now."""
        return sorted(self.asked)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.question == OVER

    @property
    def payoffs(self) -> list[float]:
        """1 for the winner, divided evenly if several win."""
        return [1 / len(self.winners) if seat in self.winners else 0.0 for seat in range(self.players)]

    def legal(self, seat: int) -> list[str]:
        """A seat's moves; none if it is not asked."""
        return self.moves(seat) if seat in self.asked else []

    def apply(self, seat: int, move: str) -> None:
        """Play one legal move. ValueError for any other, and the state is unchanged."""
        if move not in self.legal(seat):
            raise ValueError(f"seat {seat} may not play {move} now")
        if self.question not in self.windows or move != PASS:
            self.play(seat, move)
            return
        self.tell(PASS, seat, to=[seat], secret=True)
        self.asked.remove(seat)
        if not self.asked:
            self.close_window()

    def default(self, seat: int) -> str:
        """The default move of an asked seat."""
        if seat not in self.asked:
            raise ValueError(f"seat {seat} is not asked")
        return self.silence(seat)

    def deal_cards(self) -> None:
        """Deal."""
        self.deal()

    def next_seat(self) -> int:
        """The first seat that is asked, clockwise from the current player's left; -1 when the game is over."""
        order = [(self.current + 1 + step) % self.players for step in range(self.players)]
        return next((seat for seat in order if seat in self.asked), -1)

    def settle(self) -> int:
        """Play all forced moves. Returns the seat that then has a choice, -1 when the game is over."""
        while (seat := self.next_seat()) >= 0:
            moves = self.legal(seat)
            if len(moves) > 1:
                break
            self.apply(seat, moves[0])
        return seat

    def watch(self) -> None:
        """Record events from now on."""
        self.records, self.watched = [], 1

    def drain(self) -> list[tuple[Any, ...]]:  # Any: as above
        """The events recorded since the last drain."""
        records, self.records = self.records, []
        return records

    def clone(self) -> Self:
        """An independent copy that records no events."""
        copy = type(self).__new__(type(self))
        for name in self.fields:
            setattr(copy, name, copied(getattr(self, name)))
        copy.start_engine(0, self.secret)
        copy.rng, copy.drawn, copy.sealed = self.rng, self.drawn, self.sealed
        copy.records, copy.watched = [], 0
        return copy

    def fingerprint(self) -> int:
        """A 32-bit hash of the whole state."""
        return crc32(f"{self.position()} {self.rng}".encode())

    # What a seat may know.

    def blind(self, seat: int) -> Self:
        """A copy without what a seat may not know: hidden cards, the random state, and who else has passed."""
        known = self.clone()
        known.start_engine(0, None)
        for zone in known.hidden(seat):
            zone[:] = [BACK] * len(zone)
        if known.question in known.windows:
            known.asked = [other for other in known.opened if other != seat or seat in self.asked]
        return known

    def redeal(self, seed: int) -> Self:
        """A full game from a blinded one: hidden cards are dealt again, and the random state is replaced."""
        game = self.clone()
        seen = Counter(card for zone in game.zones() for card in zone if card != BACK)
        unseen = sorted((Counter(game.deck()) - seen).elements())
        Random(seed).shuffle(unseen)
        for zone in game.zones():
            zone[:] = [unseen.pop() if card == BACK else card for card in zone]
        game.reseed(seed ^ 0x5DEECE66D)
        return game

    def open_ask(self, seat: int) -> Ask:
        """The open question as the view of a seat shows it."""
        window = self.question in self.windows
        return Ask(
            id=self.ask,
            what=self.question,
            seat=None if window else SEAT_LETTERS[self.asked[0]],
            yours=seat in self.asked,
        )

    # Positions.

    def position(self) -> str:
        """Every field of the state that differs from its default, as `name: JSON | name: JSON`."""
        parts = []
        for name in self.fields:
            value = getattr(self, name)
            if value != natural(self.fields[name]) and name not in CHOSEN:
                parts.append(f"{name}: {json.dumps(value, separators=(',', ':'))}".replace("|", "\\u007c"))
        return " | ".join(parts)


def fields_of(kind: type[PlainGame]) -> dict[str, Any]:  # Any: a type
    """The annotated fields of a class and of those it derives from, by name; not those of the engine."""
    hints = get_type_hints(kind)
    own = {name for base in kind.__mro__ if issubclass(base, PlainGame) for name in get_annotations(base)}
    return {name: hint for name, hint in hints.items() if name in own and get_origin(hint) is not ClassVar}


def natural(hint: Any) -> Any:  # Any: a type, and a value of that type
    """The default of a field: 0, an empty text, list or dictionary."""
    return (get_origin(hint) or hint)()


def copied(value: Any) -> Any:  # Any: a value of a state
    """A deep copy of numbers, texts, lists and dictionaries."""
    if isinstance(value, list):
        return [copied(it) for it in value]
    if isinstance(value, dict):
        return {key: copied(it) for key, it in value.items()}
    return value
