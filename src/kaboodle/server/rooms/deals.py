"""The deal of a game in a room: what it depends on, and the table that it gives."""

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


Dealer = Callable[[DealParameters], Table]


def deal_table(deal: DealParameters) -> Table:
    """The table of a deal."""
    return kaboodle.new(
        deal.edition,
        deal.players,
        options=deal.options,
        starter=deal.starter,
        secret=deal.secret,
        entropy=deal.entropy,
    )
