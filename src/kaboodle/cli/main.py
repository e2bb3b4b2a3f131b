"""The command line: one file per command, and the commands of games."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

import kaboodle
from kaboodle.bots.levels import LEVELS, USUAL
from kaboodle.cli import (
    admin,
    arena,
    bench,
    dataset,
    doctor,
    explore,
    game_commands,
    odds,
    play,
    puzzles,
    review,
    simulate,
    verify,
)
from kaboodle.cli import benchmark as benchmark_command
from kaboodle.cli import mcp as mcp_command
from kaboodle.cli.arguments import Refused, add_language, version, words_of
from kaboodle.core.registry import default_edition, families
from kaboodle.lab.arena.entrants import WAYS
from kaboodle.server.settings import add_arguments
from kaboodle.words import full_stop

EDITIONS = ", ".join(kaboodle.EDITIONS)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Stop with exit code 2."""
        self.exit(2, f"{self.prog}: {message}.\n")


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 0, 1 when a check fails, or 2 when the arguments do not fit."""
    top = parser()
    parsed = top.parse_args(argv)
    if "run" not in parsed:
        top.print_help(sys.stderr)
        return 2
    try:
        return int(parsed.run(parsed))
    except kaboodle.OptionError as trouble:
        print(f"kaboodle: {full_stop(trouble.text(words_of(parsed)))}", file=sys.stderr)
        return 2
    except Refused as trouble:
        print(f"kaboodle: {trouble}.", file=sys.stderr)
        return 2
    except BrokenPipeError:
        sys.stderr.close()  # nobody reads any more; say nothing about it
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    top = Parser(prog="kaboodle", description="Tabletop games on one exact rules engine.")
    top.add_argument("--version", action="version", version=f"kaboodle {version()}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)

    one = commands.add_parser("play", help="a game in the terminal, against bots")
    add_game(one)
    one.add_argument("--starter", metavar="A", help="with --option first=host or first=next")
    one.add_argument("--players", type=int, metavar="N", help="how many seats; by default 4, or as many as fit")
    one.add_argument("--seed", type=int, metavar="S", help="deal from this number; by default from a sealed secret")
    one.add_argument("--seat", default="A", metavar="A", help="your own seat (%(default)s)")
    levels = f"{', '.join(LEVELS)}, baseline, policy:FILE or module:Class"
    one.add_argument("--bots", default=USUAL, metavar="BOT", help=f"who the others are: {levels} (%(default)s)")
    one.add_argument("--save", metavar="FILE", help="write the record of the game; .txt as plain text, else JSON")
    add_language(one)
    one.set_defaults(run=play.run)

    many = commands.add_parser("simulate", help="random games inside the kernel, or a study of games between bots")
    add_game(many)
    many.add_argument("--players", type=int, required=True, metavar="N", help="how many seats")
    many.add_argument("--starter", metavar="A", help="with --option first=host or first=next")
    many.add_argument("--games", type=int, metavar="G", help="how many games (10,000; of bots 1,000)")
    many.add_argument("--seed", type=int, default=0, metavar="S", help="the same number, the same games (%(default)s)")
    many.add_argument("--json", action="store_true", help="figures for a program")
    many.add_argument("--bots", metavar="BOT", help="watch games of this bot (cat), or of one for each seat: A,B,...")
    many.add_argument("--vary", metavar="KEY=V,W", help="the same deals with each value of a table option")
    many.add_argument("--report", metavar="FILE.html", help="a page with all that the watched games say")
    add_workers(many)
    add_language(many, "of the report")
    many.set_defaults(run=simulate.run)

    contest = commands.add_parser("arena", help="bots against each other on paired deals, with intervals and ratings")
    add_game(contest)
    contest.add_argument(
        "--bots", required=True, metavar="A,B,...", help=f"one for each seat: a level, baseline, {WAYS}"
    )
    contest.add_argument("--games", type=int, default=400, metavar="N", help="how many, in whole deals (%(default)s)")
    contest.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same number, the same games (%(default)s)"
    )
    contest.add_argument("--records", metavar="FILE", help="every game in full, to go on from; .jsonl or .parquet")
    contest.add_argument("--limit", type=float, default=10.0, metavar="SECONDS", help="a decision's time (%(default)s)")
    contest.add_argument("--report", metavar="FILE.html", help="a page with plots")
    contest.add_argument("--json", action="store_true", help="figures for a program")
    add_workers(contest)
    add_language(contest, "of the report")
    contest.set_defaults(run=arena.run)

    games = commands.add_parser("dataset", help="self-play games inside the kernel, as a Parquet file with a data card")
    add_game(games)
    dataset.add_arguments(games)
    games.set_defaults(run=dataset.run)

    chances = commands.add_parser("odds", help="what a seat of a position can count: the next card, who holds a Nope")
    chances.add_argument("position", metavar="POSITION", help="a position in one line of text")
    chances.add_argument(
        "--edition", default=default_edition(), metavar="EDITION", help=f"one of {EDITIONS} (%(default)s)"
    )
    chances.add_argument("--seat", metavar="A", help="whose chances; by default whose turn it is")
    add_options(chances)
    chances.add_argument("--json", action="store_true", help="figures for a program")
    add_language(chances)
    chances.set_defaults(run=odds.run)

    speed = commands.add_parser("bench", help="how fast the kernel is, as ratios to a limit")
    speed.add_argument("--json", action="store_true", help="figures for a program")
    speed.add_argument("--short", action="store_true", help="fewer games and rounds")
    speed.add_argument("--limit", metavar="FILE.py", help="a script that prints the limit in decisions per CPU second")
    speed.set_defaults(run=bench.run)

    cited = commands.add_parser("benchmark", help="how good an agent is: a frozen pool, paired deals, luck removed")
    benchmark_command.add_arguments(cited)
    add_options(cited)
    add_workers(cited)
    add_language(cited, "of the page")

    health = commands.add_parser("doctor", help="what is installed, compiled or missing, and how to fix it")
    health.set_defaults(run=doctor.run)

    check = commands.add_parser("verify", help="recompute every deal and shuffle of a finished game")
    check.add_argument("game", metavar="GAME.json", help="the record of a game")
    check.set_defaults(run=verify.run)

    look = commands.add_parser("review", help="a finished game from a seat's knowledge: chances, luck, better moves")
    look.add_argument("game", metavar="GAME.json", help="the record of a finished game")
    look.add_argument("--seat", metavar="A", help="whose review; by default every seat's")
    form = look.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="figures for a program")
    form.add_argument("--html", action="store_true", help="a page with plots, on standard output")
    add_language(look)
    look.set_defaults(run=review.run)

    riddles = commands.add_parser("puzzles", help="decisions with one best move, from finished games into a file")
    riddles.add_argument("edition", metavar="EDITION", help=f"one of {EDITIONS}")
    riddles.add_argument("--players", type=int, metavar="N", help="how many seats; by default 4, or as many as fit")
    riddles.add_argument("--count", type=int, default=300, metavar="N", help="how many puzzles (%(default)s)")
    riddles.add_argument("--games", type=int, default=1_000, metavar="N", help="how many games at most (%(default)s)")
    riddles.add_argument("--seed", type=int, default=0, metavar="S", help="the number of the first game (%(default)s)")
    riddles.add_argument("--record", action="append", metavar="GAME.json", help="a finished game instead of self-play")
    riddles.add_argument("--add", action="append", metavar="FILE", help="begin with the puzzles of another file")
    riddles.add_argument("--windows", action="store_true", help="only reaction windows, which may have two moves")
    riddles.add_argument("--minutes", type=float, metavar="M", help="stop after so long, with what was found")
    riddles.add_argument("--out", required=True, metavar="FILE", help="the file to write; .gz: compressed")
    riddles.set_defaults(run=puzzles.run)

    figures = commands.add_parser("explore", help="what self-play says of cards, draws, Nopes and seats, into a file")
    figures.add_argument("--edition", metavar="EDITION", help=f"one of {EDITIONS}; by default all")
    figures.add_argument("--deals", type=int, default=400, metavar="N", help="deals of first hands (%(default)s)")
    figures.add_argument("--games", type=int, default=200, metavar="N", help="watched games (%(default)s)")
    figures.add_argument("--seed", type=int, default=0, metavar="S", help="the number of the first deal (%(default)s)")
    figures.add_argument("--add", action="append", metavar="FILE.json", help="keep the tables of another file")
    figures.add_argument("--out", required=True, metavar="FILE.json", help="the file to write")
    figures.set_defaults(run=explore.run)

    server = commands.add_parser("serve", help="rooms to play in, over HTTP and WebSocket")
    add_arguments(server)
    server.set_defaults(run=serve)
    mcp_command.add_arguments(
        commands.add_parser("mcp", help="a seat as tools for a language model, over stdin/stdout")
    )
    admin.add_commands(commands.add_parser("admin", help="administer a server's database, also while it runs"))
    for family in families():
        if family.commands:
            game = commands.add_parser(family.name, help=family.commands_help)
            game_commands.add(game.add_subparsers(title="commands", required=True, metavar="COMMAND"), family)
    return top


def serve(parsed: argparse.Namespace) -> int:
    """Run the server."""
    from kaboodle.server.serve import run  # large, and only this command needs it

    return run(parsed)


def add_game(command: argparse.ArgumentParser) -> None:
    """What says which game at which table."""
    command.add_argument("edition", metavar="EDITION", help=f"one of {EDITIONS}")
    add_options(command)


def add_workers(command: argparse.ArgumentParser) -> None:
    """What says where games are played."""
    command.add_argument("--workers", type=int, default=1, metavar="N", help="processes on this machine (%(default)s)")
    command.add_argument(
        "--ray", nargs="?", const="", metavar="ADDRESS", help="play on a Ray cluster, without an address on a local one"
    )


def add_options(command: argparse.ArgumentParser) -> None:
    """What says how a table differs from the book's."""
    command.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="a table option; may be given several times"
    )
    for family in families():
        for option in family.file_options:
            command.add_argument(f"--{option.key}", metavar="FILE", help=option.help)


if __name__ == "__main__":
    sys.exit(main())
