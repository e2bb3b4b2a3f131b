"""The causes of a change in a seat's chance of winning, told apart by the events that it saw."""

from collections.abc import Iterable
from typing import Literal

from kaboodle.core.events import Seen

Cause = Literal["luck", "choices", "others", "information"]
RANK: tuple[Cause, ...] = ("luck", "information", "others")  # of several causes in one step the first one counts
DEAL = ("first", "dealt")


def cause_by_words(
    event: Seen, me: str, *, chance: frozenset[str], mine: frozenset[str], shown: frozenset[str]
) -> Cause | None:
    """The cause of an event: `chance` is luck for all, `mine` only if the seat has part in it, `shown` is information.

    Anything else that another seat does is the others'; what the seat does itself has no cause besides its choice.
    """
    part = me in (event.seat, event.other)
    if event.what in DEAL or event.what in chance or (event.what in mine and part):
        return "luck"
    if event.what in shown and event.card is not None:
        return "information"
    return "others" if event.seat is not None and event.seat != me else None


def first_cause(causes: Iterable[Cause | None]) -> Cause | None:
    """The cause of a step with several events."""
    found = set(causes)
    return next((cause for cause in RANK if cause in found), None)
