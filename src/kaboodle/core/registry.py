"""The registered games: where each family of rules is found, and which family an edition belongs to.

A family is registered by name and import path and loaded at its first use, so that the rules can be imported without
it, as the build does. Other packages register a family by the entry point `kaboodle.games`.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaboodle.core.action_space import Space
    from kaboodle.core.family import Family
    from kaboodle.core.options import Edition

GROUP = "kaboodle.games"
_TARGETS: dict[str, str] = {}  # "module:class" by the name of the family


def register(name: str, target: str) -> None:
    """Add a family by its import path, `module:class`."""
    _TARGETS[name] = target


@cache
def families() -> tuple["Family", ...]:
    """Every registered family: those that come with Kaboodle first, then those of other packages."""
    found = list(shipped_families())
    for entry in entry_points(group=GROUP):
        family = entry.load()()
        for other in found:
            check_distinct(other, family)
        found.append(family)
    return tuple(found)


@cache
def shipped_families() -> tuple["Family", ...]:
    """The families that come with Kaboodle, which the generated files are made from."""
    return tuple(_load(target) for target in _TARGETS.values())


def check_distinct(one: "Family", other: "Family") -> None:
    """ValueError if two families share a name, an edition, or the tag of a view or of odds on the wire."""
    shared = {one.name} & {other.name} | one.editions.keys() & other.editions.keys() | tags_of(one) & tags_of(other)
    if shared:
        raise ValueError(f"the games {one.name} and {other.name} both use the name {', '.join(sorted(shared))}")


def tags_of(family: "Family") -> set[str]:
    """The literal tags of a family's views and odds."""
    return {str(kind.__struct_config__.tag) for kind in (family.view_type, family.odds_type) if kind is not None}


def default_edition() -> str:
    """The default edition: the first one registered."""
    return next(iter(EDITIONS))


def family_of(slug: str) -> "Family":
    """The family of an edition; OptionError if there is no such edition."""
    for family in families():
        if isinstance(slug, str) and slug in family.editions:
            return family
    from kaboodle.core.errors import OptionError  # needs msgspec, which a build in isolation does not have

    raise OptionError("setup-edition", word=repr(str(slug)[:40]), editions=", ".join(EDITIONS))


def space(edition: str) -> "Space":
    """The fixed action space of an edition; NotProvided for a game without one."""
    return family_of(edition).action_space(edition)


def rules_version() -> int:
    """One number for the rules of all games that come with Kaboodle: it goes up when those of an edition change."""
    editions = [edition for family in shipped_families() for edition in family.editions.values()]
    return 1 + sum(edition.rules_version - 1 for edition in editions)


class Editions(Mapping[str, "Edition"]):
    """Every edition of every registered family by its slug."""

    def __getitem__(self, slug: str) -> "Edition":
        for family in families():
            if slug in family.editions:
                return family.editions[slug]
        raise KeyError(slug)

    def __iter__(self) -> Iterator[str]:
        return (slug for family in families() for slug in family.editions)

    def __len__(self) -> int:
        return sum(len(family.editions) for family in families())


EDITIONS = Editions()


def _load(target: str) -> Any:  # Any: a class by its import path
    module, _, name = target.partition(":")
    return getattr(import_module(module), name)()
