"""What is stored of a room: a header, and an append-only log of everything that changed it."""

from typing import Literal

import msgspec

from kaboodle.server.wire import ClockRule
from kaboodle.server.wire_types import EntryRule, StandingAnswer

MoveSource = Literal["person", "bot", "clock", "standing"]


class RoomHeader(msgspec.Struct, frozen=True, kw_only=True):
    """The settings with which a room was created."""

    code: str
    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    host: str  # the guest who created it
    public: bool = False
    helper: bool = True
    rules: int = 1  # the version of the edition's rules


class EntryBase(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One entry of the log. Its tag is a literal on disk: a class may be renamed, a tag may not."""


class SeatTaken(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="seat-taken"):
    """A guest took a seat, or got a new key for it. `key` is its hash."""

    seat: str
    guest: str
    name: str
    key: str


class BotSeated(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="bot-seated"):
    """A bot was put on a free seat."""

    seat: str
    level: str


class SeatsSwapped(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="seats-swapped"):
    """The holders of two seats changed places."""

    seat: str
    other: str


class Renamed(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="renamed"):
    """The holder of a seat changed their name."""

    seat: str
    name: str


class RoomChanged(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="room-changed"):
    """The settings of the room changed. People beyond the last seat move to the first seats without a person."""

    edition: str
    players: int
    options: dict[str, str]
    clock: ClockRule
    public: bool
    helper: bool
    rules: int = 1  # the version of the edition's rules


class Paused(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="paused"):
    """The game was paused, or resumed."""

    on: bool


class Silenced(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="silenced"):
    """A guest was silenced, or may talk again; an empty id stands for all spectators."""

    guest: str
    on: bool


class StandingAnswerSet(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="standing-answer-set"):
    """The holder of a seat set a standing answer to reaction windows."""

    seat: str
    answer: StandingAnswer


class AskWhenAbleSet(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="ask-when-able-set"):
    """The holder of a seat wants to be asked in reaction windows only with an answer besides a pass, or in all."""

    seat: str
    on: bool


class SeatFreed(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="seat-freed"):
    """A seat was given up between games."""

    seat: str


class SeatHandedToBot(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="seat-handed-to-bot"):
    """A bot took over a seat, for good if its holder left."""

    seat: str
    level: str
    left: bool = False


class SeatReclaimed(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="seat-reclaimed"):
    """The holder of a seat took it back from the bot."""

    seat: str


class HostChanged(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="host-changed"):
    """Another guest is the host."""

    guest: str


class Barred(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="barred"):
    """The host removed a guest, who may not sit here again."""

    guest: str


class KeptOut(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="kept-out"):
    """The host removed a guest and keeps them out: by identity, and by the keyed hash of their address if known."""

    guest: str
    address: str = ""


class EntryChanged(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="entry-changed"):
    """The host set who may enter without a seat. `password` is its salted hash."""

    rule: EntryRule
    password: str = ""


class DealSealed(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="deal-sealed"):
    """A game will be dealt from this secret."""

    secret: str
    starter: str | None = None
    position: str = ""  # in place of a deal
    without: tuple[str, ...] = ()  # seats that add nothing: they withheld entropy from a deal that was voided


class EntropyCommitted(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="entropy-committed"):
    """A player's commitment to entropy for the deal."""

    seat: str
    hash: str


class CommitmentsClosed(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="commitments-closed"):
    """The commitments were published; whoever committed reveals now, and nobody else may add anything."""


class EntropyAdded(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="entropy-added"):
    """A player's own entropy for the deal."""

    seat: str
    text: str


class DealMade(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="deal-made"):
    """The deal was made with the entropy added until now."""


class DealVoided(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="deal-voided"):
    """The deal is void, because these seats committed to entropy and did not reveal it."""

    withheld: tuple[str, ...]


class DealCancelled(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="deal-cancelled"):
    """The deal could not be made, so this game was cancelled."""


class OwnerChanged(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="owner-changed"):
    """Another of several server processes has taken the room; the process before it cannot write any more."""

    process: int


class Moved(EntryBase, frozen=True, kw_only=True, omit_defaults=True, tag="moved"):
    """A move by a person, a bot, a clock that ran out, or a standing answer."""

    seat: str
    move: str
    by: MoveSource = "person"
    id: str = ""  # given by the client
    spent: int = 0  # milliseconds taken from the seat's bank


LogEntry = (
    SeatTaken
    | SeatsSwapped
    | Renamed
    | RoomChanged
    | Paused
    | Silenced
    | StandingAnswerSet
    | AskWhenAbleSet
    | BotSeated
    | SeatFreed
    | SeatHandedToBot
    | SeatReclaimed
    | HostChanged
    | Barred
    | KeptOut
    | EntryChanged
    | DealSealed
    | EntropyCommitted
    | CommitmentsClosed
    | EntropyAdded
    | DealMade
    | DealVoided
    | DealCancelled
    | OwnerChanged
    | Moved
)

DECODER: msgspec.json.Decoder[LogEntry] = msgspec.json.Decoder(LogEntry)
HEADER: msgspec.json.Decoder[RoomHeader] = msgspec.json.Decoder(RoomHeader)
