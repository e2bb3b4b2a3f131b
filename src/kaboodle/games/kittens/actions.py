"""The action space of an edition: the moves that its cards and rules can ever ask for, with names and meanings."""

from collections.abc import Callable, Iterator
from functools import cache

from kaboodle.core.action_space import Space, space_of
from kaboodle.games.kittens.card_ids import ARMAGEDDON, DEVILCAT, FERAL, GODCAT, KITTEN, NOPE, RAISING_HECK
from kaboodle.games.kittens.cards import CARDS
from kaboodle.games.kittens.codes import (
    AT,
    CHOOSE,
    DEFUSE_IT,
    DRAW,
    EXPLODE,
    FIVE_DIFFERENT,
    GODCAT_AS,
    GODCAT_IT,
    HIDE_AT,
    HOLD,
    KEEP,
    LAY_AT,
    MOST_DECKS,
    NOPE_IT,
    PASS,
    PICK_ANY,
    PICK_GODCAT,
    PLAY,
    SWAP_IT,
    THREE,
    THREE_BOTH,
    THREE_FERAL,
    THREE_FERALS,
    THREE_GODCAT,
    TOP,
    TWO,
    TWO_FERAL,
    TWO_GODCAT,
)
from kaboodle.games.kittens.editions import EDITIONS
from kaboodle.games.kittens.kernel import ActionSpace
from kaboodle.games.kittens.text.words import SLUG, words_of

Named = tuple[int, str, str]
ROW = {row.kind: row for row in CARDS}


@cache
def space(slug: str) -> Space:
    """The action space of an edition."""
    return space_of(slug, ActionSpace(), moves(slug))


def moves(slug: str) -> Iterator[Named]:
    """Every move that a seat of this edition can ever make, as the actor numbers it."""
    edition = EDITIONS[slug]
    kinds = [kind for kind, row in sorted(ROW.items()) if row.copies.get(slug)]
    yield from answers(kinds)
    if edition.five_different:
        yield FIVE_DIFFERENT, "five", "Begin a play of five different cards; they are chosen one by one, in this order."
    yield from plays(kinds)
    for kind in kinds:
        if kind != DEVILCAT:
            yield CHOOSE + kind, f"choose {SLUG[kind]}", "Name it, give it, take it, or the next of five different."
    for steps in range(1, edition.seats[-1]):
        yield AT + steps, f"target+{steps}", f"Aim the play at the player {steps} seats clockwise."
    if ARMAGEDDON in kinds:
        for steps in range(1, edition.seats[-1]):
            for devil, card in enumerate((GODCAT, DEVILCAT)):
                meaning = f"Lay {SLUG[card]} before the player {steps} seats clockwise, and the other one before you."
                yield LAY_AT + 2 * steps + devil, f"lay+{steps} {SLUG[card]}", meaning
    decks = MOST_DECKS if edition.two_decks_from else 1
    for place in range(decks * sum(row.copies.get(slug, 0) for row in CARDS)):
        yield HIDE_AT + place, f"hide@{place}", f"Hide the Kitten with {place} cards above it."


def answers(kinds: list[int]) -> Iterator[Named]:
    """Moves of one word."""
    yield PASS, "pass", "Let it happen."
    yield NOPE_IT, "nope", "Play a Nope."
    yield DRAW, "draw", "Draw, and so end the turn."
    yield DEFUSE_IT, "defuse", "Play a Defuse."
    yield EXPLODE, "explode", "Explode, though there may be a way out."
    if GODCAT in kinds:
        yield GODCAT_IT, "godcat=defuse", "Play Godcat as a Defuse."
        yield PICK_ANY, "pick", "Take a card with an ordinary back."
        yield PICK_GODCAT, "pick godcat", "Take Godcat, whose back is known."
        yield HOLD, "hold", "Keep what lies before you."
        yield SWAP_IT, "swap", "Swap what lies before you."
    if RAISING_HECK in kinds:
        yield KEEP, "keep", "Keep the card from the bottom."
        yield TOP, "top", "Put the card from the bottom on top."


def plays(kinds: list[int]) -> Iterator[Named]:
    """The first stages of plays: single cards, pairs and triples, with Feral Cats and Godcat where there are any."""
    held = [kind for kind in kinds if kind not in (KITTEN, DEVILCAT, GODCAT)]
    alone = [kind for kind in held if ROW[kind].use != "never"]
    wild = [kind for kind in held if ROW[kind].cat and kind != FERAL] if FERAL in kinds else []
    blessed = [kind for kind in held if kind != NOPE] if GODCAT in kinds else []
    rows: list[tuple[int, list[int], Callable[[str], str]]] = [
        (PLAY, alone, lambda card: f"Play {card}."),
        (
            GODCAT_AS,
            [kind for kind in alone if GODCAT in kinds and kind != ARMAGEDDON],
            lambda card: f"Godcat as {card}.",
        ),
        (TWO, held, lambda card: f"Two of {card}."),
        (TWO_FERAL, wild, lambda card: f"{card} and a Feral Cat."),
        (TWO_GODCAT, blessed, lambda card: f"{card} and Godcat."),
        (THREE, held, lambda card: f"Three of {card}."),
        (THREE_FERAL, wild, lambda card: f"Two of {card} and a Feral Cat."),
        (THREE_FERALS, wild, lambda card: f"{card} and two Feral Cats."),
        (THREE_GODCAT, blessed, lambda card: f"Two of {card} and Godcat."),
        (THREE_BOTH, [kind for kind in wild if kind in blessed], lambda card: f"{card}, a Feral Cat and Godcat."),
    ]
    for first, of, meaning in rows:
        for kind in of:
            yield first + kind, words_of(first + kind), meaning(ROW[kind].slug)
