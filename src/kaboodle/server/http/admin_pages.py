"""The page for moderators: rooms, reports, bans and health. Off until `kaboodle admin key` has made a key."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from html import escape
from typing import TypeVar
from urllib.parse import parse_qs

from itsdangerous import BadData, URLSafeTimedSerializer
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from kaboodle.server.admin import ADMIN_KEY, DAY, DatabaseAdmin, StoredReport, hash_admin_key, now
from kaboodle.server.bans import Ban
from kaboodle.server.context import ServerContext
from kaboodle.server.http.static import not_found
from kaboodle.server.limits import RateLimiter
from kaboodle.server.rooms.room import Room
from kaboodle.server.store.base import StoreError
from kaboodle.server.wire import Refusal

PATH, COOKIE = "/admin", "kaboodle-admin"
SESSION = 8 * 3600  # seconds
TRIES = (1 / 12, 5)  # keys a second from one address, and the burst
LARGEST = 2048  # bytes of a form
SHOWN = 200  # rooms, reports and bans on the page
BAN_DAYS = 7
T = TypeVar("T")


def admin_routes(context: ServerContext) -> list[Route]:
    """The routes of the page."""
    pages = AdminPages(context)
    return [
        Route(PATH, pages.guarded(pages.overview), methods=["GET"]),
        Route(f"{PATH}/login", pages.guarded(pages.log_in), methods=["POST"]),
        Route(f"{PATH}/do", pages.guarded(pages.act), methods=["POST"]),
    ]


class AdminPages:
    """Plain HTML without scripts. It never shows a view, a hand or a secret of a game."""

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._tries = RateLimiter(*TRIES, context.clock.now)

    def guarded(
        self, answer: Callable[[Request, str], Awaitable[Response]]
    ) -> Callable[[Request], Awaitable[Response]]:
        """A page behind admission control that does not exist while there is no key."""

        async def respond(request: Request) -> Response:
            try:
                self._context.access.check_request(request)
            except Refusal as refusal:
                return HTMLResponse(page(f"<p>{escape(refusal.text)}</p>"), 403)
            key = (await self._context.store.get_or_set(ADMIN_KEY, b"")).decode()
            return await answer(request, key) if key else not_found()

        return respond

    async def overview(self, request: Request, key: str) -> Response:
        """The page, or the form for the key."""
        if not self._is_open(request, key):
            return html(LOGIN, 401)
        reports, bans = await self._on_database(lambda admin: (admin.reports(), admin.bans()))
        rooms = sorted(self._context.registry.awake.values(), key=lambda room: room.code)
        return html("".join([await self._health(), report_list(reports), ban_list(bans), room_list(rooms)]))

    async def log_in(self, request: Request, key: str) -> Response:
        """Compare the key, in constant time and not too often, and begin a session."""
        if not self._tries.take(self._context.access.address_of(request)):
            return html("<p>Too many keys were tried. Wait a little.</p>", 429)
        given = hash_admin_key((await form_of(request)).get("key", ""))
        if not hmac.compare_digest(given, key):
            return html(f"<p>That is not the key.</p>{LOGIN}", 403)
        response = RedirectResponse(PATH, 303)
        secure = self._context.settings.secure or request.url.scheme == "https"
        session = sessions(key).dumps("moderator")
        response.set_cookie(
            COOKIE, str(session), max_age=SESSION, httponly=True, samesite="strict", secure=secure, path=PATH
        )
        return response

    async def act(self, request: Request, key: str) -> Response:
        """Delete a report, ban a guest for some days, lift a ban, or close a room."""
        if not self._is_open(request, key):
            return html(LOGIN, 401)
        form = await form_of(request)
        try:
            await self._on_database(lambda admin: carry_out(admin, form))
        except (StoreError, ValueError) as error:
            return html(f"<p>{escape(str(error))}</p>", 409)
        return RedirectResponse(PATH, 303)

    def _is_open(self, request: Request, key: str) -> bool:
        """Whether a request has a session that was begun with the present key."""
        try:
            sessions(key).loads(request.cookies.get(COOKIE, ""), max_age=SESSION)
        except BadData:
            return False
        return True

    async def _health(self) -> str:
        """Whether the database can be written, and how much is going on."""
        try:
            await self._context.store.probe(self._context.clock.now())
            disk = "the database works"
        except StoreError as error:
            disk = f"the database does not work: {error}"
        metrics = self._context.metrics
        counts = f"{metrics.rooms} rooms awake, {metrics.connections} connections"
        return f"<h2>Health</h2><p>{escape(disk)}; {counts}.</p>"

    async def _on_database(self, work: Callable[[DatabaseAdmin], T]) -> T:
        """Work on a connection of its own, in a thread."""

        def job() -> T:
            admin = DatabaseAdmin(self._context.settings.database)
            try:
                return work(admin)
            finally:
                admin.close()

        return await asyncio.to_thread(job)


def sessions(key: str) -> URLSafeTimedSerializer:
    """Signs sessions with the present key: another key ends them all."""
    return URLSafeTimedSerializer(key, salt="kaboodle.admin")


def carry_out(admin: DatabaseAdmin, form: dict[str, str]) -> None:
    """Do what a form asks for; ValueError or StoreError says why not."""
    match form:
        case {"do": "done", "id": id}:
            admin.finish_report(int(id))
        case {"do": "ban", "who": who}:
            admin.ban("guest", who, now() + BAN_DAYS * DAY)
        case {"do": "unban", "kind": "guest" | "address" as kind, "who": who}:
            admin.unban("guest" if kind == "guest" else "address", who)
        case {"do": "close", "room": room}:
            admin.close_room(room)
        case _:
            raise ValueError("this form is not of this page")


async def form_of(request: Request) -> dict[str, str]:
    """The fields of a form."""
    raw = b""
    async for chunk in request.stream():
        raw += chunk
        if len(raw) > LARGEST:
            return {}
    return {name: values[0] for name, values in parse_qs(raw.decode("utf-8", "replace")).items()}


def report_list(reports: list[StoredReport]) -> str:
    """The open reports with their chat."""
    lines = []
    for one in reports[:SHOWN]:
        report = one.report
        chat = "".join(
            f"<li>{moment(line.at)} {escape(line.seat or 'watching')} {escape(line.name)}: {escape(line.text)}</li>"
            for line in report.chat
        )
        lines.append(
            f"<li><b>{escape(report.name)}</b> at {escape(report.seat)} in room {escape(one.room)}, {moment(one.at)}: "
            f"{escape(report.text)}<ol>{chat}</ol>{button('done', 'Delete report', id=str(one.id))}"
            f"{button('ban', f'Ban for {BAN_DAYS} days', who=one.guest)}</li>"
        )
    return f"<h2>Reports ({len(reports)})</h2><ul>{''.join(lines)}</ul>"


def ban_list(bans: list[Ban]) -> str:
    """The bans that hold."""
    lines = [
        f"<li>{escape(ban.kind)} {escape(ban.who)}, {'for good' if ban.until is None else f'until {moment(ban.until)}'}"
        f"{button('unban', 'Lift', kind=ban.kind, who=ban.who)}</li>"
        for ban in bans[:SHOWN]
    ]
    return f"<h2>Bans ({len(bans)})</h2><ul>{''.join(lines)}</ul>"


def room_list(rooms: list[Room]) -> str:
    """The rooms that are awake: their people and their stage, nothing of their games."""
    lines = []
    for room in rooms[:SHOWN]:
        names = ", ".join(escape(holder.name) for holder in room.state.seats.values() if holder.name) or "nobody"
        about = f"{escape(room.state.header.edition)}, {room.state.stage}, {len(room.presence.connections)} connected"
        lines.append(f"<li>{room.code}: {about}; {names}{button('close', 'Close room', room=room.code)}</li>")
    return f"<h2>Rooms ({len(rooms)})</h2><ul>{''.join(lines)}</ul>"


def button(do: str, label: str, **fields: str) -> str:
    """A form with one button."""
    hidden = "".join(
        f'<input type="hidden" name="{name}" value="{escape(value)}">' for name, value in {"do": do, **fields}.items()
    )
    return f'<form method="post" action="{PATH}/do">{hidden}<button>{escape(label)}</button></form>'


def moment(at: int) -> str:
    """A time, for people."""
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def html(body: str, status: int = 200) -> HTMLResponse:
    """A page that is not cached."""
    return HTMLResponse(page(body), status, headers={"Cache-Control": "no-store"})


def page(body: str) -> str:
    """A whole document."""
    head = '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kaboodle: moderation</title>'
    view = '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"></head>'
    return f"{head}{view}<body><main><h1>Moderation</h1>{body}</main></body></html>"


LOGIN = (
    f'<form method="post" action="{PATH}/login"><label>Key <input type="password" name="key" '
    'autocomplete="current-password" required></label> <button>Open</button></form>'
)
