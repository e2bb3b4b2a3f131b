"""Structured logs: one JSON object a line. No secret, no key, no card and no address of a room's seat is ever given."""

import logging
import sys
import time

import msgspec

LOGGER = logging.getLogger("kaboodle.server")


def note(what: str, **fields: str | int | float | None) -> None:
    """Log one thing that happened."""
    LOGGER.info("%s", msgspec.json.encode({"at": round(time.time(), 3), "what": what, **fields}).decode())


def begin_logging() -> None:
    """Write logs to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(logging.Formatter("%(message)s"))
    LOGGER.addHandler(out)
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
