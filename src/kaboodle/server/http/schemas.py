"""The bodies of HTTP requests and responses."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from kaboodle.core.options import Option
from kaboodle.core.registry import EDITIONS
from kaboodle.core.replay import Step
from kaboodle.core.unions import AnyOdds
from kaboodle.server.wire import ClockRule, Level, Name, SeatName, Stage
from kaboodle.server.wire_types import Password
from kaboodle.study.analysis import Assessment
from kaboodle.study.results import Review
from kaboodle.words import ENGLISH, LANGUAGES, Phrase

SEATS = [seats for edition in EDITIONS.values() for seats in edition.seats]
EditionName = Annotated[str, Meta(extra_json_schema={"enum": list(EDITIONS)})]  # any other is refused with a sentence
PositionText = Annotated[str, Meta(max_length=7_000)]
Players = Annotated[int, Meta(extra_json_schema={"minimum": min(SEATS), "maximum": max(SEATS)})]  # so is any other


class RequestBody(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; unknown fields are refused."""


class NewGuest(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name of a new guest."""

    name: Name


class NewRoom(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A room as its host wants it."""

    edition: EditionName
    players: Players
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule()
    bots: dict[str, Level] = {}  # levels of bots by seat
    public: bool = False
    helper: bool = True  # whether players may ask for odds, and against bots for a hint


class PlayNow(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game against bots that starts at once; creates an identity for who has none."""

    edition: EditionName
    players: Players | None = None  # left out: four, or as near as the edition allows
    level: Level = "cat"  # of the bots
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule(decision=0, bank=0, absent=0)
    name: Name = "Guest"  # for who has none
    position: PositionText | None = None  # to begin from, in place of a deal; it has the number of players
    seat: SeatName | None = None  # one's own; left out: A, or in a position the first one that is asked


class AnalysisRequest(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A position, the seat whose knowledge counts, and what is played there."""

    edition: EditionName
    position: PositionText | None = None  # left out: a deal, the same for everybody
    options: dict[str, str] = {}
    seat: SeatName | None = None  # left out: the first one that is asked
    move: Annotated[str, Meta(max_length=400)] | None = None  # of that seat, played first
    bots: Level | None = None  # who then plays the other seats until this one has a choice; left out: nobody
    effort: Annotated[int, Meta(ge=1, le=8)] = 1  # multiplies the playouts
    language: Annotated[str, Meta(extra_json_schema={"enum": list(LANGUAGES)})] = ENGLISH  # of refusals


class SeatChoice(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat to take; left out: any."""

    seat: SeatName | None = None
    password: Password | None = None  # of the room, if it needs one


class ReviewRequest(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The seat whose decisions are reviewed."""

    seat: SeatName


class NoFields(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request that says everything by its address."""


class ResponseBody(msgspec.Struct, frozen=True, kw_only=True):
    """The body of a response."""


class Health(ResponseBody, frozen=True, kw_only=True):
    """The state of the server."""

    ok: bool
    rooms: int  # awake
    damaged: int = 0  # rooms that a damaged file has made unreadable; the log names them, since a code is an invitation
    damage: str | None = None  # what is wrong with the database file


class GuestToken(ResponseBody, frozen=True, kw_only=True):
    """An identity. The token is for programs; browsers have it as a cookie, and an empty text here."""

    name: str
    token: str


class CreatedRoom(ResponseBody, frozen=True, kw_only=True):
    """The code of a new room."""

    room: str


class AssignedSeat(ResponseBody, frozen=True, kw_only=True):
    """A seat, and the key with which its holder takes it on another device."""

    seat: str
    key: str


class StartedGame(ResponseBody, frozen=True, kw_only=True):
    """A room with a seat in it, and the identity that holds the seat."""

    room: str
    seat: str
    key: str
    name: str
    token: str


class GameListing(ResponseBody, frozen=True, kw_only=True):
    """A game one has or had a seat in; `at` is when it began, in milliseconds since 1970."""

    room: str
    game: int
    at: int
    seat: str
    edition: str
    names: tuple[str, ...]  # by seat; a bot's is its level
    stage: Stage
    winners: tuple[str, ...]
    replay: str | None  # once it is over
    asked: str | None  # the seat that the game waits for; None in a reaction window
    yours: bool  # whether the game waits for one's own seat
    paused: bool


class StoredSeat(ResponseBody, frozen=True, kw_only=True):
    """A line of a room's log that names the guest: their seat, their name there, and when."""

    room: str
    seat: str
    name: str
    at: int


class StoredRecord(ResponseBody, frozen=True, kw_only=True):
    """A rating, an answer to a puzzle, or a result of the guest, as the server stores it."""

    kind: str
    name: str
    at: int
    body: str  # JSON


class GuestData(ResponseBody, frozen=True, kw_only=True):
    """Everything that the server stores about a guest."""

    id: str
    name: str
    games: tuple[GameListing, ...]
    rooms: tuple[StoredSeat, ...]
    records: tuple[StoredRecord, ...]


class Deleted(ResponseBody, frozen=True, kw_only=True):
    """In how many places a guest was, who is nowhere any more."""

    places: int


class Replay(ResponseBody, frozen=True, kw_only=True):
    """A finished game: as a seat saw it, as a spectator did (`watch`), or with every card face up (`all`)."""

    id: str
    edition: str
    options: dict[str, str]
    players: int
    names: tuple[str, ...]
    winners: tuple[str, ...]
    at: int  # when it ended
    seat: str  # a seat, `watch` or `all`
    steps: tuple[Step, ...]


class ReviewStatus(ResponseBody, frozen=True, kw_only=True):
    """How far the review of a seat is; `none`: nobody has asked for it."""

    state: Literal["none", "waiting", "working", "ready"]
    progress: float = 0.0  # from 0 to 1
    ahead: int = 0  # reviews that are made before it
    review: Review | None = None  # once it is ready


class MomentPosition(ResponseBody, frozen=True, kw_only=True):
    """The whole position at a moment of a finished game, in text."""

    edition: str
    options: dict[str, str]
    position: str
    seat: str | None  # as it was asked for; None: all


class Analysis(ResponseBody, frozen=True, kw_only=True):
    """A position from what a seat knows. Everything but `position` follows from that."""

    edition: str
    options: dict[str, str]
    position: str  # after what was played, in its canonical form
    seats: tuple[str, ...]
    seat: str
    waiting: tuple[str, ...]
    question: str
    ask: int
    moves: tuple[str, ...]  # of the seat; empty if it is not asked
    winners: tuple[str, ...]
    steps: tuple[Step, ...]  # what the seat saw of what was played; without a move the position itself
    assessment: Assessment
    odds: AnyOdds | None


class OptionDescription(ResponseBody, frozen=True, kw_only=True):
    """An option of an edition; its first value is the rule book's."""

    key: str
    values: tuple[str, ...]
    text: str
    rule: str
    where: str  # a sentence, if it fits only some tables


class EditionDescription(ResponseBody, frozen=True, kw_only=True):
    """An edition as a host chooses it."""

    edition: str
    title: str
    text: str
    minutes: int
    players: tuple[int, ...]
    options: tuple[OptionDescription, ...]


REQUEST_BODIES = (NewGuest, NewRoom, PlayNow, SeatChoice, NoFields, ReviewRequest, AnalysisRequest)
RESPONSE_BODIES = (
    *(Health, GuestToken, CreatedRoom, AssignedSeat, StartedGame, GameListing, Replay),
    *(EditionDescription, OptionDescription, StoredSeat, StoredRecord, GuestData, Deleted, ReviewStatus),
    *(MomentPosition, Analysis),
)


def describe_option(option: Option) -> OptionDescription:
    """An option, in English."""
    where = str(Phrase(option.where)) if option.where else ""
    return OptionDescription(key=option.key, values=option.values, text=str(option.why), rule=option.rule, where=where)


def describe_edition(slug: str) -> EditionDescription:
    """An edition as a host chooses it."""
    edition = EDITIONS[slug]
    return EditionDescription(
        edition=slug,
        title=str(edition.name),
        text=str(edition.lead),
        minutes=edition.minutes,
        players=tuple(edition.seats),
        options=tuple(map(describe_option, edition.options)),
    )
