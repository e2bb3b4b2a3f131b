"""An arena's plan: which bots meet at which table, on which deals, in which seats. The same plan, the same games."""

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
        """Which bot sits in each seat, moved on by one for every game of a deal."""
        return tuple((seat - rotation) % len(self.bots) for seat in range(len(self.bots)))

    def deal_seed(self, deal: int) -> int:
        """The number that a deal comes from."""
        return int.from_bytes(hashlib.blake2b(f"{self.seed}/{deal}".encode(), digest_size=8).digest(), "big")

    def chance(self, deal: int, rotation: int, seat: int) -> Random:
        """The chance that a seat's bot chooses by."""
        return Random(f"{self.seed}/{deal}/{rotation}/{seat}")

    def deals_for(self, games: int) -> int:
        """How many whole deals so many games take."""
        return -(-games // len(self.bots))

    def games(self, deals: int) -> Iterator[tuple[int, int]]:
        """Every game as deal and rotation."""
        return ((deal, rotation) for deal in range(deals) for rotation in range(len(self.bots)))


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """A bot did not play as it should; the move that silence means was played in its place."""

    bot: str
    seat: str
    kind: str  # one of `KINDS`
    said: str  # what it said or did, in short


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
