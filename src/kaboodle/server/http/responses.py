"""HTTP responses: JSON, cached or not, and files."""

import gzip

from starlette.requests import Request
from starlette.responses import Response

from kaboodle.server import wire


def file_response(text: str, name: str) -> Response:
    """A file to download."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


def immutable_response(request: Request, body: object) -> Response:
    """JSON that never changes, compressed if the client accepts that; takes a while for a long game."""
    return packed_response(request, body, "private, max-age=31536000, immutable")


def packed_response(request: Request, body: object, cache: str = "public, max-age=3600") -> Response:
    """JSON that may be cached, compressed if the client accepts that."""
    raw = wire.ENCODER.encode(body)
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        raw, headers["Content-Encoding"] = gzip.compress(raw, 5, mtime=0), "gzip"
    return Response(raw, media_type="application/json", headers=headers)


def raw_response(raw: bytes) -> Response:
    """JSON that is encoded already, and is not cached."""
    return Response(raw, media_type="application/json", headers={"Cache-Control": "no-store"})


def json_response(body: object, status: int = 200) -> Response:
    """A JSON response that is not cached."""
    raw = wire.ENCODER.encode(body)
    return Response(raw, status, media_type="application/json", headers={"Cache-Control": "no-store"})
