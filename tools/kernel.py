"""Merge the chapters of a game into one Cython source, so that the compiler sees the whole kernel at once.

The chapters are plain Python, one class each, every class building on the one before. For the compiled kernel the
methods of such a chain are put into a single final class: calls become direct and constants fold. What C needs to
know follows from the annotations (`int` is a C int, `Long` 64 bits, a method of such types a C method without the
GIL); the layout of the fields is in the .pxd beside a chapter. A chapter that several games share says `self.SEATS` for
what each of them has of its own, a constant of the class; merged, it is that game's number.
"""

import ast
import importlib
import re
import sys
import types
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
SHARED = ["witness", "engine", "listing", "questions", "tally", "playout", "search"]  # by all games
HANDS = ["zones", "handmind", "slots"]  # by the games with hands
CHAPTERS = {
    "kaboodle.rules.kittens": [
        *["state", "mat", "turns", "windows", "attacks", "futures", "steals", "armageddon", "plays", "dispatch"],
        *["legal", "silence", "setup", "access", "game", "pilemind", "memory", "clues", "dealing"],
        *["leaning", "following", "mind", "foresight", "hunch", "thumb", "thinker"],
    ],
    "kaboodle.rules.board": [
        *["state", "track", "windows", "turns", "journeys", "futures", "plays", "dispatch", "legal", "silence"],
        *["setup", "access", "game", "discmind", "dealing", "following", "mind"],
        *["foresight", "hunch", "thumb", "thinker"],
    ],
    "kaboodle.rules.mantis": [
        *["state", "turns", "legal", "silence", "setup", "access", "unseen", "game", "hunch", "prospect", "thinker"],
    ],
}
BEFORE = {  # the chapters that a game shares with others
    "kaboodle.rules.kittens": SHARED + HANDS,
    "kaboodle.rules.board": SHARED + HANDS,
    "kaboodle.rules.mantis": SHARED,
}
C_TYPES = {"int": "int", "Long": "unsigned long long", "bool": "bint", "float": "double", "None": "void"}
PYTHON_NODES = (ast.Raise, ast.List, ast.ListComp, ast.GeneratorExp, ast.JoinedStr, ast.Import)
MAKERS = {
    "scratch",
    "fresh",
    "blank",
    "clone",
    "listed_for",
}  # these give out Python objects, so their callers hold the GIL


@dataclass(frozen=True)
class Function:
    """A function or method: its parsed header, and its body as it stands."""

    header: ast.FunctionDef
    body: str

    @property
    def name(self) -> str:
        """What it is called."""
        return self.header.name


@dataclass
class Merged:
    """What was collected from the chapters of one game."""

    constants: dict[str, int] = field(default_factory=dict)
    tables: dict[str, tuple[str, int, str]] = field(default_factory=dict)
    classes: dict[str, list[Function]] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)
    functions: list[Function] = field(default_factory=list)
    layouts: dict[str, list[str]] = field(default_factory=dict)

    def chain(self, name: str) -> list[str]:
        """A class and all it builds on, the first one first."""
        return [*self.chain(self.bases[name]), name] if name in self.bases else [name]

    def end(self, name: str) -> str:
        """The last class of the chain that a class belongs to; the engine alone serves as dice and stays itself."""
        if name == "Engine":
            return name
        above = [other for other, base in self.bases.items() if base == name]
        return self.end(above[0]) if above else name


def write(folder: Path) -> list[tuple[str, Path]]:
    """Write the merged source of every game below a folder; module name and path of each."""
    bare = types.ModuleType("kaboodle")  # the chapters need nothing of the package around them
    bare.__path__ = [str(SOURCE / "kaboodle")]
    sys.modules.setdefault("kaboodle", bare)
    written = []
    for package in CHAPTERS:
        target = folder / package.replace(".", "/") / "compiled.pyx"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = merge(package)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
        written.append((f"{package}.compiled", target))
    return written


def merge(package: str) -> str:
    """The Cython source of one game's kernel."""
    merged = Merged()
    shared = [f"kaboodle.rules.{name}" for name in BEFORE[package]]
    for module in [*shared, *[f"{package}.{name}" for name in CHAPTERS[package]]]:
        collect(module, merged)
    lines = ["# cython: language_level=3", f'"""The compiled kernel of {package}, merged from its chapters."""', ""]
    lines += ["cimport cython", "from libc.math cimport exp, log, sqrt", *constant_lines(merged.constants), ""]
    for table, (module, length, kind) in merged.tables.items():
        lines += [f"from {module} import {table} as _{table}", f"cdef {kind} {table}[{length}]"]
        lines += [f"for _place in range({length}):", f"    {table}[_place] = _{table}[_place]"]
    for name in merged.classes:
        if merged.end(name) == name:
            lines += class_lines(name, merged)
    for function in merged.functions:
        text = "\n".join(function_lines(function, merged))
        lines += ["", "", *[line.removeprefix("    ") for line in text.splitlines()]]
    return "\n".join(lines) + "\n"


