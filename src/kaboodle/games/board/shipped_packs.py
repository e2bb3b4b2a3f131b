"""Content packs of the board game by the value of the option `pack`: those shipped with the program, and any other."""

from functools import cache
from importlib.resources import files

from kaboodle.core.errors import OptionError
from kaboodle.games.board.editions import PACKS
from kaboodle.games.board.packs.pack import Pack, PackError
from kaboodle.games.board.packs.text import faults, pack_from, pack_option

__all__ = ["faults", "pack_of", "pack_option", "shipped", "shipped_text"]


@cache
def shipped(name: str) -> Pack:
    """A pack that came with the program."""
    return pack_from(shipped_text(name))


def shipped_text(name: str) -> str:
    """The text of a pack that came with the program."""
    return files("kaboodle.games.board.packs").joinpath(f"{name}.json").read_text("utf-8")


def pack_of(value: str) -> Pack:
    """The pack that the value of the option `pack` means; OptionError with every fault."""
    if value in PACKS:
        return shipped(value)
    try:
        return pack_from(value)
    except PackError as trouble:
        raise OptionError("setup-pack", "B-90", faults=trouble.phrase) from None
