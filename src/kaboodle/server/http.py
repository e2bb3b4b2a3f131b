"""HTTP: to create, join, list and download. Everything that happens in a room goes over its socket."""

import functools
import gzip
import secrets
from collections.abc import Awaitable, Callable
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from kaboodle.games import EDITIONS
from kaboodle.record import record_of, to_json
from kaboodle.replaying import EVERYTHING
from kaboodle.server import wire
from kaboodle.server.addresses import ADDRESSES, STATUS
from kaboodle.server.answers import (
    GivenSeat,
    GuestToken,
    Health,
    MadeRoom,
    NewGuest,
    NewRoom,
    PlayNow,
    Seated,
    WishedSeat,
    edition_state,
)
from kaboodle.server.desk import Who
from kaboodle.server.guests import Guest, tidy_name
from kaboodle.server.hall import COOKIE, Hall
from kaboodle.server.inbox import Wish
from kaboodle.server.logs import note
from kaboodle.server.openapi import Document, document
from kaboodle.server.room import Room
from kaboodle.server.showing import room_state
from kaboodle.server.store import StoreError
from kaboodle.server.wire import Code, Refusal

LARGEST = 8192  # bytes of a request
T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def routes(hall: Hall) -> list[Route]:
    """Every address that answers HTTP, one route for each path, so that other methods are told which ones it has."""
    desk = Desk(hall)
    paths: dict[str, dict[str, Endpoint]] = {}
    for address in ADDRESSES:
        paths.setdefault(address.path, {})[address.method] = desk.guarded(getattr(desk, address.does))
    return [Route(path.replace("{game}", "{game:int}"), Door(answers)) for path, answers in paths.items()]


