"""Imports go one way: engine <- core <- games <- bots <- envs <- lab; study <- server <- cli; the rules stay pure."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src/kaboodle"
FILES = sorted(PACKAGE.rglob("*.py"))
GAMES = PACKAGE / "games"
GAME_FOLDERS = sorted(path for path in GAMES.iterdir() if (path / "family.py").exists())
PURE_FOLDERS = ("rules", "beliefs", "search", "text", "packs")
PURE_MODULES = ("codes", "cards", "card_ids", "chapters", "editions", "events", "kernel", "observe")

LOWER = {"words", "engine", "core", "games", "bots", "__init__"}
BELOW: dict[str, set[str]] = {  # what each layer may import besides itself
    "words": set(),
    "engine": set(),
    "core": {"words", "engine"},
    "games": {"words", "engine", "core"},
    "bots": {"words", "engine", "core", "games"},
    "lab": {*LOWER, "envs"},  # trained policies are entrants
    "study": LOWER,
    "envs": LOWER,
    "server": {*LOWER, "study"},  # reviews, puzzles and their ratings
    "client": {*LOWER, "server"},  # the network client reads and writes the server's messages
    "cli": {*LOWER, "lab", "study", "envs", "server", "client"},
    "__main__": {"cli"},
    "__init__": {"core", "games"},  # the public names; registering the games
}

# Everything the rules may import from other packages, and why it has no clock, no I/O and no global state.
PURE = {
    "__future__": "syntax only",
    "collections.abc": "types only",
    "contextlib": "a context that does nothing, in place of Cython's",
    "cython": "declarations only; a stub if uncompiled",
    "dataclasses": "rows of tables",
    "enum": "names for small ints",
    "functools": "caches of texts for numbers",
    "hashlib": "the sealed stream of chance is a keyed hash: computed, not read from the machine",
    "importlib.util": "checks whether Cython is installed",
    "math": "arithmetic",
    "re": "reads notation",
    "sys": "installs the stub of Cython",
    "typing": "types only",
    "json": "reads and writes a content pack's text, which is given, not fetched",
    "tomllib": "reads a content pack's text",
    "libc.stdint": "types only",
    "libc.string": "memcpy, for clones",
}
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__", "breakpoint"}


def is_pure(file: Path) -> bool:
    """Whether a file belongs to the rules: the engine, and what a game's kernel and notation are made of."""
    if file.is_relative_to(PACKAGE / "engine"):
        return True
    inside = file.relative_to(GAMES).parts[1:] if file.is_relative_to(GAMES) else ()
    return bool(inside) and (inside[0] in PURE_FOLDERS or inside[0].removesuffix(".py") in PURE_MODULES)


PURE_FILES = [file for file in FILES if is_pure(file)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_imports_only_its_own_layer_and_those_below(file: Path) -> None:
    own = layer(file)
    allowed = {own, *BELOW[own]}
    wrong = {name for name in imports(file) if (at := layer_of_module(name)) and at not in allowed}
    assert not wrong, f"{file.relative_to(PACKAGE)} is of {own}"


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: str(game.name))
def test_a_game_imports_nothing_of_another_game(game: Path) -> None:
    others = tuple(f"kaboodle.games.{other.name}" for other in GAME_FOLDERS if other != game)
    wrong = {file.name: found for file in game.rglob("*.py") if (found := [*filter_names(imports(file), others)])}
    assert others and not wrong


def filter_names(names: Iterator[str], packages: tuple[str, ...]) -> Iterator[str]:
    """The names of modules that are one of these packages or inside one."""
    return (name for name in names if name.startswith(tuple(f"{it}." for it in packages)) or name in packages)


@pytest.mark.parametrize("game", GAME_FOLDERS, ids=lambda game: str(game.name))
def test_the_rules_of_a_game_import_the_engine_and_its_own_codes_and_cards_only(game: Path) -> None:
    own = f"kaboodle.games.{game.name}"
    for file in (game / "rules").glob("*.py"):
        ours = {name for name in imports(file) if layer_of_module(name)}
        allowed = {name for name in ours if name.startswith(("kaboodle.engine.", f"{own}.rules."))}
        allowed |= {f"{own}.codes", f"{own}.cards", f"{own}.card_ids"}
        assert ours <= allowed, f"{file.relative_to(PACKAGE)} imports {sorted(ours - allowed)}"


@pytest.mark.parametrize(
    "file", [file for file in FILES if is_pure(file)], ids=lambda file: str(file.relative_to(PACKAGE))
)
def test_the_rules_import_nothing_with_a_clock_or_io(file: Path) -> None:
    wrong = [name for name in imports(file) if not layer_of_module(name) and name not in PURE]
    assert not wrong, f"{file.relative_to(PACKAGE)} imports {', '.join(wrong)}; PURE lists what the rules may import"
    calls = {node.func.id for node in nodes(file) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not calls & IMPURE_CALLS, f"{file.relative_to(PACKAGE)} calls {calls & IMPURE_CALLS}"


def test_c_declarations_are_derived_and_never_written_by_hand() -> None:
    assert not [path for path in PACKAGE.rglob("*") if path.suffix in (".pxd", ".pyx", ".pxi")]


def layer(file: Path) -> str:
    """The layer that a file of the package belongs to."""
    first = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    assert first in BELOW, f"which layer is {first}? BELOW in this test must say"
    return first


def layer_of_module(name: str) -> str | None:
    """The layer of a module by its name; None when it is not ours."""
    if name != "kaboodle" and not name.startswith("kaboodle."):
        return None
    return [*name.split("."), "__init__"][1]


def imports(file: Path) -> Iterator[str]:
    """The names of the modules a file imports; of `from package import module` the module."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, f"{file} line {node.lineno}: imports are absolute"
            yield from (submodule(node.module, alias.name) for alias in node.names)


def submodule(package: str, name: str) -> str:
    """`package.name` if that is a module of ours, else `package`."""
    path = PACKAGE.parent / package.replace(".", "/") / name
    return f"{package}.{name}" if path.is_dir() or path.with_suffix(".py").exists() else package


def nodes(file: Path) -> Iterator[ast.AST]:
    """Every node of a file's syntax tree."""
    return ast.walk(ast.parse(file.read_text()))