def collect(module: str, merged: Merged) -> None:
    """Read one chapter: its constants by value, its tables by name, its classes and functions by source."""
    path = SOURCE / (module.replace(".", "/") + ".py")
    text = path.read_text()
    values = importlib.import_module(module)
    if path.with_suffix(".pxd").exists():
        collect_layout(path.with_suffix(".pxd"), merged)
    for node in ast.parse(text).body:
        match node:
            case ast.ImportFrom(module=source, names=names) if source and source.startswith("kaboodle"):
                collect_constants([item.name for item in names], values, merged)
            case ast.Assign(targets=[ast.Name(id=name)]):
                collect_constants([name], values, merged)
            case ast.Assign(targets=[ast.Tuple(elts=elements)]):
                collect_constants([item.id for item in elements if isinstance(item, ast.Name)], values, merged)
            case ast.ClassDef(name=name) if name in merged.layouts or node.bases:
                collect_constants(list(vars(getattr(values, name))), getattr(values, name), merged)
                merged.classes[name] = [
                    source_of(item, text) for item in node.body if isinstance(item, ast.FunctionDef)
                ]
                if node.bases:
                    merged.bases[name] = ast.unparse(node.bases[0])
            case ast.FunctionDef():
                merged.functions.append(source_of(node, text, indent=4))


def collect_constants(names: list[str], values: types.ModuleType | type, merged: Merged) -> None:
    """Numbers by value, and tables of small numbers by where they are found; of a module or of a class."""
    for name in names:
        value = getattr(values, name)
        if name.isupper() and isinstance(value, int):
            merged.constants[name] = value
        elif name.isupper() and isinstance(value, list) and value and isinstance(value[0], int):
            kind = "unsigned char" if min(value) >= 0 and max(value) < 256 else "short"
            merged.tables[name] = (values.__name__, len(value), kind)


def collect_layout(path: Path, merged: Merged) -> None:
    """The fields of each class in a .pxd."""
    name = ""
    for line in path.read_text().splitlines():
        if line.startswith("cdef class"):
            name = line.split()[2].rstrip(":")
            merged.layouts[name] = []
        elif line.startswith("    cdef"):
            merged.layouts[name].append(line)


def source_of(node: ast.FunctionDef, text: str, indent: int = 0) -> Function:
    """A function with its body as it stands in the source."""
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
    layout = [line for part in chain for line in merged.layouts.get(part, [])]
    lines += [re.sub(r"\[([A-Z]+)\]", lambda size: f"[{merged.constants[size[1]]}]", line) for line in layout]
    last = {function.name: part for part in chain for function in merged.classes[part]}
    for part in chain:
        for function in merged.classes[part]:
            if last[function.name] == part:
                lines += ["", *function_lines(function, merged, name)]
    return lines


def function_lines(function: Function, merged: Merged, own: str = "") -> list[str]:
    """One method of `own`, or a function: in C without the GIL where types and body allow it, else in Python."""
    header = function.header
    arguments = [item for item in header.args.args if item.arg != "self"]
    kinds = [c_type(item.annotation, merged, own) for item in arguments]
    typed = ["self"] * (len(arguments) < len(header.args.args))
    typed += [f"{kind} {item.arg}".strip() for kind, item in zip(kinds, arguments, strict=True)]
    result = c_type(header.returns, merged, own)
    dead_lists = "cython.compiled" in function.body  # lists only where it is not compiled
    is_python = any(isinstance(node, PYTHON_NODES) for node in ast.walk(header)) and not dead_lists
    if header.decorator_list or not result or not all(kinds) or is_python or header.name == "__init__":
        line = f"def {header.name}({', '.join(typed)}):"
    elif result in merged.classes:
        line = f"cpdef {result} {header.name}({', '.join(typed)}):"
    else:
        holds_gil = dead_lists or "cython.nogil" in function.body or makes_objects(header, merged)
        line = f"cpdef {result} {header.name}({', '.join(typed)}) noexcept{'' if holds_gil else ' nogil'}:"
    decorators = [f"    @{ast.unparse(item)}" for item in header.decorator_list]
    body = re.sub(r"\bself\.([A-Z][A-Z_]*)\b", r"\1", function.body)  # what a class says of itself is a constant
    return [*decorators, f"    {line}", body.replace("type(self)", own)]


def makes_objects(header: ast.FunctionDef, merged: Merged) -> bool:
    """Whether a function constructs Python objects or asks for them."""
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
