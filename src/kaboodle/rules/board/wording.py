"""The words of the notation: cards, discs, seats and moves, read and written in this one place."""

from dataclasses import dataclass

from kaboodle.rules.board import plays
from kaboodle.rules.board.deck import CARD_ROWS
from kaboodle.rules.board.discs import DISC_CODE, DISC_SLUG
from kaboodle.rules.board.what import NONE, ORDERS, SEATS
from kaboodle.rules.trouble import Unreadable

assert plays  # the last chapter with rows; importing it brings all of them

LETTERS = "ABCDEF"
ROW = {row.slug: row for row in CARD_ROWS}
SLUG = {row.kind: row.slug for row in CARD_ROWS}
TITLE = {row.kind: row.title for row in CARD_ROWS}
KIND = {row.slug: row.kind for row in CARD_ROWS}

LONGEST_MOVE = 400
WORDS = ("done", "pass", "nope", "defuse", "explode", "move", "flip-it")
BOTTOM = -2  # the place that `hide@bottom` means


@dataclass(frozen=True)
class Said:
    """What a move's text says, before anyone asks whether it is legal."""

    verb: str  # one of WORDS, or play, hide, order, discard, swap
    cards: tuple[int, ...] = ()
    seat: int = NONE
    place: int = NONE
    order: tuple[int, ...] = ()


def hear(players: int, text: str) -> Said:
    """Read a move's text; Unreadable if it is none."""
    plain = tidy(text)
    if plain in WORDS:
        return Said(plain)
    verb, _, rest = plain.partition(" ")
    if verb == "order":
        return Said("order", order=order_of(rest))
    if verb == "discard":
        return Said("discard", cards=tuple(card_of(word) for word in rest.split("+")))
    if verb == "hide" or verb.startswith("hide@"):
        return Said("hide", place=place_of(plain.removeprefix("hide")))
    words, arrow, letter = plain.partition(">")
    seat = seat_of(players, letter) if arrow else NONE
    if words == "swap":
        return Said("swap", seat=seat)
    return Said("play", (card_of(words),), seat)


def tidy(text: str) -> str:
    """A move's text in small letters, with no spaces around its signs."""
    if len(text) > LONGEST_MOVE:
        raise Unreadable(f"a move has at most {LONGEST_MOVE} characters, not {len(text)}")
    plain = text.strip(" \t\r\n")
    if not plain:
        raise Unreadable("an empty text is no move")
    if not plain.isascii() or not plain.isprintable():
        raise Unreadable("a move is written in plain letters, digits and signs")
    plain = " ".join(plain.lower().split())
    for sign in ">+@":
        plain = sign.join(word.strip() for word in plain.split(sign))
    return plain


def card_of(word: str) -> int:
    """The kind of a card's slug."""
    kind = KIND.get(word)
    if kind is None:
        raise Unreadable(f"there is no card {shorten(word)}" if word else "a card is missing")
    return kind


def disc_of(word: str) -> int:
    """The code of a disc's slug."""
    code = DISC_CODE.get(word)
    if code is None:
        raise Unreadable(f"there is no disc {shorten(word)}")
    return code


def seat_of(players: int, letter: str) -> int:
    """The seat of a letter; Unreadable if nobody sits there."""
    seat = LETTERS.find(letter.upper()) if len(letter) == 1 else NONE
    if seat == NONE or seat >= players:
        raise Unreadable(f"there is no seat {shorten(letter)}; the seats are {LETTERS[0]} to {LETTERS[players - 1]}")
    return seat


def place_of(words: str) -> int:
    """The place in `@3`, `@top` or `@bottom`."""
    place = words.removeprefix("@")
    if place == "top":
        return 0
    if place == "bottom":
        return BOTTOM
    if not place.isdigit() or len(place) > 4:
        raise Unreadable("say how many discs are to lie above the magnet: hide@0, hide@3, hide@top or hide@bottom")
    return int(place)


def order_of(words: str) -> tuple[int, ...]:
    """The order in `3 1 2`: the disc that was third comes first."""
    numbers = words.replace(",", " ").split()
    if not 2 <= len(numbers) <= 3 or sorted(numbers) != ["1", "2", "3"][: len(numbers)]:
        raise Unreadable("say which disc comes first, second and third: order 3 1 2")
    return tuple(int(number) for number in numbers)


def order_text(order: int, count: int) -> str:
    """An order as text, from its place among the orders."""
    return "order " + " ".join(str(ORDERS[3 * order + place] + 1) for place in range(count))


def shorten(word: str) -> str:
    """A quotation of what somebody wrote, safe to show."""
    return ascii(word if len(word) <= 30 else word[:27] + "...")


def letters_of(bits: int) -> str:
    """The letters of the seats in a set, in order."""
    return " ".join(LETTERS[seat] for seat in range(SEATS) if bits >> seat & 1)


def play_text(kind: int, target: int) -> str:
    """A play in the notation."""
    return SLUG[kind] + (f">{LETTERS[target]}" if target != NONE else "")


def discs_text(codes: list[int]) -> str:
    """Discs one by one."""
    return " ".join(DISC_SLUG[code] for code in codes)
