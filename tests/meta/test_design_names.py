"""Every module, class and function that the overview and the glossary name exists."""

from importlib import import_module
from typing import Any

import pytest

from tests.meta.pages import DOCS, codes, only_code, rows, section

OVERVIEW = (DOCS / "design/overview.md").read_text()
GLOSSARY = (DOCS / "design/glossary.md").read_text()
TRACES = {
    heading: [only_code(row[1]) for row in rows(section(OVERVIEW, heading))]
    for heading in ("One move", "One decision of a search", "One restart")
}
WORDS = {row[0]: codes(row[2]) for row in rows(section(GLOSSARY, "Glossary"))}


def named(name: str) -> Any:  # Any: a module, class or function
    """The object that `module:qualname`, or a module, below kaboodle names; raises an error if there is none."""
    module, _, qualname = name.partition(":")
    found: Any = import_module(f"kaboodle.{module}")
    for part in qualname.split(".") if qualname else ():
        found = getattr(found, part)
    return found


@pytest.mark.parametrize("heading", TRACES)
def test_the_steps_of_a_trace_are_functions(heading: str) -> None:
    missing = [name for name in TRACES[heading] if not exists(name)]
    assert not missing, f"docs/design/overview.md, {heading}: there is no {', '.join(missing)}"
    assert all(callable(named(name)) for name in TRACES[heading])


@pytest.mark.parametrize("word", WORDS)
def test_a_word_of_the_glossary_lives_where_it_says(word: str) -> None:
    assert WORDS[word], f"the glossary does not say where {word} is"
    missing = [name for name in WORDS[word] if not exists(name)]
    assert not missing, f"docs/design/glossary.md, {word}: there is no {', '.join(missing)}"


def exists(name: str) -> bool:
    """Whether a name exists."""
    try:
        named(name)
    except (ImportError, AttributeError):
        return False
    return True


def test_the_words_of_the_glossary_are_in_order_and_there_once() -> None:
    assert len(WORDS) >= 30
    assert list(WORDS) == sorted(set(WORDS))
    assert len(WORDS) == len(rows(section(GLOSSARY, "Glossary")))


def test_every_layer_of_the_package_is_in_the_overview() -> None:
    layers = {name for row in rows(section(OVERVIEW, "Overview")) for name in codes(row[0])}
    package = DOCS.parent / "src/kaboodle"
    assert layers == {path.parent.name for path in package.glob("*/__init__.py")}
