"""Links between the pages of the documentation lead somewhere, and the source files that they name exist."""

import re
from pathlib import Path

import pytest

from tests.meta.pages import DOCS, HEADING, codes

ROOT = DOCS.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "bench/README.md", *sorted(DOCS.rglob("*.md"))]
LINK = re.compile(r"\]\(([^)\s]+)\)")
SOURCE = re.compile(r"[\w./<>*-]+\.(?:py|ts|svelte)\b")
EXAMPLES = {"drawer.py", "mybot.py", "FILE.py", "../shared/yardsticks/limit.py"}  # files outside the project
FILES = [
    path.relative_to(ROOT).as_posix()
    for folder in ("src", "tests", "tools", "bench", "web/src")
    for path in (ROOT / folder).rglob("*")
    if path.suffix in (".py", ".ts", ".svelte")
] + ["setup.py"]


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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_the_source_files_that_a_page_names_exist(page: Path) -> None:
    named = {name for code in codes(page.read_text()) for name in SOURCE.findall(code)} - EXAMPLES
    assert not [name for name in sorted(named) if not exists(name)]


def exists(name: str) -> bool:
    """Whether some source file has this path or ends with it; `<game>` and `*` stand for any name."""
    pattern = re.sub(r"<\w+>|\*", "[^/]+", name.removeprefix("/").replace(".", r"\."))
    return any(re.search(rf"(?:^|/){pattern}$", path) for path in FILES)


def test_a_source_file_that_does_not_exist_is_found() -> None:
    assert exists("games/<game>/kernel.py") and exists("attacks.py") and exists("src/games/*/manifest.ts")
    assert not exists("games/<game>/kinds.py") and not exists("tacks.py")
