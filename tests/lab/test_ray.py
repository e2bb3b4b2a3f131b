"""The same arena on a real local Ray cluster, and as a Parquet file, where these are installed."""

import importlib.util
import warnings
from pathlib import Path

import pytest

from kaboodle.cli import main
from kaboodle.lab.journal import read_journal
from tests.lab.test_arena import timeless

ARENA = ["arena", "two-player", "--bots", "cat,random", "--games", "6"]


def has(module: str) -> bool:
    """Whether an optional package is there."""
    return importlib.util.find_spec(module) is not None


@pytest.mark.skipif(not has("ray"), reason="Ray is not installed: pip install 'kaboodle[ray]'")
def test_a_local_ray_plays_the_same_games(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of Ray's own making
        assert main([*ARENA, "--records", str(tmp_path / "ray.jsonl"), "--ray"]) == 0
    assert main([*ARENA, "--records", str(tmp_path / "here.jsonl")]) == 0
    (contest, games), (plain, others) = (read_journal(tmp_path / f"{name}.jsonl") for name in ("ray", "here"))
    assert contest == plain and timeless(games) == timeless(others)


@pytest.mark.skipif(has("ray"), reason="Ray is installed")
def test_without_ray_a_sentence_says_how_to_get_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--ray"]) == 2
    assert "pip install 'kaboodle[ray]'" in capsys.readouterr().err


@pytest.mark.skipif(not has("pyarrow"), reason="pyarrow is not installed: pip install 'kaboodle[parquet]'")
def test_games_as_a_parquet_file(tmp_path: Path) -> None:
    parquet = importlib.import_module("pyarrow.parquet")
    assert main([*ARENA, "--records", str(tmp_path / "games.parquet")]) == 0
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    _, games = read_journal(tmp_path / "games.jsonl")
    assert [tuple(row["moves"]) for row in rows] == [it.record.moves for it in games if it.record]


@pytest.mark.skipif(has("pyarrow"), reason="pyarrow is installed")
def test_without_pyarrow_a_sentence_says_how_to_get_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*ARENA, "--records", str(tmp_path / "games.parquet")]) == 2
    assert "pip install 'kaboodle[parquet]'" in capsys.readouterr().err
