"""The games there are, by the name of their edition."""

from kaboodle.board import Board
from kaboodle.family import Family
from kaboodle.kittens import Kittens
from kaboodle.mantis import Mantis
from kaboodle.rules.options import Edition, OptionError

FAMILIES: tuple[Family, ...] = (Kittens(), Mantis(), Board())
EDITIONS: dict[str, Edition] = {slug: edition for family in FAMILIES for slug, edition in family.editions.items()}


def family_of(slug: str) -> Family:
    """The rules of an edition; OptionError if there is no such edition."""
    for family in FAMILIES:
        if isinstance(slug, str) and slug in family.editions:
            return family
    raise OptionError(f"there is no edition {str(slug)[:40]!r}; there are: {', '.join(EDITIONS)}")
