"""Events of the board game as sentences in English."""

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
    titles_from,
)
from kaboodle.core.events import Seen
from kaboodle.games.board.text.discs import DISC_CODE, DISC_TITLE
from kaboodle.games.board.text.words import KIND, TITLE
from kaboodle.words import Phrase, english


def in_english(title: Phrase) -> str:
    """The English title of a disc or a card."""
    return english().title(title.message, **title.arguments)


DISC_TITLES = {slug: in_english(DISC_TITLE[code]) for slug, code in DISC_CODE.items()}
TITLES = DISC_TITLES | {slug: in_english(TITLE[kind]) for slug, kind in KIND.items()}
title = titles_from(TITLES)


def tell_peek(group: list[Seen], me: str | None) -> str:
    """The top of the movement deck, for those who see it; for the others that somebody looks."""
    discs = seen_cards(group, title)
    if discs:
        return f"The top of the movement deck, top first: {discs}."
    return f"{does(group[0].seat, 'look', me)} at the top {number(len(group), 'disc')} of the movement deck."


def tell_shuffle(event: Seen, me: str | None) -> str:
    """The movement deck is shuffled, by a seat or because it has run out."""
    if event.seat is None:
        return f"The movement deck has run out; {number(event.count or 0, 'used disc')} are shuffled into a new one."
    return f"{does(event.seat, 'shuffle', me)} the movement deck."


def tell_magnet(event: Seen, me: str | None) -> str:
    """A magnet goes into the movement deck."""
    under = "" if event.place is None else f", under {number(event.place, 'disc')}"
    return f"{does(event.seat, 'hide', me)} a Danger Magnet in the movement deck{under}."


def tell_exchange(event: Seen, me: str | None) -> str:
    """A seat that exploded changes places with the last one."""
    return (
        f"{does(event.seat, 'swap', me)} with {name(event.other, me)}: "
        f"{name(event.seat, me)} on {space(event.place)}, {name(event.other, me)} on {space(event.count)}."
    )


def tell_disc(event: Seen, me: str | None) -> str:
    """The disc of a turn."""
    bottom = " from the bottom" if event.note == "bottom" else ""
    return f"{does(event.seat, 'turn', me)} over {title(event.card)}{bottom}."


def space(place: int | None) -> str:
    """A space by its number."""
    return f"space {place}" if place else "the Litter Box"


TELLERS: dict[str, Teller] = {
    **nope_tellers(title),
    "done": simply("play", " no more cards"),
    "disc": tell_disc,
    "move": lambda event, me: f"{does(event.seat, 'go', me)} from {space(event.count)} to {space(event.place)}.",
    "stay": simply("stay", " there"),
    "flip": lambda event, me: f"{does(event.seat, 'flip', me)} the board: {event.note} is up now.",
    "trap": simply("stand", " on an Exploding Kitten"),
    "exchange": tell_exchange,
    "magnet": tell_magnet,
    "order": simply("put", " the discs back"),
    "shuffle": tell_shuffle,
    "renew": lambda event, me: (
        f"The action deck has run out; {event.count} discarded cards are shuffled into a new one."
    ),
    "late": lambda event, me: f"After {event.count} turns the game is called off; who is furthest ahead wins.",
}
RUNS: dict[str, RunTeller] = {**card_runs(title), "peek": tell_peek}
