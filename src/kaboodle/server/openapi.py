"""The HTTP side as an OpenAPI 3.1 document, made from the addresses and the types."""

import inspect
import re
from collections.abc import Iterable
from typing import Any

import msgspec

from kaboodle.server import wire
from kaboodle.server.addresses import PARAMETERS, Address
from kaboodle.server.hall import COOKIE

REFERENCE = "#/components/schemas/{name}"
WHO = {
    "token": {"type": "http", "scheme": "bearer", "description": "`token` of `POST /api/guest`, for programs."},
    "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE, "description": "The same, as browsers keep it."},
}
WORDS = {
    400: "It cannot be read, or does not fit.",
    401: "Nobody has said who asks.",
    403: "Not from here, or not by this guest.",
    404: "There is no such thing.",
    409: "Not at this stage, or there is no more room.",
    429: "Too much at once.",
    503: "The disk cannot be used just now.",
}
Document = dict[str, Any]  # JSON


def document(addresses: Iterable[Address], desk: type) -> Document:
    """The whole document; each sentence is that of the desk's method."""
    addresses = tuple(addresses)
    kinds = [kind for address in addresses for kind in (address.takes, address.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*kinds, wire.Refused], ref_template=REFERENCE)
    known = dict(zip(map(repr, [*kinds, wire.Refused]), schemas, strict=True))
    paths: dict[str, Document] = {}
    for address in addresses:
        operation = _operation(address, inspect.getdoc(getattr(desk, address.does)) or "", known)
        paths.setdefault(address.path, {})[address.method.lower()] = operation
    about = "What happens in a room goes over its WebSocket at `/socket`: see docs/guide/protocol.md."
    return {
        "openapi": "3.1.0",
        "info": {"title": "Kaboodle", "version": str(wire.PROTOCOL), "description": about},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": WHO},
    }


def _operation(address: Address, text: str, known: dict[str, Document]) -> Document:
    """One method at one path."""
    given = (
        {"text/plain": {"schema": {"type": "string"}}}
        if address.gives is None
        else {"application/json": {"schema": known[repr(address.gives)]}}
    )
    refused = {"application/json": {"schema": known[repr(wire.Refused)]}}
    answers = {str(status): {"description": WORDS[status], "content": refused} for status in address.statuses}
    operation: Document = {"operationId": address.does, "summary": text}
    if parameters := _parameters(address):
        operation["parameters"] = parameters
    if address.takes is not None:
        needed = any(field.required for field in msgspec.structs.fields(address.takes))
        body = {"application/json": {"schema": known[repr(address.takes)]}}
        operation["requestBody"] = {"required": needed, "content": body}
    operation["responses"] = {str(address.status): {"description": "Done.", "content": given}, **answers}
    if address.known:
        operation["security"] = [{name: []} for name in WHO]
    return operation


def _parameters(address: Address) -> list[Document]:
    """What stands in the path and behind it."""
    places = [(name, "path") for name in re.findall(r"{(\w+)}", address.path)]
    places += [(name, "query") for name in address.query]
    return [
        {"name": name, "in": where, "required": where == "path", "schema": msgspec.json.schema(PARAMETERS[name])}
        for name, where in places
    ]
