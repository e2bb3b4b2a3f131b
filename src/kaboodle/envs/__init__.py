"""Environments for learners: batches of games in the kernel, and faces of them for other libraries.

`pip install 'kaboodle[envs]'` brings what they need; the text face needs nothing more.
"""

from typing import TYPE_CHECKING

from kaboodle.envs.ids import Id, ids, parse_id

if TYPE_CHECKING:
    from kaboodle.envs.batch import AUTORESETS, INSIDE, Batch

__all__ = ["AUTORESETS", "INSIDE", "Batch", "Id", "ids", "parse_id"]


def __getattr__(name: str) -> object:
    """What needs NumPy, when it is asked for."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        from kaboodle.envs import batch
    except ImportError as error:
        if error.name and error.name.split(".")[0] == "numpy":
            raise ImportError("environments need NumPy: pip install 'kaboodle[envs]'") from error
        raise
    return getattr(batch, name)
