"""How the events of Mantis are worded. A card is its front and its back: `red/red-blue-pink`, `?/red-blue-pink`."""

from kaboodle.core.event_text import EventGrammar, Me
from kaboodle.core.events import Seen
from kaboodle.words import Argument, Phrase, phrase, phrase_or


def title(card: str) -> Phrase:
    """A card by the colour of its front, or a colour."""
    front = card.partition("/")[0]
    return phrase_or(f"colour-{front}", front)


def message(event: Seen, me: Me) -> str | None:
    """The message of an event where it is particular to this game."""
    match event.what:
        case "turn":
            return "turn-again" if event.note == "again" else "turn"
        case "steal":
            return "tank-steal" if event.count else "tank-miss"
        case "score":
            return "score" if event.count else "score-miss"
        case "top":
            return "back"
    return None


def arguments(event: Seen, reader: str | None) -> dict[str, Argument]:
    """What these messages need besides."""
    match event.what:
        case "score" | "steal":
            return {"cards": phrase("event-cards", count=event.count or 0)}
        case "top":
            colours = str(event.card).partition("/")[2].split("-")
            return {place: title(colour) for place, colour in zip(("first", "second", "third"), colours, strict=True)}
    return {}


GRAMMAR = EventGrammar("mantis-events", message, arguments, title=title)
