"""Links between the pages of the documentation lead somewhere."""

import re
from pathlib import Path

import pytest

from tests.meta.pages import DOCS, HEADING

ROOT = DOCS.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "bench/README.md", *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_links_of_a_page_lead_to_a_file_and_a_heading(page: Path) -> None:
    dead = []
    for link in LINK.findall(page.read_text()):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = (page.parent / path) if path else page
        if not target.exists() or (anchor and anchor not in anchors(target)):
            dead.append(link)
    assert not dead


def anchors(page: Path) -> set[str]:
    """The anchors that a page has, one for each heading: in small letters, without punctuation, hyphens for spaces."""
    titles = [match[2].lower() for match in HEADING.finditer(page.read_text())]
    return {re.sub(r"[^\w\- ]", "", title).replace(" ", "-") for title in titles}
