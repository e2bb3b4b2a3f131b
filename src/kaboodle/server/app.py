"""The server as an ASGI application: HTTP endpoints, static pages, security headers, start and stop."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kaboodle.server.admin import PROXIES
from kaboodle.server.admin_listener import AdminListener
from kaboodle.server.bot_pool import ThreadBotPool
from kaboodle.server.clock import WallClock
from kaboodle.server.cluster.membership import Membership
from kaboodle.server.cluster.server_process import ServerProcess
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import LIFETIME, GuestSigner
from kaboodle.server.hosts import AllowedHosts
from kaboodle.server.http.admin_pages import admin_routes
from kaboodle.server.http.endpoints import STATUS
from kaboodle.server.http.responses import json_response
from kaboodle.server.http.routes import routes
from kaboodle.server.http.static import BUILT, not_found, serve_pages
from kaboodle.server.log import log_bug, on_loop_exception
from kaboodle.server.metrics import Metrics
from kaboodle.server.names import NameRules, read_words
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings, split_address
from kaboodle.server.store.base import Store
from kaboodle.server.store.bus import Bus, DatabaseBus, LocalBus
from kaboodle.server.store.postgres import PostgresStore
from kaboodle.server.store.postgres_admin import BlockingPostgres
from kaboodle.server.store.postgres_schema import is_postgres
from kaboodle.server.store.schema import open_database
from kaboodle.server.store.sqlite import SqliteStore
from kaboodle.server.wire import Refusal, refused_message

POLICY = (
    "default-src 'self'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "style-src-attr 'unsafe-inline'",  # positions of cards in motion
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
STRICT_TRANSPORT = (b"strict-transport-security", b"max-age=31536000")  # a year
ContextFactory = Callable[[Settings], Awaitable[ServerContext]]


async def make_context(settings: Settings) -> ServerContext:
    """The parts of a server, with the real clock and a real database."""
    metrics = Metrics()
    names = NameRules(read_words(settings.banned_words))
    bot_pool = ThreadBotPool(settings.thinkers, settings.bot_thinks)
    deps = RoomDeps(await make_store(settings), WallClock(), bot_pool, metrics, settings, names=names)
    if isinstance(deps.store, PostgresStore):
        deps = msgspec.structs.replace(deps, ownership=Membership(deps.store))
    key = await deps.store.get_or_set("guests", secrets.token_bytes(32))
    return ServerContext(RoomRegistry(deps), GuestSigner(key))


async def make_store(settings: Settings) -> Store:
    """The store in a file, or on a PostgreSQL server."""
    if is_postgres(settings.database):
        return await PostgresStore.open(settings.database)
    return SqliteStore(settings.database)


async def make_bus(settings: Settings) -> Bus:
    """The bus that carries orders from `kaboodle admin`."""
    if is_postgres(settings.database):
        return DatabaseBus(await asyncio.to_thread(BlockingPostgres, settings.database))
    return LocalBus() if settings.database == ":memory:" else DatabaseBus(open_database(settings.database))


def make_app(settings: Settings, factory: ContextFactory = make_context, pages: Path = BUILT) -> ASGIApp:
    """The application. It wakes rooms when it starts, and finishes what is in flight when it stops."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, ServerContext]]:
        asyncio.get_running_loop().set_exception_handler(on_loop_exception)
        context = await factory(settings)
        page = Route("/{path:path}", serve_pages(context.turn, pages), methods=["GET"])
        app.router.routes.extend([*routes(context), *admin_routes(context), page])
        await context.store.put(PROXIES, msgspec.json.encode(settings.trusted_proxies))
        await load_access(context)
        cluster = await join_cluster(context)
        await context.registry.open()
        bus = await make_bus(settings)
        orders = asyncio.ensure_future(AdminListener(context, bus).run())
        stop_metrics = start_metrics(context)
        health = asyncio.ensure_future(context.storage_health.run())
        yield {"context": context}  # the protocols of uvicorn find it in the application's state
        await asyncio.to_thread(stop_metrics)
        orders.cancel()
        health.cancel()
        await asyncio.to_thread(bus.close)  # after what it is reading
        await context.reviews.close()
        await context.registry.stop()
        if cluster is not None:
            await cluster.leave()
        await context.store.close()

    handlers = {Exception: on_bug, 404: on_missing, 405: on_missing}
    app = Starlette(lifespan=lifespan, exception_handlers=handlers)
    return SecurityHeaders(HostGuard(app, settings), settings)


async def join_cluster(context: ServerContext) -> ServerProcess | None:
    """Join the processes that share a PostgreSQL database; None with a database of one's own."""
    membership = context.registry.deps.ownership
    if not isinstance(membership, Membership):
        return None
    cluster = ServerProcess(context, membership)
    await cluster.join()
    return cluster


async def load_access(context: ServerContext) -> None:
    """Load who is banned, who has signed out, and since when tokens expire here."""
    now = context.clock.now()
    context.access.timed_since = int(await context.store.get_or_set("tokens-expire-since", str(now).encode()))
    for guest, at in (await context.store.signed_out(now - LIFETIME)).items():
        context.access.sign_out(guest, at)
    context.access.set_bans(await context.store.bans())


def start_metrics(context: ServerContext) -> Callable[[], None]:
    """Answer Prometheus on its own address, if there is one; a function that stops it."""
    if not context.settings.metrics_address:
        return lambda: None
    host, port = split_address(context.settings.metrics_address)
    return context.metrics.serve(host, port, lambda: context.store.probe(context.clock.now()))


async def on_bug(request: Request, error: Exception) -> Response:
    """Log an unexpected exception; the client learns nothing about it."""
    log_bug(f"request {request.scope['path'][:80]}", error)
    return json_response({"type": "refused", "code": "storage", "text": "the server made a mistake"}, 500)


async def on_missing(request: Request, error: Exception) -> Response:
    """There is nothing at this path, or nothing for this method."""
    return not_found()


class HostGuard:
    """Refuses every HTTP request for a name that is none of this server's; WebSockets check it themselves."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._hosts = AllowedHosts(settings.hosts, settings.origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        app = self.app
        if scope["type"] == "http":
            try:
                self._hosts.check_host(HTTPConnection(scope))
            except Refusal as refusal:
                app = json_response(refused_message(refusal), STATUS[refusal.code])
        await app(scope, receive, send)


class SecurityHeaders:
    """Adds the security headers to every response; with TLS one more, so that browsers use nothing else."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._headers = [*HEADERS, STRICT_TRANSPORT] if settings.secure or settings.tls_cert else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add headers to its response."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self._headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
