"""The compiled and the plain kernel, with and without bounds checks, play identical games."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kaboodle.core.registry import family_of
from tests.playing import BOOK, WITH_BOARD, name_of
from tests.uncompiled import uncompiled

ROOT = Path(__file__).parents[2]
CAN_COMPILE = subprocess.run([sys.executable, ROOT / "tools/can_compile.py"], check=False).returncode == 0
GAMES, WATCHED = 60, 2  # of each table
MANY = 2_000


def hashes(games: int, watched: int, first: int, environment: dict[str, str] | None = None) -> dict[str, object]:
    """The hashes of games played in a separate process."""
    print(f"{games} games of each table, {watched} of them with views, seeds from {first}")
    script = [sys.executable, "-m", "tests.conformance.games", str(games), str(watched), str(first)]
    run = subprocess.run(script, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, f"exit {run.returncode}\n{run.stderr[-2000:]}"
    found: dict[str, object] = json.loads(run.stdout)
    assert set(found) == {"compiled", *(name_of(*table) for table in WITH_BOARD)}
    return found


@pytest.mark.skipif(not CAN_COMPILE, reason="There is no C compiler here, so the kernel runs as Python.")
def test_the_compiled_kernel_is_in_use() -> None:
    assert all(family_of(slug).compiled for slug, _ in BOOK), "make test compiles it; this run uses the Python kernel"


def test_compiled_when_it_is_required() -> None:
    if os.environ.get("REQUIRE_COMPILED", "") in ("", "0"):
        pytest.skip("REQUIRE_COMPILED is not set.")
    assert all(family_of(slug).compiled for slug, _ in BOOK)


@pytest.mark.long
def test_compiled_and_uncompiled_play_identical_games(tmp_path: Path) -> None:
    compare(hashes(GAMES, WATCHED, 0), hashes(GAMES, WATCHED, 0, uncompiled(tmp_path)))


@pytest.mark.slow
@pytest.mark.timeout(3_600)
def test_compiled_and_uncompiled_play_thousands_of_identical_games(tmp_path: Path) -> None:
    compare(hashes(MANY, 20, 10_000), hashes(MANY, 20, 10_000, uncompiled(tmp_path)))


def compare(one: dict[str, object], two: dict[str, object]) -> None:
    """The same hash for every table; the second kernel is the Python one."""
    assert two.pop("compiled") is False, "the copy without compiled modules was not used"
    one.pop("compiled")
    assert one == two


@pytest.mark.long
@pytest.mark.skipif(not CAN_COMPILE, reason="There is no C compiler here to build with bounds checking.")
def test_the_kernel_with_bounds_checking_plays_the_same_games(tmp_path: Path) -> None:
    copy = tmp_path / "checked"
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, copy / name, ignore=leave)
    for name in ("setup.py", "pyproject.toml", "LICENSE"):
        shutil.copy(ROOT / name, copy / name)
    switches = {**os.environ, "KABOODLE_SANITIZE": "1", "REQUIRE_COMPILED": "1", "SKIP_COMPILED": "0"}
    build = [sys.executable, "-W", "ignore", "setup.py", "--quiet", "build_ext", "--inplace", "--parallel", "2"]
    made = subprocess.run(build, cwd=copy, env=switches, capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr[-3000:]
    checked = hashes(GAMES, WATCHED, 0, {**os.environ, "PYTHONPATH": str(copy / "src")})
    assert checked.pop("compiled") is True
    usual = hashes(GAMES, WATCHED, 0)
    usual.pop("compiled")
    assert checked == usual
