"""What HTTP takes and gives: bodies of requests, and of answers."""

from typing import Annotated

import msgspec
from msgspec import Meta

from kaboodle.games import EDITIONS
from kaboodle.replaying import Step
from kaboodle.server.wire import ClockRule, Level, Name, SeatName, Stage

SEATS = [seats for edition in EDITIONS.values() for seats in edition.seats]
EditionName = Annotated[str, Meta(extra_json_schema={"enum": list(EDITIONS)})]  # another one is refused in words
Players = Annotated[int, Meta(extra_json_schema={"minimum": min(SEATS), "maximum": max(SEATS)})]  # here too


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; nothing may be in it that is not named."""


class NewGuest(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Somebody who wants to be called by a name."""

    name: Name


class NewRoom(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a host chooses."""

    edition: EditionName
    players: Players
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule()
    bots: dict[str, Level] = {}  # seats that bots take from the beginning
    public: bool = False
    helper: bool = True  # whether players may ask for odds, and against bots for a hint


class PlayNow(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game against bots, at once; whoever has no identity yet gets one."""

    edition: EditionName
    players: Players | None = None  # left out: four, or as many as fit
    level: Level = "cat"  # of the bots
    options: dict[str, str] = {}
    clock: ClockRule = ClockRule(decision=0, bank=0, absent=0)
    name: Name = "Guest"  # for who has none


class WishedSeat(Request, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat one would like to have; left out: any."""

    seat: SeatName | None = None


class Answer(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an answer."""


class Health(Answer, frozen=True, kw_only=True):
    """How the server is."""

    ok: bool
    rooms: int  # awake


class GuestToken(Answer, frozen=True, kw_only=True):
    """An identity: the token is for programs, browsers have it as a cookie."""

    name: str
    token: str


class MadeRoom(Answer, frozen=True, kw_only=True):
    """The code of a new room."""

    room: str


class GivenSeat(Answer, frozen=True, kw_only=True):
    """A seat, and the key with which its holder comes back to it from anywhere."""

    seat: str
    key: str


class Seated(Answer, frozen=True, kw_only=True):
    """A room with a seat in it, and who one is there."""

    room: str
    seat: str
    key: str
    name: str
    token: str


class KeptGame(Answer, frozen=True, kw_only=True):
    """A game one had a seat in; `at` is when it began, in milliseconds since 1970."""

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


class Replay(Answer, frozen=True, kw_only=True):
    """A finished game again: as a seat saw it, as a spectator did (`watch`), or with every card face up (`all`)."""

    id: str
    edition: str
    options: dict[str, str]
    players: int
    names: tuple[str, ...]
    winners: tuple[str, ...]
    at: int  # when it ended
    seat: str  # whose eyes
    steps: tuple[Step, ...]


class OptionState(Answer, frozen=True, kw_only=True):
    """An option of an edition; its first value is the rule book's."""

    key: str
    values: tuple[str, ...]
    text: str
    rule: str
    where: str  # in words, when it fits only some tables


class EditionState(Answer, frozen=True, kw_only=True):
    """An edition as a host chooses it."""

    edition: str
    title: str
    text: str
    minutes: int
    players: tuple[int, ...]
    options: tuple[OptionState, ...]


REQUESTS = (NewGuest, NewRoom, PlayNow, WishedSeat)
ANSWERS = (Health, GuestToken, MadeRoom, GivenSeat, Seated, KeptGame, Replay, EditionState, OptionState)


def edition_state(slug: str) -> EditionState:
    """An edition as a host chooses it."""
    edition = EDITIONS[slug]
    return EditionState(
        edition=slug,
        title=edition.title,
        text=edition.text,
        minutes=edition.minutes,
        players=tuple(edition.seats),
        options=tuple(
            OptionState(key=o.key, values=o.values, text=o.text, rule=o.rule, where=o.where) for o in edition.options
        ),
    )
