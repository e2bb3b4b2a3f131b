"""The constraints of a release fit the project: every dependency pinned with hashes, and no address anywhere."""

import importlib.metadata
import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LINES = (ROOT / "deploy" / "constraints.txt").read_text("utf-8").replace("\\\n", " ").splitlines()
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
PINNED = {
    canonicalize_name(found.name): found
    for found in (Requirement(line.split(" --hash")[0]) for line in LINES if line and not line.startswith("#"))
}


def version_of(name: str) -> str:
    """The version that is pinned."""
    (exact,) = PINNED[canonicalize_name(name)].specifier
    assert exact.operator == "=="
    return exact.version


def test_every_dependency_is_pinned_to_a_version_that_the_project_accepts() -> None:
    for line in PROJECT["dependencies"]:
        wanted = Requirement(line)
        assert wanted.specifier.contains(version_of(wanted.name)), line


def test_what_the_dependencies_need_is_pinned_too_and_nothing_else() -> None:
    found: set[str] = set()
    waiting = [Requirement(line).name for line in PROJECT["dependencies"]]
    while waiting:
        name = canonicalize_name(waiting.pop())
        if name in found:
            continue
        found.add(name)
        if name not in PINNED:
            continue
        try:
            needs = importlib.metadata.requires(name) or []
        except importlib.metadata.PackageNotFoundError:
            continue  # not for this system
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate({"extra": ""}):
                assert need.specifier.contains(version_of(need.name)), f"{name} needs {need}"
                waiting.append(need.name)
    assert found <= set(PINNED)


def test_every_version_has_hashes_and_no_line_has_an_address() -> None:
    for line in LINES:
        assert "://" not in line and "index" not in line.partition("#")[0] and "@" not in line
        if line and not line.startswith("#"):
            hashes = re.findall(r"--hash=(\S+)", line)
            assert hashes and all(re.fullmatch("sha256:[0-9a-f]{64}", one) for one in hashes)
