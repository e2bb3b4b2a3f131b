"""Every rule, ruling and scenario has a test named after it, and every id that is cited is one of them."""

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs/rules").glob("*.md"))
PREFIXES = "EK|GE|TP|MA|BG|B|T"
DEFINED = re.compile(rf"^(?:- \*\*|\| )((?:{PREFIXES})-\d\d)(?:\*\* | \|)(.*)")
CITED = re.compile(rf"\b(?:{PREFIXES})-\d\d\b")
TESTED = re.compile(rf"test((?:_(?:{PREFIXES.lower()})_\d+)+)(?:_|$)")
IN_NAME = re.compile(r"_([a-z]+)_(\d+)")


def test_every_rule_has_a_test() -> None:
    ids = set(rules()) - needing_no_test()
    missing = sorted(ids - set(named_after()))
    assert not missing, f"no test is named after {', '.join(missing)}"


def test_every_test_named_after_a_rule_names_one_that_exists() -> None:
    known = set(rules())
    strays = [f"{test} names {rule}" for rule, tests in named_after().items() if rule not in known for test in tests]
    assert not strays, f"there is no such rule: {'; '.join(strays)}"


def test_every_id_cited_in_code_and_pages_exists() -> None:
    known = set(rules())
    files = [*PAGES, *(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]
    strays = [
        f"{file.relative_to(ROOT)} cites {id}"
        for file in files
        for id in sorted(set(CITED.findall(file.read_text())) - known)
    ]
    assert not strays, f"there is no such rule: {'; '.join(strays)}"


def test_every_id_stands_for_one_rule() -> None:
    twice = [id for id, times in Counter(id for id, _, _ in definitions()).items() if times > 1]
    assert not twice, f"{', '.join(twice)} stand for more than one rule"


def test_a_name_cites_all_the_ids_it_begins_with() -> None:
    assert ids_in("test_ek_36_ek_37_attack_makes_two_turns") == ["EK-36", "EK-37"]
    assert ids_in("test_b_19_t_41_no_nope_of_ones_own_for_9_seats") == ["B-19", "T-41"]
    assert ids_in("test_t_01") == ["T-01"]
    assert ids_in("test_the_rule_ek_36") == []


def test_the_board_game_is_known_by_what_its_rules_cite() -> None:
    board = of_the_board_game()
    rulings = {f"B-{n}" for n in range(68, 91)}
    assert {id for id in board if not id.startswith("BG-")} == rulings | {"T-12", "T-89", "T-91"}


def rules() -> dict[str, str]:
    """The text of every rule, ruling and scenario by its id."""
    return {id: text for id, _, text in definitions()}


def definitions() -> list[tuple[str, str, str]]:
    """Every line of the pages that gives an id its meaning: id, heading it stands under, text."""
    found = []
    for page in PAGES:
        heading = ""
        for line in page.read_text().splitlines():
            if line.startswith("#"):
                heading = line.lstrip("# ")
            elif match := DEFINED.match(line):
                found.append((match[1], heading, match[2]))
    return found


def needing_no_test() -> set[str]:
    """The ids that need no test according to the index page."""
    index = (ROOT / "docs/rules/index.md").read_text()
    section = index.split("## Ids that need no test\n")[1].split("\n## ")[0]
    return set(CITED.findall(section))


def of_the_board_game() -> set[str]:
    """Its rules, the rulings under its heading, and the scenarios that cite its rules."""
    return {
        id
        for id, heading, text in definitions()
        if id.startswith("BG-")
        or (id.startswith("B-") and heading == "Board game")
        or (id.startswith("T-") and "BG-" in text)
    }


def named_after() -> dict[str, list[str]]:
    """The tests that each id has."""
    found: dict[str, list[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                for id in ids_in(node.name):
                    found.setdefault(id, []).append(f"{file.name}::{node.name}")
    return found


def ids_in(name: str) -> list[str]:
    """The ids at the beginning of a test's name."""
    match = TESTED.match(name)
    return [f"{prefix.upper()}-{int(number):02}" for prefix, number in IN_NAME.findall(match[1])] if match else []
