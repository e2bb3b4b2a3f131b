"""What the commands have in common: refusals, options and files."""

import argparse
import os
import sys
from collections.abc import Iterable, Sequence
from importlib import metadata
from pathlib import Path

from kaboodle.bots.levels import stand_in
from kaboodle.core.errors import OptionError
from kaboodle.core.registry import families, family_of
from kaboodle.words import LANGUAGES, Words, english, language_of, nearest


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
                titles = " and ".join(str(edition.name) for edition in family.editions.values())
                raise Refused(f"--{option.key} goes with {titles} only")
            if option.key in options:
                raise Refused(f"the option {option.key} is given twice")
            try:
                options[option.key] = option.read(read_file(path))
            except OptionError as trouble:
                raise Refused(f"{path}: {trouble}") from None
    return options


def add_language(command: argparse.ArgumentParser, where: str = "") -> None:
    """What says in which language a command speaks."""
    known = f"{', '.join(LANGUAGES)}; by default as in LC_ALL or LANG"
    command.add_argument("--lang", metavar="LANGUAGE", help=f"the language {where}: {known}".replace(" :", ":"))


def words_of(parsed: argparse.Namespace) -> Words:
    """The words of the language that `--lang` or the environment asks for; English for a command without `--lang`."""
    if "lang" not in parsed:
        return english()
    if parsed.lang is None:
        return Words(language_of(os.environ))
    language = nearest(parsed.lang)
    if language is None:
        raise Refused(f"there is no language {parsed.lang!r}; there are {', '.join(LANGUAGES)}")
    return Words(language)


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
