"""Guests: identities without accounts, signed by the server."""

import base64
import hashlib
import hmac
import secrets

import msgspec

from kaboodle.server.wire import Code, Name, Refusal


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A unique id, and a nickname."""

    id: str
    name: Name


def clean_name(text: str) -> str:
    """A nickname without unprintable characters; Refusal if nothing is left."""
    name = " ".join("".join(letter for letter in text if letter.isprintable()).split())
    if not name:
        raise Refusal(Code.UNREADABLE, "a name has letters that can be seen")
    return name


class GuestSigner:
    """Creates guests, and signs and verifies the tokens that identify them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def new(self, name: str) -> Guest:
        """A guest with a new id."""
        return Guest(id=secrets.token_urlsafe(12), name=name)

    def sign(self, guest: Guest) -> str:
        """The token that identifies a guest."""
        body = base64.urlsafe_b64encode(msgspec.json.encode(guest))
        return f"{body.decode()}.{self._signature(body)}"

    def read(self, token: str) -> Guest:
        """The guest of a token; Refusal if this server did not sign it."""
        body, _, signature = token.partition(".")
        if not token.isascii() or not hmac.compare_digest(signature, self._signature(body.encode())):
            raise Refusal(Code.WHO, "this identity was not signed by this server")
        return msgspec.json.decode(base64.urlsafe_b64decode(body), type=Guest)

    def _signature(self, body: bytes) -> str:
        return hmac.new(self._key, b"guest\0" + body, hashlib.sha256).hexdigest()
