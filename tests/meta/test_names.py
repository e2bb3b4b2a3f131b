"""No shared file names a game, and a name has one meaning."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaboodle.core.registry import shipped_families
from tools import names

PARTICULAR = {
    kind.__name__
    for family in shipped_families()
    for kind in (type(family), family.view_type, family.odds_type)
    if kind is not None
}
ASKED = ("edition", "slug", "family")  # what no code compares with a name


def test_no_shared_file_names_a_game() -> None:
    assert names.games_in_shared_files(names.PACKAGE) == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('if view.type == "mantis":', {"mantis"}),
        ("from kaboodle.games.kittens.view import KittensView", {"kittens"}),
        ("BOARD_CARDS = 3", {"board"}),
        ("GOOD_VS_EVIL = 1", {"good-vs-evil"}),
        ('edition == "two-player"', {"two-player"}),
        ("# as in Exploding Kittens Original", {"kittens", "original", "Original"}),
        ("# as in the 2-Player Edition", {"2-Player Edition"}),
        ('hand.get("godcat")', {"godcat"}),
        ("# EK-44 and B-18", {"EK-44"}),
        ('the clipboard, "nope", "kitten", keyboard_event, B-92', set()),
    ],
)
def test_a_name_is_found_in_a_line(line: str, found: set[str]) -> None:
    assert names.names_in(line) == found


def questions_in(source: str) -> Iterator[str]:
    """Where code asks which game it has: `slug == "..."`, or isinstance of a view, of odds, or of a Family."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Compare(left=left, ops=[ast.Eq() | ast.NotEq() | ast.In() | ast.NotIn()], comparators=[right]):
                sides = [side for side in (left, right) if last_name(side) in ASKED]
                if sides and any(isinstance(part, ast.Constant) for part in ast.walk(node)):
                    yield ast.unparse(node)
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
                asked = {last_name(part) for part in ast.walk(kinds)}
                if asked & {*PARTICULAR, "Family"}:
                    yield ast.unparse(node)


def last_name(node: ast.AST) -> str:
    """`slug` of `slug`, `edition.slug` and `self.edition.slug`; empty for anything else."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def test_no_code_asks_which_edition_or_game_it_has() -> None:
    found = {path: list(questions_in((names.PACKAGE / path).read_text())) for path in names.modules(names.PACKAGE)}
    assert {path: asked for path, asked in found.items() if asked} == {}


def test_a_question_for_an_edition_or_a_game_is_found() -> None:
    assert len(PARTICULAR) == 9
    assert list(questions_in("if edition.slug == 'original': pass")) == ["edition.slug == 'original'"]
    assert list(questions_in("x = slug in ('mantis', 'board')")) == ["slug in ('mantis', 'board')"]
    assert list(questions_in("isinstance(view, KittensView | MantisView)")) == [
        "isinstance(view, KittensView | MantisView)"
    ]
    assert list(questions_in("slug in family.editions; isinstance(view, View); edition == other")) == []


def test_every_rule_book_has_its_own_prefix() -> None:
    assert len(names.own_prefixes()) == len(names.EDITIONS)


def test_a_class_has_one_owner_unless_it_is_the_same_idea_in_several_games() -> None:
    assert names.classes_with_two_owners(names.PACKAGE) == []


def test_a_module_name_has_one_meaning_in_its_layer() -> None:
    assert names.modules_with_two_owners(names.PACKAGE) == []
    for name in names.SAME_MODULES:
        layer, _, module = name.partition("/")
        assert len(list((names.PACKAGE / layer).rglob(f"{module}.py"))) > 1, f"{name} has one meaning"


def test_two_owners_are_found(tmp_path: Path) -> None:
    files = {
        "core/table.py": "class Legal: pass",
        "games/one/rules/legal.py": "class Legal: pass\nclass State: pass",
        "games/two/rules/legal.py": "class State: pass",
        "games/two/cards.py": "class Card: pass",
        "server/table.py": "class Row:\n    class Cell: pass\nclass Cell: pass",
        "server/rooms/table.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert names.classes_with_two_owners(tmp_path) == [
        "class Legal: core/table.py, games/one/rules/legal.py",
        "class Cell: server/table.py, server/table.py",
    ]
    assert names.modules_with_two_owners(tmp_path) == ["module server/table: server/rooms/table.py, server/table.py"]
