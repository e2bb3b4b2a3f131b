"""Every address that answers HTTP, as data: what it takes, what it gives, what it may refuse."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from kaboodle.record import Record
from kaboodle.server.answers import (
    EditionState,
    GivenSeat,
    GuestToken,
    Health,
    KeptGame,
    MadeRoom,
    NewGuest,
    NewRoom,
    PlayNow,
    Replay,
    Seated,
    WishedSeat,
)
from kaboodle.server.states import Code, RoomCode, RoomState

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
}  # any other code is 400
ALWAYS = (Code.ORIGIN, Code.BARRED, Code.SLOW_DOWN, Code.STORAGE)  # what any address may refuse with
PARAMETERS: dict[str, Any] = {  # Any: types as annotations have them
    "code": RoomCode,
    "game": Annotated[int, Meta(ge=0)],
    "id": Annotated[str, Meta(min_length=1, max_length=40, pattern="^[a-z2-7]+$")],
    "seat": Annotated[str, Meta(pattern="^([A-I]|watch|all)$")],
}


class Address(msgspec.Struct, frozen=True, kw_only=True):
    """One method at one path."""

    method: Literal["GET", "POST"]
    path: str
    does: str  # the method of the desk that answers
    takes: type[msgspec.Struct] | None = None  # the body of the request
    gives: Any = None  # the body of the answer, any type that msgspec knows; None: plain text
    status: int = 200
    known: bool = False  # whether one must have said who one is
    query: tuple[str, ...] = ()
    refuses: tuple[Code, ...] = ()  # besides what any address may, and what follows from `takes` and `known`

    @property
    def statuses(self) -> list[int]:
        """With what it may refuse."""
        codes = {*ALWAYS, *self.refuses}
        codes |= {Code.UNREADABLE} if self.takes is not None else set()
        codes |= {Code.WHO} if self.known else set()
        return sorted({STATUS.get(code, 400) for code in codes})


def get(path: str, does: str, gives: Any, **more: Any) -> Address:  # Any: the fields of Address
    """An address to read from."""
    return Address(method="GET", path=path, does=does, gives=gives, **more)


def post(path: str, does: str, takes: type[msgspec.Struct], gives: Any, **more: Any) -> Address:  # Any: as above
    """An address to send something to."""
    return Address(method="POST", path=path, does=does, takes=takes, gives=gives, **more)


ADDRESSES = (
    get("/healthz", "health", Health),
    get("/metrics", "metrics", None),
    get("/api/openapi.json", "openapi", dict[str, Any]),
    get("/api/editions", "editions", list[EditionState]),
    post("/api/guest", "guest", NewGuest, GuestToken),
    get("/api/guest", "me", GuestToken, known=True),
    post("/api/play", "play", PlayNow, Seated, status=201, refuses=(Code.OPTION, Code.FULL)),
    post("/api/rooms", "create", NewRoom, MadeRoom, status=201, known=True, refuses=(Code.OPTION, Code.FULL)),
    get("/api/rooms", "rooms", list[RoomState]),
    get("/api/rooms/{code}", "room", RoomState, refuses=(Code.NO_ROOM, Code.FULL)),
    post(
        "/api/rooms/{code}/seat",
        "sit",
        WishedSeat,
        GivenSeat,
        known=True,
        refuses=(Code.NO_ROOM, Code.TAKEN, Code.FULL, Code.NOT_NOW),
    ),
    get("/api/rooms/{code}/games/{game}", "record", Record, refuses=(Code.NO_ROOM, Code.NOT_NOW)),
    get("/api/games", "games", list[KeptGame], known=True),
    get("/api/replays/{id}", "replay", Replay, query=("seat",), refuses=(Code.NO_ROOM, Code.OPTION)),
    get("/api/replays/{id}/file", "kept_record", Record, refuses=(Code.NO_ROOM,)),
)
