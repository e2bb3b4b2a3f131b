"""What the commands have in common: refusals, options and files."""

import argparse
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from kaboodle.games import family_of
from kaboodle.packs import faults, pack_option


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
    """Table options from --option words, and the board game's content pack from --pack FILE."""
    options = options_of(parsed.option)
    if parsed.pack is None:
        return options
    if parsed.edition != "board":
        raise Refused("--pack goes with the board game only")
    if "pack" in options:
        raise Refused("the pack is given twice")
    text = read_file(parsed.pack)
    found = faults(text)
    if found:
        raise Refused(f"{parsed.pack} is no pack that can be played. {' '.join(found)} See kaboodle board check")
    return options | {"pack": pack_option(text)}


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
