"""Content packs as text: JSON or TOML, in the long or the short form."""

import json
import tomllib

from kaboodle.core.errors import OptionError
from kaboodle.games.board.packs.long_form import shortened
from kaboodle.games.board.packs.pack import Pack, PackError, check, plain, read_pack
from kaboodle.words import Phrase

LONGEST = 100_000  # characters


def parse_pack(text: str) -> object:
    """Plain data in the short form from JSON or TOML text; PackError if it is neither."""
    if len(text) > LONGEST:
        raise PackError("pack-text-long", most=LONGEST, count=len(text))
    text = text.removeprefix("\ufeff")  # as some editors begin a file
    if not text.strip():
        raise PackError("pack-text-empty")
    try:
        return shortened(json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text))
    except RecursionError:
        raise PackError("pack-text-nested") from None
    except ValueError as trouble:
        raise PackError("pack-text-format", why=ascii(str(trouble))[1:-1]) from None


def faults(text: str) -> list[Phrase]:
    """Every fault of a pack in JSON or TOML; empty if it can be played."""
    try:
        return check(parse_pack(text))
    except PackError as trouble:
        return [trouble.phrase]


def pack_from(text: str) -> Pack:
    """A pack from text; PackError lists every fault."""
    return read_pack(parse_pack(text))


def pack_option(text: str) -> str:
    """The value of the option `pack` for a pack in JSON or TOML: one word, stored with the game."""
    word = json.dumps(plain(pack_from(text)), separators=(",", ":"))
    return word.replace(" ", "\\u0020").replace("=", "\\u003d")  # spaces and signs are in strings only


def own_pack(text: str) -> str:
    """The canonical option value of a custom pack; OptionError lists every fault."""
    try:
        return pack_option(text)
    except PackError as trouble:
        raise OptionError("setup-pack", "B-90", faults=trouble.phrase) from None


def start_side(chosen_pack: str) -> str:
    """The side that a custom pack starts on."""
    return pack_from(chosen_pack).start_side
