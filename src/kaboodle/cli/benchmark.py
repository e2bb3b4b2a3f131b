"""`kaboodle benchmark`: an agent against the frozen pool, as one JSON file; or a page that compares such files."""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence

from kaboodle.bots.levels import UnknownBot
from kaboodle.cli.arguments import Refused, seed_of, table_options, words_of, write_file
from kaboodle.cli.progress import Progress
from kaboodle.cli.workers import runner_of
from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.lab.arena.entrants import check_name
from kaboodle.lab.benchmark.comparison import comparison_page, with_interval
from kaboodle.lab.benchmark.match import GameResult, MatchResult, play_match
from kaboodle.lab.benchmark.pool import POOL, UnknownOpponent, pinned
from kaboodle.lab.benchmark.response import ResponseResult, coarse, dealer_of, respond
from kaboodle.lab.benchmark.result import BadFile, BenchmarkResult, read_result, result_of, to_json
from kaboodle.lab.report.page import FEW
from kaboodle.lab.workers import Runner, Task, WorkerDied

GAMES, SEED, LIMIT = 1_000, 2026, 10.0  # the seed of figures that are cited


def run(parsed: argparse.Namespace) -> int:
    """Measure, or compare."""
    try:
        return compare(parsed) if parsed.compare else measure(parsed)
    except (UnknownBot, UnknownOpponent, BadFile, WorkerDied) as trouble:
        raise Refused(str(trouble)) from None


def compare(parsed: argparse.Namespace) -> int:
    """Write the page."""
    files = [*([parsed.agent] if parsed.agent else []), *parsed.compare]
    if not parsed.page:
        raise Refused("--compare needs --page FILE.html")
    write_file(parsed.page, comparison_page([read_result(path) for path in files], words_of(parsed)))
    return 0


def measure(parsed: argparse.Namespace) -> int:
    """Play every match, and report."""
    if not parsed.agent:
        raise Refused("which agent? A level, module:Class, or exec:COMMAND")
    if parsed.games not in range(1, 10**7 + 1):
        raise Refused(f"--games is from 1 to ten million, not {parsed.games}")
    check_name(parsed.agent)
    pool = [pinned(name.strip()) for name in parsed.against.split(",")]
    options, seed = table_options(parsed), seed_of(parsed.seed) or 0
    chosen = family_of(parsed.edition).editions[parsed.edition].choose(parsed.players, options)
    matches = tuple(one_match(parsed, opponent, options, seed) for opponent in pool)
    response = best_response(parsed, chosen, seed) if parsed.best_response else None
    result = result_of(parsed.agent, parsed.edition, parsed.players, chosen, seed, matches, response)
    if parsed.out:
        write_file(parsed.out, to_json(result))
    if parsed.page:
        write_file(parsed.page, comparison_page([result], words_of(parsed)))
    print(to_json(result) if parsed.json else "\n".join(report(result)))
    return 0


def one_match(parsed: argparse.Namespace, opponent: str, options: dict[str, str], seed: int) -> MatchResult:
    """The agent against one opponent."""
    progress = Progress(sys.stderr, opponent)
    runner: Runner[GameResult] = runner_of(parsed)

    def counted(work: Callable[..., GameResult], tasks: Sequence[Task]) -> Iterator[GameResult]:
        for done, it in enumerate(runner(work, tasks), 1):
            progress(done, len(tasks))
            yield it

    table = (parsed.edition, parsed.players, parsed.games, seed, options, parsed.limit)
    return play_match(parsed.agent, opponent, *table, runner=counted)


def best_response(parsed: argparse.Namespace, chosen: dict[str, str], seed: int) -> ResponseResult:
    """Train a responder against the agent."""
    deal = dealer_of(parsed.edition, parsed.players, chosen)
    return respond(parsed.agent, deal, coarse, seed, limit=parsed.limit)


def report(result: BenchmarkResult) -> list[str]:
    """The figures in plain lines."""
    lines = [result.line, f"agent: {result.agent}"]
    for it in result.matches:
        without = f"; {with_interval(it.calm)} without luck ({it.control})" if it.control else ""
        faults = f"; {it.faults:,} faults" if it.faults else ""
        lines.append(f"  {it.opponent}: {with_interval(it.raw)} as played{without}; par {it.par:.1%}{faults}")
    if result.response:
        found = result.response
        told = f"{found.gain:+.1%} ± {found.error:.1%} above par after {found.training:,} games of training"
        lines.append(f"  best response: {told}")
    if any(it.deals < FEW for it in result.matches):
        lines.append(f"Fewer than {FEW} deals: the intervals are wide and rough.")
    return lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Which agent, at which table, against whom."""
    parser.add_argument("agent", nargs="?", metavar="AGENT", help="a level, module:Class, or exec:COMMAND")
    parser.add_argument("--edition", default=next(iter(EDITIONS)), metavar="EDITION", help="(%(default)s)")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many seats (%(default)s)")
    parser.add_argument("--against", default=",".join(POOL), metavar="A,B", help="opponents of the pool (%(default)s)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="G", help="against each opponent (%(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, metavar="S", help="(%(default)s)")
    parser.add_argument("--limit", type=float, default=LIMIT, metavar="S", help="seconds for a decision (%(default)s)")
    parser.add_argument("--best-response", action="store_true", help="train a responder against the agent, too")
    parser.add_argument("--out", metavar="FILE.json", help="write the result")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")
    parser.add_argument("--page", metavar="FILE.html", help="write a page")
    parser.add_argument("--compare", nargs="+", metavar="FILE.json", help="compare results on a page, play nothing")
    parser.set_defaults(run=run)
