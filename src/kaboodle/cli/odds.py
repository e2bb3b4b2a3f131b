"""`kaboodle odds`: the chances that follow from what one seat of a position knows."""

import argparse

import msgspec

import kaboodle
from kaboodle.cli.arguments import Refused, table_options, words_of
from kaboodle.core.errors import NotProvided


def run(parsed: argparse.Namespace) -> int:
    """Read a position and print a seat's chances."""
    words = words_of(parsed)
    try:
        table = kaboodle.read(parsed.position, parsed.edition, options=table_options(parsed))
        seat = parsed.seat or (table.waiting[0] if table.waiting else "A")
        odds = kaboodle.odds(table.view(seat))
    except (kaboodle.PositionError, kaboodle.MoveError) as trouble:
        raise Refused(trouble.text(words)) from None
    except NotProvided as trouble:
        raise Refused(str(trouble)) from None
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(odds)).decode())
        return 0
    assumption = words.text(f"{table.family.name}-odds-assumption")
    lines = table.family.odds_lines(odds, words)
    print("\n".join([f"{words.text('odds-title')} ({seat}):", *lines, assumption]))
    return 0
