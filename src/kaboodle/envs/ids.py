"""Versioned names of environments: `kaboodle/EDITION-4p-v0`."""

import re
from typing import NamedTuple

from kaboodle.core.action_space import VERSION as ACTIONS
from kaboodle.core.errors import OptionError
from kaboodle.core.observation_layout import VERSION as OBSERVATIONS
from kaboodle.core.registry import EDITIONS

NAMESPACE = "kaboodle"
VERSION = 0  # goes up when a table, an observation, an action or a game of the same seed changes
MADE_OF = (OBSERVATIONS, ACTIONS)  # the versions of observations and actions that belong to it
SHAPE = re.compile(rf"(?:{NAMESPACE}/)?(\w+)-([2-9])p-v(\d+)")


class Id(NamedTuple):
    """An environment by name: an edition with its usual options, and a number of players."""

    edition: str
    players: int
    version: int = VERSION

    def __str__(self) -> str:
        return f"{NAMESPACE}/{title(self.edition)}-{self.players}p-v{self.version}"


def ids() -> list[Id]:
    """Every environment: each edition for each of its numbers of players."""
    return [Id(edition.slug, players) for edition in EDITIONS.values() for players in edition.seats]


def title(edition: str) -> str:
    """The name of an edition in an id: its slug in one word, each part with a capital."""
    return "".join(part.capitalize() for part in edition.split("-"))


def parse_id(text: str) -> Id:
    """An environment from its id; OptionError says which there are."""
    found = SHAPE.fullmatch(text)
    if found:
        wanted = found[1].lower()
        for known in ids():
            if title(known.edition).lower() == wanted and known.players == int(found[2]):
                if int(found[3]) != VERSION:
                    raise OptionError(f"{known} is the only version here, not v{found[3]}")
                return known
    raise OptionError(f"there is no environment {text!r}; there are {', '.join(map(str, ids()))}")
