"""Take the photographs, or compare two folders of them."""

import argparse
import sys
from pathlib import Path

from tools.photographs.comparison import differences, side_by_side
from tools.photographs.taking import STATES, take


def main(words: list[str]) -> int:
    """`take FOLDER`, `compare BEFORE AFTER` or `list`."""
    parser = argparse.ArgumentParser(prog="python -m tools.photographs", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    taking = commands.add_parser("take", help="photograph every state of the built client")
    taking.add_argument("folder", type=Path)
    taking.add_argument("--jobs", type=int, default=2, help="how many browsers work side by side (2)")
    comparing = commands.add_parser("compare", help="compare two folders pixel by pixel; exit code 1 if any differ")
    comparing.add_argument("before", type=Path)
    comparing.add_argument("after", type=Path)
    comparing.add_argument("--out", type=Path, help="where images of what differs go: before | after | difference")
    listing = commands.add_parser("list", help="print the names of the photographs")
    for command in (taking, comparing, listing):
        command.add_argument("--only", default="", metavar="SUBSTRING", help="only photographs with this in their name")
    chosen = parser.parse_args(words)
    if chosen.command == "take":
        return take(chosen.folder, chosen.only, chosen.jobs)
    if chosen.command == "compare":
        return compare(chosen.before, chosen.after, chosen.out, chosen.only)
    print(*sorted(state.file for state in STATES if chosen.only in state.file), sep="\n")
    return 0


def compare(before: Path, after: Path, out: Path | None, only: str) -> int:
    """Print a row for each state that differs; 1 if there are any."""
    if out:
        out.mkdir(parents=True, exist_ok=True)
    count = 0
    for found in differences(before, after, only):
        count += 1
        print(f"{found.name}: {found.what}")
        drawn = side_by_side(found) if out else None
        if out and drawn:
            drawn.save(out / found.name)
    print(f"{count} of the photographs differ" if count else "no photograph differs")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
