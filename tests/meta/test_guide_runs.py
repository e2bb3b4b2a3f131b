"""The Python of the guides runs as it is printed."""

import re
from random import Random
from typing import Any

import pytest

import kaboodle
from tests.meta.pages import DOCS

BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(page: str) -> list[str]:
    """The Python blocks of a page of the guide."""
    return BLOCK.findall((DOCS / "guide" / page).read_text())


@pytest.mark.parametrize("slug", kaboodle.EDITIONS)
@pytest.mark.parametrize("name", ["MyBot", "Searcher"])
def test_the_example_bots_play_whole_games_as_printed(slug: str, name: str) -> None:
    found: dict[str, Any] = {}  # Any: what the blocks define
    for block in blocks("bots-of-your-own.md"):
        if block.startswith("class"):
            exec(block, found)
    bot, rng = found[name](), Random(1)
    table = kaboodle.new(slug, 2, seed=1)
    for _ in range(25):
        if table.over:
            break
        seat = table.waiting[0]
        table.play(seat, bot.choose(table.observation(seat), rng))
    assert table.moves


def test_the_page_about_numbers_runs_as_printed() -> None:
    found: dict[str, Any] = {}  # Any: as above
    for block in blocks("learning-api.md"):
        exec(block, found)
    assert found["buffer"].tolist() == found["table"].observe("A", layout=found["small"]) or found["table"].moves
    assert found["space"][2].name == "draw" and found["space"].size == 168


def test_the_page_about_learning_runs_as_printed() -> None:
    found: dict[str, Any] = {}  # Any: as above
    for block in blocks("learning.md"):
        exec(block, found)
    assert found["observations"].shape == (8, found["env"].observation_space.shape[0])


def test_the_page_about_environments_runs_as_printed() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install kaboodle[envs]")
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install kaboodle[openspiel]")
    found: dict[str, Any] = {}  # Any: as above
    for block in blocks("environments.md"):
        exec(block, found)
    assert found["ended"] and not found["over"] and found["info"]["move"] == "draw"
