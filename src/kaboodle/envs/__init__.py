"""Environments for learners: batches of games in the kernel, and faces of them for other libraries.

They need NumPy: `pip install 'kaboodle[envs]'`.
"""

try:
    from kaboodle.envs.batch import AUTORESETS, INSIDE, Batch
    from kaboodle.envs.ids import Id, ids, parse_id
except ImportError as error:
    if error.name and error.name.split(".")[0] == "numpy":
        raise ImportError("environments need NumPy: pip install 'kaboodle[envs]'") from error
    raise

__all__ = ["AUTORESETS", "INSIDE", "Batch", "Id", "ids", "parse_id"]
