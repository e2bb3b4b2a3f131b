"""The list of cards: each chapter of the rules adds its own blocks when it is imported."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from kaboodle.games.kittens.card_ids import BY_SLUG, DEVILCAT, GODCAT, KITTEN

# Alone; at any other living player; at one who has cards; never on its own.
Use = Literal["alone", "target", "giver", "never"]


@dataclass(frozen=True)
class Card:
    """One title: how many copies a deck of each edition has, how it is played, and the rules it comes from."""

    kind: int
    slug: str
    copies: Mapping[str, int]
    use: Use
    cat: bool
    rules: str


CARDS: list[Card] = []
KINDS = len(BY_SLUG) + 1  # every title, and the blank face of a card that is not seen
TITLES = (1 << len(BY_SLUG)) - 1  # the set of all titles
NEVER = 1 << KITTEN | 1 << GODCAT | 1 << DEVILCAT  # what an unknown card of a hand is not


def card(slug: str, *, copies: Mapping[str, int], rules: str, use: Use = "never", cat: bool = False) -> None:
    """Add a card. Its number is generated (card_ids.py); the method of its name carries it out."""
    CARDS.append(Card(BY_SLUG[slug], slug, copies, use, cat, rules))


def column(fact: Callable[[Card], bool]) -> list[int]:
    """A yes-or-no fact of every kind, as a table for the kernel; all chapters' cards must be there already."""
    facts = [0] * KINDS
    for row in CARDS:
        facts[row.kind] = int(fact(row))
    return facts
