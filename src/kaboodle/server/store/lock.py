"""One server per database: a file lock that the operating system releases however the process ends."""

import os
from typing import IO

from kaboodle.server.store.base import StoreError

try:
    import fcntl
except ImportError:  # Windows has no such lock: two servers on one file are not noticed there
    fcntl = None  # type: ignore[assignment]


def lock_database(database: str) -> IO[bytes] | None:
    """The lock of a database, held while the returned file is open; StoreError if another process has it."""
    if database == ":memory:" or fcntl is None:
        return None
    try:
        held = open(f"{os.path.realpath(database)}.lock", "ab")  # noqa: SIM115  # it stays open
    except OSError as error:
        raise StoreError(f"{database} cannot be used as a database: {error.strerror}") from None
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise StoreError(f"another server uses {database}; stop that one first") from None
    return held
