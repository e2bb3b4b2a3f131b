"""What the texts of every game have in common: seats, signs, numbers, and the parts of a position."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from kaboodle.rules.trouble import Unreadable

SEAT_LETTERS = "ABCDEFGHI"
LONGEST_POSITION = 10_000
MOST_ASKS = 1_000_000_000
BOTTOM = -2  # the place that `hide@bottom` means


def shorten(word: str) -> str:
    """A quotation of what somebody wrote, safe to show."""
    return ascii(word if len(word) <= 30 else word[:27] + "...")


def seat_of(players: int, letter: str) -> int:
    """The seat of a letter; Unreadable if nobody sits there."""
    seat = SEAT_LETTERS.find(letter.upper()) if len(letter) == 1 else -1
    if not 0 <= seat < players:
        raise Unreadable(f"there is no seat {shorten(letter)}; the seats are A to {SEAT_LETTERS[players - 1]}")
    return seat


def letters_of(bits: int) -> str:
    """The letters of the seats in a set, in order."""
    return " ".join(letter for seat, letter in enumerate(SEAT_LETTERS) if bits >> seat & 1)


def tidy(text: str, signs: str, longest: int) -> str:
    """A move's text in small letters, with no spaces around its signs."""
    if len(text) > longest:
        raise Unreadable(f"a move has at most {longest} characters, not {len(text)}")
    plain = text.strip(" \t\r\n")
    if not plain:
        raise Unreadable("an empty text is no move")
    if not plain.isascii() or not plain.isprintable():
        raise Unreadable("a move is written in plain letters, digits and signs")
    plain = " ".join(plain.lower().split())
    for sign in signs:
        plain = sign.join(word.strip() for word in plain.split(sign))
    return plain


def place_of(words: str, above: str) -> int:
    """The place in `@3`, `@top` or `@bottom`; `above` says what lies above what."""
    place = words.removeprefix("@")
    if place == "top":
        return 0
    if place == "bottom":
        return BOTTOM
    if not place.isdigit():
        raise Unreadable(f"say how many {above}: hide@0, hide@3, hide@top or hide@bottom")
    return int(place)


def split_parts(text: str, letters: str, zones: Sequence[str], example: str) -> dict[str, str]:
    """The parts of a position by name: of seats with these letters, and zones; `example` shows two seats."""
    if len(text) > LONGEST_POSITION:
        raise Unreadable(f"a position has at most {LONGEST_POSITION} characters, not {len(text)}")
    plain = text.strip(" \t\r\n")
    if not plain:
        raise Unreadable(f"an empty text is no position; at least two {example}")
    if not plain.isascii() or not plain.isprintable():
        raise Unreadable("a position is written in one line of plain letters, digits and signs")
    parts: dict[str, str] = {}
    for piece in plain.lower().split("|"):
        name, colon, value = piece.partition(":")
        name = " ".join(name.split())
        if not colon:
            one = example.rpartition(" as in ")[2].partition(" |")[0]
            raise Unreadable(f"{shorten(piece.strip())}: a part is a name, a colon and what is there, as in {one}")
        if name not in zones and (len(name) != 1 or name.upper() not in letters):
            raise Unreadable(
                f"there is no part {shorten(name)}; parts are seats A to {letters[-1]}, {', '.join(zones)}"
            )
        if name in parts:
            raise Unreadable(f"{name_of(name)}: this part is there twice")
        parts[name] = " ".join(value.split())
    return parts


def name_of(name: str) -> str:
    """A part's name as it is written."""
    return name.upper() if len(name) == 1 else name


@contextmanager
def part(name: str) -> Iterator[None]:
    """Whatever cannot be read in here is a fault of this part."""
    try:
        yield
    except Unreadable as trouble:
        raise Unreadable(f"{name_of(name)}: {trouble}") from None


def read_number(name: str, digits: str, low: int, high: int) -> int:
    """A number between two bounds."""
    if not digits.isdigit() or len(digits) > 10 or not low <= int(digits) <= high:
        raise Unreadable(f"{name}: expected a number from {low} to {high}, not {shorten(digits)}")
    return int(digits)
