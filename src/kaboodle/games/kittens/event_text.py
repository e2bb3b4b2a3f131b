"""How the events of the kittens games are worded."""

from kaboodle.core.event_text import EventGrammar, Me, card_title
from kaboodle.core.events import Seen
from kaboodle.words import Argument, Phrase


def message(event: Seen, me: Me) -> str | None:
    """The message of an event where it is particular to these games."""
    match event.what:
        case "turn":
            return "turn-owed" if (event.count or 0) > 1 else "turn"
        case "play":
            return "play-naming" if event.named else None
        case "kitten":
            return f"kitten-{event.note}" if event.note in ("bottom", "discard") else "kitten"
        case "hide":
            return "hide" if event.place is None else "hide-at" if me == "seat" else "hide-at-theirs"
        case "future":
            return "future-seen" if event.card else "future"
        case "lay":
            return "lay-seen" if event.card and me == "seat" else "lay"
    return None


def arguments(event: Seen, reader: str | None) -> dict[str, Argument]:
    """What these messages need besides."""
    match event.what:
        case "kitten":
            return {"card": card_title("kitten")}
        case "hide":
            return {"place": event.place or 0}
        case "play" if event.note:  # Godcat and the card that it stands for
            names = {"card": card_title(event.cards[0]), "as": card_title(event.note)}
            return {"cards": Phrase("event-play-as", {**names})}
    return {}


GRAMMAR = EventGrammar("kittens-events", message, arguments, runs=frozenset({"remove", "future"}))
