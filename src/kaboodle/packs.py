"""Content packs of the board game: those shipped with the program, and any other from JSON or TOML text."""

import json
import tomllib
from functools import cache
from importlib.resources import files

from kaboodle.rules.board.editions import PACKS
from kaboodle.rules.board.pack import Pack, PackError, check, plain, read_pack
from kaboodle.rules.options import OptionError

LONGEST = 100_000  # characters


def parse_pack(text: str) -> object:
    """Plain data from JSON or TOML text; PackError if it is neither."""
    if len(text) > LONGEST:
        raise PackError(f"A pack has at most {LONGEST} characters, not {len(text)}.")
    try:
        return json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except RecursionError:
        raise PackError("The text is nested too deeply for a pack.") from None
    except ValueError as trouble:
        raise PackError(f"The text is neither JSON nor TOML: {trouble}.") from None


def faults(text: str) -> list[str]:
    """Every fault of a pack in JSON or TOML, each in a sentence; empty if it can be played."""
    try:
        return check(parse_pack(text))
    except PackError as trouble:
        return [str(trouble)]


def pack_option(text: str) -> str:
    """The value of the option `pack` for a pack in JSON or TOML: one line that goes with the game wherever it goes."""
    return json.dumps(plain(read_pack(parse_pack(text))), separators=(",", ":"))


@cache
def shipped(name: str) -> Pack:
    """A pack that came with the program."""
    return read_pack(json.loads(shipped_text(name)))


def shipped_text(name: str) -> str:
    """The text of a pack that came with the program."""
    return files("kaboodle.rules.board").joinpath("packs", f"{name}.json").read_text("utf-8")


def pack_of(value: str) -> Pack:
    """The pack that the value of the option `pack` means; OptionError with every fault."""
    if value in PACKS:
        return shipped(value)
    try:
        return read_pack(parse_pack(value))
    except PackError as trouble:
        raise OptionError(f"pack: {trouble} (B-90)") from None
