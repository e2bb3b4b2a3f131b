"""Every HTTP endpoint as data: its bodies, its status codes and its refusals."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kaboodle.core.record import Record
from kaboodle.core.registry import EDITIONS
from kaboodle.server.http.schemas import (
    Analysis,
    AnalysisRequest,
    AssignedSeat,
    CreatedRoom,
    Deleted,
    EditionDescription,
    GameListing,
    GuestData,
    GuestToken,
    Health,
    MomentPosition,
    NewGuest,
    NewRoom,
    NoFields,
    PlayNow,
    Replay,
    ReviewRequest,
    ReviewStatus,
    SeatChoice,
    StartedGame,
)
from kaboodle.server.http.study_schemas import (
    DailyGame,
    DailyMove,
    DailyPuzzle,
    DailyState,
    PuzzleAnswer,
    PuzzleBatch,
    PuzzleBody,
    PuzzleResult,
)
from kaboodle.server.wire_types import Code, PublicRoom, RoomCode
from kaboodle.study.explorer import ExplorerFile

STATUS = {
    Code.WHO: 401,
    Code.ORIGIN: 403,
    Code.BARRED: 403,
    Code.NOT_HOST: 403,
    Code.NO_ROOM: 404,
    Code.TAKEN: 409,
    Code.FULL: 409,
    Code.NOT_NOW: 409,
    Code.SLOW_DOWN: 429,
    Code.STORAGE: 503,
    Code.HOST: 421,
    Code.NAME: 409,
    Code.LOCKED: 403,
    Code.PASSWORD: 403,
    Code.KNOCK: 403,
    Code.KEPT_OUT: 403,
}  # any other code is 400
ALWAYS = (Code.HOST, Code.ORIGIN, Code.BARRED, Code.SLOW_DOWN, Code.STORAGE)  # refusals of every endpoint
PARAMETERS: dict[str, Any] = {  # Any: types as annotations have them
    "code": RoomCode,
    "game": Annotated[int, Meta(ge=0)],
    "id": Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z2-7]+$")],
    "step": Annotated[int, Meta(ge=0, le=100_000)],
    "puzzle": Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9a-f]+$")],
    "edition": Annotated[str, Meta(extra_json_schema={"enum": ["", *EDITIONS]})],
    "deal": Annotated[int, Meta(ge=0, le=100)],
    "theme": Annotated[str, Meta(max_length=20, pattern="^[a-z]*$")],
    "seat": Annotated[str, Meta(pattern="^([A-I]|watch|all)$")],
}


class Endpoint(msgspec.Struct, frozen=True, kw_only=True):
    """One method at one path."""

    method: Literal["GET", "POST"]
    path: str
    name: str  # of the method of HttpApi that answers
    request: type[msgspec.Struct] | None = None  # the body of the request
    response: Any = None  # the body of the response, any type that msgspec knows; None: plain text
    status: int = 200
    needs_identity: bool = False
    query: tuple[str, ...] = ()
    refuses: tuple[Code, ...] = ()  # besides ALWAYS, and what follows from `request` and `needs_identity`

    @property
    def refusal_statuses(self) -> list[int]:
        """The status codes of its refusals."""
        codes = {*ALWAYS, *self.refuses}
        codes |= {Code.UNREADABLE} if self.request is not None else set()
        codes |= {Code.WHO} if self.needs_identity else set()
        return sorted({STATUS.get(code, 400) for code in codes})


def get(path: str, name: str, response: Any, **more: Any) -> Endpoint:  # Any: the fields of Endpoint
    """A GET endpoint."""
    return Endpoint(method="GET", path=path, name=name, response=response, **more)


def post(
    path: str, name: str, request: type[msgspec.Struct], response: Any, **more: Any
) -> Endpoint:  # Any: the fields of Endpoint
    """A POST endpoint."""
    return Endpoint(method="POST", path=path, name=name, request=request, response=response, **more)


ENDPOINTS = (
    get("/healthz", "health", Health),
    get("/api/openapi.json", "openapi", dict[str, Any]),
    get("/api/editions", "editions", list[EditionDescription]),
    post("/api/guest", "guest", NewGuest, GuestToken, refuses=(Code.NAME,)),
    get("/api/guest", "me", GuestToken, needs_identity=True),
    post("/api/guest/sign-out", "sign_out", NoFields, GuestToken, needs_identity=True),
    get("/api/guest/data", "guest_data", GuestData, needs_identity=True),
    post("/api/guest/delete", "delete_guest", NoFields, Deleted, needs_identity=True),
    post("/api/play", "play", PlayNow, StartedGame, status=201, refuses=(Code.OPTION, Code.FULL, Code.NAME)),
    post(
        "/api/rooms",
        "create",
        NewRoom,
        CreatedRoom,
        status=201,
        needs_identity=True,
        refuses=(Code.OPTION, Code.FULL),
    ),
    get("/api/rooms", "rooms", list[PublicRoom]),
    get("/api/rooms/{code}", "room", PublicRoom, refuses=(Code.NO_ROOM, Code.FULL)),
    post(
        "/api/rooms/{code}/seat",
        "sit",
        SeatChoice,
        AssignedSeat,
        needs_identity=True,
        refuses=(Code.NO_ROOM, Code.TAKEN, Code.FULL, Code.NOT_NOW, Code.NAME, Code.LOCKED, Code.PASSWORD, Code.KNOCK),
    ),
    get("/api/rooms/{code}/games/{game}", "record", Record, refuses=(Code.NO_ROOM, Code.NOT_NOW)),
    get("/api/games", "games", list[GameListing], needs_identity=True),
    get("/api/replays/{id}", "replay", Replay, query=("seat",), refuses=(Code.NO_ROOM, Code.OPTION)),
    get("/api/replays/{id}/review", "review", ReviewStatus, query=("seat",), refuses=(Code.NO_ROOM, Code.OPTION)),
    post(
        "/api/replays/{id}/review",
        "request_review",
        ReviewRequest,
        ReviewStatus,
        refuses=(Code.NO_ROOM, Code.OPTION),
    ),
    get(
        "/api/replays/{id}/position",
        "moment",
        MomentPosition,
        query=("seat", "step"),
        refuses=(Code.NO_ROOM, Code.OPTION),
    ),
    post("/api/analysis", "analyse", AnalysisRequest, Analysis, refuses=(Code.OPTION, Code.ILLEGAL)),
    get("/api/replays/{id}/file", "archived_record", Record, refuses=(Code.NO_ROOM,)),
    get("/api/explore", "explorer", ExplorerFile),
    get("/api/daily", "daily", DailyState),
    post(
        "/api/daily/{deal}",
        "play_daily",
        DailyMove,
        DailyGame,
        refuses=(Code.NO_ROOM, Code.NOT_NOW, Code.OPTION, Code.NAME),
    ),
    get("/api/puzzles", "puzzles", PuzzleBatch, query=("edition", "theme"), refuses=(Code.OPTION,)),
    get("/api/puzzles/daily", "daily_puzzle", DailyPuzzle, refuses=(Code.NO_ROOM,)),
    get("/api/puzzles/{puzzle}", "puzzle", PuzzleBody, refuses=(Code.NO_ROOM,)),
    post(
        "/api/puzzles/{puzzle}",
        "answer_puzzle",
        PuzzleAnswer,
        PuzzleResult,
        refuses=(Code.NO_ROOM, Code.OPTION, Code.NAME),
    ),
)
