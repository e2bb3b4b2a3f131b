"""The build refuses chapters that define one name with two values."""

import ast
from types import SimpleNamespace
from typing import Any

import pytest

from tools.kernel import Merged, collect_constants, merge, packages
from tools.layout import BuildError, array_size, declared_sizes


def chapter(**names: object) -> Any:  # Any: used as a module
    """A chapter with these names."""
    return SimpleNamespace(__name__="chapter", **names)


@pytest.mark.parametrize("package", packages())
def test_every_kernel_merges(package: str) -> None:
    assert "cdef class Game" in merge(package)


def test_a_constant_with_two_values_is_an_error_of_the_build() -> None:
    merged = Merged()
    collect_constants(["ROOM"], chapter(ROOM=640), merged)
    collect_constants(["ROOM"], chapter(ROOM=640), merged)
    with pytest.raises(BuildError, match="ROOM has two values in one kernel: 640, and in chapter 31744"):
        collect_constants(["ROOM"], chapter(ROOM=31744), merged)


def test_a_table_with_two_values_is_an_error_of_the_build() -> None:
    merged = Merged()
    collect_constants(["WORTH"], chapter(WORTH=[1, 2]), merged)
    with pytest.raises(BuildError, match="WORTH has two values"):
        collect_constants(["WORTH"], chapter(WORTH=[2, 1]), merged)


def test_an_array_size_is_an_expression_of_known_constants() -> None:
    constants = {"HUES": 7}
    assert array_size("HUES + 1", constants) == 8
    with pytest.raises(BuildError, match=r"\[640\] is a number"):
        array_size("640", constants)
    with pytest.raises(BuildError, match="RECORDS, which no chapter defines"):
        array_size("RECORDS", constants)


def test_the_sizes_of_fields_are_read_as_they_are_written() -> None:
    body = """
class State(Zones):
    owed = number(start=1)
    alive = array("SEATS", "unsigned char")
    tanks = grid(SEATS, HUES + 1, "unsigned char")
    records = array(640, "int")
"""
    (node,) = ast.parse(body).body
    assert isinstance(node, ast.ClassDef)
    sizes = {"owed": [], "alive": ["SEATS"], "tanks": ["SEATS", "HUES + 1"], "records": ["640"]}
    assert declared_sizes(node) == sizes
