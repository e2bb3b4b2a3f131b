"""Merge the chapters of a game into one Cython source, so that the compiler sees the whole kernel at once.

The chapters are plain Python, one class each, every class building on the one before. For the compiled kernel their
methods are put into a single final class: calls become direct and constants fold. What C needs to know follows from
the annotations (`int` is a C int, `Long` 64 bits, a method of such types a C method without the GIL); the layout of
the fields is in the .pxd beside a chapter.
"""

import ast
import importlib
import sys
from dataclasses import dataclass, field
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src"
SHARED = ["kaboodle.rules.witness", "kaboodle.rules.engine"]
CHAPTERS = {
    "kaboodle.rules.kittens": ["state", "mat", "turns", "windows", "attacks", "futures", "steals", "armageddon"]
    + ["plays", "dispatch", "legal", "silence", "setup", "access", "game"],
}
C_TYPES = {"int": "int", "Long": "unsigned long long", "bool": "bint", "None": "void"}
CHAIN_ENDS = "Game"
MAKERS = {"scratch", "fresh", "clone"}  # these give out Python objects, so their callers hold the GIL


@dataclass
class Merged:
    """What was collected from the chapters of one game."""

    constants: dict[str, int] = field(default_factory=dict)
    tables: dict[str, str] = field(default_factory=dict)
    classes: dict[str, tuple[list[str], list[tuple[str, str]]]] = field(default_factory=dict)
    bases: dict[str, str] = field(default_factory=dict)
    functions: list[tuple[str, str]] = field(default_factory=list)
    layouts: dict[str, list[str]] = field(default_factory=dict)


def merge(package: str) -> str:
    """The Cython source of one game's kernel."""
    merged = Merged()
    for module in [*SHARED, *[f"{package}.{name}" for name in CHAPTERS[package]]]:
        collect(module, merged)
    chain = [CHAIN_ENDS]
    while merged.bases.get(chain[0]):
        chain.insert(0, merged.bases[chain[0]])
    kernel_classes = set(merged.classes)
    lines = ["# cython: language_level=3", f'"""The compiled kernel of {package}, merged from its chapters."""', ""]
    lines += ["cimport cython", *constant_lines(merged.constants), ""]
    for table, module in merged.tables.items():
        lines += [f"from {module} import {table} as _{table}", f"cdef unsigned char {table}[24]", f"for _kind in range(24): {table}[_kind] = _{table}[_kind]"]
    for name, (doc, methods) in merged.classes.items():
        if name in chain[1:]:
            continue
        lines += ["", "", "@cython.final", "@cython.no_gc_clear", f"cdef class {name}:", *doc]
        lines += layout_lines(merged, [name])
        for header, body in methods:
            lines += ["", *method_lines(header, body, kernel_classes, chain)]
    lines += ["", "", "@cython.final", "@cython.no_gc_clear", "@cython.freelist(256)", f"cdef class {CHAIN_ENDS}:"]
    lines += [*merged.classes[CHAIN_ENDS][0], *layout_lines(merged, chain)]
    last = {item: name for name in chain for item, _ in named(merged.classes[name][1])}
    for name in chain:
        for item, (header, body) in named(merged.classes[name][1]):
            if last[item] == name:
                lines += ["", *method_lines(header, body, kernel_classes, chain)]
    for header, body in merged.functions:
        text = "\n".join(method_lines(header, body, kernel_classes, chain))
        lines += ["", "", *[line.removeprefix("    ") for line in text.splitlines()]]
    return "\n".join(lines) + "\n"


def collect(module: str, merged: Merged) -> None:
    """Read one chapter: its constants by value, its tables by name, its classes and functions by source."""
    path = SOURCE / (module.replace(".", "/") + ".py")
    text = path.read_text()
    values = importlib.import_module(module)
    layout = path.with_suffix(".pxd")
    if layout.exists():
        collect_layout(layout, merged)
    for node in ast.parse(text).body:
        match node:
            case ast.ImportFrom(module=source) if source and source.startswith("kaboodle"):
                for item in node.names:
                    if item.name.isupper() and isinstance(getattr(values, item.name), int):
                        merged.constants[item.name] = getattr(values, item.name)
            case ast.Assign(targets=[ast.Name(id=name)]) if name.isupper():
                value = getattr(values, name)
                if isinstance(value, int):
                    merged.constants[name] = value
                elif isinstance(value, list):
                    merged.tables[name] = module
            case ast.Assign(targets=[ast.Tuple(elts=elements)]):
                for element in elements:
                    assert isinstance(element, ast.Name)
                    merged.constants[element.id] = getattr(values, element.id)
            case ast.ClassDef(name=name) if name in merged.layouts or node.bases:
                merged.classes[name] = ([], [source_of(item, text) for item in node.body if is_method(item)])
                if node.bases:
                    merged.bases[name] = ast.unparse(node.bases[0])
            case ast.FunctionDef():
                merged.functions.append(source_of(node, text, indent=4))


