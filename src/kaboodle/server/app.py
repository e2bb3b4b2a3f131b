"""The server as an ASGI application: HTTP, sockets, and the headers that keep pages safe."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kaboodle.server.bus import Bus, LocalBus, SqliteBus
from kaboodle.server.clock import WallClock
from kaboodle.server.guests import Guests
from kaboodle.server.hall import Hall
from kaboodle.server.house import House
from kaboodle.server.http import as_json, routes
from kaboodle.server.inbox import Rules
from kaboodle.server.logs import note
from kaboodle.server.metrics import Meter
from kaboodle.server.orders import Obedience
from kaboodle.server.pages import BUILT, missing, serve_pages
from kaboodle.server.settings import Settings
from kaboodle.server.sqlite import SqliteStore, open_file
from kaboodle.server.thinking import ThreadThinker

POLICY = (
    "default-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "style-src-attr 'unsafe-inline'",  # where a card is on its way across the table
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
)
HEADERS = [
    (b"content-security-policy", "; ".join(POLICY).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
Makes = Callable[[Settings], Awaitable[Hall]]


async def make_hall(settings: Settings) -> Hall:
    """Everything that a server needs, on a real clock and a real file."""
    meter = Meter()
    store = SqliteStore(settings.database, on_commit=meter.on_commit)
    house = House(Rules(store, WallClock(), ThreadThinker(settings.thinkers, settings.bot_thinks), meter, settings))
    return Hall(house, Guests(await store.settle("guests", secrets.token_bytes(32))))


def make_bus(settings: Settings) -> Bus:
    """What carries the keeper's orders."""
    return LocalBus() if settings.database == ":memory:" else SqliteBus(open_file(settings.database))


def make_app(settings: Settings, makes: Makes = make_hall, pages: Path = BUILT) -> ASGIApp:
    """The application; rooms wake when it starts, and what is in flight is finished when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, Hall]]:
        hall = await makes(settings)
        page = Route("/{path:path}", serve_pages(pages), methods=["GET"])
        app.router.routes.extend([*routes(hall), page])
        hall.ban(await hall.store.banned())
        await hall.house.open()
        bus = make_bus(settings)
        orders = asyncio.ensure_future(Obedience(hall, bus).run())
        yield {"hall": hall}  # where each Socket finds it
        orders.cancel()
        bus.close()
        await hall.house.stop()
        await hall.store.close()

    handlers = {Exception: trouble, 404: not_there, 405: not_there}
    return Guarded(Starlette(lifespan=lifespan, exception_handlers=handlers))


async def trouble(request: Request, error: Exception) -> Response:
    """A bug, which a client learns nothing about."""
    note("bug", where=request.scope["path"][:80], error=type(error).__name__)
    return as_json({"type": "refused", "code": "storage", "text": "the server made a mistake"}, 500)


async def not_there(request: Request, error: Exception) -> Response:
    """Nothing is there, or nothing that takes such a request."""
    return missing()


class Guarded:
    """Adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and add."""

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *HEADERS]
            await send(message)

        await self.app(scope, receive, sending if scope["type"] == "http" else send)
