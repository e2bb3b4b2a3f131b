"""`kaboodle play`: a game in the terminal, in plain lines."""

import argparse
from random import Random

from kaboodle.commands.arguments import Refused, players_of, seed_of, table_options, write_file
from kaboodle.commands.terminal import Terminal
from kaboodle.opening import new
from kaboodle.record import record_of, to_json
from kaboodle.table import Table


def run(parsed: argparse.Namespace) -> int:
    """Deal, play, and write the record if that was asked for."""
    players = players_of(parsed.edition, parsed.players)
    seed = seed_of(parsed.seed)
    table = new(parsed.edition, players, seed, options=table_options(parsed), starter=parsed.starter)
    seat = str(parsed.seat).upper()
    if seat not in table.seats:
        raise Refused(f"there is no seat {parsed.seat!r}; there are {' '.join(table.seats)}")
    if parsed.save:
        save(table, parsed.save)  # a file that cannot be written is better known before the game
    terminal = Terminal(table, seat, Random(seed), parsed.bots)
    code = terminal.play()
    if parsed.save:
        save(table, parsed.save)
        print(f"The record is in {parsed.save}.")
    return code


def save(table: Table, path: str) -> None:
    """Write the record of a game."""
    record = record_of(table)
    write_file(path, str(record) if path.endswith(".txt") else to_json(record) + "\n")
