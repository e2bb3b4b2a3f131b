"""The plan of an arena: which bots play which deals in which seats. The same plan gives the same games."""

import hashlib
from collections.abc import Iterator
from random import Random

import msgspec

from kaboodle.core.record import Record
from kaboodle.core.registry import family_of


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """Bots at one kind of table. Every deal is played once for each bot in each seat."""

    edition: str
    bots: tuple[str, ...]  # one for each seat, as they were named
    seed: int
    options: dict[str, str]
    limit: float  # seconds for a decision of a bot that is not ours

    def seating(self, rotation: int) -> tuple[int, ...]:
        """The bot of each seat, rotated by one for every game of a deal."""
        return tuple((seat - rotation) % len(self.bots) for seat in range(len(self.bots)))

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal."""
        return int.from_bytes(hashlib.blake2b(f"{self.seed}/{deal}".encode(), digest_size=8).digest(), "big")

    def chance(self, deal: int, rotation: int, seat: int) -> Random:
        """The seed of the bot in a seat."""
        return Random(f"{self.seed}/{deal}/{rotation}/{seat}")

    def deals_for(self, games: int) -> int:
        """The number of whole deals for a number of games."""
        return -(-games // len(self.bots))

    def games(self, deals: int) -> Iterator[tuple[int, int]]:
        """Every game as deal and rotation."""
        return ((deal, rotation) for deal in range(deals) for rotation in range(len(self.bots)))


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A fault of a bot; the default move was played instead."""

    bot: str
    seat: str
    kind: str  # one of `KINDS`
    said: str  # its output or error, shortened


KINDS = ("illegal", "garbage", "silence", "time-out", "crash", "flood", "dead")


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One game of an arena in full."""

    deal: int
    rotation: int
    bots: tuple[int, ...]  # by seat: which bot of the contest sat there
    payoffs: tuple[float, ...]  # by seat
    turns: int
    micros: tuple[tuple[int, ...], ...]  # by seat: how long each decision took, in millionths of a second
    verdicts: tuple[Verdict, ...] = ()
    record: Record | None = None  # None when only the score is kept

    @property
    def score(self) -> "Played":
        """The same without the moves."""
        return msgspec.structs.replace(self, record=None)


def plan(edition: str, bots: tuple[str, ...], seed: int, options: dict[str, str], limit: float) -> Contest:
    """A contest at a table that exists; OptionError if it does not."""
    chosen = family_of(edition).editions[edition].choose(len(bots), options)
    return Contest(edition=edition, bots=bots, seed=seed, options=chosen, limit=limit)
