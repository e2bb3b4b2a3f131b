"""Imports go one way: rules <- table <- bots <- lab, server, envs <- cli; and the rules stay pure."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src/kaboodle"
FILES = sorted(PACKAGE.rglob("*.py"))
RULES = [file for file in FILES if file.is_relative_to(PACKAGE / "rules")]
DECLARATIONS = sorted(PACKAGE.rglob("*.pxd"))

# What each layer may import besides itself. A file directly in the package is of the layer `table`,
# unless it is named here itself.
BELOW: dict[str, set[str]] = {
    "rules": set(),
    "table": {"rules"},
    "bots": {"rules", "table"},
    "lab": {"rules", "table", "bots"},
    "server": {"rules", "table", "bots"},
    "envs": {"rules", "table", "bots"},
    "commands": {"rules", "table", "bots", "lab", "server", "envs"},
    "cli": {"rules", "table", "bots", "lab", "server", "envs", "commands"},
    "__main__": {"cli"},
}

# Everything the rules may import from elsewhere, and why it is no clock, no I/O and no global state.
PURE = {
    "__future__": "syntax only",
    "collections.abc": "types only",
    "contextlib": "a context that does nothing stands in for Cython's",
    "cython": "declarations only; uncompiled, a stand-in",
    "dataclasses": "rows of tables",
    "enum": "names for small ints",
    "functools": "remembers texts that follow from numbers",
    "hashlib": "the sealed stream of chance is a keyed hash: computed, not read from the machine",
    "importlib.util": "looks whether Cython is installed, so that a stand-in can be given",
    "math": "arithmetic",
    "re": "reads notation",
    "sys": "puts that stand-in in its place",
    "typing": "types only",
    "json": "reads and writes a content pack's text, which is given, not fetched",
    "tomllib": "reads a content pack's text",
    "libc.stdint": "types only",
    "libc.string": "memcpy, for clones",
}
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__", "breakpoint"}


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_a_module_imports_only_its_own_layer_and_those_below(file: Path) -> None:
    own = layer(file)
    allowed = {own, *BELOW[own]}
    wrong = [name for name in imports(file) if (at := layer_of_module(name)) and at not in allowed]
    assert not wrong, f"{file.relative_to(PACKAGE)} ({own}) imports {', '.join(wrong)}"


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_the_rules_import_nothing_with_a_clock_or_io(file: Path) -> None:
    wrong = [name for name in imports(file) if not layer_of_module(name) and name not in PURE]
    assert not wrong, f"{file.relative_to(PACKAGE)} imports {', '.join(wrong)}; PURE lists what the rules may import"
    calls = {node.func.id for node in nodes(file) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not calls & IMPURE_CALLS, f"{file.relative_to(PACKAGE)} calls {calls & IMPURE_CALLS}"


@pytest.mark.parametrize("file", DECLARATIONS, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_declarations_import_only_declarations_of_the_rules(file: Path) -> None:
    names = re.findall(r"^\s*(?:from (\S+) )?cimport (\S+)", file.read_text(), re.M)
    wrong = [name for source, plain in names if not is_rules(name := source or plain) and name not in PURE]
    assert not wrong, f"{file.relative_to(PACKAGE)} imports {', '.join(wrong)}"


def layer(file: Path) -> str:
    """The layer that a file of the package belongs to."""
    first = file.relative_to(PACKAGE).parts[0].removesuffix(".py")
    in_folder = file.parent != PACKAGE
    assert first in BELOW or not in_folder, f"which layer is the folder {first}? BELOW in this test must say"
    return first if first in BELOW else "table"


def layer_of_module(name: str) -> str | None:
    """The layer of a module by its name; None when it is not ours."""
    if name != "kaboodle" and not name.startswith("kaboodle."):
        return None
    first = [*name.split("."), "__init__"][1]
    return first if first in BELOW else "table"


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


def is_rules(name: str) -> bool:
    """Whether a module is one of the rules."""
    return layer_of_module(name) == "rules"
