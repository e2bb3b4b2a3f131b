"""Events of one seat's stream as sentences that call the seat 'you': grammar, and what several games say alike."""

from collections.abc import Callable, Iterable, Mapping
from itertools import groupby

from kaboodle.core.events import Seen

IRREGULAR = {"have": "has", "are": "is", "pass": "passes", "go": "goes"}

Titles = Callable[[str | None], str]  # a card's title by its slug; None is a card that was not seen
Teller = Callable[[Seen, str | None], str]  # the sentence for an event, told to a seat; None is a spectator
RunTeller = Callable[[list[Seen], str | None], str]  # the same for several events in a row


def tell(
    events: Iterable[Seen], me: str | None, tellers: Mapping[str, Teller], runs: Mapping[str, RunTeller]
) -> list[str]:
    """Sentences about events, in order; an event without a teller is told in plain words."""
    sentences = []
    for (what, _), run in groupby(events, key=lambda event: (event.what, event.seat)):
        group = list(run)
        if what in runs:
            sentences.append(runs[what](group, me))
        else:
            sentences += [tellers.get(what, tell_plainly)(event, me) for event in group]
    return [sentence for sentence in sentences if sentence]


def tell_plainly(event: Seen, me: str | None) -> str:
    """Any event: who, what, and all that was seen of it."""
    facts = [event.what.replace("-", " "), *event.cards, event.card, event.named, event.note]
    facts += [None if event.place is None else f"@{event.place}", None if event.count is None else str(event.count)]
    at = f" ({name(event.other, me)})" if event.other else ""
    said = " ".join(fact for fact in facts if fact) + at
    return f"{said.capitalize()}." if event.seat is None else f"{name(event.seat, me).capitalize()}: {said}."


def name(seat: str | None, me: str | None) -> str:
    """A seat inside a sentence."""
    return "you" if seat is not None and seat == me else str(seat)


def whose(seat: str | None, me: str | None) -> str:
    """A seat's possessive."""
    return "your" if seat is not None and seat == me else f"{seat}'s"


def does(seat: str | None, verb: str, me: str | None) -> str:
    """A seat and what it does, at the beginning of a sentence."""
    if seat is not None and seat == me:
        return f"You {verb}"
    first, space, rest = verb.partition(" ")
    return f"{seat} {IRREGULAR.get(first, first + 's')}{space}{rest}"


def number(count: int, word: str) -> str:
    """A count with its noun."""
    return f"{count} {word}" if count == 1 else f"{count} {word}s"


def simply(verb: str, rest: str = "", *, titles: Titles | None = None) -> Teller:
    """Sentences of one shape: a seat does something, with the event's card if there are titles."""

    def say(event: Seen, me: str | None) -> str:
        return f"{does(event.seat, verb, me)}{' ' + titles(event.card) if titles else ''}{rest}."

    return say


def tell_turn(event: Seen, me: str | None) -> str:
    """Who is on turn."""
    whole = f"It is {whose(event.seat, me)} turn"
    if event.note == "again":
        return f"{whole} again."
    if event.count and event.count > 1:
        return f"{whole}, one of {event.count} to take."
    return f"{whole}."


def tell_nope(event: Seen, me: str | None) -> str:
    """A Nope, and what it does."""
    now = "the play stands again" if event.note == "yup" else "the play is off"
    card = f"{whose(event.other, me)} own" if event.other == event.seat else whose(event.other, me)
    return f"{does(event.seat, 'play', me)} Nope on {card} card: {now}, unless it is Noped."


def hand_tellers(titles: Titles) -> dict[str, Teller]:
    """Tellers of the events that games with hands share."""

    def tell_play(event: Seen, me: str | None) -> str:
        cards = " and ".join(titles(card) for card in event.cards)
        as_what = f" as {titles(event.note)}" if event.note else ""
        at = f" at {name(event.other, me)}" if event.other else ""
        named = f", naming {titles(event.named)}" if event.named else ""
        return f"{does(event.seat, 'play', me)} {cards}{as_what}{at}{named}."

    return {
        **COMMON,
        "play": tell_play,
        "draw": simply("draw", titles=titles),
        "pass": simply("let", " it happen"),
    }


def nope_tellers(titles: Titles) -> dict[str, Teller]:
    """Tellers of the events that games with hands, Nopes and explosions share."""
    return {
        **hand_tellers(titles),
        "nope": tell_nope,
        "stands": lambda event, me: f"{whose(event.seat, me).capitalize()} play goes ahead.",
        "noped": lambda event, me: f"{whose(event.seat, me).capitalize()} play is cancelled.",
        "defuse": lambda event, me: f"{does(event.seat, 'survive', me)} with {titles(event.card)}.",
        "explode": lambda event, me: f"{does(event.seat, 'explode', me)}!",
        "steal": lambda event, me: f"{does(event.other, 'take', me)} {titles(event.card)} from {name(event.seat, me)}.",
        "none": simply("have", " no cards at all"),
    }


def card_runs(titles: Titles) -> dict[str, RunTeller]:
    """Tellers of events that come in runs: several cards dealt or lost in one sentence."""
    return {
        "dealt": lambda group, me: tell_dealt(group, me, titles),
        "discard": lambda group, me: tell_lost(group, me, titles, "the discard pile"),
    }


def tell_dealt(group: list[Seen], me: str | None, titles: Titles) -> str:
    """The cards that a seat is dealt; those not seen are counted."""
    hidden = sum(event.card is None for event in group)
    rest = f"{number(hidden, 'card')} face down" if hidden else ""
    parts = [part for part in (seen_cards(group, titles), rest) if part]
    return f"{does(group[0].seat, 'are', me)} dealt {', '.join(parts)}."


def tell_lost(group: list[Seen], me: str | None, titles: Titles, place: str) -> str:
    """The cards that a seat loses to a place."""
    cards = seen_cards(group, titles) or number(len(group), "card")
    return f"{does(group[0].seat, f'lose to {place}', me)}: {cards}."


def seen_cards(group: list[Seen], titles: Titles) -> str:
    """The cards of several events, without those that were not seen."""
    return ", ".join(titles(event.card) for event in group if event.card)


def titles_from(names: Mapping[str, str]) -> Titles:
    """Titles from a table; a slug that is not in it stands for itself."""
    return lambda slug: "a card" if slug is None else names.get(slug, slug)


COMMON: dict[str, Teller] = {  # events that every game has
    "first": simply("begin"),
    "turn": tell_turn,
    "win": lambda event, me: f"{does(event.seat, 'win', me)}!",
}
