"""Versioned ids: nothing behind one of them changes silently."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from kaboodle.core.registry import family_of
from kaboodle.envs import Id, ids, parse_id
from kaboodle.envs.ids import MADE_OF, VERSION
from tests.envs.games import GOLDEN, games_of, golden_of
from tests.uncompiled import uncompiled

GAMES = 2
COMPARED = ("kaboodle/Original-3p-v0", "kaboodle/GoodVsEvil-2p-v0", "kaboodle/Mantis-3p-v0", "kaboodle/Board-3p-v0")


@pytest.mark.parametrize("known", ids(), ids=str)
def test_tables_and_a_hundred_seeded_games_of_an_id_stay_as_they_are(known: Id) -> None:
    if not family_of(known.edition).compiled:
        pytest.skip("a hundred games take minutes on the uncompiled kernel")
    golden = json.loads(GOLDEN.read_text())
    assert golden_of(known) == golden[str(known)], "a change needs a new version in kaboodle/envs/ids.py"


def test_every_id_has_a_golden_and_every_golden_an_id() -> None:
    assert list(json.loads(GOLDEN.read_text())) == [str(known) for known in ids()]


def test_the_version_of_the_ids_belongs_to_these_versions_of_observations_and_actions() -> None:
    assert (VERSION, MADE_OF) == (0, (1, 1))


def test_an_id_is_read_as_it_is_written() -> None:
    assert [parse_id(str(known)) for known in ids()] == ids()
    assert parse_id("Original-4p-v0") == Id("original", 4)


@pytest.mark.parametrize("text", ["kaboodle/Original-4p-v1", "kaboodle/Original-10p-v0", "Chess-2p-v0", ""])
def test_an_unknown_id_is_refused_with_what_there_is(text: str) -> None:
    with pytest.raises(ValueError, match="kaboodle/Original-4p-v0"):
        parse_id(text)


def test_the_uncompiled_kernel_writes_the_same(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.envs.games", str(GAMES), *COMPARED]
    root = Path(__file__).parents[2]
    run = subprocess.run(command, env=uncompiled(tmp_path), cwd=root, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert json.loads(run.stdout) == {name: games_of(parse_id(name), GAMES) for name in COMPARED}
