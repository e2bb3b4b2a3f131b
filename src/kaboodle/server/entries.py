"""What a room keeps on disk: a header, and an append-only log of everything that came in."""

from typing import Literal

import msgspec

from kaboodle.record import RULES
from kaboodle.server.states import Answer
from kaboodle.server.wire import ClockRule, word

By = Literal["person", "bot", "clock", "standing"]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a room is from its beginning to its end."""

    code: str
    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    host: str  # the guest who made it
    public: bool = False
    helper: bool = True
    rules: int = RULES


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=word):
    """One line of the log."""


class Sat(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A guest took a seat, or got a new key for it; of the key only a hash is kept."""

    seat: str
    guest: str
    name: str
    key: str


class Seated(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A bot was put on a free seat."""

    seat: str
    level: str


class Swapped(Line, frozen=True, kw_only=True, omit_defaults=True):
    """Whoever sat at one seat sits at the other now."""

    seat: str
    other: str


class Named(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's holder has another name."""

    seat: str
    name: str


class Changed(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The room is for this now. With fewer seats, people beyond them go to the first that no person has."""

    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    public: bool
    helper: bool


class Paused(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The game is stopped, or goes on."""

    on: bool


class Silenced(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A guest may not talk, or may again; an empty name stands for all who only watch."""

    guest: str
    on: bool


class Left(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's holder has left word for reaction windows."""

    seat: str
    answer: Answer


class Stood(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A seat was given up before the start."""

    seat: str


class Handed(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A bot took over a seat, for good when its holder left."""

    seat: str
    level: str
    left: bool = False


class Returned(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A seat's holder took it back from the bot."""

    seat: str


class Hosted(Line, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody else is the host now."""

    guest: str


class Barred(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The host does not want this guest to sit here again."""

    guest: str


class Sealed(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A game is about to be dealt from this secret."""

    secret: str
    starter: str | None = None


class Added(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A player's own chance for the deal."""

    seat: str
    text: str


class Dealt(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The deal was made with what had been added until now."""


class Undealt(Line, frozen=True, kw_only=True, omit_defaults=True):
    """The deal could not be made, so this game is off."""


class Moved(Line, frozen=True, kw_only=True, omit_defaults=True):
    """A move, by a person, by the bot of the seat, or because time ran out."""

    seat: str
    move: str
    by: By = "person"
    id: str = ""  # the client's own
    spent: int = 0  # milliseconds taken from the seat's bank


Entry = (
    Sat
    | Swapped
    | Named
    | Changed
    | Paused
    | Silenced
    | Left
    | Seated
    | Stood
    | Handed
    | Returned
    | Hosted
    | Barred
    | Sealed
    | Added
    | Dealt
    | Undealt
    | Moved
)

DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
HEADER: msgspec.json.Decoder[Header] = msgspec.json.Decoder(Header)
