"""Structured logs: one JSON object a line. No secret, key, token or card is ever logged."""

import asyncio
import logging
import sys
import threading
import time
import traceback
from pathlib import PurePath
from typing import Any

import msgspec

LOGGER = logging.getLogger("kaboodle.server")
PACKAGE = "kaboodle"
PAUSE = 60.0  # seconds in which lines of one kind are counted together
BUGS = 10  # lines of one bug in that time
KINDS = 200  # kinds of lines that are remembered


class LogLimit:
    """Lets a few lines of each kind through in a minute, and counts the others."""

    def __init__(self, burst: int = 1) -> None:
        self._burst = burst
        self._seen: dict[str, tuple[float, int, int]] = {}  # since when, and how many lines were written and held back

    def count(self, kind: str, now: float | None = None) -> int:
        """How many lines of a kind the next one stands for; 0: it is not written."""
        now = time.monotonic() if now is None else now
        since, written, held = self._seen.pop(kind, (now, 0, 0))
        if now - since >= PAUSE:
            since, written = now, 0
        if len(self._seen) >= KINDS:
            self._seen.pop(next(iter(self._seen)))
        if written >= self._burst:
            self._seen[kind] = since, written, held + 1
            return 0
        self._seen[kind] = since, written + 1, 0
        return held + 1


EVENTS, BUG_LIMIT = LogLimit(), LogLimit(BUGS)


def note(what: str, **fields: str | int | float | list[str] | None) -> None:
    """Log one event."""
    LOGGER.info("%s", msgspec.json.encode({"at": round(time.time(), 3), "what": what, **fields}).decode())


def note_rarely(what: str, **fields: str | int | float | list[str] | None) -> None:
    """Log an event that clients can cause as often as they like: one line a minute, with how often it has happened."""
    times = EVENTS.count(what)
    if times:
        note(what, **fields, times=times)


def log_bug(where: str, error: BaseException, room: str | None = None) -> None:
    """Log an unexpected exception: its class, and file, line and function of every frame.

    Its text and the values of variables are left out: they may hold a card. A bug that happens again and again is
    written a few times a minute.
    """
    place = frames_of(error)[-1:]
    if not BUG_LIMIT.count(f"{type(error).__name__} {place}"):
        return
    causes: list[str] = []
    cause = error.__cause__ or error.__context__
    while cause is not None and len(causes) < 10:
        causes += [type(cause).__name__, *frames_of(cause)]
        cause = cause.__cause__ or cause.__context__
    fields: dict[str, str | list[str]] = {"where": where, "error": type(error).__name__, "frames": frames_of(error)}
    if room is not None:
        fields["room"] = room
    if causes:
        fields["caused_by"] = causes
    note("bug", **fields)


def frames_of(error: BaseException) -> list[str]:
    """File, line and function of every frame of an exception, outermost first."""
    return [
        f"{short_path(frame.f_code.co_filename)}:{line} {frame.f_code.co_name}"
        for frame, line in traceback.walk_tb(error.__traceback__)
    ]


def short_path(filename: str) -> str:
    """A file's path from its package on: no part of it names this machine."""
    parts = PurePath(filename).parts
    for root in (PACKAGE, "site-packages"):
        if root in parts:
            last = len(parts) - 1 - parts[::-1].index(root)
            return "/".join(parts[last if root == PACKAGE else last + 1 :])
    return parts[-1] if parts else filename


class BugHandler(logging.Handler):
    """Logs the errors of libraries as ours: uvicorn's own lines would hold the text of an exception."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log one record, without its message if it tells of an exception."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            log_bug(record.name, error)
        else:
            times = EVENTS.count(f"{record.name} {record.msg}")
            if times:
                note("library", logger=record.name, message=record.getMessage(), times=times)


def on_loop_exception(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:  # Any: asyncio's own
    """Log an exception that nobody caught in a task or callback of the event loop."""
    error = context.get("exception")
    if error is not None:
        log_bug("event loop", error)
    else:
        note("event loop", message=str(context.get("message")))


def start_logging() -> None:
    """Write logs to standard error."""
    out = logging.StreamHandler(sys.stderr)
    out.setFormatter(logging.Formatter("%(message)s"))
    LOGGER.addHandler(out)
    LOGGER.setLevel(logging.INFO)
    LOGGER.propagate = False
    for name in ("uvicorn", "asyncio"):
        library = logging.getLogger(name)
        library.handlers = [BugHandler(logging.WARNING)]
        library.propagate = False
    threading.excepthook = lambda caught: log_bug("thread", caught.exc_value or caught.exc_type())
