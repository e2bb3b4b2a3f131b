"""The list of action cards that the kernel knows: each chapter of the rules adds its own blocks when it is imported."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from kaboodle.games.board.card_ids import BY_SLUG

# On the own turn before the disc; also before the disc of another; as an answer; on a Kitten; instead of the disc.
Timing = Literal["own-turn", "any", "answer", "on-explode", "instead-of-disc"]


@dataclass(frozen=True)
class Card:
    """One title: how many copies each pack of ours has, when it is played, and the rules it comes from."""

    kind: int
    slug: str
    copies: Mapping[str, int]
    timing: Timing
    nopeable: bool
    ends_turn: bool
    rules: str


CARD_ROWS: list[Card] = []
KINDS = len(BY_SLUG) + 1  # every title, and the blank face of a card that is not seen
TITLES = (1 << len(BY_SLUG)) - 1  # the set of all titles
NO_COPIES: Mapping[str, int] = {}  # of a card that only custom packs have


def card(
    slug: str,
    *,
    rules: str,
    copies: Mapping[str, int] = NO_COPIES,
    timing: Timing = "own-turn",
    nopeable: bool = True,
    ends_turn: bool = False,
) -> None:
    """Add a card. Its number is generated (card_ids.py); the method of its name carries it out."""
    CARD_ROWS.append(Card(BY_SLUG[slug], slug, copies, timing, nopeable, ends_turn, rules))
