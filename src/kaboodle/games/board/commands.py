"""Content packs on the command line: the option `--pack FILE`, and `kaboodle board check`."""

from kaboodle.core.errors import OptionError
from kaboodle.core.facets import FileCommand, FileOption
from kaboodle.games.board.codes import KITTEN
from kaboodle.games.board.packs.pack import Pack
from kaboodle.games.board.shipped_packs import faults, pack_of, pack_option


def read_pack(text: str) -> str:
    """The value of the option `pack` for the text of a file."""
    found = faults(text)
    if found:
        raise OptionError(f"this is no pack that can be played. {' '.join(map(str, found))} See kaboodle board check")
    return pack_option(text)


def check(path: str, text: str) -> tuple[int, list[str]]:
    """Every fault of a pack, or what is in it; 1 if it cannot be played."""
    found = faults(text)
    if found:
        return 1, [
            *map(str, found),
            f"{path}: {len(found)} fault{'s' if len(found) > 1 else ''}, this pack cannot be played.",
        ]
    return 0, report(pack_of(pack_option(text)))


def report(pack: Pack) -> list[str]:
    """What is in a pack, in plain lines."""
    cards = sum(count for _, count in pack.cards)
    discs = sum(count for _, count in pack.discs) - pack.magnets
    lines = [f"{pack.id}: {cards} action cards, {discs} discs and {pack.magnets} Danger Magnets."]
    lines.append(f"The Bow is on space {pack.goal}, its arrow leads back to {pack.loop_back}.")
    for name, side in (("calm", pack.calm), ("chaos", pack.chaos)):
        given = sum(space for space in side if space != KITTEN)
        lines.append(f"The {name} side has {side.count(KITTEN)} Kittens and gives {given} cards.")
    return [*lines, "This pack can be played."]


PACK = FileOption("pack", "the board game with the content pack in this file, JSON or TOML", read_pack)
CHECK = FileCommand(
    "check", "whether a pack can be played, and if not, every reason", "PACK", "a pack in JSON or TOML", check
)
