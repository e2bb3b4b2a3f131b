"""`kaboodle board check`: whether a content pack of the board game can be played."""

import argparse

from kaboodle.commands.arguments import read_file
from kaboodle.packs import faults, pack_of, pack_option
from kaboodle.rules.board.pack import Pack
from kaboodle.rules.board.what import KITTEN


def run(parsed: argparse.Namespace) -> int:
    """Print every fault, or what is in the pack; 1 if it cannot be played."""
    text = read_file(parsed.pack)
    found = faults(text)
    if found:
        print("\n".join(found))
        print(f"{parsed.pack}: {len(found)} fault{'s' if len(found) > 1 else ''}, this pack cannot be played.")
        return 1
    print("\n".join(report(pack_of(pack_option(text)))))
    return 0


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
