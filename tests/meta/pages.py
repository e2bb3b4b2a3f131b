"""Reads the Markdown pages of the documentation: sections, tables, and what is set as code."""

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
HEADING = re.compile(r"^(#{1,6}) (.*)$", re.M)


def section(page: str, heading: str) -> str:
    """The text below a heading, up to the next heading of any level."""
    found = [match for match in HEADING.finditer(page) if match[2] == heading]
    assert len(found) == 1, f"there are {len(found)} headings {heading!r}"
    after = HEADING.search(page, found[0].end())
    return page[found[0].end() : after.start() if after else len(page)]


def rows(text: str) -> list[list[str]]:
    """The rows of the first table of a text, without its head."""
    table = re.search(r"^\|.*\|\n\|[ :|-]+\|\n((?:\|.*\|\n)*)", text, re.M)
    assert table, "there is no table"
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def codes(text: str) -> list[str]:
    """Everything that is set as code in a text."""
    return re.findall(r"`([^`]+)`", text)


def only_code(cell: str) -> str:
    """The one thing that is set as code in a cell."""
    (code,) = codes(cell)
    return code
