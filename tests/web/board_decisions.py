"""Every kind of decision of the board game at a real position, with the seat that decides."""

from collections.abc import Callable

import kaboodle
from tests.board import board, done, play

DISCS = "discs: move-2 leapfrog move-or-flip-1 magnet move-3"


def turn() -> kaboodle.Table:
    """Cards of all sorts, one of which needs somebody."""
    hand = "flip skip pickpocket super-move-2 draw-from-the-bottom nope defuse"
    return board(f"A: {hand} (space 5) | B: skip (space 3) | C: nope (space 8) | {DISCS}")


def answer() -> kaboodle.Table:
    """A Flip lies there; C holds a Nope."""
    table = turn()
    table.play("A", "flip")
    return table


def now() -> kaboodle.Table:
    """A disc is about to be turned; B holds a magnet."""
    table = board(f"A: skip (space 5) | B: add-magnet flip | C: skip | {DISCS}")
    table.play("A", "done")
    return table


def place() -> kaboodle.Table:
    """Where the magnet goes."""
    table = board(f"A: add-magnet | B: skip | C: skip | {DISCS}")
    play(table, "A", "add-magnet")
    return table


def order() -> kaboodle.Table:
    """Three discs, in any order."""
    table = board(f"A: alter-the-future | B: skip | {DISCS}")
    play(table, "A", "alter-the-future")
    return table


def either() -> kaboodle.Table:
    """Move or flip."""
    table = board("A: skip (space 8) | B: skip | draw: nope | discs: move-or-flip-1 move-2 | side: chaos")
    done(table, "A")
    return table


def face() -> kaboodle.Table:
    """On a Kitten, with a Defuse."""
    table = board("A: defuse flip*3 (space 3) | B: skip | discs: move-1 move-2")
    done(table, "A")
    return table


def swap() -> kaboodle.Table:
    """Exploded, and two are last."""
    table = board("A: skip (space 7) | B: skip | C: skip (space 5) | D: skip | discs: move-1 move-2")
    done(table, "A")
    table.play("A", "explode")
    return table


def throw_away() -> kaboodle.Table:
    """Two of five cards have to go."""
    table = board("A: flip*2 skip nope shuffle (space 7) | B: skip | discs: move-1 move-2")
    done(table, "A")
    table.play("A", "explode")
    return table


BOARD: dict[str, tuple[Callable[[], kaboodle.Table], str]] = {  # with the seat that decides
    "board turn": (turn, "A"),
    "board window": (answer, "C"),
    "board now": (now, "B"),
    "board place": (place, "A"),
    "board order": (order, "A"),
    "board either": (either, "A"),
    "board face": (face, "A"),
    "board swap": (swap, "A"),
    "board discard": (throw_away, "A"),
}
