"""Joins Snatch by its entry point, as an installed package would, in this process or in the environment of another."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path

from kaboodle.core.registry import families

FOLDER = str(Path(__file__).parent)  # has a module and, beside it, the metadata of an installed distribution
SNATCH = "snatch"


@contextmanager
def joined() -> Iterator[None]:
    """Snatch is registered inside this block."""
    sys.path.insert(0, FOLDER)
    invalidate_caches()
    families.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(FOLDER)
        families.cache_clear()


def environment() -> dict[str, str]:
    """The environment of a process that knows Snatch."""
    paths = [FOLDER, *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}
