"""A position with what each seat knows, as text: `A: skip | B: nope | draw: loaf kitten | A knows: ...`."""

from collections.abc import Iterable

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import SEAT_LETTERS


def with_knowledge(position: str, knowledge: Iterable[tuple[int, str]]) -> str:
    """A position, and what seats know beyond what is public; seats that know nothing more are left out."""
    return " | ".join([position, *(f"{SEAT_LETTERS[seat]} knows: {known}" for seat, known in knowledge if known)])


def split_knowledge(text: str) -> tuple[str, dict[str, str]]:
    """The position alone, and the `knows` part of each seat by its letter."""
    knowledge: dict[str, str] = {}
    parts = []
    for part in text.split("|"):
        name, colon, value = part.partition(":")
        if colon and name.split()[1:] == ["knows"]:
            letter = name.split()[0].upper()
            if letter in knowledge:
                raise Unreadable("knows-twice", seat=letter[:12])
            knowledge[letter] = value
        else:
            parts.append(part)
    return "|".join(parts), knowledge


def by_seat(knowledge: dict[str, str], players: int) -> list[str]:
    """The `knows` part of each seat, empty for most; Unreadable if there is no such seat."""
    letters = list(SEAT_LETTERS[:players])
    for letter in knowledge:
        if letter not in letters:
            raise Unreadable("knows-no-seat", seat=letter[:12])
    return [knowledge.get(letter, "") for letter in letters]
