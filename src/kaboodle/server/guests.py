"""Guests: identities without accounts, signed by the server."""

import hashlib
import secrets

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from kaboodle.server.wire import Code, Name, Refusal


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A unique id, and a nickname."""

    id: str
    name: Name


class GuestSigner:
    """Creates guests, and signs and verifies the tokens that identify them."""

    def __init__(self, key: bytes) -> None:
        signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._tokens = URLSafeSerializer(key, salt="kaboodle.guest", signer_kwargs=signing)

    def new(self, name: str) -> Guest:
        """A guest with a new id."""
        return Guest(id=secrets.token_urlsafe(12), name=name)

    def sign(self, guest: Guest) -> str:
        """The token that identifies a guest."""
        token = self._tokens.dumps(msgspec.to_builtins(guest))
        return token if isinstance(token, str) else token.decode()

    def read(self, token: str) -> Guest:
        """The guest of a token; Refusal if this server did not sign it."""
        try:
            return msgspec.convert(self._tokens.loads(token), Guest)
        except (BadData, UnicodeError):
            raise Refusal(Code.WHO, "this identity was not signed by this server") from None
