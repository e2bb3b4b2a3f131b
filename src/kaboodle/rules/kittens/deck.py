"""The list of cards: each chapter of the rules adds its own rows here when it is imported."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from kaboodle.rules.kittens.kinds import BY_SLUG, DEVILCAT, GODCAT, KITTEN

# Alone; at any other living player; at one who has cards; never on its own.
Use = Literal["alone", "target", "giver", "never"]


@dataclass(frozen=True)
class Card:
    """One title of the decks: what it is called, how many copies each edition has, how it is played."""

    kind: int
    slug: str
    title: str
    text: str
    rules: str
    original: int
    good_vs_evil: int
    two_player: int
    use: Use
    cat: bool


CARDS: list[Card] = []
KINDS = 24  # room in the kernel's arrays, not the number of rows
TITLES = (1 << len(BY_SLUG)) - 1  # the set of all kinds
NEVER = 1 << KITTEN | 1 << GODCAT | 1 << DEVILCAT  # what an unknown card of a hand is not


def card(
    slug: str,
    title: str,
    text: str,
    *,
    rules: str,
    original: int = 0,
    good_vs_evil: int = 0,
    two_player: int = 0,
    use: Use = "never",
    cat: bool = False,
) -> None:
    """Add a row; its kind, a small int, follows from the order of the rows (generated in kinds.py)."""
    kind = BY_SLUG[slug]
    CARDS.append(Card(kind, slug, title, text, rules, original, good_vs_evil, two_player, use, cat))


def column(fact: Callable[[Card], bool]) -> list[int]:
    """A yes-or-no fact of every kind, as a table for the kernel; all chapters' rows must be there already."""
    facts = [0] * KINDS
    for row in CARDS:
        facts[row.kind] = int(fact(row))
    return facts
