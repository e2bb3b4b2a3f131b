"""Guests: identities without accounts, in tokens that the server signs and that expire."""

import hashlib
import secrets

import msgspec
from itsdangerous import BadData, URLSafeSerializer

from kaboodle.server.wire import Code, Name, Refusal

LIFETIME = 60 * 86_400_000  # ms that a token is valid
RENEWED = 86_400_000  # ms after which a token that is used is replaced by a new one


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A unique id, and a nickname."""

    id: str
    name: Name


class TokenClaims(Guest, frozen=True, kw_only=True):
    """A guest as a token names them, and when the token was signed."""

    at: int = 0  # ms since 1970; 0 in tokens of versions before they expired

    @property
    def guest(self) -> Guest:
        """The guest alone."""
        return Guest(id=self.id, name=self.name)


class GuestSigner:
    """Creates guests, and signs and verifies the tokens that identify them."""

    def __init__(self, key: bytes) -> None:
        self._key = hashlib.sha256(b"kaboodle.address" + key).digest()
        signing = {"key_derivation": "hmac", "digest_method": hashlib.sha256}
        self._tokens = URLSafeSerializer(key, salt="kaboodle.guest", signer_kwargs=signing)

    def pseudonym(self, address: str) -> str:
        """An address as it is stored with a room: the same for the same address, and nobody else can find it out."""
        return hashlib.blake2b(address.encode(), key=self._key, digest_size=12, person=b"origin").hexdigest()

    def hash_address(self, room: str, address: str) -> str:
        """What a room keeps of an address: a hash that only this server can make, and another one for each room."""
        return hashlib.blake2b(f"{room} {address}".encode(), key=self._key, digest_size=12).hexdigest()

    def new(self, name: str) -> Guest:
        """A guest with a new id."""
        return Guest(id=secrets.token_urlsafe(12), name=name)

    def sign(self, guest: Guest, at: int) -> str:
        """The token that identifies a guest, signed at some time."""
        token = self._tokens.dumps({"id": guest.id, "name": guest.name, "at": at})
        return token if isinstance(token, str) else token.decode()

    def read(self, token: str) -> TokenClaims:
        """What a token says; Refusal if this server did not sign it."""
        try:
            return msgspec.convert(self._tokens.loads(token), TokenClaims)
        except (BadData, UnicodeError):
            raise Refusal(Code.WHO, "this identity was not signed by this server") from None


def new_seat_key(now: int) -> str:
    """A key of a seat, for other devices; its hash covers the time in it."""
    return f"{secrets.token_urlsafe(24)}.{now:x}"


def seat_key_time(key: str) -> int:
    """When a key of a seat was made, in milliseconds since 1970; 0 for keys of older versions."""
    _, _, at = key.rpartition(".")
    try:
        return int(at, 16) if "." in key else 0
    except ValueError:
        return 0
