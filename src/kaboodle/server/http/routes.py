"""The HTTP API: create, join, list and download. What happens in a room goes over its WebSocket."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from kaboodle.core.record import record_of, to_json
from kaboodle.core.registry import EDITIONS
from kaboodle.core.replay import EVERYTHING
from kaboodle.server import wire
from kaboodle.server.access import COOKIE
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import LIFETIME, Guest, new_seat_key
from kaboodle.server.http.account import Account
from kaboodle.server.http.endpoints import ENDPOINTS, STATUS
from kaboodle.server.http.openapi import Document, document
from kaboodle.server.http.responses import (
    file_response,
    immutable_response,
    json_response,
    packed_response,
    raw_response,
)
from kaboodle.server.http.room_calls import RoomCall, RoomCalls, room_body
from kaboodle.server.http.schemas import (
    AnalysisRequest,
    CreatedRoom,
    Deleted,
    GuestToken,
    Health,
    NewGuest,
    NewRoom,
    NoFields,
    PlayNow,
    ReviewRequest,
    SeatChoice,
    StartedGame,
    describe_edition,
)
from kaboodle.server.http.study_schemas import DailyMove, PuzzleAnswer
from kaboodle.server.log import note_rarely
from kaboodle.server.store.base import StoreError
from kaboodle.server.wire import Code, Refusal
from kaboodle.server.work_budget import REQUEST
from kaboodle.study.explorer import shipped_explorer

RENEWED_TOKEN = "kaboodle-token"
LARGEST = 8192  # bytes of a request
MAX_LISTED = 100  # rooms in the list
MOST_DIGITS = 6  # of the number of a step
LISTED_FOR = 250  # ms for which the same list is sent where there are more than FEW rooms
FEW = 200
NUMBERS = ("game", "deal")  # parameters of paths that are numbers
T = TypeVar("T")
Responder = Callable[[Request], Awaitable[Response]]


def routes(context: ServerContext) -> list[Route]:
    """One route for each path of the API."""
    api = HttpApi(context)
    paths: dict[str, dict[str, Responder]] = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = api.guarded(getattr(api, endpoint.name))
    for name in NUMBERS:
        paths = {path.replace(f"{{{name}}}", f"{{{name}:int}}"): answers for path, answers in paths.items()}
    return [Route(path, PathRoute(answers)) for path, answers in paths.items()]


class PathRoute:
    """One path: answers its methods, and any other with the list of them."""

    def __init__(self, answers: dict[str, Responder]) -> None:
        self._answers = {**answers, **({"HEAD": answers["GET"]} if "GET" in answers else {})}
        self._allow = ", ".join(sorted(self._answers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request of any method."""
        request = Request(scope, receive)
        answer = self._answers.get(request.method, self._refuse)
        await (await answer(request))(scope, receive, send)

    async def _refuse(self, request: Request) -> Response:
        body = wire.RefusedMessage(code=Code.UNREADABLE, text=f"this address takes {self._allow}")
        response = json_response(body, 405)
        response.headers["Allow"] = self._allow
        return response


