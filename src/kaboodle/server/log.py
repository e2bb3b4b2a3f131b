"""Structured logs: one JSON object a line. No secret, key, token or card is ever logged."""

import logging
import sys
import time

import msgspec

LOGGER = logging.getLogger("kaboodle.server")


def note(what: str, **fields: str | int | float | None) -> None:
    """Log one event."""
    LOGGER.info("%s", msgspec.json.encode({"at": round(time.time(), 3), "what": what, **fields}).decode())


def start_logging() -> None:
    """Write logs to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(logging.Formatter("%(message)s"))
    LOGGER.addHandler(out)
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
