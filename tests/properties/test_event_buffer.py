"""The event buffer of every kernel keeps the records that fit and reports the rest, compiled or not."""

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kaboodle
from kaboodle.engine.event_buffer import RECORDS
from tests.playing import BOOK, deal

ROOT = Path(__file__).parents[2]
SEED = 5


def watched(slug: str, players: int) -> Any:  # Any: the kernel's own type
    """A dealt game that records what happens, with an empty buffer."""
    game = deal(slug, players, {}, SEED).game.clone()
    game.watch()
    return game


@pytest.mark.parametrize(("slug", "players"), BOOK)
def test_record_641_is_refused_and_not_written(slug: str, players: int) -> None:
    game = watched(slug, players)
    for count in range(RECORDS + 1):
        game.event_buffer.write(0, 0, count, 0, 0, 0, 1, 0)
    assert game.event_buffer.count == RECORDS
    with pytest.raises(OverflowError, match=f"^{RECORDS + 1} records"):
        game.drain()
    assert game.drain() == []


@pytest.mark.parametrize(("slug", "players"), BOOK)
def test_a_full_buffer_is_drained_whole(slug: str, players: int) -> None:
    game = watched(slug, players)
    for count in range(RECORDS):
        game.event_buffer.write(0, 0, count, 0, 0, 0, 1, 0)
    assert [record[2] for record in game.drain()] == list(range(RECORDS))


@pytest.mark.parametrize(("slug", "players"), [("board", 6), ("original", 9)])
def test_a_whole_game_in_one_buffer_ends_in_an_error_not_in_a_crash(slug: str, players: int) -> None:
    script = f"from tests.properties.test_event_buffer import overflow; overflow({slug!r}, {players})"
    run = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr[-2000:]


def overflow(slug: str, players: int) -> None:
    """Play whole games in one buffer until more happens than it holds."""
    chance = Random(SEED)
    game = watched(slug, players)
    for _ in range(40):
        other = kaboodle.new(slug, players=players, seed=chance.getrandbits(32)).game
        other.watched, other.event_buffer = 1, game.event_buffer
        while not other.over:
            seat = chance.choice(other.waiting)
            other.apply(seat, chance.choice(other.legal(seat)))
    with pytest.raises(OverflowError):
        game.drain()
