"""The deal of a game in a room: what it depends on, and the table that it gives."""

import hashlib
from collections.abc import Callable, Mapping, Sequence

import msgspec

import kaboodle
from kaboodle.core.table import Table


class DealParameters(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that a deal depends on."""

    edition: str
    players: int
    options: Mapping[str, str]
    secret: bytes
    entropy: Sequence[str]
    starter: str | None
    position: str = ""  # in place of a deal


Dealer = Callable[[DealParameters], Table]


def deal_table(deal: DealParameters) -> Table:
    """The table of a deal, or of a position with later chance from the secret."""
    if deal.position:
        seed = chance_of(deal.secret, deal.entropy)
        return kaboodle.read(deal.position, deal.edition, options=deal.options, seed=seed)
    return kaboodle.new(
        deal.edition,
        deal.players,
        options=deal.options,
        starter=deal.starter,
        secret=deal.secret,
        entropy=deal.entropy,
    )


def chance_of(secret: bytes, entropy: Sequence[str]) -> int:
    """The seed of a game that begins from a position."""
    parts = (secret, *(text.encode() for text in entropy))
    return int.from_bytes(hashlib.sha256(b"\0".join(parts)).digest()[:8], "big") >> 1
