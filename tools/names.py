"""Names in the package: `python -m tools.names` lists shared files that name a game, and names with two meanings.

A shared file is one outside `games/<game>/`. It names a game by the family, an edition, a card that only this game has,
or a rule id of the game's own rule book. A name has two meanings if two classes have it, or two modules of one layer.
The same class or module in several games is one idea: it has the same path below the folder of each game. A module of
`text` has the name of what it reads and writes.
"""

import ast
import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from kaboodle.bots.levels import LEVELS
from kaboodle.core.registry import shipped_families

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src/kaboodle"
RULES = ROOT / "docs/rules"
REGISTRY = "games/__init__.py"

FAMILIES = {family.name for family in shipped_families()}
EDITIONS = {edition.slug: str(edition.name) for family in shipped_families() for edition in family.editions.values()}
DECKS = [family.card_facts().keys() for family in shipped_families()]
CARDS = {slug for deck in DECKS for slug in deck if sum(slug in other for other in DECKS) == 1} - set(LEVELS)
RULE = re.compile(r"\b([A-Z]+)-\d\d\b")

# Modules of one layer that may share a name, and why.
SAME_MODULES = {
    "lab/report": "the report of an arena and the report of a balance study",
    "server/log": "the program log of the process, and the append-only log of a room",
}


def main() -> int:
    """Print what is wrong; the exit code is 1 if there is anything."""
    found = [*games_in_shared_files(PACKAGE), *classes_with_two_owners(PACKAGE), *modules_with_two_owners(PACKAGE)]
    print("\n".join(found) or "No shared file names a game, and every name has one meaning.")
    return int(bool(found))


def games_in_shared_files(package: Path) -> list[str]:
    """Every line of a shared file that names a game."""
    return [
        f"{path}:{number}: {name}: {line.strip()}"
        for path in sorted(modules(package))
        if game_of(path) is None and path.as_posix() != REGISTRY
        for number, line in enumerate((package / path).read_text().splitlines(), 1)
        for name in sorted(names_in(line))
    ]


def names_in(line: str) -> set[str]:
    """What a line names that only the files of a game may name."""
    return {
        *(FAMILIES & words_of(line)),
        *(
            slug
            for slug in EDITIONS
            if re.search(rf"(?<![\w-]){slug.replace('-', '[-_]')}(?![\w-])", line, re.IGNORECASE)
        ),
        *(title for title in EDITIONS.values() if title in line),
        *(card for card in CARDS if re.search(rf"""["']{card}["']""", line)),
        *(match[0] for match in RULE.finditer(line) if match[1] in own_prefixes()),
    }


def words_of(line: str) -> set[str]:
    """The words of a line: those of `KittensView`, `KITTENS_VIEW` and `kittens-view` are `kittens` and `view`."""
    return set(re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", line).lower()))


@cache
def own_prefixes() -> set[str]:
    """The prefixes of rule ids that belong to one rule book. Rulings hold for several games."""
    pages = [(RULES / f"{slug}.md").read_text() for slug in EDITIONS]
    return {prefix for page in pages for prefix in re.findall(r"^- \*\*([A-Z]+)-\d\d\*\*", page, re.MULTILINE)}


def classes_with_two_owners(package: Path) -> list[str]:
    """Every name of two classes that are not the same idea in two games."""
    owners = defaultdict(list)
    for path in sorted(modules(package)):
        for node in ast.walk(ast.parse((package / path).read_text())):
            if isinstance(node, ast.ClassDef):
                owners[node.name].append(path)
    return [f"class {name}: {listed(paths)}" for name, paths in owners.items() if are_different(paths)]


def modules_with_two_owners(package: Path) -> list[str]:
    """Every name of two modules of one layer that are not the same idea in two games, nor in SAME_MODULES."""
    owners = defaultdict(list)
    for path in sorted(modules(package)):
        if path.name != "__init__.py" and path.parent.name != "text":
            owners[f"{path.parts[0]}/{path.stem}"].append(path)
    found = {name: paths for name, paths in owners.items() if are_different(paths) and name not in SAME_MODULES}
    return [f"module {name}: {listed(paths)}" for name, paths in found.items()]


def modules(package: Path) -> Iterator[Path]:
    """Every module of the package, as a path below it."""
    return (path.relative_to(package) for path in package.rglob("*.py"))


def game_of(path: Path) -> str | None:
    """The game whose folder a module is in; None for a shared one."""
    return path.parts[1] if path.parts[0] == "games" and len(path.parts) > 2 else None


def are_different(paths: list[Path]) -> bool:
    """Whether these owners are more than one, not counting the same path in several games."""
    if len(set(paths)) < len(paths):  # two in one file
        return True
    return len({path.parts[2:] if game_of(path) else path for path in paths}) > 1


def listed(paths: Iterable[Path]) -> str:
    """Paths as text."""
    return ", ".join(path.as_posix() for path in paths)


if __name__ == "__main__":
    sys.exit(main())
