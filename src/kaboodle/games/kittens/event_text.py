"""Events among kittens as sentences in English."""

from kaboodle.core.event_text import (
    RunTeller,
    Teller,
    card_runs,
    does,
    name,
    nope_tellers,
    number,
    seen_cards,
    simply,
    tell_lost,
    titles_from,
)
from kaboodle.core.events import Seen
from kaboodle.games.kittens.cards import CARDS

TITLES = {row.slug: row.title for row in CARDS}
title = titles_from(TITLES)


def tell_future(group: list[Seen], me: str | None) -> str:
    """The top of the draw pile, for those who see it; for the others that somebody looks."""
    cards = seen_cards(group, title)
    if cards:
        return f"The top of the draw pile, top first: {cards}."
    return f"{does(group[0].seat, 'look', me)} at the top {number(len(group), 'card')} of the draw pile."


def tell_kitten(event: Seen, me: str | None) -> str:
    """A Kitten shows up."""
    where = {"top": "", "bottom": " from the bottom", "discard": " from the discard pile"}[event.note or "top"]
    return f"{does(event.seat, 'draw', me)} an Exploding Kitten{where}!"


def tell_hide(event: Seen, me: str | None) -> str:
    """The Kitten goes back."""
    if event.place is None:
        return f"{does(event.seat, 'hide', me)} the Kitten in the draw pile."
    return f"{does(event.seat, 'hide', me)} the Kitten under {number(event.place, 'card')}."


def tell_lay(event: Seen, me: str | None) -> str:
    """The duel begins."""
    what = f"{title(event.card)} before {name(event.other, me)}" if event.card else "both cats face down"
    return f"{does(event.seat, 'lay', me)} {what}; {name(event.other, me)} may hold or swap."


def tell_duel(event: Seen, me: str | None) -> str:
    """How the duel ends."""
    other = does(event.other, "have", me).replace("You", "you")
    return f"{does(event.seat, 'have', me)} Godcat, {other} Devilcat."


TELLERS: dict[str, Teller] = {
    **nope_tellers(title),
    "kitten": tell_kitten,
    "hide": tell_hide,
    "shuffle": simply("shuffle", " the draw pile"),
    "give": lambda event, me: f"{does(event.seat, 'give', me)} {title(event.card)} to {name(event.other, me)}.",
    "miss": lambda event, me: f"{does(event.seat, 'have', me)} no {title(event.named)} to give.",
    "take": simply("take", " from the discard pile", titles=title),
    "bottom": simply("take", " from the bottom of the draw pile, to keep or to put on top", titles=title),
    "keep": simply("keep", titles=title),
    "top": simply("put", " on top of the draw pile", titles=title),
    "lay": tell_lay,
    "hold": simply("hold", " what lies there"),
    "swap": simply("swap", " the two"),
    "duel": tell_duel,
}
RUNS: dict[str, RunTeller] = {
    **card_runs(title),
    "remove": lambda group, me: tell_lost(group, me, title, "the box"),
    "future": tell_future,
}
