"""The messages between a client and the server: typed both ways, each direction one tagged union."""

import enum
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kaboodle.happenings import Seen
from kaboodle.views import View

PROTOCOL = 1
LARGEST = 4096  # bytes of a message from a client
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "laugh", "wow", "cry", "angry", "party")

RoomCode = Annotated[str, Meta(pattern="^[a-z0-9]{4,12}$")]
SeatName = Annotated[str, Meta(pattern="^[A-I]$")]
Id = Annotated[str, Meta(min_length=1, max_length=40)]
MoveText = Annotated[str, Meta(min_length=1, max_length=160)]
Chance = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=240)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Key = Annotated[str, Meta(min_length=20, max_length=64)]
Millis = Annotated[int, Meta(ge=0, le=30 * 86_400_000)]
Level = Literal["kitten", "cat"]
Views = Literal["never", "asked", "always"]
Stage = Literal["open", "sealed", "playing", "over"]


def word(name: str) -> str:
    """The tag of a message: its class in lower case."""
    return name.lower()


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=word):
    """Any message; `type` says which."""


class Asked(Message, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client; nothing may be in it that is not named here."""


class Code(enum.StrEnum):
    """Why something was refused. The list is closed."""

    UNREADABLE = "unreadable"  # not a message of this protocol
    NO_ROOM = "no-room"  # there is no such room
    FULL = "full"  # no free seat, or too many connections
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


class SeatState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat of a room as everybody sees it."""

    seat: str
    name: str | None = None  # whose seat it is
    bot: str | None = None  # the level of the bot that plays it now
    here: bool = False  # whether its holder is connected
    host: bool = False


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


# What a client says.


class Hello(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The first message: which room, as whom, and how far one has seen."""

    room: RoomCode
    key: Key | None = None  # a seat's key, to come back on another device; else one's identity decides
    game: int = 0
    seen: int | None = None  # the number of the last event seen in that game; left out: send a fresh view
    views: Views = "asked"  # when to send views besides events


class Move(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Make a move. Sent again with the same id it is acknowledged again, never made twice."""

    id: Id
    game: int
    ask: int
    move: MoveText


class Entropy(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A player's own chance for the deal, in answer to `sealed`."""

    game: int
    text: Chance


class Start(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host begins a game, also a rematch."""

    starter: SeatName | None = None  # with the option first=host (B-91)


class Bot(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host puts a bot on a free seat, or changes its level."""

    seat: SeatName
    level: Level = "cat"


class Leave(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Give up one's seat; during a game a bot takes it over for good."""


class Back(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Take one's seat back from the bot that stood in."""


class Remove(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host empties a seat; during a game a bot takes it over for good."""

    seat: SeatName


class Host(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host makes somebody else the host."""

    seat: SeatName


class Look(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Ask for a fresh view."""


class Say(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A line of chat."""

    text: Line


class Emote(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A quick sign from a fixed list."""

    emote: Annotated[str, Meta(max_length=16)]


FromClient = Hello | Move | Entropy | Start | Bot | Leave | Back | Remove | Host | Look | Say | Emote


# What the server says.


class Welcome(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Who one is here; comes first, and again when one's seat changes."""

    protocol: int
    room: RoomState
    seat: str | None = None  # None: a spectator


class Room(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The room has changed."""

    room: RoomState


class Sealed(Message, frozen=True, kw_only=True, omit_defaults=True):
    """A game is about to be dealt: the server is bound to its secret, players may add entropy."""

    game: int
    commitment: str


class Dealt(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The deal was made with this entropy, in the order of the seats; nothing stands for a seat that added none."""

    game: int
    entropy: tuple[str, ...]


class Shown(Message, frozen=True, kw_only=True, omit_defaults=True, tag="view"):
    """Everything one's seat knows, after the event numbered `seen`."""

    game: int
    seen: int
    view: View


class Events(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What happened, as one's seat saw it; numbered without gaps in one's own stream."""

    game: int
    events: tuple[Seen, ...]


class Ask(Message, frozen=True, kw_only=True, omit_defaults=True):
    """One's seat may answer, with any of these moves; an answer names the id."""

    game: int
    id: int
    what: str
    moves: tuple[str, ...]


class Clock(Message, frozen=True, kw_only=True, omit_defaults=True):
    """An ask has opened; `left` milliseconds remain for it, none: without limit. The same for everybody."""

    game: int
    ask: int
    left: int | None = None


class Ack(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The move with this id is on disk."""

    id: str


class Refused(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Nothing has changed; why, in a code and a sentence, with the rule where there is one."""

    code: Code
    text: str
    about: str | None = None  # the type of the message that was refused
    id: str | None = None  # of the move that was refused
    rule: str | None = None


class Said(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody said something."""

    name: str
    text: str
    seat: str | None = None


class Emoted(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody made a sign."""

    name: str
    emote: str
    seat: str | None = None


class Revealed(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The game is over: the secret behind the commitment, and what the players had added."""

    game: int
    winners: tuple[str, ...]
    secret: str
    commitment: str
    entropy: tuple[str, ...]


FromServer = Welcome | Room | Sealed | Dealt | Shown | Events | Ask | Clock | Ack | Refused | Said | Emoted | Revealed


class Refusal(Exception):
    """Something that is refused; the client gets it as `Refused`."""

    def __init__(self, code: Code, text: str, rule: str | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
READER: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])  # a frame


def encode(message: FromServer | FromClient) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)


def decode(raw: str | bytes) -> FromClient:
    """What a client said; Refusal if it is no message of this protocol."""
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal(Code.UNREADABLE, f"this is no message of protocol {PROTOCOL}: {str(trouble)[:120]}") from None