class Door:
    """One path: answers its methods, and tells any other which ones it has."""

    def __init__(self, answers: dict[str, Endpoint]) -> None:
        self._answers = {**answers, **({"HEAD": answers["GET"]} if "GET" in answers else {})}
        self._allow = ", ".join(sorted(self._answers))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See to a request of whatever method."""
        request = Request(scope, receive)
        answer = self._answers.get(request.method, self._refuse)
        await (await answer(request))(scope, receive, send)

    async def _refuse(self, request: Request) -> Response:
        body = wire.Refused(code=Code.UNREADABLE, text=f"this address takes {self._allow}")
        response = as_json(body, 405)
        response.headers["Allow"] = self._allow
        return response


class Desk:
    """Answers requests."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def guarded(self, answer: Endpoint) -> Endpoint:
        """An endpoint that keeps to the limits, and tells a client of a refusal in its own words and nothing else."""

        async def endpoint(request: Request) -> Response:
            try:
                self.hall.admit(request)
                return await answer(request)
            except Refusal as found:
                refusal = found
            except StoreError as trouble:
                note("store", why=str(trouble))
                refusal = Refusal(Code.STORAGE, "the server cannot use its disk just now")
            self.hall.meter.refusals[refusal.code] += 1
            body = wire.Refused(code=refusal.code, text=refusal.text, rule=refusal.rule)
            return as_json(body, STATUS.get(refusal.code, 400))

        return endpoint

    async def health(self, request: Request) -> Response:
        """Whether the server and its disk work."""
        await self.hall.store.beat(self.hall.house.rules.clock.now())
        return as_json(Health(ok=True, rooms=len(self.hall.house.rooms)))

    async def metrics(self, request: Request) -> Response:
        """What is counted, for Prometheus."""
        return Response(self.hall.meter.text(), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        """These addresses as an OpenAPI document, for programs that write clients."""
        return as_json(described())

    async def editions(self, request: Request) -> Response:
        """The games, each with its seats and options, their sentences and rule ids."""
        return as_json([edition_state(slug) for slug in EDITIONS])

    async def guest(self, request: Request) -> Response:
        """An identity, as a cookie for browsers and as a token for programs; again: another name for the same one."""
        wish = await body_of(request, NewGuest)
        name = tidy_name(wish.name)
        known = self._known(request)
        guest = self.hall.guests.new(name) if known is None else Guest(id=known.id, name=name)
        token = self.hall.guests.sign(guest)
        return self._with_cookie(request, token, as_json(GuestToken(name=name, token=token)))

    async def me(self, request: Request) -> Response:
        """Who one is."""
        guest = self.hall.guest(request)
        return as_json(GuestToken(name=guest.name, token=self.hall.guests.sign(guest)))

    async def play(self, request: Request) -> Response:
        """A room full of bots with a seat for oneself, in which the deal waits only for one's own entropy."""
        wish = await body_of(request, PlayNow)
        guest = self._known(request) or self.hall.guests.new(tidy_name(wish.name))
        self.hall.admit_room(request)
        key, token = secrets.token_urlsafe(24), self.hall.guests.sign(guest)
        room = await self.hall.house.play(guest, wish, key)
        answer = Seated(room=room.code, seat="A", key=key, name=guest.name, token=token)
        return self._with_cookie(request, token, as_json(answer, 201))

    async def create(self, request: Request) -> Response:
        """A new room; whoever makes it is its host."""
        guest = self.hall.guest(request)
        wish = await body_of(request, NewRoom)
        self.hall.admit_room(request)
        room = await self.hall.house.create(guest, wish)
        return as_json(MadeRoom(room=room.code), 201)

    async def rooms(self, request: Request) -> Response:
        """The public rooms with a free seat."""
        return as_json([state_of(room) for room in self.hall.house.public()])

    async def room(self, request: Request) -> Response:
        """One room."""
        return as_json(state_of(await self._find(request)))

    async def sit(self, request: Request) -> Response:
        """A seat, and the key with which to come back to it from anywhere. Only the holder ever gets it."""
        guest = self.hall.guest(request)
        wish = await body_of(request, WishedSeat)
        room = await self._find(request)
        key = secrets.token_urlsafe(24)
        seat = await room.ask(Wish(Who(guest=guest.id, name=guest.name, seat=None), wish.seat, key))
        return as_json(GivenSeat(seat=seat or "", key=key))

    async def record(self, request: Request) -> Response:
        """A finished game, whole, as a file that `kaboodle verify` accepts."""
        self.hall.admit_replay(request)
        code, game = request.path_params["code"], request.path_params["game"]
        ledger = await self.hall.shelf.game(code, game)
        if ledger is None or ledger.table is None:
            raise Refusal(Code.NO_ROOM, "there is no such game")
        if not ledger.table.over:
            raise Refusal(Code.NOT_NOW, "the game is not over; until then its record would tell its cards")
        return as_file(to_json(record_of(ledger.table)), f"kaboodle-{code}-{game}.json")

    async def games(self, request: Request) -> Response:
        """The games one had a seat in, newest first; whose turn it is in those that go on."""
        guest = self.hall.guest(request)
        self.hall.admit_replay(request)
        return as_json(await self.hall.shelf.games_of(guest.id))

    async def replay(self, request: Request) -> Response:
        """A finished game, step by step; `?seat=A` as that seat saw it, `watch` as all could, else all is face up."""
        self.hall.admit_replay(request)
        eyes = request.query_params.get("seat", EVERYTHING)
        body = await self.hall.shelf.replay(request.path_params["id"], eyes)
        return for_ever(request, wire.ENCODER.encode(body))

    async def kept_record(self, request: Request) -> Response:
        """A finished game as a file that `kaboodle verify` accepts."""
        id = request.path_params["id"]
        shelved = await self.hall.shelf.find(id)
        return as_file(to_json(shelved.record), f"kaboodle-{id}.json")

    def _with_cookie(self, request: Request, token: str, response: Response) -> Response:
        """An answer that lets a browser keep an identity."""
        secure = self.hall.settings.secure or request.url.scheme == "https"
        response.set_cookie(COOKIE, token, max_age=31_536_000, httponly=True, samesite="lax", secure=secure)
        return response

    def _known(self, request: Request) -> Guest | None:
        """Who it is, or None for whoever is new here; a Refusal for who is banned, who gets no new identity for it."""
        try:
            return self.hall.guest(request)
        except Refusal as refusal:
            if refusal.code != Code.WHO:
                raise
            return None

    async def _find(self, request: Request) -> Room:
        return await self.hall.find(str(request.path_params["code"]))


@functools.cache
def described() -> Document:
    """The OpenAPI document of all this."""
    return document(ADDRESSES, Desk)


def state_of(room: Room) -> wire.RoomState:
    """A room as everybody sees it."""
    return room_state(room.ledger, room.presence.seats_here())


async def body_of(request: Request, kind: type[T]) -> T:
    """What a request says; Refusal if it is too long or cannot be read."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            raise Refusal(Code.UNREADABLE, f"a request has at most {LARGEST} bytes")
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as trouble:
        raise Refusal(Code.UNREADABLE, str(trouble)[:160]) from None


def as_file(text: str, name: str) -> Response:
    """Something to save."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def for_ever(request: Request, raw: bytes) -> Response:
    """JSON that never changes, packed if the client takes that: the views of a game are much alike."""
    headers = {"Cache-Control": "private, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        raw, headers["Content-Encoding"] = gzip.compress(raw, 5, mtime=0), "gzip"
    return Response(raw, media_type="application/json", headers=headers)


def as_json(body: object, status: int = 200) -> Response:
    """A JSON response that nobody keeps."""
    raw = wire.ENCODER.encode(body)
    return Response(raw, status, media_type="application/json", headers={"Cache-Control": "no-store"})
