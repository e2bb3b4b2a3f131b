"""Names of environments: `kaboodle/NAME-4p-v0`, with a version that goes up when games or numbers change."""

import re

from kaboodle.core.errors import OptionError
from kaboodle.core.registry import EDITIONS
from kaboodle.core.table_state import shown

VERSION = 0  # of the faces in this package; goes up with what an agent sees, may do, or is paid
PATTERN = re.compile(r"(?:kaboodle/)?(\w+)-(\d+)p-v(\d+)", re.ASCII)


def name_of(edition: str, players: int) -> str:
    """The name of an environment with the edition's own options."""
    return f"kaboodle/{camel_case(edition)}-{players}p-v{VERSION}"


def read_name(name: str) -> tuple[str, int]:
    """The edition and the number of players that a name stands for; OptionError if there is no such name."""
    found = PATTERN.fullmatch(name)
    by_name = {camel_case(slug): slug for slug in EDITIONS}
    if found is None or found[1] not in by_name or int(found[3]) != VERSION:
        known = ", ".join(f"{it}-Np-v{VERSION}" for it in by_name)
        raise OptionError(f"there is no environment {shown(name)}; there are {known}")
    edition, players = by_name[found[1]], int(found[2])
    EDITIONS[edition].check_players(players)
    return edition, players


def camel_case(slug: str) -> str:
    """An edition's slug as one word."""
    return "".join(part.capitalize() for part in slug.split("-"))
