"""Every kind of decision of every game at a real position, with the seat that decides."""

from collections.abc import Callable

import kaboodle
from tests.editions import good, original, two
from tests.tables import happens
from tests.web.board_decisions import BOARD


def give() -> kaboodle.Table:
    """B is asked for a Favor."""
    table = original("A: favor loaf | B: defuse skip nope*2 loaf | C: moon | draw: loaf kitten kitten")
    happens(table, "A", "favor>B")
    return table


def pick() -> kaboodle.Table:
    """A steals from a hand of which one back is Godcat's."""
    table = good("A: loaf*2 | B: godcat nope*2 loaf | C: moon | draw: loaf kitten kitten")
    happens(table, "A", "loaf+loaf>B")
    return table


def take() -> kaboodle.Table:
    """Five different cards were played: one of the discard pile."""
    discard = "discard: defuse nope see-the-future moon noodle drizzle cactus"
    table = original(f"A: attack skip favor shuffle loaf | B: moon | C: moon | draw: loaf kitten kitten | {discard}")
    happens(table, "A", "attack+skip+shuffle+favor+loaf")
    return table


def name() -> kaboodle.Table:
    """Three of a kind: against whom, and which card."""
    return original("A: loaf*3 | B: defuse skip | draw: loaf kitten")


def five() -> kaboodle.Table:
    """Five different cards beside plays of one card."""
    return original("A: attack skip favor shuffle loaf | B: moon | C: moon | draw: loaf kitten kitten | discard: nope")


def face() -> kaboodle.Table:
    """A Kitten, with two ways to be saved."""
    table = good("A: godcat defuse | B: defuse | C: moon | draw: kitten loaf moon nope kitten")
    table.play("A", "draw")
    return table


def hide() -> kaboodle.Table:
    """Where the Kitten goes."""
    table = original("A: defuse loaf | B: defuse | C: skip | draw: kitten loaf moon nope kitten")
    table.play("A", "draw")
    table.play("A", "defuse")
    return table


def heck() -> kaboodle.Table:
    """Raising Heck: the bottom card."""
    table = good("A: raising-heck loaf | B: defuse | C: moon | draw: kitten loaf moon nope kitten")
    happens(table, "A", "raising-heck")
    return table


def lay() -> kaboodle.Table:
    """Armageddon: which cat before whom."""
    table = good("A: armageddon defuse loaf | B: moon defuse | C: cactus | draw: noodle kitten kitten")
    happens(table, "A", "armageddon")
    return table


def swap() -> kaboodle.Table:
    """Armageddon: hold or swap."""
    table = lay()
    table.play("A", "lay>B:devilcat")
    return table


def devil() -> kaboodle.Table:
    """Devilcat, and a Defuse against it."""
    table = swap()
    table.play("B", "hold")
    return table


def godcat() -> kaboodle.Table:
    """Godcat as any other card; the mat is half empty."""
    return good("A: godcat loaf | B: moon defuse | C: cactus | draw: noodle kitten kitten")


def reveal() -> kaboodle.Table:
    """Everybody has seen the future, B too, while A may go on."""
    table = good("A: reveal-the-future attack | B: moon defuse | C: cactus | draw: noodle kitten kitten moon")
    happens(table, "A", "reveal-the-future")
    return table


def aim() -> kaboodle.Table:
    """A Targeted Attack: whom."""
    hands = "A: targeted-attack attack | B: moon defuse nope | C: cactus | D: loaf"
    return good(f"{hands} | draw: noodle kitten kitten kitten")


def window() -> kaboodle.Table:
    """A Targeted Attack lies there, against C; B holds a Nope."""
    table = aim()
    table.play("A", "targeted-attack>C")
    return table


def duel() -> kaboodle.Table:
    """A turn of two, in which cats are worth something in pairs only."""
    return two("A: attack loaf*2 skip shuffle | B: nope defuse moon | draw: loaf moon kitten")


def tank() -> kaboodle.Table:
    """Score or steal, among three Tanks."""
    tanks = "A: red*2 blue (score 3) | B: green (score 1) | C: pink*3"
    return kaboodle.read(f"{tanks} | draw: red/red-blue-pink green/red-green-blue", "mantis")


KITTENS: dict[str, tuple[Callable[[], kaboodle.Table], str]] = {  # with the seat that decides
    "give": (give, "B"),
    "pick": (pick, "A"),
    "take": (take, "A"),
    "name": (name, "A"),
    "five": (five, "A"),
    "face": (face, "A"),
    "hide": (hide, "A"),
    "heck": (heck, "A"),
    "lay": (lay, "A"),
    "swap": (swap, "B"),
    "devil": (devil, "B"),
    "godcat": (godcat, "A"),
    "reveal": (reveal, "A"),
    "aim": (aim, "A"),
    "window": (window, "B"),
}
DECISIONS = KITTENS | {"two-player": (duel, "A"), "mantis": (tank, "A")} | BOARD
