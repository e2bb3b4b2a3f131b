"""How the events of the board game are worded."""

from kaboodle.core.event_text import EventGrammar, Me, card_title
from kaboodle.core.events import Seen
from kaboodle.games.board.text.discs import DISC_CODE, DISC_TITLE
from kaboodle.words import Argument, Phrase, phrase


def title(name: str) -> Phrase:
    """The title of a card, a disc or a Kitten space."""
    if name in DISC_CODE:
        return DISC_TITLE[DISC_CODE[name]]
    return Phrase("board-kitten-space") if name == "kitten" else card_title(name)


def message(event: Seen, me: Me) -> str | None:
    """The message of an event where it is particular to this game."""
    match event.what:
        case "shuffle":
            return "shuffle-discs" if event.seat else "shuffle-used"
        case "peek":
            return "peek-seen" if event.card else "peek"
        case "disc":
            return "disc-bottom" if event.note == "bottom" else "disc"
        case "flip":
            return f"flip-{event.note or 'calm'}"
    return None


def arguments(event: Seen, reader: str | None) -> dict[str, Argument]:
    """What these messages need besides."""
    match event.what:
        case "trap":
            return {"card": title("kitten")}
        case "move":
            return space(event.place)
        case "exchange":
            return space(event.count if event.other == reader else event.place)
    return {}


def space(number: int | None) -> dict[str, Argument]:
    """A space by its number; 0 is the Litter Box."""
    return {"space": phrase("event-space", number=number or 0)}


def unit(event: Seen) -> str:
    """What is counted of discs and cards that were not seen."""
    return "event-discs" if event.what == "peek" else "event-cards"


GRAMMAR = EventGrammar("board-events", message, arguments, runs=frozenset({"peek"}), unit=unit, title=title)
