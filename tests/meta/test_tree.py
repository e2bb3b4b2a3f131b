"""Contents that no file may have: addresses of registries, paths of one machine, notes to self, too many lines."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 450  # lines; house style says about 400
FORBIDDEN = {
    "the address of a registry": r"\b(?:pypi|pythonhosted|npmjs|yarnpkg|debian|crates)\.(?:org|com|io)\b",
    "a path of one machine": r"(?<!\w)/(?:work|root|farm)\b",
    "a note to self": r"\b(?:TO[D]O|FIX[M]E|XX[X]|HAC[K])\b",
}


def files() -> list[Path]:
    """Every file of the project, committed or about to be."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    return [path for name in sorted(set(names)) if (path := ROOT / name).is_file()]


@pytest.mark.parametrize("what", FORBIDDEN)
def test_no_file_contains(what: str) -> None:
    pattern = re.compile(FORBIDDEN[what])
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in files()
        for number, line in enumerate(path.read_text(errors="replace").splitlines(), 1)
        if pattern.search(line)
    ]
    assert not found, f"{what} is in\n" + "\n".join(found)


def test_no_lock_file_that_records_registries() -> None:
    assert not [path for path in files() if path.name in ("uv.lock", "pylock.toml")]


def test_source_files_are_short() -> None:
    lengths = {path: len(path.read_text().splitlines()) for path in files() if path.suffix == ".py"}
    long = [f"{path.relative_to(ROOT)} ({lines})" for path, lines in lengths.items() if lines > LONGEST]
    assert not long, f"longer than {LONGEST} lines, is there a seam? {', '.join(long)}"
