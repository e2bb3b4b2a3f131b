"""Refuses rooms that were played by a version of the rules that this program does not have."""

from collections.abc import Sequence

from kaboodle.core.registry import EDITIONS
from kaboodle.server.rooms.log import LogEntry, RoomChanged, RoomHeader
from kaboodle.server.store.base import StoreError


class OtherRules(StoreError):
    """A room was played by a version of the rules that this program does not have."""

    def __init__(self, text: str, edition: str, version: int) -> None:
        super().__init__(text)
        self.rules = f"{edition}:{version}"


def check_rules(header: RoomHeader, entries: Sequence[LogEntry], begins: int) -> None:
    """Refuse a room whose game, or a later one, goes by other rules than these."""
    changes = [(n, entry) for n, entry in enumerate(entries) if type(entry) is RoomChanged]
    before = [(header.edition, header.rules), *[(entry.edition, entry.rules) for n, entry in changes if n < begins]]
    for slug, rules in (before[-1], *[(entry.edition, entry.rules) for n, entry in changes if n >= begins]):
        edition = EDITIONS.get(slug)
        if edition is not None and rules != edition.rules_version:
            these = f"these are {edition.rules_version}"
            raise OtherRules(f"room {header.code} was played by version {rules} of the rules; {these}", slug, rules)
