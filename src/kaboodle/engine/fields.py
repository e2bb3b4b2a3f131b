"""Field declarations of kernel classes. Layout, starting values, copying and hashing are derived from them.

A kernel class declares each of its fields once, in its body:

    class State(Zones):
        living = number()
        owed = number(start=1)
        alive = array(SEATS, "unsigned char")

Uncompiled, the classes below collect the declarations and implement `lay_out`, `copy_from` and `fingerprint` with them.
For the compiled kernel `tools/kernel.py` reads the same declarations and writes the C layout and the same methods. The
size of an array is a constant, or the name of one that each game sets on its class (`"SEATS"`). To a type checker a
declaration is the value of the field, so that `self.owed` is an int.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal, Self, TypeVar, cast, get_args, overload

from kaboodle.engine.bits import BASIS, Long, mix

Whole = Literal["signed char", "unsigned char", "short", "int", "unsigned int", "long long", "unsigned long long"]
Size = int | str
Referred = TypeVar("Referred")

NUMBERS = (*get_args(Whole), "double")


@dataclass(frozen=True)
class Field:
    """One declaration.

    `used` names the field that counts the items in use. A scratch field is not part of the state. A passing one is
    copied but not hashed: it may keep a value that is no longer read.
    """

    c_type: str
    sizes: tuple[Size, ...] = ()
    start: float = 0
    used: str = ""
    scratch: bool = False
    passing: bool = False
    name: str = ""

    @property
    def wide(self) -> bool:
        """Whether an item has 64 bits, which are hashed as two words."""
        return self.c_type.endswith("long long")


def number(start: int = 0, c_type: Whole = "int", *, scratch: bool = False, passing: bool = False) -> int:
    """A whole number."""
    return cast("int", Field(c_type, start=start, scratch=scratch, passing=passing))


def real(start: float = 0.0) -> float:
    """A floating-point number, always scratch."""
    return cast("float", Field("double", start=start, scratch=True))


@overload
def array(size: Size, c_type: Literal["double"]) -> list[float]: ...
@overload
def array(size: Size, c_type: Whole, *, start: int = 0, used: str = "", scratch: bool = False) -> list[int]: ...
def array(
    size: Size, c_type: str, *, start: int = 0, used: str = "", scratch: bool = False
) -> Any:  # Any: see the overloads
    """A row of numbers, each beginning at `start`; those of type double are scratch."""
    return Field(c_type, (size,), start, used, scratch or c_type == "double")


@overload
def grid(rows: Size, columns: Size, c_type: Literal["double"]) -> list[list[float]]: ...
@overload
def grid(rows: Size, columns: Size, c_type: Whole, *, used: str = "", scratch: bool = False) -> list[list[int]]: ...
def grid(
    rows: Size, columns: Size, c_type: str, *, used: str = "", scratch: bool = False
) -> Any:  # Any: see the overloads
    """Rows of numbers, all beginning at 0; those of type double are scratch."""
    return Field(c_type, (rows, columns), 0, used, scratch or c_type == "double")


def reference(kind: type[Referred]) -> Referred:
    """A reference to another object, None at first, always scratch."""
    return cast("Referred", Field(kind.__name__, scratch=True))


def link(name: str) -> Any:  # Any: an object of a class that is still being defined
    """A reference to an object of the class of this name, which may be the one that declares it."""
    return Field(name, scratch=True)


def buffer(kind: Literal["Shorts", "Bytes", "Floats", "Longs", "UnsignedLongs"]) -> Any:  # Any: whatever has a buffer
    """Numbers that lie outside of the kernel, none at first; bits.py says what the kinds are."""
    return Field(kind, scratch=True)


class Layout:
    """A kernel class: its fields are declared in its body and exist once `lay_out` has run."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def __init_subclass__(cls) -> None:
        """Collect the declarations of one class, after those of the class it extends."""
        own = [replace(value, name=name) for name, value in vars(cls).items() if isinstance(value, Field)]
        taken = {field.name for field in cls.FIELDS}
        for field in own:
            if field.name in taken:
                raise TypeError(f"{cls.__name__} declares the field {field.name} a second time")
            delattr(cls, field.name)
        cls.FIELDS = (*cls.FIELDS, *own)

    def lay_out(self) -> None:
        """Give every field its starting value."""
        values = self.__dict__
        for field in self.FIELDS:
            values[field.name] = starting_value(field, type(self))


class CopyableLayout(Layout):
    """A kernel class whose objects can be copied and hashed: all fields but scratch."""

    def copy_from(self, other: Self) -> None:
        """Take over the state of another object of the same class."""
        values, source = self.__dict__, other.__dict__
        for field in self.FIELDS:
            if field.scratch:
                continue
            if not field.sizes:
                values[field.name] = source[field.name]
            elif len(field.sizes) == 1:
                values[field.name][:] = source[field.name]
            else:
                rows = source[field.used] if field.used else len(source[field.name])
                for i in range(rows):
                    values[field.name][i][:] = source[field.name][i]

    def fingerprint(self) -> Long:
        """A 32-bit hash of the state, the same compiled and uncompiled."""
        value = BASIS
        for field in self.FIELDS:
            if field.scratch or field.passing:
                continue
            for item in items(field, self.__dict__):
                value = mix(value, item)
                if field.wide:
                    value = mix(value, item >> 32)
        return value


def starting_value(field: Field, kind: type[Layout]) -> Any:  # Any: a number, lists of numbers, or nothing
    """The starting value of a field."""
    sizes = [size if isinstance(size, int) else getattr(kind, size) for size in field.sizes]
    if len(sizes) == 2:
        return [[field.start] * sizes[1] for _ in range(sizes[0])]
    if sizes:
        return [field.start] * sizes[0]
    return field.start if field.c_type in NUMBERS else None


def items(field: Field, values: dict[str, Any]) -> Iterator[int]:  # Any: the fields of an object by name
    """The numbers of a field that are in use, row by row."""
    value = values[field.name]
    if not field.sizes:
        yield value
        return
    used = values[field.used] if field.used else len(value)
    for item in value[:used]:
        if len(field.sizes) == 1:
            yield item
        else:
            yield from item
