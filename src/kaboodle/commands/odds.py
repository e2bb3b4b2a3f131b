"""`kaboodle odds`: the chances that follow from what one seat of a position knows."""

import argparse
from collections.abc import Iterator

import msgspec

import kaboodle
from kaboodle.commands.arguments import Refused, table_options
from kaboodle.odds import KittensOdds, MantisOdds, Odds, SeatOdds


def run(parsed: argparse.Namespace) -> int:
    """Read a position and print a seat's chances."""
    try:
        table = kaboodle.read(parsed.position, parsed.edition, options=table_options(parsed))
        seat = parsed.seat or (table.waiting[0] if table.waiting else "A")
        odds = kaboodle.odds(table.view(seat))
    except (kaboodle.PositionError, kaboodle.MoveError) as trouble:
        raise Refused(str(trouble)) from None
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(odds)).decode())
        return 0
    print("\n".join([f"What {seat} can count:", *lines(odds), odds.assumption]))
    return 0


def lines(odds: Odds) -> Iterator[str]:
    """Every chance in a line."""
    if isinstance(odds, MantisOdds):
        yield from (f"  the top card is {colour:<8} {percent(chance)}" for colour, chance in odds.colours.items())
        for hit in odds.hits:
            yield f"  {hit.move:<10} matches {percent(hit.chance)}, {hit.cards:.2f} cards on average"
        return
    if isinstance(odds, KittensOdds):
        yield f"  the next card drawn is a Kitten  {percent(odds.draw)}"
        if len(set(odds.places)) > 1:
            yield "  a Kitten at each place from the top  " + " ".join(percent(it).strip() for it in odds.places[:12])
    else:
        yield from (f"  the next disc is {disc:<16} {percent(chance)}" for disc, chance in odds.discs.items())
    yield f"  anybody else holds a Nope        {percent(odds.nope)}"
    yield from map(seat_line, odds.seats)


def seat_line(seat: SeatOdds) -> str:
    """What one other seat may hold."""
    return f"  {seat.seat} holds a Nope {percent(seat.nope)}, a Defuse {percent(seat.defuse)}"


def percent(chance: float) -> str:
    """A chance with one decimal, 0 and 100 only when it is certain."""
    if chance in (0, 1):
        return f"{chance * 100:5.0f}%"
    return f"{min(max(chance * 100, 0.1), 99.9):5.1f}%"
