"""The messages between a client and the server: typed both ways, each direction one tagged union."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kaboodle.bots.search import Estimate
from kaboodle.happenings import Seen
from kaboodle.odds import BoardOdds, KittensOdds, MantisOdds
from kaboodle.reasons import Reason
from kaboodle.server.states import Answer, Chance, Id, Key, Line, MoveText, RoomCode, Views
from kaboodle.server.states import ClockRule as ClockRule
from kaboodle.server.states import Code as Code
from kaboodle.server.states import Level as Level
from kaboodle.server.states import Name as Name
from kaboodle.server.states import RoomState as RoomState
from kaboodle.server.states import SeatName as SeatName
from kaboodle.server.states import SeatState as SeatState
from kaboodle.server.states import Stage as Stage
from kaboodle.views import View

PROTOCOL = 1
LARGEST = 4096  # bytes of a message from a client
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "laugh", "wow", "cry", "angry", "party")


def word(name: str) -> str:
    """The tag of a message: its class in lower case."""
    return name.lower()


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag=word):
    """Any message; `type` says which."""


class Asked(Message, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A message from a client; nothing may be in it that is not named here."""


# What a client says.


class Hello(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The first message: which room, as whom, and how far one has seen."""

    room: RoomCode
    key: Key | None = None  # a seat's key, to come back on another device; else one's identity decides
    game: int = 0
    seen: int | None = None  # the number of the last event seen in that game; left out: send a fresh view
    views: Views = "asked"  # when to send views besides events
    watch: bool = False  # only watch, even if one has a seat here


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


class Change(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host changes the room; what is left out stays. A game that goes on keeps its edition, seats and options."""

    edition: str | None = None
    players: int | None = None
    options: dict[str, str] | None = None  # left out with another edition or number: those that fit stay
    clock: ClockRule | None = None  # in a game too, for who needs more time, never less: what is open has it all anew
    public: bool | None = None
    helper: bool | None = None


class Pause(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host stops the game: no clock runs, nobody moves; or lets it go on, with full time for what is open."""

    on: bool = True


class Sit(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Take a free seat, or change to one; the first one if none is named."""

    seat: SeatName | None = None


class Rename(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Be called by another name here; `POST /api/guest` changes it for other rooms too."""

    name: Name


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


class Why(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Ask why one's cards cannot be played now, or why a move cannot be made."""

    move: MoveText | None = None


class Odds(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Ask for the chances that follow from what one's seat knows; where the room has its helper on."""


class Hint(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Ask what the strongest bot would do in one's place; where the helper is on and all others are bots."""


class Standing(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Leave word for every reaction window, so that a slow game does not wait for each; told to nobody else."""

    answer: Answer  # `nope-if-target`: a Nope against a play that stands and is aimed at one's seat, else pass


class Say(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A line of chat."""

    text: Line


class Emote(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """A quick sign from a fixed list."""

    emote: Annotated[str, Meta(max_length=16)]


class Mute(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """Hear no more of somebody, for as long as one is connected; `on` false: hear them again."""

    seat: SeatName | None = None  # left out: everybody who only watches
    on: bool = True


class Silence(Asked, frozen=True, kw_only=True, omit_defaults=True):
    """The host lets somebody talk no more, to anybody; `on` false: talk again."""

    seat: SeatName | None = None  # left out: everybody who only watches
    on: bool = True


FromClient = (
    Hello
    | Move
    | Entropy
    | Start
    | Change
    | Pause
    | Sit
    | Rename
    | Leave
    | Back
    | Bot
    | Remove
    | Host
    | Look
    | Why
    | Odds
    | Hint
    | Standing
    | Say
    | Emote
    | Mute
    | Silence
)


# What the server says.


class Welcome(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Who one is here; comes first, and again when one's seat changes."""

    protocol: int
    rules: int  # the version of the rules; when either is another than a page was built for, it is to be loaded anew
    room: RoomState
    seat: str | None = None  # None: a spectator
    host: bool = False  # whether one is the host
    barred: bool = False  # the host has removed one: there is no seat here any more
    standing: Answer = "ask"  # what one has left word for in reaction windows


class Room(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The room has changed."""

    room: RoomState


class Reached(Message, frozen=True, kw_only=True, omit_defaults=True):
    """The room has got to another stage, or to another game; all else about it is as it was."""

    stage: Stage
    game: int


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
    """An ask of this game has opened; `left` milliseconds remain, none: without limit. The same for everybody."""

    ask: int
    left: int | None = None
    length: int | None = None  # of all the time for it, when that is not what is left
    seat: str | None = None  # who is asked; none: everybody, in a reaction window


class Reasons(Message, frozen=True, kw_only=True, omit_defaults=True):
    """Why each of these cards, or this move, cannot be played while this ask is open."""

    game: int
    ask: int
    cards: dict[str, Reason] = {}  # those of one's hand that no legal move uses
    move: str | None = None
    reason: Reason | None = None  # None: the move can be made


class Chances(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What one's seat can work out while this ask is open."""

    game: int
    ask: int
    odds: KittensOdds | MantisOdds | BoardOdds


class Hinted(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What the strongest bot would do, as far as one's seat knows; what it makes of the likeliest moves, best first."""

    game: int
    ask: int
    move: str
    weighed: tuple[Estimate, ...] = ()


class Stands(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What one has left word for in reaction windows from now on."""

    answer: Answer


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
    replay: str  # the id under which `GET /api/replays/ID` has the whole game, for whoever knows it


FromServer = (
    Welcome
    | Room
    | Reached
    | Sealed
    | Dealt
    | Shown
    | Events
    | Ask
    | Clock
    | Reasons
    | Chances
    | Hinted
    | Stands
    | Ack
    | Refused
    | Said
    | Emoted
    | Revealed
)


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


def events(game: int, written: bytes) -> bytes:
    """An `Events` as it goes over the wire, of events that are JSON already."""
    return b'{"type":"events","game":%d,"events":[%b]}' % (game, written)


def decode(raw: str | bytes) -> FromClient:
    """What a client said; Refusal if it is no message of this protocol."""
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal(Code.UNREADABLE, f"this is no message of protocol {PROTOCOL}: {str(trouble)[:120]}") from None
