"""The messages between clients and the server: one tagged union for each direction."""

import msgspec

from kaboodle.bots.search import Estimate
from kaboodle.core.events import Seen
from kaboodle.core.reasons import Reason
from kaboodle.core.unions import AnyOdds, AnyView
from kaboodle.server.wire_entry import AdmitRequest as AdmitRequest
from kaboodle.server.wire_entry import EntryRequest as EntryRequest
from kaboodle.server.wire_entry import KnockMessage as KnockMessage
from kaboodle.server.wire_entry import ReportedMessage as ReportedMessage
from kaboodle.server.wire_entry import ReportRequest as ReportRequest
from kaboodle.server.wire_entry import WaitingMessage as WaitingMessage
from kaboodle.server.wire_pace import AskWhenAbleMessage as AskWhenAbleMessage
from kaboodle.server.wire_pace import AskWhenAbleRequest as AskWhenAbleRequest
from kaboodle.server.wire_pace import AwayMessage as AwayMessage
from kaboodle.server.wire_pace import HandOverRequest as HandOverRequest
from kaboodle.server.wire_pace import WatchFasterMessage as WatchFasterMessage
from kaboodle.server.wire_pace import WatchFasterRequest as WatchFasterRequest
from kaboodle.server.wire_talk import EmotedMessage as EmotedMessage
from kaboodle.server.wire_talk import EmoteRequest as EmoteRequest
from kaboodle.server.wire_talk import MuteRequest as MuteRequest
from kaboodle.server.wire_talk import NudgedMessage as NudgedMessage
from kaboodle.server.wire_talk import NudgeRequest as NudgeRequest
from kaboodle.server.wire_talk import SaidMessage as SaidMessage
from kaboodle.server.wire_talk import SayRequest as SayRequest
from kaboodle.server.wire_talk import SilenceRequest as SilenceRequest
from kaboodle.server.wire_types import ClientRequest as ClientRequest
from kaboodle.server.wire_types import ClockRule as ClockRule
from kaboodle.server.wire_types import Code as Code
from kaboodle.server.wire_types import (
    EntropyHash,
    EntropyText,
    MoveId,
    MoveText,
    Password,
    RoomCode,
    SeatKey,
    StandingAnswer,
    ViewMode,
)
from kaboodle.server.wire_types import EntryRule as EntryRule
from kaboodle.server.wire_types import Level as Level
from kaboodle.server.wire_types import Message as Message
from kaboodle.server.wire_types import Name as Name
from kaboodle.server.wire_types import PublicRoom as PublicRoom
from kaboodle.server.wire_types import PublicSeat as PublicSeat
from kaboodle.server.wire_types import SeatName as SeatName
from kaboodle.server.wire_types import Stage as Stage
from kaboodle.server.wire_types import tag_of as tag_of
from kaboodle.words import Phrase

PROTOCOL = 2
LARGEST = 4096  # bytes of a message from a client
EMOTES = ("hello", "thanks", "well-played", "oops", "thinking", "laugh", "wow", "cry", "angry", "party")


# From a client.


class HelloRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="hello"):
    """The first message: the room, and how far the client has seen."""

    room: RoomCode
    key: SeatKey | None = None  # a seat's key, to take the seat on another device; without it the identity decides
    game: int = 0
    seen: int | None = None  # the number of the last event seen in that game; left out: send a fresh view
    views: ViewMode = "asked"  # when to send views besides events
    watch: bool = False  # watch only, even with a seat here
    password: Password | None = None  # of the room, if it needs one and the client has no seat


class MoveRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="move"):
    """Make a move. Sent again with the same id it is acknowledged again, never made twice."""

    id: MoveId
    game: int
    ask: int
    move: MoveText


class CommitRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="commit"):
    """The hash of a player's own randomness for the deal, in answer to `sealed` if it names several seats."""

    game: int
    hash: EntropyHash


class EntropyRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="entropy"):
    """A player's own randomness for the deal, in answer to `committed`; if nobody else adds any, to `sealed`."""

    game: int
    text: EntropyText


class StartRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """The host starts a game, or a rematch."""

    starter: SeatName | None = None  # with the option first=host (B-91)


class BotRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="bot"):
    """The host puts a bot on a free seat, or changes its level."""

    seat: SeatName
    level: Level = "cat"


class ChangeRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="change"):
    """The host changes the room; fields left out stay. A running game keeps its edition, seats and options."""

    edition: str | None = None
    players: int | None = None
    options: dict[str, str] | None = None  # left out with another edition or number: the options that fit stay
    clock: ClockRule | None = None  # during a game only slower, never faster; what is open gets its full time again
    public: bool | None = None
    helper: bool | None = None


class PauseRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="pause"):
    """The host pauses the game: no clock runs, nobody moves. `on` false resumes it with full time for what is open."""

    on: bool = True


class SitRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="sit"):
    """Take a free seat, or change to one; the first free seat if none is named."""

    seat: SeatName | None = None


class RenameRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="rename"):
    """Change one's name in this room; `POST /api/guest` changes it for other rooms too."""

    name: Name


class LeaveRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="leave"):
    """Give up one's seat; during a game a bot takes it over for good."""


class ReclaimRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="reclaim"):
    """Take one's seat back from the bot that stands in."""


class RemoveRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="remove"):
    """The host empties a seat; during a game a bot takes it over for good."""

    seat: SeatName
    keep_out: bool = False  # keep its holder out of the room too, by identity and by address


class HostRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="host"):
    """The host makes another player the host."""

    seat: SeatName


class LookRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="look"):
    """Ask for a fresh view."""


class WhyRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="why"):
    """Ask why one's cards cannot be played now, or why a move cannot be made."""

    move: MoveText | None = None


class OddsRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="odds"):
    """Ask for the odds that follow from what one's seat knows; needs the room's helper."""


class HintRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """Ask what the strongest bot would do here; needs the room's helper and bots on all other seats."""


class StandingRequest(ClientRequest, frozen=True, kw_only=True, omit_defaults=True, tag="standing"):
    """Set a standing answer to reaction windows, so that a slow game does not wait for each. Nobody else sees it."""

    answer: StandingAnswer  # `nope-if-target`: Nope a play that stands and is aimed at one's seat, else pass


FromClient = (
    HelloRequest
    | MoveRequest
    | CommitRequest
    | EntropyRequest
    | StartRequest
    | ChangeRequest
    | PauseRequest
    | SitRequest
    | RenameRequest
    | LeaveRequest
    | ReclaimRequest
    | BotRequest
    | RemoveRequest
    | HostRequest
    | LookRequest
    | WhyRequest
    | OddsRequest
    | HintRequest
    | StandingRequest
    | SayRequest
    | EmoteRequest
    | MuteRequest
    | SilenceRequest
    | EntryRequest
    | AdmitRequest
    | ReportRequest
    | AskWhenAbleRequest
    | WatchFasterRequest
    | HandOverRequest
    | NudgeRequest
)


# From the server.


class WelcomeMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="welcome"):
    """The client's place in the room; comes first, and again when its seat changes."""

    protocol: int
    rules: int  # the version of the rules; a page built for other versions must reload
    room: PublicRoom
    seat: str | None = None  # None: a spectator
    host: bool = False  # whether this client is the host
    barred: bool = False  # the host has removed this guest, who cannot sit here again
    standing: StandingAnswer = "ask"  # the standing answer to reaction windows


class RoomMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="room"):
    """The room has changed."""

    room: PublicRoom


class StageMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="stage"):
    """The room is at another stage or game; everything else about it is unchanged."""

    stage: Stage
    game: int


class SealedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="sealed"):
    """A game is about to be dealt: the server has committed to its secret, these seats may add entropy."""

    game: int
    commitment: str
    seats: tuple[str, ...] = ()


class CommittedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="committed"):
    """The commitments to entropy in the order of the seats; empty for a seat without. They are revealed now."""

    game: int
    hashes: tuple[str, ...]


class VoidedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="voided"):
    """A deal is void: these seats committed to entropy and did not reveal it. The next one goes without them."""

    game: int
    withheld: tuple[str, ...]
    phrase: Phrase


class DealtMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="dealt"):
    """The deal was made with this entropy, in the order of the seats; empty for a seat that added none."""

    game: int
    entropy: tuple[str, ...]


class ViewMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="view"):
    """Everything the client's seat knows, after the event numbered `seen`."""

    game: int
    seen: int
    view: AnyView


class EventsMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="events"):
    """What happened, as the client's seat saw it; numbered without gaps in its own stream."""

    game: int
    events: tuple[Seen, ...]


class AskMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="ask"):
    """The client's seat may answer with one of these moves; an answer names the id."""

    game: int
    id: int
    what: str
    moves: tuple[str, ...]


class ClockMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="clock"):
    """An ask has opened; `left` milliseconds remain, without it there is no limit. The same for everybody."""

    ask: int
    left: int | None = None
    length: int | None = None  # the whole time for it, when that is not what is left
    seat: str | None = None  # who is asked; left out: everybody, in a reaction window


class ReasonsMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="reasons"):
    """Why each of these cards, or this move, cannot be played while this ask is open."""

    game: int
    ask: int
    cards: dict[str, Reason] = {}  # noqa: RUF012  # a struct copies it; the cards that no legal move uses
    move: str | None = None
    reason: Reason | None = None  # None: the move can be made


class OddsMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="odds"):
    """The odds that follow from what the client's seat knows while this ask is open."""

    game: int
    ask: int
    odds: AnyOdds


class HintMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="hint"):
    """What the strongest bot would do with what the seat knows, and its estimates of the likeliest moves."""

    game: int
    ask: int
    move: str
    weighed: tuple[Estimate, ...] = ()


class StandingMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="standing"):
    """The standing answer to reaction windows from now on."""

    answer: StandingAnswer


class AckMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="ack"):
    """The move with this id is on disk."""

    id: str


class RefusedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="refused"):
    """A request was refused and nothing has changed: a code, a sentence, and the rule where there is one."""

    code: Code
    text: str
    about: str | None = None  # the type of the message that was refused
    id: str | None = None  # of the move that was refused
    rule: str | None = None
    phrase: Phrase | None = None  # the text for any language, where the rules of the game refuse


class RevealedMessage(Message, frozen=True, kw_only=True, omit_defaults=True, tag="revealed"):
    """The game is over: the secret behind the commitment, and the players' entropy."""

    game: int
    winners: tuple[str, ...]
    secret: str
    commitment: str
    entropy: tuple[str, ...]
    replay: str  # the id under which `GET /api/replays/ID` has the whole game, for anybody who knows it


FromServer = (
    WelcomeMessage
    | RoomMessage
    | StageMessage
    | SealedMessage
    | CommittedMessage
    | VoidedMessage
    | DealtMessage
    | ViewMessage
    | EventsMessage
    | AskMessage
    | ClockMessage
    | ReasonsMessage
    | OddsMessage
    | HintMessage
    | StandingMessage
    | AckMessage
    | RefusedMessage
    | SaidMessage
    | EmotedMessage
    | RevealedMessage
    | WaitingMessage
    | KnockMessage
    | ReportedMessage
    | AskWhenAbleMessage
    | WatchFasterMessage
    | AwayMessage
    | NudgedMessage
)


class Refusal(Exception):
    """A request is refused; the client gets it as a RefusedMessage."""

    def __init__(self, code: Code, text: str, rule: str | None = None, phrase: Phrase | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.text = text
        self.rule = rule
        self.phrase = phrase


ENCODER = msgspec.json.Encoder()
DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
FRAME_DECODER: msgspec.json.Decoder[list[FromServer]] = msgspec.json.Decoder(list[FromServer])


def encode(message: FromServer | FromClient) -> bytes:
    """A message as JSON."""
    return ENCODER.encode(message)


def encode_events(game: int, events: bytes) -> bytes:
    """An EventsMessage as JSON, from events that are JSON already."""
    return b'{"type":"events","game":%d,"events":[%b]}' % (game, events)


def decode(raw: str | bytes) -> FromClient:
    """A message from a client; Refusal if it is no message of this protocol."""
    try:
        return DECODER.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.UNREADABLE, f"this is no message of protocol {PROTOCOL}: {str(error)[:120]}") from None


def refused_message(refusal: Refusal, request: FromClient | None = None) -> RefusedMessage:
    """What a client is told of a refusal, and which of its messages it is about."""
    about = None if request is None else tag_of(request)
    id = request.id if isinstance(request, MoveRequest) else None
    return RefusedMessage(
        code=refusal.code, text=refusal.text, about=about, id=id, rule=refusal.rule, phrase=refusal.phrase
    )
