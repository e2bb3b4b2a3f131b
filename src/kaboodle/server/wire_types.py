"""The parts of messages: bounded texts and numbers, refusal codes, clocks, and a room as everybody sees it."""

import enum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

RoomCode = Annotated[str, Meta(pattern="^[a-z0-9]{4,12}$")]
SeatName = Annotated[str, Meta(pattern="^[A-I]$")]
MoveId = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=160)]
EntropyText = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
EntropyHash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
ChatText = Annotated[str, Meta(min_length=1, max_length=240)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatKey = Annotated[str, Meta(min_length=20, max_length=64)]
Millis = Annotated[int, Meta(ge=0, le=30 * 86_400_000)]
Level = Literal["kitten", "cat", "tomcat", "tiger"]
EntryRule = Literal["open", "locked", "password", "ask"]  # who may enter a room without a seat in it
Password = Annotated[str, Meta(min_length=1, max_length=64)]
ViewMode = Literal["never", "asked", "always"]
StandingAnswer = Literal["ask", "pass", "nope-if-target"]
Stage = Literal["open", "sealed", "playing", "over"]


class Code(enum.StrEnum):
    """Why a request was refused. The list is closed."""

    UNREADABLE = "unreadable"  # not a message of this protocol
    NO_ROOM = "no-room"  # there is no such room
    FULL = "full"  # no free seat, or no capacity for more connections or rooms
    TAKEN = "taken"  # the seat is not free
    NOT_SEATED = "not-seated"  # only the holder of a seat may do that
    NOT_HOST = "not-host"  # only the host may do that
    BARRED = "barred"  # the host has removed or silenced you, or you are banned
    NOT_NOW = "not-now"  # the room is at another stage
    INVALID = "invalid"  # the move cannot be read
    ILLEGAL = "illegal"  # the move may not be made now
    STALE = "stale"  # the ask is no longer open
    OPTION = "option"  # an edition, player count or option that does not fit
    SLOW_DOWN = "slow-down"  # too many requests
    WHO = "who"  # no identity, or one that this server did not sign
    ORIGIN = "origin"  # a request from a page of another site
    HOST = "host"  # a request for a name that this server does not answer to
    NAME = "name"  # a name that cannot be used, here or anywhere
    LOCKED = "locked"  # the host has locked the room
    PASSWORD = "password"  # the room needs a password, and this is not it
    KNOCK = "knock"  # the host lets people in one by one, and has not let you in
    KEPT_OUT = "kept-out"  # the host has removed you and keeps you out
    STORAGE = "storage"  # it could not be stored, so it has not happened


def tag_of(message: "Message") -> str:
    """The tag of a message: the value of `type` on the wire."""
    return str(message.__struct_config__.tag)


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Any message; `type` says which. A tag is a literal and never changes, whatever the class is called."""


class ClientRequest(Message, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client; unknown fields are refused."""


class ClockRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Time limits in milliseconds; 0 is no limit."""

    decision: Millis = 30_000  # for each decision of one seat
    bank: Millis = 60_000  # what a seat may use beyond that, in a whole game
    window: Millis = 6_000  # how long a reaction window stays open
    absent: Millis = 60_000  # a bot takes over after this long away


DAY = 86_400_000
CLOCKS = {  # presets for hosts; any other rule can be set as well
    "quick": ClockRule(decision=15_000, bank=30_000, window=4_000, absent=45_000),
    "normal": ClockRule(),
    "slow": ClockRule(decision=90_000, bank=300_000, window=15_000, absent=300_000),
    "none": ClockRule(decision=0, bank=0, window=10_000, absent=0),
    "days": ClockRule(decision=2 * DAY, bank=3 * DAY, window=DAY, absent=14 * DAY),
}


class PublicSeat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of a room as everybody sees it."""

    seat: str
    name: str | None = None  # of its holder
    bot: str | None = None  # the level of the bot that plays it now
    here: bool = False  # whether its holder is connected
    left: bool = False  # its holder has left for good, and the bot plays on
    host: bool = False
    silent: bool = False  # the host has silenced it


class PublicRoom(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room as everybody sees it."""

    code: str
    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    stage: Stage
    game: int  # how many games were started here
    seats: tuple[PublicSeat, ...]
    public: bool = False
    helper: bool = True  # whether players may ask for odds, and against bots for a hint
    paused: bool = False
    entry: EntryRule = "open"  # who may enter without a seat here
