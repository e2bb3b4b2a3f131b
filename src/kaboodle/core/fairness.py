"""Provably fair deals: the dealer commits to a secret, the players to entropy, and only then is any of it revealed."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence

from kaboodle.engine.rng import Secret

DOMAIN = b"kaboodle-deal-1"


def commitment_of(secret: bytes) -> str:
    """The hash that commits the dealer to a secret before the players add entropy."""
    return hashlib.sha256(DOMAIN + b"-commit\0" + secret).hexdigest()


def entropy_commitment_of(text: str, position: int, commitment: str) -> str:
    """The hash that commits a player to entropy for one deal; `position` is the seat's, the first one is 0.

    It is bound to the seat and the dealer's commitment, so that nobody can take over another player's hash.
    """
    head = f"{commitment}\0{position}\0".encode()
    return hashlib.sha256(DOMAIN + b"-entropy\0" + head + text.encode()).hexdigest()


def entropy_commitments(entropy: Sequence[str], commitment: str) -> tuple[str, ...]:
    """The hashes of all entropy in a deal; empty for a seat that added none."""
    return tuple(entropy_commitment_of(text, n, commitment) if text else "" for n, text in enumerate(entropy))


def new_secret() -> bytes:
    """A random secret of 256 bits."""
    return secrets.token_bytes(32)


def sealed_chance(
    secret: bytes, entropy: Sequence[str], slug: str, players: int, options: Mapping[str, str], starter: int
) -> Secret:
    """The random stream of a game. It depends on the secret, the entropy of every player, and the table."""
    if len(secret) != 32:
        raise ValueError(f"a secret has 32 bytes, not {len(secret)}")
    key = hashlib.blake2b(key=secret, digest_size=32, person=DOMAIN)
    parts = [slug, str(players), str(starter), *[f"{name}={options[name]}" for name in sorted(options)]]
    for part in [*parts, str(len(entropy)), *entropy]:
        data = part.encode()
        key.update(len(data).to_bytes(4, "big") + data)
    return Secret(key.digest())
