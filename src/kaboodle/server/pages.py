"""The pages of the browser client, as they were built: read once, and given out from memory."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parents[1] / "pages"
PACKED = {"br": ".br", "gzip": ".gz"}  # in the order in which they are preferred
NAMED_BY_CONTENT = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")
KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webp": "image/webp"}
KINDS |= {".webmanifest": "application/manifest+json", ".wasm": "application/wasm"}
SQUEEZED = ("font/woff2", "image/webp", "image/png")  # what packing makes no smaller
NOT_PAGES = ("api", "socket", "healthz", "metrics")  # what programs ask for: a page would be no answer
NOT_BUILT = """\
The Kaboodle server is running, but the pages for the browser have not been built here.
`make play` builds them; programs can play without, see docs/guide/protocol.md.
"""


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """One file: plain, and packed by the build or when that was first asked for."""

    kind: str
    tag: str
    cache: str
    bodies: dict[str, bytes]


def read_pages(folder: Path) -> dict[str, Page]:
    """Every file below a folder, by its path; nothing else can ever be asked for."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {
        name: page_of(name, path, files)
        for name, path in files.items()
        if not any(name.endswith(end) and name.removesuffix(end) in files for end in PACKED.values())
    }


def page_of(name: str, path: Path, files: dict[str, Path]) -> Page:
    """A file with its packed forms."""
    body = path.read_bytes()
    packed = {way: files[name + end].read_bytes() for way, end in PACKED.items() if name + end in files}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    for_ever = NAMED_BY_CONTENT.match(name) is not None
    return Page(
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache="public, max-age=31536000, immutable" if for_ever else "no-cache",
        bodies={**packed, "": body},
    )


def serve_pages(folder: Path = BUILT) -> Callable[[Request], Awaitable[Response]]:
    """Answers with a file; with the first page for an address inside the client, as /r/CODE is."""
    pages = read_pages(folder)

    async def answer(request: Request) -> Response:
        name = request.path_params["path"]
        if name in pages:
            return given(pages[name], request)
        if "." in name.rpartition("/")[2] or name.startswith(NOT_PAGES):
            return missing()
        if "index.html" not in pages:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return given(pages["index.html"], request)

    return answer


def given(page: Page, request: Request) -> Response:
    """A page in the smallest form that the browser takes, or word that it has it already."""
    accepted = {way.partition(";")[0].strip() for way in request.headers.get("accept-encoding", "").split(",")}
    if "gzip" in accepted and page.bodies.keys() == {""} and page.kind.partition(";")[0] not in SQUEEZED:
        page.bodies["gzip"] = gzip.compress(page.bodies[""], 9, mtime=0)  # once, when it is first asked for
    way = next((way for way in PACKED if way in accepted and way in page.bodies), "")
    tag = page.tag if not way else f'{page.tag[:-1]}-{way}"'
    headers = {"ETag": tag, "Cache-Control": page.cache, "Vary": "Accept-Encoding"}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if way:
        headers["Content-Encoding"] = way
    return Response(page.bodies[way], headers={**headers, "Content-Type": page.kind})


def missing() -> Response:
    """Nothing is there, in the words of the protocol."""
    body = b'{"type":"refused","code":"no-room","text":"there is nothing here"}'
    return Response(body, 404, media_type="application/json", headers={"Cache-Control": "no-store"})
