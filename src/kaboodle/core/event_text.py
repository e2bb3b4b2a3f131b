"""Events of one seat's stream as sentences of the catalogues, worded as in web/src/words/event-text.ts."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from kaboodle.core.events import Seen
from kaboodle.words import ENGLISH, Argument, Phrase, Words, catalogues, phrase_or

Me = Literal["seat", "other", "none"]  # whether the reader did what an event says, or had it done to them
COMMON = "events"  # the catalogue of the events that several games have
RUNS = frozenset({"dealt", "discard"})  # several of these in a row make one sentence, in every game


def card_title(slug: str) -> Phrase:
    """The title of a card; a slug that no catalogue has stands for itself."""
    return phrase_or(f"card-{slug}", slug)


@dataclass(frozen=True)
class EventGrammar:
    """How a game words its events. Whatever is left out is worded as in every game."""

    catalogue: str = COMMON  # of the messages that are the game's own
    message: Callable[[Seen, Me], str | None] = lambda event, me: None  # without `event-`; None: that of every game
    arguments: Callable[[Seen, str | None], dict[str, Argument]] = (
        lambda event, reader: {}
    )  # besides those of every event
    runs: frozenset[str] = frozenset()  # events of which a run by one seat makes one sentence
    unit: Callable[[Seen], str] = lambda event: "event-cards"  # counts what was not seen of an event
    title: Callable[[str], Phrase] = card_title  # of a card, or of another thing that an event names


def tell(events: Iterable[Seen], reader: str | None, words: Words, grammar: EventGrammar) -> list[str]:
    """Sentences about events, in order, for a seat; the reader None is a spectator."""
    sentences: list[str] = []
    for (what, _), group in groupby(events, key=lambda event: (event.what, event.seat)):
        run = list(group)
        if what in RUNS or what in grammar.runs:
            sentences.append(sentence(run, reader, words, grammar))
        else:
            sentences += [sentence([event], reader, words, grammar) for event in run]
    return sentences


def sentence(run: list[Seen], reader: str | None, words: Words, grammar: EventGrammar) -> str:
    """One event, or several of a kind, in a sentence."""
    event = run[0]
    me = role(event, reader)
    arguments: dict[str, Argument] = {
        "me": me,
        "seat": event.seat or "",
        "other": event.other or "",
        "card": any_card(event.card, grammar),
        "named": any_card(event.named, grammar),
        "nope": grammar.title("nope"),
        "count": event.count or 0,
        "cards": card_list(run, words, grammar),
    }
    message = grammar.message(event, me) or common_message(event)
    arguments |= grammar.arguments(event, reader)
    if not any(f"event-{message}" in catalogues(ENGLISH)[name] for name in (COMMON, grammar.catalogue)):
        return bare_sentence(event)
    return words.text(f"event-{message}", **arguments)


def role(event: Seen, reader: str | None) -> Me:
    """What an event is to the reader."""
    if reader is None:
        return "none"
    return "seat" if event.seat == reader else "other" if event.other == reader else "none"


def any_card(slug: str | None, grammar: EventGrammar) -> Phrase:
    """A card whose face may not have been seen."""
    return Phrase("event-a-card") if slug is None else grammar.title(slug)


def card_list(run: list[Seen], words: Words, grammar: EventGrammar) -> str:
    """Several cards in one sentence: those whose face was seen by name, the others counted."""
    event = run[0]
    if event.what == "play":
        return " + ".join(words.title(grammar.title(card)) for card in event.cards)
    seen = [words.title(grammar.title(it.card)) for it in run if it.card is not None]
    hidden = len(run) - len(seen)
    return words.all_of([*seen, *([words.text(grammar.unit(event), count=hidden)] if hidden else [])])


def common_message(event: Seen) -> str:
    """The message of an event that several games have."""
    match event.what:
        case "play":
            return "play-at" if event.other else "play"
        case "nope":
            return "yup" if event.note == "yup" else "nope"
    return event.what


def bare_sentence(event: Seen) -> str:
    """An event that no catalogue words: who, what, and all that was seen of it."""
    facts = [event.what.replace("-", " "), *event.cards, event.card, event.named, event.note]
    facts += [None if number is None else str(number) for number in (event.place, event.count)]
    facts += [event.other]
    said = " ".join(fact for fact in facts if fact)
    return f"{said.capitalize()}." if event.seat is None else f"{event.seat}: {said}."