class HttpApi:
    """Answers requests. The docstring of each method is its summary in the API documentation."""

    def __init__(self, context: ServerContext) -> None:
        self.context = context
        self._listed = (0, b"")  # the list of rooms, and when it was made
        self.account = Account(context)
        self.calls = RoomCalls(context)

    def guarded(self, answer: Responder) -> Responder:
        """An endpoint behind admission control that turns a Refusal into a response."""

        async def endpoint(request: Request) -> Response:
            try:
                await self.context.turn(request, REQUEST)
                self.context.access.check_request(request)
                return self._renewed(request, await answer(request))
            except Refusal as found:
                refusal = found
            except ClientDisconnect:
                note_rarely("aborted", where=request.scope["path"][:80])
                return Response(status_code=400)  # nobody reads it
            except StoreError as error:
                note_rarely("store", why=str(error))
                refusal = Refusal(Code.STORAGE, "the server cannot use its disk just now")
            self.context.metrics.count_refusal(refusal.code)
            return json_response(wire.refused_message(refusal), STATUS.get(refusal.code, 400))

        return endpoint

    async def health(self, request: Request) -> Response:
        """Check that the server and its disk work."""
        if self.context.store.check_file() is not None:
            raise Refusal(Code.STORAGE, "the database file was deleted, moved or replaced; nothing can be stored")
        await self.context.store.probe(self.context.clock.now())
        found = self.context.storage_health
        awake, damaged = len(self.context.registry.awake), len(found.damage.rooms)
        return json_response(Health(ok=True, rooms=awake, damaged=damaged, damage=found.fault))

    async def openapi(self, request: Request) -> Response:
        """This API as an OpenAPI document."""
        return json_response(openapi_document())

    async def editions(self, request: Request) -> Response:
        """List the editions with their seats and options."""
        return json_response([describe_edition(slug) for slug in EDITIONS])

    async def guest(self, request: Request) -> Response:
        """Create an identity, as a cookie for browsers and a token for programs; with an identity: change its name."""
        body = await body_of(request, NewGuest)
        name = self.context.names.clean(body.name)
        known = self._known(request)
        guest = self.context.guests.new(name) if known is None else Guest(id=known.id, name=name)
        return self._with_token(request, guest)

    async def me(self, request: Request) -> Response:
        """Get one's own identity."""
        guest = self.context.access.identify(request)
        return self._with_token(request, guest)

    async def sign_out(self, request: Request) -> Response:
        """End one's identity on all other devices: their tokens and seat keys are void, their connections closed."""
        guest = self.context.access.identify(request)
        await body_of(request, NoFields)
        return await self.account.sign_out(guest, lambda: self._with_token(request, guest))

    async def guest_data(self, request: Request) -> Response:
        """Get everything that the server stores about oneself."""
        guest = self.context.access.identify(request)
        self.context.access.check_replay_rate(request)
        return json_response(await self.account.export(guest))

    async def delete_guest(self, request: Request) -> Response:
        """Delete oneself: id and name disappear from rooms, games and reports, and the identity ends."""
        guest = self.context.access.identify(request)
        await body_of(request, NoFields)
        self.context.access.check_deletion_rate(request)
        response = json_response(Deleted(places=await self.account.delete(guest)))
        response.delete_cookie(COOKIE)
        return response

    async def play(self, request: Request) -> Response:
        """Create a room with bots and a seat for oneself, ready to be dealt."""
        body = await body_of(request, PlayNow)
        guest = self._known(request) or self.context.guests.new(self.context.names.clean(body.name))
        self.context.names.clean(guest.name)  # the rules may be newer than the identity
        self.context.access.check_room_rate(request)
        key, token = new_seat_key(self.context.clock.now()), self.context.access.new_token(guest)
        room = await self.context.registry.play(guest, body, key, self.context.access.origin_of(request))
        told = token if is_program(request) else ""
        seat = room.state.seat_of(guest.id, None) or ""
        answer = StartedGame(room=room.code, seat=seat, key=key, name=guest.name, token=told)
        return self._with_cookie(request, token, json_response(answer, 201))

    async def create(self, request: Request) -> Response:
        """Create a room; its creator is its host."""
        guest = self.context.access.identify(request)
        body = await body_of(request, NewRoom)
        self.context.access.check_room_rate(request)
        room = await self.context.registry.create(guest, body, self.context.access.origin_of(request))
        return json_response(CreatedRoom(room=room.code), 201)

    async def rooms(self, request: Request) -> Response:
        """List the public rooms with a free seat, the newest first and at most a hundred."""
        now, (since, raw) = self.context.clock.now(), self._listed
        if len(self.context.registry.awake) < FEW or not 0 <= now - since < LISTED_FOR:
            raw = public_rooms(self.context)
            self._listed = now, raw
        return raw_response(raw)

    async def room(self, request: Request) -> Response:
        """Get one room."""
        return raw_response(await self.calls.run(RoomCall(what="show", room=str(request.path_params["code"]))))

    async def sit(self, request: Request) -> Response:
        """Take a seat, and get the key with which its holder takes it on another device."""
        guest = self.context.access.identify(request)
        body = await body_of(request, SeatChoice)
        self.context.names.clean(guest.name)
        code, address = str(request.path_params["code"]), self.context.access.address_of(request)
        return raw_response(
            await self.calls.run(RoomCall(what="sit", room=code, choice=body, guest=guest, address=address))
        )

    async def record(self, request: Request) -> Response:
        """Download a finished game of a room as a file that `kaboodle verify` accepts."""
        self.context.access.check_replay_rate(request)
        code, game = request.path_params["code"], request.path_params["game"]
        state = await self.context.archive.game(code, game)
        if state is None or state.table is None:
            raise Refusal(Code.NO_ROOM, "there is no such game")
        if not state.table.over:
            raise Refusal(Code.NOT_NOW, "the game is not over; until then its record would tell its cards")
        text = await asyncio.to_thread(lambda table: to_json(record_of(table)), state.table)
        return file_response(text, f"kaboodle-{code}-{game}.json")

    async def games(self, request: Request) -> Response:
        """List the games one has or had a seat in, newest first."""
        guest = self.context.access.identify(request)
        self.context.access.check_replay_rate(request)
        return json_response(await self.context.archive.games_of(guest.id))

    async def replay(self, request: Request) -> Response:
        """Get a finished game step by step: `?seat=A` as that seat saw it, `watch` as a spectator did, else face up."""
        self.context.access.check_replay_rate(request)
        seat = request.query_params.get("seat", EVERYTHING)
        body = await self.context.archive.replay(request.path_params["id"], seat)
        return await asyncio.to_thread(immutable_response, request, body)

    async def review(self, request: Request) -> Response:
        """Get the review of a seat of a finished game, or how far it is."""
        seat = request.query_params.get("seat", "")
        return json_response(await self.context.reviews.status(request.path_params["id"], seat))

    async def request_review(self, request: Request) -> Response:
        """Have a seat of a finished game reviewed in the background; each person has one review made at a time."""
        self.context.access.check_replay_rate(request)
        body = await body_of(request, ReviewRequest)
        address = self.context.access.address_of(request)
        known = self._known(request)
        person = address if known is None else known.id
        return json_response(await self.context.reviews.request(request.path_params["id"], body.seat, person, address))

    async def moment(self, request: Request) -> Response:
        """Get the position at a moment of a finished game: `step` counts as in the replay of that seat."""
        self.context.access.check_replay_rate(request)
        seat, step = request.query_params.get("seat", EVERYTHING), request.query_params.get("step", "0")
        if not step.isdecimal() or len(step) > MOST_DIGITS:
            raise Refusal(Code.OPTION, "a step is a whole number")
        return json_response(await self.context.archive.moment(request.path_params["id"], seat, int(step)))

    async def analyse(self, request: Request) -> Response:
        """Play on from a position; get what a seat knows there, its moves with chances and reasons, and its odds."""
        self.context.access.check_analysis_rate(request)
        body = await body_of(request, AnalysisRequest)
        address = self.context.access.address_of(request)
        return json_response(await self.context.analysis.answer(body, address))

    async def archived_record(self, request: Request) -> Response:
        """Download a finished game as a file that `kaboodle verify` accepts."""
        id = request.path_params["id"]
        archived = await self.context.archive.find(id)
        return file_response(to_json(archived.record), f"kaboodle-{id}.json")

    async def explorer(self, request: Request) -> Response:
        """Get what self-play says of every edition and number of players."""
        return await asyncio.to_thread(packed_response, request, shipped_explorer())

    async def daily(self, request: Request) -> Response:
        """Get the deals of the day, and how one stands."""
        return json_response(await self.context.daily.state(self._known_id(request), self.context.clock.now()))

    async def play_daily(self, request: Request) -> Response:
        """Begin, continue or answer in a deal of the day; each identity plays it once."""
        body = await body_of(request, DailyMove)
        guest, known = self._guest_or_new(request, body.name)
        deal, now = request.path_params["deal"], self.context.clock.now()
        response = json_response(await self.context.daily.play(guest.id, deal, body.answers, body.move, now))
        return response if known else self._with_cookie(request, self.context.access.new_token(guest), response)

    async def puzzles(self, request: Request) -> Response:
        """Get the next puzzles to solve: `?edition=` and `?theme=` choose which."""
        self.context.access.check_replay_rate(request)
        query = request.query_params
        edition, theme = query.get("edition", ""), query.get("theme", "")
        return json_response(await self.context.puzzles.batch(self._known_id(request), edition, theme))

    async def daily_puzzle(self, request: Request) -> Response:
        """Get the puzzle of the day."""
        return json_response(await self.context.puzzles.daily(self._known_id(request), self.context.clock.now()))

    async def puzzle(self, request: Request) -> Response:
        """Get one puzzle."""
        return json_response(await self.context.puzzles.one(request.path_params["puzzle"]))

    async def answer_puzzle(self, request: Request) -> Response:
        """Answer a puzzle; the first answer changes one's rating and that of the puzzle."""
        body = await body_of(request, PuzzleAnswer)
        guest, known = self._guest_or_new(request, body.name)
        id, now = request.path_params["puzzle"], self.context.clock.now()
        response = json_response(await self.context.puzzles.answer(guest.id, id, body.move, now))
        return response if known else self._with_cookie(request, self.context.access.new_token(guest), response)

    def _with_cookie(self, request: Request, token: str, response: Response) -> Response:
        """Add the identity cookie to a response."""
        secure = self.context.settings.secure or request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=LIFETIME // 1000, httponly=True, samesite="lax", secure=secure)
        return response

    def _with_token(self, request: Request, guest: Guest) -> Response:
        """A new token for a guest: as a cookie, and for a program in the body too."""
        token = self.context.access.new_token(guest)
        told = token if is_program(request) else ""
        return self._with_cookie(request, token, json_response(GuestToken(name=guest.name, token=told)))

    def _renewed(self, request: Request, response: Response) -> Response:
        """Replace an old token of a request by a new one: in the cookie, or for a program in a header."""
        token = None if "set-cookie" in response.headers else self.context.access.renewed_token(request)
        if token is None:
            return response
        if "authorization" in request.headers:
            response.headers[RENEWED_TOKEN] = token
            return response
        return self._with_cookie(request, token, response)

    def _known(self, request: Request) -> Guest | None:
        """The guest, or None without an identity; Refusal for a banned guest, who gets no new identity."""
        try:
            return self.context.access.identify(request)
        except Refusal as refusal:
            if refusal.code != Code.WHO:
                raise
            return None

    def _guest_or_new(self, request: Request, name: str) -> tuple[Guest, bool]:
        """The guest, and whether they were known; else a new one of this name."""
        known = self._known(request)
        return known or self.context.guests.new(self.context.names.clean(name)), known is not None

    def _known_id(self, request: Request) -> str | None:
        guest = self._known(request)
        return None if guest is None else guest.id


def is_program(request: Request) -> bool:
    """Whether a request comes from a program and not from a page: only then its token may be in a response's body.

    Browsers say so themselves in headers that no script can take away; a cookie means a browser too.
    """
    return not any(name in request.headers for name in ("sec-fetch-site", "origin", "cookie"))


@functools.cache
def openapi_document() -> Document:
    """The OpenAPI document of the API."""
    return document(ENDPOINTS, HttpApi)


def public_rooms(context: ServerContext, *, own_only: bool = False) -> bytes:
    """The public rooms with a free seat, of this process and then of the others, as JSON."""
    own: list[object] = [room_body(room) for room in context.registry.public_rooms(MAX_LISTED)]
    for listing in () if own_only else context.registry.deps.ownership.listings():
        own += msgspec.json.decode(listing, type=list[msgspec.Raw])
    return wire.ENCODER.encode(own[:MAX_LISTED])


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request; Refusal if it is too long or cannot be read."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            raise Refusal(Code.UNREADABLE, f"a request has at most {LARGEST} bytes")
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal(Code.UNREADABLE, str(error)[:160]) from None
