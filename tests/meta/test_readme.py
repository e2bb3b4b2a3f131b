"""The examples in the README and in the guide do what they say, and the README lists every folder."""

import doctest
import re
import subprocess
from pathlib import Path

import pytest
from PIL import Image

from tests.meta.pages import rows, section

ROOT = Path(__file__).parents[2]
PAGES = {
    "README.md": doctest.ELLIPSIS,
    "docs/guide/notation.md": doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE,  # wraps long positions
}


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_are_true(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=PAGES[page])
    assert result.attempted > 0, f"{page} has no examples"
    assert result.failed == 0, f"an example in {page} is not true; its doctest report is in the captured output"


def test_the_readme_opens_with_a_moving_picture_of_less_than_a_megabyte() -> None:
    first = re.search(r"!\[[^\]]+\]\(([^)]+)\)", (ROOT / "README.md").read_text())
    assert first is not None
    file = ROOT / first[1]
    with Image.open(file) as picture:
        assert picture.format == "WEBP" and getattr(picture, "n_frames", 1) > 30
    assert file.stat().st_size < 1_000_000


def test_every_page_with_examples_is_run() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {str(page.relative_to(ROOT)) for page in pages if "\n>>> " in page.read_text()}
    assert found == set(PAGES)


def test_the_map_of_the_readme_has_every_folder() -> None:
    listed = "".join(row[0] for row in rows(section((ROOT / "README.md").read_text(), "What each part is for")))
    command = ["git", "ls-files", "-z"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    folders = {name.split("/")[0] for name in names if "/" in name} - {"src", "docs"}
    packages = {name.split("/")[2] for name in names if name.startswith("src/kaboodle/") and name.count("/") > 2}
    expected = {*folders, *(f"src/kaboodle/{package}" for package in packages)}
    assert not [name for name in sorted(expected) if f"[`{name}`]({name})" not in listed and not name.startswith(".")]
