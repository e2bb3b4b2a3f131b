"""The pages of the browser client: content types, caching, compression, and no other files."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from kaboodle.server.app import make_app
from kaboodle.server.context import ServerContext
from kaboodle.server.guests import GuestSigner
from kaboodle.server.http.static import NOT_BUILT
from kaboodle.server.metrics import Metrics
from kaboodle.server.rooms.deps import RoomDeps
from kaboodle.server.rooms.registry import RoomRegistry
from kaboodle.server.settings import Settings
from kaboodle.server.store.sqlite import SqliteStore
from tests.server.manual_clock import InstantBotPool, ManualClock, run

SCRIPT = b"export {};" * 50


class Got(msgspec.Struct):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


Get = Callable[..., Awaitable[Got]]


async def makes(settings: Settings) -> ServerContext:
    deps = RoomDeps(SqliteStore(":memory:"), ManualClock(), InstantBotPool(), Metrics(), settings)
    return ServerContext(RoomRegistry(deps), GuestSigner(b"k" * 32))


def with_pages(folder: Path, test: Callable[[Get], Awaitable[None]]) -> None:
    """Run a test against the whole application, with the pages of a folder."""

    async def running() -> None:
        app = make_app(Settings(), makes, folder)
        told: asyncio.Queue[str] = asyncio.Queue()
        done = asyncio.Event()

        async def life() -> dict[str, str]:
            return {"type": await told.get()}

        async def began(message: object) -> None:
            done.set()

        async def get(path: str, method: str = "GET", **headers: str) -> Got:
            names = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
            scope = {"type": "http", "method": method, "path": path, "headers": names, "query_string": b""}
            got = Got(0, {}, b"")

            async def receive() -> dict[str, object]:
                return {"type": "http.request", "body": b""}

            async def send(message: object) -> None:
                found: dict[str, object] = msgspec.convert(message, dict[str, object])
                if found["type"] == "http.response.start":
                    got.status = msgspec.convert(found["status"], int)
                    pairs = msgspec.convert(found["headers"], list[tuple[bytes, bytes]])
                    got.headers = {name.decode(): value.decode() for name, value in pairs}
                else:
                    got.body += msgspec.convert(found.get("body", b""), bytes)

            await app(scope, receive, send)
            return got

        task = asyncio.ensure_future(app({"type": "lifespan", "state": {}}, life, began))
        told.put_nowait("lifespan.startup")
        await done.wait()
        try:
            await test(get)
        finally:
            told.put_nowait("lifespan.shutdown")
            await task

    run(running())


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A client as a build leaves it."""
    (tmp_path / "secret.txt").write_text("not for you")
    folder = tmp_path / "pages"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kaboodle</title>")
    (folder / "assets/app-Ab3_dE9z.js").write_bytes(SCRIPT)
    (folder / "assets/app-Ab3_dE9z.js.gz").write_bytes(gzip.compress(SCRIPT))
    (folder / "assets/app-Ab3_dE9z.js.br").write_bytes(b"brotli")
    (folder / "icon.svg").write_text("<svg/>")
    return folder


def test_files_have_their_types_and_an_address_inside_the_client_has_the_first_page(built: Path) -> None:
    async def test(get: Get) -> None:
        first = await get("/")
        assert first.status == 200 and first.headers["content-type"] == "text/html; charset=utf-8"
        for inside in ("/r/abcdefg", "/replay/x", "/learn/mantis", "/games"):
            assert (await get(inside)).body == first.body
        script, icon = await get("/assets/app-Ab3_dE9z.js"), await get("/icon.svg")
        assert script.body == SCRIPT and script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert icon.headers["content-type"] == "image/svg+xml"
        head = await get("/", method="HEAD")
        assert head.status == 200 and int(head.headers["content-length"]) == len(first.body)

    with_pages(built, test)


def test_what_is_named_by_its_content_is_kept_for_ever_and_the_rest_is_asked_for_again(built: Path) -> None:
    async def test(get: Get) -> None:
        script, first = await get("/assets/app-Ab3_dE9z.js"), await get("/")
        assert "immutable" in script.headers["cache-control"] and first.headers["cache-control"] == "no-cache"
        again = await get("/", if_none_match=f'"other", {first.headers["etag"]}')
        assert (again.status, again.body) == (304, b"")
        assert (await get("/", if_none_match='"other"')).status == 200

    with_pages(built, test)


def test_a_browser_gets_the_smallest_form_that_it_takes(built: Path) -> None:
    async def test(get: Get) -> None:
        path = "/assets/app-Ab3_dE9z.js"
        best = await get(path, accept_encoding="gzip, deflate, br")
        packed = await get(path, accept_encoding="gzip;q=1.0")
        plain = await get(path)
        assert best.body == b"brotli" and best.headers["content-encoding"] == "br"
        assert gzip.decompress(packed.body) == SCRIPT and packed.headers["content-encoding"] == "gzip"
        assert plain.body == SCRIPT and "content-encoding" not in plain.headers
        assert len({answer.headers["etag"] for answer in (best, packed, plain)}) == 3
        assert all(answer.headers["vary"] == "Accept-Encoding" for answer in (best, packed, plain))

    with_pages(built, test)


def test_what_the_build_has_not_packed_is_packed_on_its_way(built: Path) -> None:
    async def test(get: Get) -> None:
        (path,) = [f"/{file.name}" for file in built.glob("*.html")]
        plain, packed = await get(path), await get(path, accept_encoding="gzip, br")
        again = await get(path, accept_encoding="gzip", if_none_match=packed.headers["etag"])
        assert packed.headers["content-encoding"] == "gzip" and gzip.decompress(packed.body) == plain.body
        assert again.status == 304 and plain.headers["etag"] != packed.headers["etag"]

    with_pages(built, test)


@pytest.mark.parametrize(
    "path",
    [
        *("/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/assets/app.js", "/.git/config.txt"),
        *("/api/nothing", "/api/", "/socket", "/healthz/x", "/favicon.ico"),
    ],
)
def test_nothing_but_the_pages_is_there(built: Path, path: str) -> None:
    async def test(get: Get) -> None:
        got = await get(path)
        assert got.status == 404 and b"not for you" not in got.body
        assert msgspec.json.decode(got.body)["code"] == "no-room"

    with_pages(built, test)


def test_a_page_may_load_only_from_here(built: Path) -> None:
    async def test(get: Get) -> None:
        policy = (await get("/")).headers["content-security-policy"]
        assert "default-src 'self'" in policy and "script" not in policy and "unsafe-eval" not in policy
        assert (await get("/api/editions")).headers["content-security-policy"] == policy

    with_pages(built, test)


def test_a_server_without_pages_says_how_to_get_them(tmp_path: Path) -> None:
    async def test(get: Get) -> None:
        for path in ("/", "/r/abcdefg"):
            got = await get(path)
            assert (got.status, got.body) == (503, NOT_BUILT.encode())
        assert (await get("/api/editions")).status == 200

    with_pages(tmp_path / "nothing", test)
