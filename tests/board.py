"""Tables of the board game for tests: positions from one line, and the passes that every window asks for."""

from collections.abc import Iterable

import pytest

import kaboodle
from kaboodle.core.events import Event, Seen
from kaboodle.games.board.editions import BOARD, set_up, start
from kaboodle.games.board.kernel import Game
from kaboodle.games.board.shipped_packs import shipped
from kaboodle.games.board.view import BoardView

TABLES: list[tuple[int, dict[str, str]]] = [
    *[(players, {}) for players in range(2, 7)],
    (3, {"pack": "standard-64", "start_side": "chaos", "magnets_return": "true"}),
    (4, {"loop_step": "arrow_is_free", "auto_defuse": "always", "nope_own": "true"}),
    (5, {"reshuffle": "when_needed"}),
    (2, {"empty_target": "allow_no_effect", "auto_defuse": "always", "magnets_return": "true", "nope_own": "true"}),
]
IDS = [f"{players}{'-' if chosen else ''}{'-'.join(chosen)}" for players, chosen in TABLES]


def board(text: str, seed: int = 0, **options: str) -> kaboodle.Table:
    """A position; seats that are not named do not exist."""
    return kaboodle.read(text, "board", options=options, seed=seed)


def dealt(players: int, seed: int, **options: str) -> kaboodle.Table:
    """A game just dealt."""
    return kaboodle.new("board", players, seed=seed, options=options)


def kernel_game(players: int, seed: int, chosen: dict[str, str]) -> Game:
    """A game just dealt, without a table."""
    all_chosen = BOARD.choose(players, chosen)
    game = set_up(shipped(all_chosen["pack"]), players, all_chosen)
    start(game, seed, None, watched=False)
    return game


def passes(table: kaboodle.Table) -> None:
    """Everybody passes in every open window."""
    asked = table.ask_id
    for seat in table.waiting:
        table.play(seat, "pass", ask=asked)


def play(table: kaboodle.Table, seat: str, card: str) -> None:
    """Play a card that nobody Nopes."""
    table.play(seat, card)
    assert table.question == "window"
    passes(table)


def done(table: kaboodle.Table, seat: str) -> None:
    """Play `done`, and let the disc be turned."""
    table.play(seat, "done")
    if table.question == "now":
        passes(table)


def space(table: kaboodle.Table, seat: str) -> int:
    """The space of a character."""
    return int(table.game.space_of(table.seats.index(seat)))


def part(table: kaboodle.Table, name: str) -> str:
    """A part of the position."""
    for piece in table.position.split(" | "):
        label, _, value = piece.partition(":")
        if label == name:
            return value.strip()
    return ""


def hand(table: kaboodle.Table, seat: str) -> str:
    """A hand in the notation."""
    return part(table, seat).partition("(")[0].strip()


def view(table: kaboodle.Table, seat: str | None) -> BoardView:
    """What a seat knows."""
    known = table.view(seat)
    assert isinstance(known, BoardView)
    return known


def waits(table: kaboodle.Table) -> str:
    """The open question and the asked seats; or the winners."""
    if table.over:
        assert not table.waiting
        return "over " + " ".join(table.winners)
    return f"{table.question} {' '.join(table.waiting)}"


def whats(events: Iterable[Event | Seen]) -> list[str]:
    """The sentences that a seat was shown."""
    return [event.what for event in events]


def refused(table: kaboodle.Table, seat: str, move: str, reason: str) -> None:
    """Check that a move is refused for this reason and changes nothing."""
    before = table.position
    assert move not in table.legal(seat)
    with pytest.raises(kaboodle.IllegalMove, match=reason):
        table.play(seat, move)
    assert table.position == before
