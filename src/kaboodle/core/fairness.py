"""Provably fair deals: a secret that is committed to before the deal, and entropy that the players add after that."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence

from kaboodle.engine.rng import Secret

DOMAIN = b"kaboodle-deal-1"


def commitment_of(secret: bytes) -> str:
    """The hash that commits the dealer to a secret before the players add entropy."""
    return hashlib.sha256(DOMAIN + b"-commit\0" + secret).hexdigest()


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
