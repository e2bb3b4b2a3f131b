"""Passwords of rooms: stored as salted hashes, compared in constant time, tried slowly."""

import asyncio
import hashlib
import hmac
import secrets
from collections.abc import Callable

from kaboodle.server.limits import RateLimiter
from kaboodle.server.wire import Code, Refusal

COST = {"n": 2**14, "r": 8, "p": 1}  # of scrypt: 16 MiB, and about 40 ms of a core
TOGETHER = 2  # passwords that are hashed at once
BY_ADDRESS = (0.1, 5)  # tries a second from one address, and the burst
BY_ROOM = (0.5, 30)  # tries a second at one room, and the burst


def hash_password(password: str) -> str:
    """A salted hash of a password, as it is stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{scrypt(password, salt).hex()}"


def is_password(stored: str, given: str) -> bool:
    """Whether this is the password that was stored; takes as long whether it is or not."""
    salt, _, digest = stored.partition(":")
    return hmac.compare_digest(scrypt(given, bytes.fromhex(salt)), bytes.fromhex(digest))


def scrypt(password: str, salt: bytes) -> bytes:
    """The hash of a password with its salt."""
    return hashlib.scrypt(password.encode(), salt=salt, dklen=32, **COST)


class PasswordChecker:
    """Checks passwords in a thread, a few at once, and slows down who guesses."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._by_address = RateLimiter(*BY_ADDRESS, now)
        self._by_room = RateLimiter(*BY_ROOM, now)
        self._free = asyncio.Semaphore(TOGETHER)

    async def check(self, stored: str, given: str | None, address: str, room: str) -> bool:
        """Whether a password is right; False without one. Refusal for too many tries from an address or at a room."""
        if not stored or given is None:
            return False
        if not self._by_address.take(address) or not self._by_room.take(room):
            raise Refusal(Code.SLOW_DOWN, "too many passwords were tried; wait a little")
        async with self._free:
            return await asyncio.to_thread(is_password, stored, given)
