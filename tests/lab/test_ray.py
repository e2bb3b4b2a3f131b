"""An arena on a local Ray cluster, and as a Parquet file, if these packages are installed."""

import importlib.util
import os
import subprocess
import sys
import warnings
from pathlib import Path

import pytest

from kaboodle.cli.main import main
from kaboodle.lab.arena.journal import read_journal
from tests.lab.test_arena import timeless

ARENA = ["arena", "two-player", "--bots", "cat,random", "--games", "6"]
START = "import ray; ray.init(log_to_driver=False); ray.shutdown()"
STARTING = 180  # seconds, enough for a slow machine


def has(module: str) -> bool:
    """Whether an optional package is there."""
    return importlib.util.find_spec(module) is not None


@pytest.fixture
def local_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skips the test on a machine on which Ray does not start."""
    if not has("ray"):
        pytest.skip("Ray is not installed: pip install 'kaboodle[ray]'")
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    try:
        subprocess.run([sys.executable, "-c", START], check=True, capture_output=True, timeout=STARTING, env=os.environ)
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired) as trouble:
        pytest.skip(f"Ray is installed but does not start on this machine: {trouble}")


@pytest.mark.usefixtures("local_ray")
def test_a_local_ray_plays_the_same_games(tmp_path: Path) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # raised by Ray itself
        assert main([*ARENA, "--records", str(tmp_path / "ray.jsonl"), "--ray"]) == 0
    assert main([*ARENA, "--records", str(tmp_path / "here.jsonl")]) == 0
    (contest, games), (plain, others) = (read_journal(tmp_path / f"{name}.jsonl") for name in ("ray", "here"))
    assert contest == plain and timeless(games) == timeless(others)


def test_without_ray_a_sentence_says_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main([*ARENA, "--ray"]) == 2
    assert "pip install 'kaboodle[ray]'" in capsys.readouterr().err


@pytest.mark.skipif(not has("pyarrow"), reason="pyarrow is not installed: pip install 'kaboodle[parquet]'")
def test_games_as_a_parquet_file(tmp_path: Path) -> None:
    parquet = importlib.import_module("pyarrow.parquet")
    assert main([*ARENA, "--records", str(tmp_path / "games.parquet")]) == 0
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    _, games = read_journal(tmp_path / "games.jsonl")
    assert [tuple(row["moves"]) for row in rows] == [it.record.moves for it in games if it.record]


def test_without_pyarrow_a_sentence_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert main([*ARENA, "--records", str(tmp_path / "games.parquet")]) == 2
    assert "pip install 'kaboodle[parquet]'" in capsys.readouterr().err
