"""Content packs of the board game by the value of the option `pack`: those shipped with the program, and any other."""

from functools import cache
from importlib.resources import files

from kaboodle.rules.board.editions import PACKS
from kaboodle.rules.board.pack import Pack, PackError
from kaboodle.rules.board.packtext import faults, pack_from, pack_option
from kaboodle.rules.options import OptionError

__all__ = ["faults", "pack_of", "pack_option", "shipped", "shipped_text"]


@cache
def shipped(name: str) -> Pack:
    """A pack that came with the program."""
    return pack_from(shipped_text(name))


def shipped_text(name: str) -> str:
    """The text of a pack that came with the program."""
    return files("kaboodle.rules.board").joinpath("packs", f"{name}.json").read_text("utf-8")


def pack_of(value: str) -> Pack:
    """The pack that the value of the option `pack` means; OptionError with every fault."""
    if value in PACKS:
        return shipped(value)
    try:
        return pack_from(value)
    except PackError as trouble:
        raise OptionError(f"pack: {trouble} (B-90)") from None
