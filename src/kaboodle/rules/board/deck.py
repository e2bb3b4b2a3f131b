"""The list of action cards that the kernel knows: each chapter of the rules adds its own rows when it is imported."""

from dataclasses import dataclass
from typing import Literal

from kaboodle.rules.board.kinds import BY_SLUG

# On one's own turn before the disc; also just before another's disc; as an answer; on a Kitten; in place of the disc.
Timing = Literal["own-turn", "any", "answer", "on-explode", "instead-of-disc"]


@dataclass(frozen=True)
class Card:
    """One title: what it is called, what it does, when it is played. How many there are, a pack says."""

    kind: int
    slug: str
    title: str
    text: str
    rules: str
    timing: Timing
    nopeable: bool
    ends_turn: bool


CARD_ROWS: list[Card] = []
KINDS = 16  # room in the kernel's arrays, not the number of rows
TITLES = (1 << len(BY_SLUG)) - 1  # the set of all kinds


def card(
    slug: str,
    title: str,
    text: str,
    *,
    rules: str,
    timing: Timing = "own-turn",
    nopeable: bool = True,
    ends_turn: bool = False,
) -> None:
    """Add a row; its kind, a small int, follows from the order of the rows (generated in kinds.py)."""
    CARD_ROWS.append(Card(BY_SLUG[slug], slug, title, text, rules, timing, nopeable, ends_turn))
