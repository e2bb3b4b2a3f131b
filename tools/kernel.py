"""Merges the chapters of a game into one Cython source, so that the compiler sees the whole kernel at once.

A chapter is a module of plain Python with one class, which extends the class of the chapter before. For the compiled
kernel the methods of such a chain are put into a single final class: calls become direct and constants fold. C types
follow from annotations (`int` is a C int, `Long` 64 bits, `Shorts` a buffer, a method of such types a C method without
the GIL) and from the field declarations of the classes (tools/layout.py). A chapter that several games share reads
constants that differ between them from the class (`self.SEATS`); merged, they are that game's numbers.
"""

import ast
import importlib
import re
import sys
import types
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.layout import BuildError, CField, array_size, declared_sizes, field_lines

SOURCE = Path(__file__).resolve().parent.parent / "src"
GAMES = SOURCE / "kaboodle/games"
C_TYPES = {
    "int": "int",
    "Long": "unsigned long long",
    "Signed": "long long",
    "bool": "bint",
    "float": "double",
    "None": "void",
    "Shorts": "short[::1]",
    "Bytes": "unsigned char[::1]",
    "Floats": "float[::1]",
    "Longs": "long long[::1]",
    "UnsignedLongs": "unsigned long long[::1]",
}
MOST_KINDS = 64  # bits of a set of cards
PYTHON_NODES = (ast.Raise, ast.List, ast.ListComp, ast.GeneratorExp, ast.JoinedStr, ast.Import)
MAKERS = {"scratch", "fresh", "blank", "clone", "listed_for"}  # they return Python objects: callers hold the GIL
RESTORE = (  # unpickles any object of the kernel
    *("", "", "def restore(kind, values):", "    made = kind.__new__(kind)", "    made.lay_out()"),
    *("    made.load(values)", "    return made"),
)
LAYOUTS = {"Layout", "CopyableLayout"}  # the bases of the first classes of a chain


@dataclass(frozen=True)
class Function:
    """A function or method: its parsed header, and the source of its body."""

    header: ast.FunctionDef
    body: str

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.header.name


@dataclass
class Merged:
    """Everything collected from the chapters of one game."""

    standalone: tuple[str, ...] = ()
    constants: dict[str, int] = field(default_factory=dict)
    tables: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    values: dict[str, list[int]] = field(default_factory=dict)
    classes: dict[str, list[Function]] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    kinds: dict[str, Any] = field(default_factory=dict)  # Any: the Python classes themselves
    sizes: dict[str, dict[str, list[str]]] = field(default_factory=dict)  # of each class, by field

    def chain(self, name: str) -> list[str]:
        """A class and all classes that it extends, the first one first."""
        return [*self.chain(self.bases[name]), name] if name in self.bases else [name]

    def end(self, name: str) -> str:
        """The last class of the chain that a class belongs to; a standalone class is also used as itself."""
        if name in self.standalone:
            return name
        above = [other for other, base in self.bases.items() if base == name]
        return self.end(above[0]) if above else name


def packages() -> list[str]:
    """The games that have a kernel to compile: those with a list of chapters."""
    return [f"kaboodle.games.{path.parent.name}" for path in sorted(GAMES.glob("*/chapters.py"))]


def chapters(package: str) -> tuple[str, ...]:
    """The modules of a game's kernel in order."""
    use_bare_package()
    found: tuple[str, ...] = importlib.import_module(f"{package}.chapters").CHAPTERS
    return found


def use_bare_package() -> None:
    """Put an empty package in the place of `kaboodle`: its chapters are imported without the packages it needs."""
    bare = types.ModuleType("kaboodle")
    bare.__path__ = [str(SOURCE / "kaboodle")]
    sys.modules.setdefault("kaboodle", bare)


def write(folder: Path) -> list[tuple[str, Path]]:
    """Write the merged source of every game below a folder; module name and path of each."""
    written = []
    for package in packages():
        target = folder / package.replace(".", "/") / "compiled.pyx"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = merge(package)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
        written.append((f"{package}.compiled", target))
    return written


