"""Whole tables for property tests: every edition, player count and several options, played by a seeded mixed policy."""

from random import Random

from msgspec.structs import replace

import kaboodle
from kaboodle.core.table import Table
from kaboodle.core.views import View
from tests.board import TABLES as BOARD
from tests.kittens import TABLES as KITTENS

MANTIS = "mantis"
BOOK: list[tuple[str, int]] = [
    (slug, players) for slug, edition in kaboodle.EDITIONS.items() for players in edition.seats
]
TABLES: list[tuple[str, int, dict[str, str]]] = [*KITTENS, *[(MANTIS, players, {}) for players in range(2, 7)]]
WITH_BOARD = [*TABLES, *[("board", players, chosen) for players, chosen in BOARD]]  # its guards are in tests/rules
MOST_MOVES = 5_000  # far more than any game has


def name_of(slug: str, players: int, chosen: dict[str, str]) -> str:
    """A table's name in a test's id."""
    return "-".join([slug, str(players), *(f"{key}={value}" for key, value in chosen.items())])


NAMES = [name_of(*table) for table in TABLES]


def deal(slug: str, players: int, chosen: dict[str, str], seed: int) -> Table:
    """A table just dealt; the seed is in the test's output."""
    print(f"kaboodle.new({slug!r}, {players}, seed={seed}, options={chosen})")
    return kaboodle.new(slug, players, seed, options=chosen)


def mixed(table: Table, dice: Random) -> tuple[str, str]:
    """A random waiting seat and move: mostly cards, some Nopes, rarely an explosion."""
    seat = dice.choice(table.waiting)
    index = table.seats.index(seat)
    after = table.game.clone()
    stages: list[int] = []
    while not stages or (table.edition != MANTIS and table.family.question(after) in ("target", "name", "five")):
        moves = after.legal(index)
        word = table.question if not stages else "stage"
        stages.append(dice.choice(preferred(moves, word, dice)))
        after.apply(index, stages[-1])
    return seat, table.family.move_text(table.game, tuple(stages))


def preferred(moves: list[int], asks: str, dice: Random) -> list[int]:
    """The moves to choose from: drawing and exploding are listed first and last, and chosen less."""
    if len(moves) == 1:
        return moves
    if asks == "turn" and dice.random() < 0.6:
        return moves[1:]
    if asks == "window" and dice.random() < 0.7:
        return moves[:1]
    if asks in ("face", "devil") and dice.random() < 0.85:
        return moves[:-1]
    return moves


def play_on(table: Table, dice: Random, moves: int = MOST_MOVES) -> bool:
    """Play a number of moves. Returns whether the game goes on."""
    for _ in range(moves):
        if table.over:
            return False
        table.play(*mixed(table, dice))
    return not table.over


def as_read(view: View) -> View:
    """A view without the chain of Nopes in a window, which a position does not tell."""
    return view if view.ask is None else replace(view, ask=replace(view.ask, by=None, nopes=()))
