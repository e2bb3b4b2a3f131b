"""Helpers for rule tests of the kittens games: play on, and read what a table shows."""

import pytest

import kaboodle
from kaboodle.games.kittens.view import KittensSeat, KittensView


def at(text: str, edition: str = "original", *, seed: int = 0, **options: str) -> kaboodle.Table:
    """A table from one line of text."""
    return kaboodle.read(text, edition, options=options, seed=seed)


def let_it_happen(table: kaboodle.Table) -> None:
    """Everybody who is asked in a window passes."""
    while table.question == "window":
        table.play(table.waiting[0], "pass")


def happens(table: kaboodle.Table, seat: str, move: str) -> None:
    """A seat makes a move, and nobody Nopes it."""
    table.play(seat, move)
    let_it_happen(table)


def refused(table: kaboodle.Table, seat: str, move: str) -> bool:
    """Whether a move is refused and changes nothing."""
    before = table.position
    with pytest.raises(kaboodle.IllegalMove):
        table.play(seat, move)
    return table.position == before and move not in table.legal(seat)


def waits(table: kaboodle.Table) -> str:
    """The open question: `turn: B owes 2`, `window: B C`, `give: B` or `over: A`."""
    owed = view(table, None).owed if table.question == "turn" else 1
    seats = " ".join(table.winners if table.over else table.waiting)
    return f"{table.question}: {seats}" + (f" owes {owed}" if owed != 1 else "")


def view(table: kaboodle.Table, seat: str | None) -> KittensView:
    """Everything a seat knows; None is a spectator."""
    seen = table.view(seat)
    assert isinstance(seen, KittensView)
    return seen


def hand(table: kaboodle.Table, seat: str) -> dict[str, int]:
    """A seat's cards by title."""
    return view(table, seat).hand


def cards(table: kaboodle.Table, seat: str) -> int:
    """How many cards a seat holds."""
    return seat_seen(table, None, seat).cards


def seat_seen(table: kaboodle.Table, by: str | None, seat: str) -> KittensSeat:
    """A seat as another one sees it."""
    return next(other for other in view(table, by).seats if other.seat == seat)


def discard(table: kaboodle.Table) -> list[str]:
    """The discard pile in the order the table shows it."""
    return list(view(table, None).discard)


def pile(table: kaboodle.Table) -> list[str]:
    """The draw pile, top first."""
    return table.family.pile(table.game)
