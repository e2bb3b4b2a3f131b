"""Tables of the kittens editions from one line of text, and helpers for their rule tests."""

from collections import Counter

import pytest

import kaboodle
from tests.kittens import GOOD, ORIGINAL, TWO


def good(text: str, seed: int = 0, **options: str) -> kaboodle.Table:
    """A position of Good vs Evil."""
    return kaboodle.read(text, GOOD, options=options, seed=seed)


def two(text: str, seed: int = 0, **options: str) -> kaboodle.Table:
    """A position of the 2-Player Edition."""
    return kaboodle.read(text, TWO, options=options, seed=seed)


def original(text: str, seed: int = 0, **options: str) -> kaboodle.Table:
    """A position of the Original."""
    return kaboodle.read(text, ORIGINAL, options=options, seed=seed)


def refused(table: kaboodle.Table, seat: str, *moves: str) -> None:
    """None of these moves is legal for the seat now, and trying them changes nothing."""
    before, streams = table.position, {name: table.stream(name) for name in table.seats}
    listed = {in_order(move) for move in table.legal(seat)}
    for move in moves:
        assert move not in table.legal(seat), move
        assert in_order(move) not in listed, move
        with pytest.raises(kaboodle.IllegalMove):
            table.play(seat, move)
    assert table.position == before
    assert {name: table.stream(name) for name in table.seats} == streams


def in_order(move: str) -> str:
    """A move with its cards in alphabetical order."""
    played, arrow, rest = move.partition(">")
    return "+".join(sorted(played.split("+"))) + arrow + rest


def same_to(seat: str | None, one: kaboodle.Table, other: kaboodle.Table) -> bool:
    """Whether a seat has seen and knows exactly the same at two tables."""
    if seat is not None and one.observe(seat) != other.observe(seat):
        return False
    return one.stream(seat) == other.stream(seat) and one.view(seat) == other.view(seat)


def zones(table: kaboodle.Table) -> dict[str, Counter[str]]:
    """The cards in every part of the position."""
    found: dict[str, Counter[str]] = {}
    for part in table.position.split(" | "):
        name, _, words = part.partition(":")
        if len(name) == 1 or name in ("draw", "discard", "box", "hidden box", "mat"):
            found[name] = Counter()
            for word in words.split():
                slug, _, count = word.partition("*")
                found[name][slug] += int(count or 1)
    return found


def in_hands(table: kaboodle.Table) -> Counter[str]:
    """All hands together."""
    return sum((cards for name, cards in zones(table).items() if len(name) == 1), Counter())