def merge(package: str) -> str:
    """The Cython source of one game's kernel."""
    modules = chapters(package)
    merged = Merged(importlib.import_module("kaboodle.engine.chapters").STANDALONE)
    for module in modules:
        collect(module, merged)
    check_limits(merged.constants)
    lines = ["# cython: language_level=3", f'"""The compiled kernel of {package}, merged from its chapters."""', ""]
    lines += ["cimport cython", "from libc.math cimport exp, log, sqrt", "from libc.string cimport memcpy"]
    lines += [*constant_lines(merged.constants), ""]
    for table, (module, length, kind) in merged.tables.items():
        lines += [f"from {module} import {table} as _{table}", f"cdef {kind} {table}[{length}]"]
        lines += [f"for _place in range({length}):", f"    {table}[_place] = _{table}[_place]"]
    for name in merged.classes:
        if merged.end(name) == name:
            lines += class_lines(name, merged)
    for function in merged.functions:
        text = "\n".join(function_lines(function, merged))
        lines += ["", "", *[line.removeprefix("    ") for line in text.splitlines()]]
    return "\n".join([*lines, *RESTORE]) + "\n"


def collect(module: str, merged: Merged) -> None:
    """Read one chapter: its constants by value, its tables by name, its classes and functions by source."""
    path = SOURCE / (module.replace(".", "/") + ".py")
    text = path.read_text()
    values = importlib.import_module(module)
    for node in ast.parse(text).body:
        match node:
            case ast.ImportFrom(module=source, names=names) if source and source.startswith("kaboodle"):
                collect_constants([item.name for item in names], values, merged)
            case ast.Assign(targets=[ast.Name(id=name)]):
                collect_constants([name], values, merged)
            case ast.Assign(targets=[ast.Tuple(elts=elements)]):
                collect_constants([item.id for item in elements if isinstance(item, ast.Name)], values, merged)
            case ast.ClassDef(name=name) if node.bases:
                collect_class(node, getattr(values, name), text, merged)
            case ast.FunctionDef():
                merged.functions.append(source_of(node, text, indent=4))


def check_limits(constants: dict[str, int]) -> None:
    """Sets of cards and of seats have a fixed number of bits; BuildError for a game with more of them."""
    for name, most in (("KINDS", MOST_KINDS), ("SEATS", constants["MOST_SEATS"]), ("MOVES", constants["MOST_MOVES"])):
        if constants.get(name, 0) > most:
            raise BuildError(f"{name} is {constants[name]}, and the kernel has room for {most}")


def collect_class(node: ast.ClassDef, kind: Any, text: str, merged: Merged) -> None:  # Any: the class itself
    """Read one class: its constants, methods and fields, and which class it extends."""
    collect_constants(list(vars(kind)), kind, merged)
    merged.classes[node.name] = [source_of(item, text) for item in node.body if isinstance(item, ast.FunctionDef)]
    merged.kinds[node.name] = kind
    merged.sizes[node.name] = declared_sizes(node)
    base = ast.unparse(node.bases[0])
    if base in merged.classes:
        merged.bases[node.name] = base
    elif base not in LAYOUTS:
        raise BuildError(f"{node.name} extends {base}, which is neither a class of an earlier chapter nor a layout")


def collect_constants(names: list[str], values: types.ModuleType | type, merged: Merged) -> None:
    """Numbers by value, and tables of small numbers by where they are found; of a module or of a class."""
    for name in names:
        value = getattr(values, name)
        if name.isupper() and isinstance(value, int):
            check_same(name, merged.constants.setdefault(name, value), value, values.__name__)
        elif name.isupper() and isinstance(value, list) and value and isinstance(value[0], int):
            kind = "unsigned char" if min(value) >= 0 and max(value) < 256 else "short"
            check_same(name, merged.values.setdefault(name, value), value, values.__name__)
            merged.tables[name] = (values.__name__, len(value), kind)


def check_same(name: str, merged: object, value: object, module: str) -> None:
    """Check that a name has one value in the merged module; BuildError if chapters give it two."""
    if merged != value:
        raise BuildError(f"{name} has two values in one kernel: {merged}, and in {module} {value}; rename one")


def source_of(node: ast.FunctionDef, text: str, indent: int = 0) -> Function:
    """A function with the source of its body."""
    lines = text.splitlines()[node.body[0].lineno - 1 : node.end_lineno]
    return Function(node, "\n".join(" " * indent + line if line else line for line in lines))


