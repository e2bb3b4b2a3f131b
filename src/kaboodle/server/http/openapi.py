"""The HTTP API as an OpenAPI 3.1 document, generated from the endpoints and their types."""

import inspect
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from kaboodle.server import wire
from kaboodle.server.access import COOKIE
from kaboodle.server.http.endpoints import PARAMETERS, Endpoint

REFERENCE = "#/components/schemas/{name}"
SECURITY_SCHEMES = {
    "token": {"type": "http", "scheme": "bearer", "description": "`token` of `POST /api/guest`, for programs."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same, as browsers keep it."},
}
STATUS_TEXT = {
    400: "The request cannot be read, or its values do not fit.",
    401: "The request has no identity.",
    403: "Refused for this origin, address or guest.",
    404: "There is no such thing.",
    409: "Not at this stage or under this name, or there is no free seat or capacity.",
    421: "The server does not answer to this name.",
    429: "Too many requests.",
    503: "The disk cannot be used at the moment.",
}
Document = dict[str, Any]  # JSON


def document(endpoints: Iterable[Endpoint], api: type) -> Document:
    """The whole document; each summary is the docstring of the method that answers."""
    endpoints = tuple(endpoints)
    types = [kind for endpoint in endpoints for kind in (endpoint.request, endpoint.response) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, wire.RefusedMessage], ref_template=REFERENCE)
    by_type = dict(zip(map(repr, [*types, wire.RefusedMessage]), schemas, strict=True))
    paths: dict[str, Document] = {}
    for endpoint in endpoints:
        operation = _operation(endpoint, inspect.getdoc(getattr(api, endpoint.name)) or "", by_type)
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    about = "What happens in a room goes over its WebSocket at `/socket`: see docs/guide/protocol.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kaboodle", "version": str(wire.PROTOCOL), "description": about},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": SECURITY_SCHEMES},
    }


def _operation(endpoint: Endpoint, summary: str, by_type: dict[str, Document]) -> Document:
    """One method at one path."""
    content = (
        {"text/plain": {"schema": {"type": "string"}}}
        if endpoint.response is None
        else {"application/json": {"schema": by_type[repr(endpoint.response)]}}
    )
    refused = {"application/json": {"schema": by_type[repr(wire.RefusedMessage)]}}
    refusals = {
        str(status): {"description": STATUS_TEXT[status], "content": refused} for status in endpoint.refusal_statuses
    }
    operation: Document = {"operationId": endpoint.name, "summary": summary}
    if parameters := _parameters(endpoint):
        operation["parameters"] = parameters
    if endpoint.request is not None:
        required = any(field.required for field in msgspec.structs.fields(endpoint.request))
        body = {"application/json": {"schema": by_type[repr(endpoint.request)]}}
        operation["requestBody"] = {"required": required, "content": body}
    operation["responses"] = {str(endpoint.status): {"description": "Success.", "content": content}, **refusals}
    if endpoint.needs_identity:
        operation["security"] = [{name: []} for name in SECURITY_SCHEMES]
    return operation


def _parameters(endpoint: Endpoint) -> list[Document]:
    """The parameters of the path and of the query."""
    places = [(name, "path") for name in re.findall(r"{(\w+)}", endpoint.path)]
    places += [(name, "query") for name in endpoint.query]
    return [
        {"name": name, "in": where, "required": where == "path", "schema": msgspec.json.schema(PARAMETERS[name])}
        for name, where in places
    ]
