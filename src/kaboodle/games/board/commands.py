"""Content packs on the command line: the option `--pack FILE`, and `kaboodle board check`."""

from kaboodle.core.errors import OptionError
from kaboodle.core.facets import FileCommand, FileOption
from kaboodle.games.board.codes import KITTEN
from kaboodle.games.board.packs.pack import Pack
from kaboodle.games.board.shipped_packs import faults, pack_of, pack_option
from kaboodle.words import Words


def read_pack(text: str) -> str:
    """The value of the option `pack` for the text of a file."""
    found = faults(text)
    if found:
        raise OptionError("pack-unplayable", faults=tuple(found))
    return pack_option(text)


def check(path: str, text: str, words: Words) -> tuple[int, list[str]]:
    """Every fault of a pack, or what is in it; 1 if it cannot be played."""
    found = faults(text)
    if found:
        lines = [fault.text(words) for fault in found]
        return 1, [*lines, words.text("pack-fault-count", path=path, count=len(found))]
    return 0, report(pack_of(pack_option(text)), words)


def report(pack: Pack, words: Words) -> list[str]:
    """What is in a pack, in plain lines."""
    cards = sum(count for _, count in pack.cards)
    discs = sum(count for _, count in pack.discs) - pack.magnets
    lines = [words.text("pack-contents", pack=pack.id, cards=cards, discs=discs, magnets=pack.magnets)]
    lines.append(words.text("pack-bow", goal=pack.goal, loop=pack.loop_back))
    for name, side in (("calm", pack.calm), ("chaos", pack.chaos)):
        given = sum(space for space in side if space != KITTEN)
        title = words.text(f"board-side-{name}")
        lines.append(words.text("pack-side", side=title, kittens=side.count(KITTEN), cards=given))
    return [*lines, words.text("pack-playable")]


PACK = FileOption("pack", "the board game with the content pack in this file, JSON or TOML", read_pack)
CHECK = FileCommand(
    "check", "whether a pack can be played, and if not, every reason", "PACK", "a pack in JSON or TOML", check
)