def constant_lines(constants: dict[str, int]) -> list[str]:
    """Constants that the C compiler can fold."""
    lines = ["cdef extern from *:", '    """']
    lines += [f"    #define K_{name} {value}{'ULL' if value > 0x7FFFFFFF else ''}" for name, value in constants.items()]
    lines += ['    """']
    for name, value in constants.items():
        lines.append(f'    {"unsigned long long" if value > 0x7FFFFFFF else "int"} {name} "K_{name}"')
    return lines


def class_lines(name: str, merged: Merged) -> list[str]:
    """One final class with the fields and methods of its whole chain; later chapters override earlier ones."""
    chain = merged.chain(name)
    lines = ["", "", "@cython.final", "@cython.no_gc", "@cython.freelist(64)", f"cdef class {name}:"]
    copyable = hasattr(merged.kinds[name], "copy_from")
    lines += field_lines(fields_of(name, merged), name, copyable=copyable)
    last = {function.name: part for part in chain for function in merged.classes[part]}
    for part in chain:
        for function in merged.classes[part]:
            if last[function.name] == part:
                lines += ["", *function_lines(function, merged, name)]
    return lines


def fields_of(name: str, merged: Merged) -> list[CField]:
    """The fields of a class and of all that it extends, as C has them."""
    sizes = {item: texts for part in merged.chain(name) for item, texts in merged.sizes[part].items()}
    found = []
    for declared in merged.kinds[name].FIELDS:
        c_type = declared.c_type
        if c_type in C_TYPES:  # a buffer
            c_type = C_TYPES[c_type]
        elif c_type[0].isupper():  # a reference
            c_type = merged.end(c_type) if c_type in merged.classes else "object"
        lengths = tuple(array_size(text, merged.constants) for text in sizes[declared.name])
        flags = (declared.start, declared.used, declared.scratch, declared.passing, declared.wide)
        found.append(CField(declared.name, c_type, lengths, *flags))
    return found


def function_lines(function: Function, merged: Merged, own: str = "") -> list[str]:
    """One method of `own`, or a function: in C without the GIL where types and body allow it, else in Python."""
    header = function.header
    arguments = [item for item in header.args.args if item.arg != "self"]
    kinds = [c_type(item.annotation, merged, own) for item in arguments]
    typed = ["self"] * (len(arguments) < len(header.args.args))
    typed += [f"{kind} {item.arg}".strip() for kind, item in zip(kinds, arguments, strict=True)]
    result = c_type(header.returns, merged, own)
    is_python = any(isinstance(node, PYTHON_NODES) for node in ast.walk(header))
    if header.decorator_list or not result or not all(kinds) or is_python or header.name == "__init__":
        line = f"def {header.name}({', '.join(typed)}):"
    elif result in merged.classes:
        line = f"cpdef {result} {header.name}({', '.join(typed)}):"
    else:
        holds_gil = "cython.nogil" in function.body or makes_objects(header, merged)
        line = f"cpdef {result} {header.name}({', '.join(typed)}) noexcept{'' if holds_gil else ' nogil'}:"
    decorators = [f"    @{ast.unparse(item)}" for item in header.decorator_list]
    body = re.sub(r"\bself\.([A-Z][A-Z_]*)\b", r"\1", function.body)  # an attribute of the class is a constant
    return [*decorators, f"    {line}", body.replace("type(self)", own)]


def makes_objects(header: ast.FunctionDef, merged: Merged) -> bool:
    """Whether a function creates or uses Python objects."""
    calls = [node for node in ast.walk(header) if isinstance(node, ast.Call)]
    return any(ast.unparse(call.func).rsplit(".", 1)[-1] in merged.classes.keys() | MAKERS for call in calls)


def c_type(annotation: ast.expr | None, merged: Merged, own: str) -> str:
    """The C type of an annotation in the final class `own`; empty if it has none."""
    name = annotation.value if isinstance(annotation, ast.Constant) else ast.unparse(annotation) if annotation else ""
    if name is None:
        return "void"
    if name == "Self":
        return own
    if name in merged.classes:
        return merged.end(str(name))
    return C_TYPES.get(str(name), "")


if __name__ == "__main__":
    print(*[path for _, path in write(Path(sys.argv[1]))], sep="\n")
