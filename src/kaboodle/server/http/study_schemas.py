"""The bodies of requests and responses about puzzles and the explorer."""

from typing import Annotated

from msgspec import Meta

from kaboodle.core.events import Seen
from kaboodle.core.explain import Why
from kaboodle.core.unions import AnyView
from kaboodle.server.http import schemas
from kaboodle.server.http.schemas import RequestBody, ResponseBody
from kaboodle.server.wire import Name
from kaboodle.study.explorer import Exploration, ExplorerFile, Interval


class PuzzleMove(ResponseBody, frozen=True, kw_only=True):
    """A move of a puzzle, with its chance of winning in hundredths and one standard error."""

    move: str
    alike: tuple[str, ...]  # moves that lead to the same game
    chance: float
    error: float
    why: Why


class PuzzleBody(ResponseBody, frozen=True, kw_only=True):
    """A puzzle with its solution, which the page keeps until it is answered."""

    id: str
    edition: str
    theme: str
    seat: str
    view: AnyView
    events: tuple[Seen, ...]  # what the seat saw last
    legal: tuple[str, ...]
    moves: tuple[PuzzleMove, ...]  # best first
    lead: float  # points of the best move over the second
    error: float
    tried: int  # by how many guests
    found: int


class PuzzleRating(ResponseBody, frozen=True, kw_only=True):
    """A guest's rating by Glicko-2."""

    value: int
    deviation: int
    tried: int
    solved: int


class PuzzleBatch(ResponseBody, frozen=True, kw_only=True):
    """Puzzles to solve one after the other, those first that fit the guest's rating."""

    puzzles: tuple[PuzzleBody, ...]
    rating: PuzzleRating
    themes: dict[str, int]  # how many puzzles the chosen edition has, by theme
    left: int  # how many the guest has not tried


class DailyPuzzle(ResponseBody, frozen=True, kw_only=True):
    """The puzzle of a day."""

    day: str
    puzzle: PuzzleBody
    rating: PuzzleRating
    answered: str | None  # the guest's move, once there is one


class PuzzleAnswer(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The move that a guest plays in a puzzle; creates an identity for who has none."""

    move: Annotated[str, Meta(min_length=1, max_length=80)]
    name: Name = "Guest"  # for who has none


class PuzzleResult(ResponseBody, frozen=True, kw_only=True):
    """What an answer was worth. Only the first answer of a guest to a puzzle counts."""

    right: bool
    counted: bool
    rating: PuzzleRating
    change: int
    tried: int
    found: int


class DailyMove(RequestBody, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An answer in a daily deal; without a move it is begun or continued. Creates an identity for who has none."""

    answers: Annotated[int, Meta(ge=0, le=100_000)] = 0  # how many answers were given before this one
    move: Annotated[str, Meta(min_length=1, max_length=80)] | None = None
    name: Name = "Guest"  # for who has none


class DailyStep(ResponseBody, frozen=True, kw_only=True):
    """What the guest's seat saw, and its view afterwards."""

    events: tuple[Seen, ...]
    view: AnyView


class DailyGame(ResponseBody, frozen=True, kw_only=True):
    """A guest's game of a deal: what is new, and what may be answered."""

    deal: int
    edition: str
    seat: str
    answers: int  # given so far
    steps: tuple[DailyStep, ...]
    legal: tuple[str, ...]
    won: float | None  # share of the victory; None while it goes on


class DailyDeal(ResponseBody, frozen=True, kw_only=True):
    """One deal of a day, and what the guest made of it."""

    number: int
    edition: str
    players: int
    seat: str
    begun: bool
    won: float | None
    points: float | None  # hundredths of a win, minus the mean of everybody else in this seat
    others: float | None  # that mean


class DailyState(ResponseBody, frozen=True, kw_only=True):
    """A day: its deals, their commitment, and how the guest stands. What is not played yet tells nothing."""

    day: str
    number: int
    commitment: str  # of today's key, the same as was published yesterday
    tomorrow: str  # the commitment of tomorrow's key
    yesterday: str
    yesterday_key: str  # revealed
    deals: tuple[DailyDeal, ...]
    points: float | None  # the mean, once all deals are played
    percentile: int | None  # of everybody who has played all deals
    people: int  # who have
    streak: int  # days in a row with all deals played
    week: tuple[bool, ...]  # the last seven days, today last


REQUEST_BODIES = (*schemas.REQUEST_BODIES, PuzzleAnswer, DailyMove)
RESPONSE_BODIES = (
    *schemas.RESPONSE_BODIES,
    *(PuzzleMove, PuzzleBody, PuzzleRating, PuzzleBatch, DailyPuzzle, PuzzleResult),
    *(ExplorerFile, Exploration, Interval),
    *(DailyStep, DailyGame, DailyDeal, DailyState),
)
