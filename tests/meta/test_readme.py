"""The examples in the README and in the guide do what they say."""

import doctest
from pathlib import Path

import pytest

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


def test_every_page_with_examples_is_run() -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    found = {str(page.relative_to(ROOT)) for page in pages if "\n>>> " in page.read_text()}
    assert found == set(PAGES)
