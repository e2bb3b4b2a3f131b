"""The action space: every move that the cards and rules can ever ask for, with names and meanings."""

from collections.abc import Iterator
from functools import cache

from kaboodle.core.action_space import Space, space_of
from kaboodle.games.board.cards import CARD_ROWS
from kaboodle.games.board.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DISCS,
    DONE,
    EXPLODE,
    FLIP_IT,
    HIDE_AT,
    MOVE_IT,
    NOPE_IT,
    ORDER_AS,
    PASS,
    PLAY,
    SEATS,
    SEEN,
)
from kaboodle.games.board.kernel import ActionSpace
from kaboodle.games.board.text.words import order_text


@cache
def space(slug: str) -> Space:
    """The action space."""
    return space_of(slug, ActionSpace(), moves())


def moves() -> Iterator[tuple[int, str, str]]:
    """Every move that a seat can ever make, as the actor numbers it."""
    yield PASS, "pass", "Let it happen."
    yield NOPE_IT, "nope", "Play a Nope."
    yield DONE, "done", "Play no more cards; the disc is turned over next."
    yield DEFUSE_IT, "defuse", "Play a Defuse."
    yield EXPLODE, "explode", "Explode, though there may be a Defuse."
    yield MOVE_IT, "move", "Move, and do not flip the board."
    yield FLIP_IT, "flip-it", "Flip the board, and do not move."
    rows = sorted(CARD_ROWS, key=lambda row: row.kind)
    for row in (it for it in rows if it.timing not in ("answer", "on-explode")):
        yield PLAY + row.kind, row.slug, f"Play {row.slug}."
    for row in rows:
        yield CHOOSE + row.kind, f"discard {row.slug}", f"Discard {row.slug}."
    for steps in range(SEATS):  # who explodes may share the last place, but never swaps with itself
        if steps:
            yield (
                AT + steps,
                f"target+{steps}",
                f"Pick the pocket of, or swap with, the player {steps} seats clockwise.",
            )
    for order in range(6):
        yield ORDER_AS + order, order_text(order, SEEN), "Put the top discs back in this order of their places."
    for place in range(DISCS + 1):
        yield HIDE_AT + place, f"hide@{place}", f"Hide the magnet with {place} discs above it."
