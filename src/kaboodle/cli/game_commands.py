"""The commands that games bring: `kaboodle GAME COMMAND FILE`."""

import argparse
from typing import Any

from kaboodle.cli.arguments import add_language, read_file, words_of
from kaboodle.core.facets import FileCommand
from kaboodle.core.family import Family


def add(commands: Any, family: Family) -> None:  # Any: argparse keeps the type of sub-parsers to itself
    """Add the commands of a game."""
    for command in family.commands:
        parser = commands.add_parser(command.name, help=command.help)
        parser.add_argument("file", metavar=command.argument, help=command.argument_help)
        add_language(parser)
        parser.set_defaults(run=run, command=command)


def run(parsed: argparse.Namespace) -> int:
    """Run a command on the text of its file and print what it says."""
    command: FileCommand = parsed.command
    code, lines = command.run(parsed.file, read_file(parsed.file), words_of(parsed))
    print("\n".join(lines))
    return code
