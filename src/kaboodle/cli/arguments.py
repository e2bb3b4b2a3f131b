"""What the commands have in common: refusals, options and files."""

import argparse
import sys
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path

from kaboodle.bots.levels import stand_in
from kaboodle.core.errors import OptionError
from kaboodle.core.registry import families, family_of


class Refused(Exception):
    """What was asked for cannot be done; the message says why."""


def version() -> str:
    """The version that is installed."""
    try:
        return metadata.version("kaboodle")
    except metadata.PackageNotFoundError:
        return "(not installed)"


def options_of(words: Sequence[str]) -> dict[str, str]:
    """Table options from KEY=VALUE words."""
    options: dict[str, str] = {}
    for word in words:
        key, equals, value = word.partition("=")
        if not equals or not key or not value:
            raise Refused(f"an option is written KEY=VALUE, not {word!r}")
        if key in options:
            raise Refused(f"the option {key} is given twice")
        options[key] = value
    return options


def table_options(parsed: argparse.Namespace) -> dict[str, str]:
    """Table options from --option words, and from the files that a game's own arguments name."""
    options = options_of(parsed.option)
    for family in families():
        for option in family.file_options:
            path = getattr(parsed, option.key)
            if path is None:
                continue
            if parsed.edition not in family.editions:
                titles = " and ".join(edition.title for edition in family.editions.values())
                raise Refused(f"--{option.key} goes with {titles} only")
            if option.key in options:
                raise Refused(f"the option {option.key} is given twice")
            try:
                options[option.key] = option.read(read_file(path))
            except OptionError as trouble:
                raise Refused(f"{path}: {trouble}") from None
    return options


def say_stand_ins(edition: str, bots: Iterable[str]) -> None:
    """Say on standard error which levels play differently because the game has no heuristic."""
    for name in dict.fromkeys(bots):
        sentence = stand_in(name, edition)
        if sentence:
            print(sentence, file=sys.stderr)


def players_of(edition: str, players: int | None) -> int:
    """How many play: what was said, or four, or as many as fit."""
    seats = family_of(edition).editions[edition].seats
    return min(4, seats[-1]) if players is None else players


def seed_of(seed: int | None) -> int | None:
    """A seed of at most 64 bits."""
    if seed is not None and seed not in range(2**64):
        raise Refused(f"a seed is a whole number from 0 to 2^64 - 1, not {seed}")
    return seed


def write_file(path: str, text: str) -> None:
    """Write a file, or say why that cannot be."""
    try:
        Path(path).write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise Refused(f"{path} cannot be written: {trouble.strerror}") from None


def read_file(path: str) -> str:
    """Read a file, or say why that cannot be."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as trouble:
        raise Refused(f"{path} cannot be read: {trouble.strerror}") from None
    except UnicodeDecodeError:
        raise Refused(f"{path} is not text") from None
