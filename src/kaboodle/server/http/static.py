"""The built files of the browser client, read once and served from memory."""

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from kaboodle.server.work_budget import PAGE, REQUEST

Turn = Callable[[Request, int], Awaitable[None]]  # waits until a request of this weight is admitted
BUILT = Path(__file__).parents[2] / "pages"
PACKED = {"br": ".br", "gzip": ".gz"}  # content encodings in order of preference, and their file name endings
NAMED_BY_CONTENT = re.compile(r"^assets/.*-[\w-]{8,}\.\w+$")
KINDS = {".js": "text/javascript", ".woff2": "font/woff2", ".svg": "image/svg+xml", ".webp": "image/webp"}
KINDS |= {".webmanifest": "application/manifest+json", ".wasm": "application/wasm"}
COMPRESSED = ("font/woff2", "image/webp", "image/png")  # types that gzip makes no smaller
NOT_PAGES = ("api", "socket", "healthz", "metrics")  # paths for programs, which are not answered with a page
NOT_BUILT = """\
The Kaboodle server is running, but the pages for the browser have not been built here.
`make play` builds them; programs can play without, see docs/guide/protocol.md.
"""


class StaticFile(msgspec.Struct, frozen=True, kw_only=True):
    """One file: its plain body, and its packed bodies by content encoding."""

    kind: str
    tag: str
    cache: str
    bodies: dict[str, bytes]


def read_pages(folder: Path) -> dict[str, StaticFile]:
    """Every file below a folder, by its path; nothing else can be requested."""
    files = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*")) if path.is_file()}
    return {
        name: static_file(name, path, files)
        for name, path in files.items()
        if not any(name.endswith(end) and name.removesuffix(end) in files for end in PACKED.values())
    }


def static_file(name: str, path: Path, files: dict[str, Path]) -> StaticFile:
    """A file with its packed bodies."""
    body = path.read_bytes()
    packed = {encoding: files[name + end].read_bytes() for encoding, end in PACKED.items() if name + end in files}
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    immutable = NAMED_BY_CONTENT.match(name) is not None
    return StaticFile(
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache="public, max-age=31536000, immutable" if immutable else "no-cache",
        bodies={**packed, "": body},
    )


def serve_pages(turn: Turn, folder: Path = BUILT) -> Callable[[Request], Awaitable[Response]]:
    """An endpoint that answers with a file, or with the first page for a path inside the client, such as /r/CODE."""
    files = read_pages(folder)

    async def respond(request: Request) -> Response:
        name = request.path_params["path"]
        found = files.get(name) or files.get("index.html")
        weight = REQUEST + (0 if found is None else len(found.bodies[""]) // PAGE)
        await turn(request, weight)
        if name in files:
            return file_response(files[name], request)
        if "." in name.rpartition("/")[2] or name.startswith(NOT_PAGES):
            return not_found()
        if "index.html" not in files:
            return Response(NOT_BUILT, 503, media_type="text/plain")
        return file_response(files["index.html"], request)

    return respond


def file_response(file: StaticFile, request: Request) -> Response:
    """A file in the smallest encoding that the browser accepts, or 304 if the browser has it."""
    accepted = {encoding.partition(";")[0].strip() for encoding in accept_encoding(request).split(",")}
    if "gzip" in accepted and file.bodies.keys() == {""} and file.kind.partition(";")[0] not in COMPRESSED:
        file.bodies["gzip"] = gzip.compress(file.bodies[""], 9, mtime=0)  # at the first request only
    encoding = next((encoding for encoding in PACKED if encoding in accepted and encoding in file.bodies), "")
    tag = file.tag if not encoding else f'{file.tag[:-1]}-{encoding}"'
    headers = {"ETag": tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if tag in [known.strip() for known in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.bodies[encoding], headers={**headers, "Content-Type": file.kind})


def accept_encoding(request: Request) -> str:
    """The header of a request that lists the encodings it accepts."""
    return request.headers.get("accept-encoding", "")


def not_found() -> Response:
    """A 404 as a message of the protocol."""
    body = b'{"type":"refused","code":"no-room","text":"there is nothing here"}'
    return Response(body, 404, media_type="application/json", headers={"Cache-Control": "no-store"})
