"""What messages are made of: bounded texts and numbers, codes, and a room as everybody sees it."""

import enum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

RoomCode = Annotated[str, Meta(pattern="^[a-z0-9]{4,12}$")]
SeatName = Annotated[str, Meta(pattern="^[A-I]$")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=160)]
Chance = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=240)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=20, max_length=64)]
Millis = Annotated[int, Meta(ge=0, le=30 * 86_400_000)]
Level = Literal["kitten", "cat", "tomcat", "tiger"]
Views = Literal["never", "asked", "always"]
Answer = Literal["ask", "pass", "nope-if-target"]
Stage = Literal["open", "sealed", "playing", "over"]


class Code(enum.StrEnum):
    """Why something was refused. The list is closed."""

    UNREADABLE = "unreadable"  # not a message of this protocol
    NO_ROOM = "no-room"  # there is no such room
    FULL = "full"  # no free seat, or no more connections or rooms that the server can bear
    TAKEN = "taken"  # somebody sits there
    NOT_SEATED = "not-seated"  # only a seat's holder may do that
    NOT_HOST = "not-host"  # only the host may do that
    BARRED = "barred"  # the host has removed you from this room
    NOT_NOW = "not-now"  # the room is at another stage
    INVALID = "invalid"  # the move cannot be read
    ILLEGAL = "illegal"  # the move may not be made now
    STALE = "stale"  # the ask is no longer open
    OPTION = "option"  # an edition, player count or option that does not fit
    SLOW_DOWN = "slow-down"  # too much at once
    WHO = "who"  # no identity, or one that this server did not sign
    ORIGIN = "origin"  # a page of another site asked
    STORAGE = "storage"  # it could not be written down, so it has not happened


class ClockRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long things may take, in milliseconds; 0 is without limit."""

    decision: Millis = 30_000  # for each decision of one seat
    bank: Millis = 60_000  # what a seat may use beyond that, in a whole game
    window: Millis = 6_000  # how long a reaction window stays open
    absent: Millis = 60_000  # after so long away a bot takes over


DAY = 86_400_000
CLOCKS = {  # what a host chooses from; anything else can be set as well
    "quick": ClockRule(decision=15_000, bank=30_000, window=4_000, absent=45_000),
    "normal": ClockRule(),
    "slow": ClockRule(decision=90_000, bank=300_000, window=15_000, absent=300_000),
    "none": ClockRule(decision=0, bank=0, window=10_000, absent=0),
    "days": ClockRule(decision=2 * DAY, bank=3 * DAY, window=DAY, absent=14 * DAY),
}


class SeatState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of a room as everybody sees it."""

    seat: str
    name: str | None = None  # whose seat it is
    bot: str | None = None  # the level of the bot that plays it now
    here: bool = False  # whether its holder is connected
    left: bool = False  # its holder has gone for good, and the bot plays on
    host: bool = False
    silent: bool = False  # the host does not let it talk


class RoomState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A room as everybody sees it."""

    code: str
    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    stage: Stage
    game: int  # how many games were begun here
    seats: tuple[SeatState, ...]
    public: bool = False
    helper: bool = True  # whether players may ask for odds, and against bots for a hint
    paused: bool = False