def collect_layout(path: Path, merged: Merged) -> None:
    """The fields of each class in a .pxd."""
    name = ""
    for line in path.read_text().splitlines():
        if line.startswith("cdef class"):
            name = line.split()[2].split("(")[0].rstrip(":")
            merged.layouts[name] = []
        elif name and line.startswith("    cdef"):
            merged.layouts[name].append(line)


def is_method(item: ast.stmt) -> bool:
    """Whether a statement of a class body is a method."""
    return isinstance(item, ast.FunctionDef)


def source_of(node: ast.stmt, text: str, indent: int = 0) -> tuple[str, str]:
    """A function as its decorated header on one line, and its body as it stands."""
    assert isinstance(node, ast.FunctionDef)
    header = "".join(f"@{ast.unparse(item)}\n" for item in node.decorator_list)
    header += f"def {node.name}({ast.unparse(node.args)}) -> {ast.unparse(node.returns) if node.returns else None}"
    lines = text.splitlines()[node.body[0].lineno - 1 : node.end_lineno]
    return header, "\n".join(" " * indent + line if line else line for line in lines)


def named(methods: list[tuple[str, str]]) -> list[tuple[str, tuple[str, str]]]:
    """Methods by their names."""
    return [(header.split("def ")[1].split("(")[0], (header, body)) for header, body in methods]


def constant_lines(constants: dict[str, int]) -> list[str]:
    """Constants that the C compiler can fold."""
    lines = ['cdef extern from *:', '    """']
    lines += [f"    #define K_{name} {value}{'ULL' if value > 0x7FFFFFFF else ''}" for name, value in constants.items()]
    lines += ['    """']
    for name, value in constants.items():
        lines.append(f"    {'unsigned long long' if value > 0x7FFFFFFF else 'int'} {name} \"K_{name}\"")
    return lines


def layout_lines(merged: Merged, names: list[str]) -> list[str]:
    """The fields of the given classes."""
    return [line for name in names for line in merged.layouts.get(name, [])]


def method_lines(header: str, body: str, kernel_classes: set[str], chain: list[str]) -> list[str]:
    """One method, as a C method without the GIL where its types allow that, else as a Python method."""
    *decorators, head = header.splitlines()
    function = ast.parse(f"{head}: pass").body[0]
    assert isinstance(function, ast.FunctionDef)
    arguments = [item for item in function.args.args if item.arg != "self"]
    types = [c_type(item.annotation, kernel_classes, chain) for item in arguments]
    result = c_type(function.returns, kernel_classes, chain)
    tree = ast.parse("def f():\n" + body if body.startswith("        ") else f"def f():\n{body}")
    builds = any(isinstance(node, ast.Raise | ast.List | ast.ListComp | ast.JoinedStr | ast.Import) for node in ast.walk(tree))
    constructs = any(isinstance(node, ast.Call) and callee(node) in kernel_classes | MAKERS for node in ast.walk(tree))
    self_argument = ["self"] if "self" in [item.arg for item in function.args.args] else []
    if decorators or not result or not all(types) or builds and "cython.compiled" not in body or function.name == "__init__":
        names = [item.arg for item in arguments]
        typed = [f"{kind} {name}".strip() for kind, name in zip(types, names, strict=True)]
        line = f"def {function.name}({', '.join([*self_argument, *typed])}):"
    else:
        typed = [f"{kind} {item.arg}" for kind, item in zip(types, arguments, strict=True)]
        nogil = "" if constructs or result in kernel_classes or "cython.nogil" in body or "cython.compiled" in body else " nogil"
        safe = "" if result in kernel_classes else " noexcept"
        line = f"cpdef {result} {function.name}({', '.join([*self_argument, *typed])}){safe}{nogil}:"
    return [*[f"    {item}" for item in decorators], f"    {line}", body]


def callee(call: ast.Call) -> str:
    """The last name of what is called."""
    return ast.unparse(call.func).rsplit(".", 1)[-1]


def c_type(annotation: ast.expr | None, kernel_classes: set[str], chain: list[str]) -> str:
    """The C type of an annotation; empty if it has none."""
    if annotation is None:
        return ""
    name = annotation.value if isinstance(annotation, ast.Constant) else ast.unparse(annotation)
    if name is None:
        return "void"
    if name in chain[1:]:
        return CHAIN_ENDS
    if name in kernel_classes:
        return str(name)
    return C_TYPES.get(str(name), "")


def write(folder: Path) -> list[tuple[str, Path]]:
    """Write the merged source of every game below a folder; module name and path of each."""
    sys.path.insert(0, str(SOURCE))
    written = []
    for package in CHAPTERS:
        target = folder / package.replace(".", "/") / "compiled.pyx"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = merge(package)
        if not target.exists() or target.read_text() != text:
            target.write_text(text)
        written.append((f"{package}.compiled", target))
    return written


if __name__ == "__main__":
    print(write(Path(sys.argv[1])))
