"""Notation shared by all games: seats, signs, numbers, and the parts of a position."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kaboodle.core.errors import Unreadable

SEAT_LETTERS = "ABCDEFGHI"
LONGEST_POSITION = 10_000
MOST_ASKS = 1_000_000_000
BOTTOM = -2  # the place that `hide@bottom` means


def shorten(word: str) -> str:
    """A quotation of an input, safe to show."""
    return ascii(word if len(word) <= 30 else word[:27] + "...")


def seat_of(players: int, letter: str) -> int:
    """The seat of a letter; Unreadable if there is no such seat."""
    seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if not 0 <= seat < players:
        raise Unreadable("refusal-no-seat", word=shorten(letter), last=SEAT_LETTERS[players - 1])
    return seat


def letters_of(bits: int) -> str:
    """The letters of the seats in a set, in order."""
    return " ".join(letter for seat, letter in enumerate(SEAT_LETTERS) if bits >> seat & 1)


def tidy(text: str, signs: str, longest: int) -> str:
    """A move's text in small letters, with no spaces around its signs."""
    if len(text) > longest:
        raise Unreadable("refusal-move-long", most=longest, count=len(text))
    plain = text.strip(" \t\r\n")
    if not plain:
        raise Unreadable("refusal-move-empty")
    if not plain.isascii() or not plain.isprintable():
        raise Unreadable("refusal-move-signs")
    plain = " ".join(plain.lower().split())
    for sign in signs:
        plain = sign.join(word.strip() for word in plain.split(sign))
    return plain


def place_of(words: str, refusal: str) -> int:
    """The place in `@3`, `@top` or `@bottom`; `refusal` is the message for anything else."""
    place = words.removeprefix("@")
    if place == "top":
        return 0
    if place == "bottom":
        return BOTTOM
    if not place.isdigit():
        raise Unreadable(refusal)
    return int(place)


def split_parts(text: str, letters: str, zones: Sequence[str], example: str) -> dict[str, str]:
    """The parts of a position by name: seats with these letters, and zones. `example` shows two seats."""
    if len(text) > LONGEST_POSITION:
        raise Unreadable("position-long", most=LONGEST_POSITION, count=len(text))
    plain = text.strip(" \t\r\n")
    if not plain:
        raise Unreadable("position-empty", example=example)
    if not plain.isascii() or not plain.isprintable():
        raise Unreadable("position-signs")
    parts: dict[str, str] = {}
    for piece in plain.lower().split("|"):
        name, colon, value = piece.partition(":")
        name = " ".join(name.split())
        if not colon:
            one = example.partition(" |")[0]
            raise Unreadable("position-part-form", word=shorten(piece.strip()), example=one)
        if name not in zones and (len(name) != 1 or name.upper() not in letters):
            raise Unreadable("position-no-part", word=shorten(name), last=letters[-1], zones=", ".join(zones))
        if name in parts:
            raise Unreadable("position-twice", part=name_of(name))
        parts[name] = " ".join(value.split())
    return parts


def name_of(name: str) -> str:
    """The canonical name of a part."""
    return name.upper() if len(name) == 1 else name


@contextmanager
def part(name: str) -> Iterator[None]:
    """Names this part in every Unreadable raised inside."""
    try:
        yield
    except Unreadable as trouble:
        raise Unreadable("position-part", part=name_of(name), why=trouble.phrase) from None


def read_number(name: str, digits: str, low: int, high: int) -> int:
    """A number between two bounds."""
    if not digits.isdigit() or len(digits) > 10 or not low <= int(digits) <= high:
        raise Unreadable("position-number", part=name, low=low, high=high, word=shorten(digits))
    return int(digits)
