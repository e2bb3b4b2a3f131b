"""The fourth guard: one reviewed game of every edition and player count, with one column per seat.

`python -m tests.golden.make` writes the files again; review the diff and commit it with its cause.
"""

from difflib import unified_diff

import pytest

from tests.golden.make import FOLDER, again, path_of
from tests.playing import BOOK

NAMES = [f"{slug}-{players}" for slug, players in BOOK]


@pytest.mark.parametrize(("slug", "players"), BOOK, ids=NAMES)
def test_a_golden_game_is_still_what_each_seat_saw(slug: str, players: int) -> None:
    kept = path_of(slug, players)
    assert kept.exists(), f"{slug} for {players} has no golden game: python -m tests.golden.make, and read it"
    text = kept.read_text()
    difference = list(unified_diff(text.splitlines(), again(slug, players, text).splitlines(), lineterm="", n=1))
    assert not difference, "\n".join(difference[:40])


def test_every_golden_game_belongs_to_a_table_and_is_short_enough_to_read() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(NAMES)
    assert not [path.name for path in FOLDER.glob("*.txt") if path.stat().st_size > 60_000]
