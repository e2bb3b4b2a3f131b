"""The voice of the catalogues, as far as it can be checked: spoken English, marks, plurals, and lengths."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, ast

from kaboodle.words import ENGLISH, LANGUAGES, catalogues

CARD_LINE, BUTTON = 42, 22  # characters that a card and a button have room for
PROGRAMMER = re.compile(r"(?:.*-)?(?:terminal|reports|setup|positions|records|packs)")  # ranges and figures, never `1`
WRITTEN = re.compile(r" %|'| …|\b(?:is on turn|at once|by itself|may not|cannot|do not|does not|whom you)\b")
COUNTED = {"count", "tank", "pile", "kittens", "discs", "magnets", "players", "turns", "needed"}  # always numbers
NOUN = re.compile(
    r"[ \N{NO-BREAK SPACE}](?!in |of |de |von |im |em |en |no |at |to |or |bis |and |min\b|Min\.|Std\.)[^\W\d_]{3,}"
)
BUTTONS = (
    *("board-turn-disc", "board-let-turn", "board-flip-it", "board-defuse", "board-explode", "board-hide"),
    *("board-put-back", "kittens-draw", "kittens-play", "kittens-defuse", "kittens-godcat-defuse"),
    *("kittens-hold-explode", "kittens-hide-here", "kittens-keep", "kittens-put-top", "kittens-hold"),
    "kittens-swap-it",
    *("mantis-score", "mantis-steal", "table-say-nope", "table-say-pass", "table-send", "over-rematch", "over-replay"),
    *(
        "home-play",
        "home-join",
        "home-learn",
        "lobby-start",
        "lobby-sit",
        "lobby-fill",
        "lobby-link-copy",
        "menu-leave",
    ),
    *("menu-leave-sure", "menu-go-on", "lesson-next", "lesson-play-now", "rules-ids-show", "rules-ids-hide"),
)


class Text(NamedTuple):
    """A message, or an attribute of one, with what it says in each case of its selects."""

    catalogue: str
    id: str
    pattern: ast.Pattern

    @property
    def said(self) -> list[str]:
        """Each stretch of text in it."""
        return [node.value for node in nodes(self.pattern) if isinstance(node, ast.TextElement)]


def nodes(pattern: ast.Pattern) -> Iterator[ast.TextElement | ast.Placeable]:
    """The elements of a pattern and of all its variants."""
    for element in pattern.elements:
        yield element
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from nodes(variant.value)


def texts(language: str) -> Iterator[Text]:
    """All texts of a language."""
    for name, messages in catalogues(language).items():
        for source in messages.values():
            for entry in FluentParser().parse(source).body:
                if isinstance(entry, ast.Message):
                    if entry.value is not None:
                        yield Text(name, entry.id.name, entry.value)
                    for it in entry.attributes:
                        yield Text(name, f"{entry.id.name}.{it.id.name}", it.value)


def uncounted(pattern: ast.Pattern, selected: frozenset[str] = frozenset()) -> Iterator[str]:
    """The numbers before a noun that no select distinguishes."""
    following = [*pattern.elements[1:], None]
    for element, after in zip(pattern.elements, following, strict=True):
        if not isinstance(element, ast.Placeable):
            continue
        match element.expression:
            case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
                for variant in variants:
                    yield from uncounted(variant.value, selected | {name})
            case ast.VariableReference(id=ast.Identifier(name=name)) if name in COUNTED - selected:
                if isinstance(after, ast.TextElement) and NOUN.match(after.value):
                    yield name


def length(pattern: ast.Pattern) -> int:
    """The characters of a text without variables; soft hyphens are not seen."""
    return len("".join(node.value for node in nodes(pattern) if isinstance(node, ast.TextElement)).replace("\xad", ""))


def test_english_is_written_as_it_is_spoken() -> None:
    found = {it.id: said for it in texts(ENGLISH) for said in it.said if WRITTEN.search(said)}
    assert found == {}


@pytest.mark.parametrize("language", ["es", "pt-BR"])
def test_no_text_begins_with_a_word_that_also_means_stops(language: str) -> None:
    found = {it.id for it in texts(language) if it.said and it.said[0].startswith("Para ")}
    assert found <= {"game-two-player"}  # a title: for two


@pytest.mark.parametrize(("language", "mark"), [("es", "%"), ("de", "%"), ("de", "…")])
def test_a_mark_never_wraps_to_the_next_line(language: str, mark: str) -> None:
    found = {it.id for it in texts(language) for said in it.said if f" {mark}" in said}
    assert found == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_before_a_noun_has_a_plural(language: str) -> None:
    found = {it.id: [*uncounted(it.pattern)] for it in texts(language) if not PROGRAMMER.fullmatch(it.catalogue)}
    assert {name: numbers for name, numbers in found.items() if numbers} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_and_buttons_have_room_for_their_words(language: str) -> None:
    found = {it.id: length(it.pattern) for it in texts(language)}
    assert {name for name, size in found.items() if name.endswith(".line") and size > CARD_LINE} == set()
    assert {name for name in BUTTONS if found[name] > BUTTON} == set()


def test_what_breaks_the_voice_would_be_noticed() -> None:
    def parsed(source: str) -> ast.Pattern:
        (entry,) = FluentParser().parse(source).body
        assert isinstance(entry, ast.Message) and entry.value is not None
        return entry.value

    assert [*uncounted(parsed("a = { $count } cards left\n"))] == ["count"]
    assert [*uncounted(parsed("a = { $count ->\n    [one] 1 card\n   *[other] { $count } cards\n}\n"))] == []
    assert all(WRITTEN.search(text) for text in ("You cannot do that", "13 %", "It's off", "Draw at once", "Wait …"))
    assert length(parsed("a = Über\xadspringen\n")) == len("Überspringen")
