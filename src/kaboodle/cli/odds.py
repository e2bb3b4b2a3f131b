"""`kaboodle odds`: the chances that follow from what one seat of a position knows."""

import argparse

import msgspec

import kaboodle
from kaboodle.cli.arguments import Refused, table_options
from kaboodle.core.errors import NotProvided


def run(parsed: argparse.Namespace) -> int:
    """Read a position and print a seat's chances."""
    try:
        table = kaboodle.read(parsed.position, parsed.edition, options=table_options(parsed))
        seat = parsed.seat or (table.waiting[0] if table.waiting else "A")
        odds = kaboodle.odds(table.view(seat))
    except (kaboodle.PositionError, kaboodle.MoveError, NotProvided) as trouble:
        raise Refused(str(trouble)) from None
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(odds)).decode())
        return 0
    print("\n".join([f"What {seat} can count:", *table.family.odds_lines(odds), odds.assumption]))
    return 0
