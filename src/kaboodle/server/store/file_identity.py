"""Notices when an open database file is deleted, moved or replaced."""

import os


class FileIdentity:
    """The device and inode of a database file and of its write-ahead log, as they were when they were opened."""

    def __init__(self, path: str) -> None:
        self._files = {} if path == ":memory:" else {file: identity(file) for file in (path, f"{path}-wal")}

    def changed(self) -> str | None:
        """The file that is no longer at its path, or is another one there; None if all is well."""
        for file, opened in self._files.items():
            if opened is None:
                self._files[file] = identity(file)  # SQLite creates it with the first write
            elif identity(file) != opened:
                return file
        return None


def identity(file: str) -> tuple[int, int] | None:
    """The device and inode of a file; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
