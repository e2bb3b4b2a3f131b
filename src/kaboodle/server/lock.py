"""One server for one file: a lock that the operating system lets go of, however the process ends."""

import os
from typing import IO

from kaboodle.server.store import StoreError

try:
    import fcntl
except ImportError:  # Windows, where nothing guards the file but care
    fcntl = None  # type: ignore[assignment]


def hold(database: str) -> IO[bytes] | None:
    """The lock of a database, held for as long as what is returned stays open; StoreError if another has it."""
    if database == ":memory:" or fcntl is None:
        return None
    try:
        held = open(f"{os.path.realpath(database)}.lock", "ab")  # noqa: SIM115  # it stays open
    except OSError as trouble:
        raise StoreError(f"{database} cannot be used as a database: {trouble.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StoreError(f"another server uses {database}; stop that one first") from None
    return held
