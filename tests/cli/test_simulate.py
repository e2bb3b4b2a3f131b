"""`kaboodle simulate`: the same seed gives the same figures, compiled or not, for any chunk size."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kaboodle
from kaboodle.cli.main import main
from kaboodle.lab.simulate import quantile, simulate
from kaboodle.lab.workers import Runner, here
from tests.uncompiled import uncompiled


def without_speed(text: str) -> dict[str, Any]:
    """Figures that do not depend on the machine. Any: plain JSON."""
    figures: dict[str, Any] = json.loads(text)
    del figures["speed"]
    return figures


def test_workers_play_the_games_of_one_process(capsys: pytest.CaptureFixture[str]) -> None:
    played = []
    for words in ([], ["--workers", "2"]):
        assert main(["simulate", "mantis", "--players", "2", "--games", "5000", "--json", *words]) == 0
        played.append(without_speed(capsys.readouterr().out))
    assert played[0] == played[1]
    assert main(["simulate", "mantis", "--players", "2", "--workers", "0"]) == 2


def test_random_games_go_to_a_cluster_when_one_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def on_ray(address: str | None) -> Runner[Any]:
        asked.append(address)
        return here

    monkeypatch.setattr("kaboodle.cli.workers.on_ray", on_ray)
    table = ["simulate", "mantis", "--players", "2", "--games", "50"]
    assert main([*table, "--ray"]) == main([*table, "--ray", "10.0.0.1:6379"]) == 0
    assert asked == [None, "10.0.0.1:6379"] and "games: 50" in capsys.readouterr().out
    monkeypatch.undo()
    monkeypatch.setitem(sys.modules, "ray", None)  # as if it were not installed
    assert main([*table, "--ray"]) == 2
    assert "pip install 'kaboodle[ray]'" in capsys.readouterr().err


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_chunks_play_the_games_of_one_run(edition: str) -> None:
    for seed in (5, 2**64 - 20):
        whole, parts = (simulate(edition, 2, 100, seed, chunk=chunk) for chunk in (100, 7))
        assert msgspec.structs.replace(whole, speed=parts.speed) == parts
        assert whole.games == 100 and sum(whole.wins.values()) >= 100
        assert whole.shortest_tenth <= whole.median <= whole.longest_tenth


@pytest.mark.parametrize("edition", kaboodle.EDITIONS)
def test_compiled_or_not_the_figures_are_the_same(
    edition: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", edition, "--players", "2", "--games", "30", "--seed", "8", "--json"]
    assert main(words) == 0
    here = without_speed(capsys.readouterr().out)
    program = [sys.executable, "-m", "kaboodle", *words]
    there = subprocess.run(program, env=uncompiled(tmp_path), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert json.loads(there.stdout)["speed"]["compiled"] is False
    assert without_speed(there.stdout) == here


def test_the_report_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "original", "--players", "3", "--games", "200", "--seed", "1", "--option", "quick_game=on"]
    assert main(words) == 0
    found = capsys.readouterr()
    assert not found.err, "no bar where there is no terminal"
    for expected in ("quick_game=on", "games: 200", "decisions: ", "turns a game: median ", "wins by seat:", "  C: "):
        assert expected in found.out


def test_quantiles_are_read_from_the_lengths() -> None:
    lengths = [0, 1, 0, 8, 1]
    assert [quantile(lengths, share) for share in (0.1, 0.5, 0.9, 1.0)] == [1, 3, 3, 4]


@pytest.mark.parametrize("words", [["--games", "0"], ["--games", "-5"], ["--seed", "-1"], ["--option", "x=y"]])
def test_wrong_arguments_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "mantis", "--players", "3", *words]) == 2
    assert capsys.readouterr().err.count("\n") == 1
