"""The words of the notation: cards, discs, seats and moves, read and written in this one place."""

from dataclasses import dataclass

from kaboodle.core.errors import Unreadable
from kaboodle.core.notation import SEAT_LETTERS, place_of, seat_of, shorten, tidy
from kaboodle.core.suggestions import close_to
from kaboodle.games.board.cards import CARD_ROWS
from kaboodle.games.board.codes import NONE, ORDERS, SEATS
from kaboodle.games.board.rules import plays
from kaboodle.games.board.text.discs import DISC_CODE, DISC_SLUG
from kaboodle.words import Phrase

assert plays  # the last chapter with rows; importing it brings all of them

LETTERS = SEAT_LETTERS[:SEATS]
ROW = {row.slug: row for row in CARD_ROWS}
SLUG = {row.kind: row.slug for row in CARD_ROWS}
TITLE = {row.kind: Phrase(f"card-{row.slug}") for row in CARD_ROWS}
KIND = {row.slug: row.kind for row in CARD_ROWS}

LONGEST_MOVE = 400
WORDS = ("done", "pass", "nope", "defuse", "explode", "move", "flip-it")


@dataclass(frozen=True)
class Said:
    """A move's text, parsed but not checked for legality."""

    verb: str  # one of WORDS, or play, hide, order, discard, swap
    cards: tuple[int, ...] = ()
    seat: int = NONE
    place: int = NONE
    order: tuple[int, ...] = ()


def hear(players: int, text: str) -> Said:
    """Read a move's text; Unreadable if it is none."""
    plain = tidy(text, ">+@", LONGEST_MOVE)
    if plain in WORDS:
        return Said(plain)
    verb, _, rest = plain.partition(" ")
    if verb == "order":
        return Said("order", order=order_of(rest))
    if verb == "discard":
        return Said("discard", cards=tuple(card_of(word) for word in rest.split("+")))
    if verb == "hide" or verb.startswith("hide@"):
        return Said("hide", place=place_of(plain.removeprefix("hide"), "board-refusal-hide"))
    words, arrow, letter = plain.partition(">")
    seat = seat_of(players, letter) if arrow else NONE
    if words == "swap":
        return Said("swap", seat=seat)
    return Said("play", (card_of(words),), seat)


def card_of(word: str) -> int:
    """The kind of a card's slug."""
    kind = KIND.get(word)
    if kind is None:
        raise no_card(word)
    return kind


def no_card(word: str) -> Unreadable:
    """The refusal of a word that is no card, with those that may be meant."""
    if not word:
        return Unreadable("refusal-card-missing")
    meant = close_to(word, KIND)
    if not meant:
        return Unreadable("refusal-no-card", word=shorten(word))
    return Unreadable("refusal-no-card-like", word=shorten(word), words=", ".join(meant))


def disc_of(word: str) -> int:
    """The code of a disc's slug."""
    code = DISC_CODE.get(word)
    if code is None:
        raise Unreadable("board-refusal-no-disc", word=shorten(word))
    return code


def order_of(words: str) -> tuple[int, ...]:
    """The order in `3 1 2`: the disc that was third comes first."""
    numbers = words.replace(",", " ").split()
    if not 2 <= len(numbers) <= 3 or sorted(numbers) != ["1", "2", "3"][: len(numbers)]:
        raise Unreadable("board-refusal-order")
    return tuple(int(number) for number in numbers)


def order_text(order: int, count: int) -> str:
    """An order as text, from its place among the orders."""
    return "order " + " ".join(str(ORDERS[3 * order + place] + 1) for place in range(count))


def play_text(kind: int, target: int) -> str:
    """A play in the notation."""
    return SLUG[kind] + (f">{LETTERS[target]}" if target != NONE else "")


def discs_text(codes: list[int]) -> str:
    """Discs one by one."""
    return " ".join(DISC_SLUG[code] for code in codes)
