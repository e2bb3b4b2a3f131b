"""`kaboodle play`: a game in the terminal, in plain lines."""

import argparse
from random import Random

from kaboodle.bots.levels import UnknownBot
from kaboodle.cli.arguments import Refused, players_of, say_stand_ins, seed_of, table_options, words_of, write_file
from kaboodle.cli.terminal import Terminal
from kaboodle.core.record import record_of, to_json
from kaboodle.core.setup import new
from kaboodle.core.table import Table
from kaboodle.lab.arena.entrants import bot_named, check_starts


def run(parsed: argparse.Namespace) -> int:
    """Deal, play, and write the record if that was asked for."""
    words = words_of(parsed)
    players = players_of(parsed.edition, parsed.players)
    seed = seed_of(parsed.seed)
    table = new(parsed.edition, players, seed, options=table_options(parsed), starter=parsed.starter)
    seat = str(parsed.seat).upper()
    if seat not in table.seats:
        raise Refused(f"there is no seat {parsed.seat!r}; there are {' '.join(table.seats)}")
    if parsed.save:
        save(table, parsed.save)  # a file that cannot be written is better known before the game
    try:
        bot_named(parsed.bots)  # refuses programs and agents of the network
        check_starts(parsed.bots, parsed.edition, players, limit=0.0)
    except UnknownBot as trouble:
        raise Refused(str(trouble)) from None
    say_stand_ins(parsed.edition, [parsed.bots])
    terminal = Terminal(table, seat, Random(seed), parsed.bots, words)
    if parsed.save:
        terminal.after_step = lambda: save(table, parsed.save)  # the window may be closed at any time
    code = terminal.play()
    if parsed.save:
        save(table, parsed.save)
        print(words.text("terminal-saved", file=parsed.save))
    return code


def save(table: Table, path: str) -> None:
    """Write the record of a game."""
    record = record_of(table)
    write_file(path, str(record) if path.endswith(".txt") else to_json(record) + "\n")
