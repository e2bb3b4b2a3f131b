"""The C side of field declarations (kaboodle.engine.fields): layout, starting values, copying and hashing in Cython."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import prod

DECLARATIONS = {"number", "real", "array", "grid", "reference", "link", "buffer"}


class BuildError(Exception):
    """Chapters that cannot be merged into one kernel."""


@dataclass(frozen=True)
class CField:
    """A field in C: its type, the lengths of its array, and the options of its declaration."""

    name: str
    c_type: str
    sizes: tuple[int, ...]
    start: float
    used: str
    scratch: bool
    passing: bool
    wide: bool


def declared_sizes(node: ast.ClassDef) -> dict[str, list[str]]:
    """The array sizes of each field as they are written in a class body, by name."""
    found = {}
    for item in node.body:
        match item:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=maker), args=arguments)):
                if maker in DECLARATIONS:
                    count = {"array": 1, "grid": 2}.get(maker, 0)
                    found[name] = [size_text(argument) for argument in arguments[:count]]
    return found


def size_text(argument: ast.expr) -> str:
    """The expression of one size; a string is the name of a constant of the class."""
    return str(argument.value) if isinstance(argument, ast.Constant) else ast.unparse(argument)


def array_size(text: str, constants: dict[str, int]) -> int:
    """The length of a C array. It is an expression of constants, never a number: loops and guards use the same name."""
    names = [node.id for node in ast.walk(ast.parse(text, mode="eval")) if isinstance(node, ast.Name)]
    if not names:
        raise BuildError(f"the array size [{text}] is a number; use the constant that its loops use")
    unknown = [name for name in names if name not in constants]
    if unknown:
        raise BuildError(f"the array size [{text}] uses {', '.join(unknown)}, which no chapter defines")
    return int(eval(text, {"__builtins__": {}}, dict(constants)))


def field_lines(fields: list[CField], own: str, *, copyable: bool) -> Iterator[str]:
    """The C declarations of the fields of a class, and the methods that are derived from them."""
    for field in sorted(fields, key=distance):
        lengths = "".join(f"[{size}]" for size in field.sizes)
        yield f"    cdef {'' if field.sizes else 'public '}{field.c_type} {field.name}{lengths}"
    yield from method("void", "lay_out(self)", start_lines, fields)
    if copyable:
        state = [field for field in fields if not field.scratch]
        yield from method("void", f"copy_from(self, {own} other)", copy_lines, state)
        yield from method(
            "unsigned long long", "fingerprint(self)", hash_lines, [field for field in state if not field.passing]
        )
        yield from pickle_lines([field for field in fields if not field.scratch or field.c_type == "object"], own)


def distance(field: CField) -> tuple[bool, int]:
    """The order of fields in an object: small ones first, scratch arrays last. So what is used often lies together."""
    return field.scratch and bool(field.sizes), prod(field.sizes)


def method(result: str, header: str, body: Callable[[list[CField]], Iterator[str]], fields: list[CField]) -> list[str]:
    """One derived method, in C without the GIL."""
    return ["", f"    cpdef {result} {header} noexcept nogil:", *[f"        {line}" for line in body(fields)]]


def pickle_lines(fields: list[CField], own: str) -> Iterator[str]:
    """The state as a Python list and back, for pickle; `restore` makes the object."""
    yield from ("", "    def dump(self):", "        cdef int i, j", "        return [")
    for field in fields:
        indexes = "ij"[: len(field.sizes)]
        text = f"self.{field.name}" + "".join(f"[{index}]" for index in indexes)
        for index, size in reversed(list(zip(indexes, field.sizes, strict=True))):
            text = f"[{text} for {index} in range({size})]"
        yield f"            {text},"
    yield from ("        ]", "", "    def load(self, values):", "        cdef int i, j")
    for number, field in enumerate(fields):
        value, target, indent = f"values[{number}]", f"self.{field.name}", "        "
        for index, size in zip("ij", field.sizes, strict=False):
            yield f"{indent}for {index} in range({size}):"
            value, target, indent = f"{value}[{index}]", f"{target}[{index}]", indent + "    "
        yield f"{indent}{target} = {value}"
    yield from ("", "    def __reduce__(self):", f"        return restore, ({own}, self.dump())")


def start_lines(fields: list[CField]) -> Iterator[str]:
    """Starting values; a new object is zero everywhere and its references are None."""
    yield "cdef int i"
    for field in fields:
        if field.start and field.sizes:
            yield f"for i in range({field.sizes[0]}):"
            yield f"    self.{field.name}[i] = {field.start}"
        elif field.start:
            yield f"self.{field.name} = {field.start}"


def copy_lines(fields: list[CField]) -> Iterator[str]:
    """Copying; of a grid only the rows in use."""
    for field in fields:
        if not field.sizes:
            yield f"self.{field.name} = other.{field.name}"
        elif len(field.sizes) == 2 and field.used:
            length = f"other.{field.used} * sizeof(self.{field.name}[0])"
            yield f"memcpy(self.{field.name}, other.{field.name}, {length})"
        else:
            yield f"memcpy(self.{field.name}, other.{field.name}, sizeof(self.{field.name}))"


def hash_lines(fields: list[CField]) -> Iterator[str]:
    """Hashing; of an array only the items in use."""
    yield "cdef int i, j"
    yield "cdef unsigned long long value = BASIS"
    for field in fields:
        place, indent = f"self.{field.name}", ""
        for index, size in zip("ij", field.sizes, strict=False):
            length = f"self.{field.used}" if field.used and index == "i" else str(size)
            yield f"{indent}for {index} in range({length}):"
            place, indent = f"{place}[{index}]", indent + "    "
        yield f"{indent}value = mix(value, {place})"
        if field.wide:
            yield f"{indent}value = mix(value, {place} >> 32)"
    yield "return value"
