"""No shared file names a game, and a name has one meaning."""

from pathlib import Path

import pytest

from tools import names


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
        ("# as in Exploding Kittens Original", {"kittens", "original", "Exploding Kittens Original"}),
        ('hand.get("godcat")', {"godcat"}),
        ("# EK-44 and B-18", {"EK-44"}),
        ('the clipboard, "nope", "kitten", keyboard_event, B-92', set()),
    ],
)
def test_a_name_is_found_in_a_line(line: str, found: set[str]) -> None:
    assert names.names_in(line) == found


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
