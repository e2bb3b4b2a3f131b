"""`kaboodle arena`: bots against each other, and how good each of them is."""

import argparse
import sys
from contextlib import closing, nullcontext
from pathlib import Path

import msgspec

from kaboodle.bots.levels import UnknownBot
from kaboodle.cli.arguments import Refused, say_stand_ins, seed_of, table_options, words_of, write_file
from kaboodle.cli.progress import Progress
from kaboodle.cli.workers import runner_of
from kaboodle.lab.arena.arena import Arena
from kaboodle.lab.arena.entrants import check_name, check_starts
from kaboodle.lab.arena.journal import Journal, JournalError, parquet_modules, write_parquet
from kaboodle.lab.arena.plan import Played, plan
from kaboodle.lab.arena.report import arena_page
from kaboodle.lab.arena.standings import Standing, Summary, summary_of
from kaboodle.lab.workers import NoCluster, Runner, WorkerDied

PARQUET = ".parquet"


def run(parsed: argparse.Namespace) -> int:
    """Play, or go on playing, and report."""
    words = words_of(parsed)
    check(parsed)
    bots = tuple(name.strip() for name in parsed.bots.split(","))
    try:
        for name in bots:
            check_name(name)
        contest = plan(parsed.edition, bots, seed_of(parsed.seed) or 0, table_options(parsed), parsed.limit)
        path = journal_path(parsed.records)
        for name in dict.fromkeys(bots):
            check_starts(name, contest.edition, len(bots), contest.limit)
        journal = Journal(path, contest) if path else None
    except (UnknownBot, JournalError) as trouble:
        raise Refused(str(trouble)) from None
    say_stand_ins(parsed.edition, bots)
    with closing(journal) if journal else nullcontext():
        arena = Arena(contest, contest.deals_for(parsed.games), journal)
        tell_resumed(arena, journal)
        stopped = played_on(arena, runner_of(parsed))
    summary = summary_of(contest, arena.played.values())
    if path and parsed.records.endswith(PARQUET) and not stopped:
        write_parquet(path, Path(parsed.records))
    if parsed.report and summary.games:
        write_file(parsed.report, arena_page(summary, words))
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(summary)).decode())
    else:
        print("\n".join(report(summary)))
    if stopped:
        hint = "the same command goes on from here" if path else "with --records FILE it could go on later"
        print(f"Stopped after {len(arena.played):,} of {arena.games:,} games; {hint}.", file=sys.stderr)
        return 130
    return 0


def check(parsed: argparse.Namespace) -> None:
    """What no table option can say."""
    if parsed.games not in range(1, 10**8 + 1):
        raise Refused(f"--games is from 1 to a hundred million, not {parsed.games}")
    if not 0.001 <= parsed.limit <= 3600:
        raise Refused(f"--limit is from 0.001 to 3600 seconds, not {parsed.limit}")
    if parsed.records and parsed.records.endswith(PARQUET):
        try:
            parquet_modules()
        except JournalError as trouble:
            raise Refused(str(trouble)) from None


def journal_path(records: str | None) -> Path | None:
    """Where games are written as they end; a Parquet file is made of it at the end."""
    if records is None:
        return None
    return Path(records).with_suffix(".jsonl") if records.endswith(PARQUET) else Path(records)


def tell_resumed(arena: Arena, journal: Journal | None) -> None:
    """What a journal had in it."""
    if journal and journal.dropped:
        print(
            f"{journal.path}: the last line was not whole and is dropped; that game is played again.", file=sys.stderr
        )
    if arena.resumed:
        print(f"Going on after {arena.resumed:,} games.", file=sys.stderr)


def played_on(arena: Arena, runner: Runner[Played]) -> bool:
    """Play; whether somebody stopped it."""
    try:
        arena.play(runner, Progress(sys.stderr, "games"))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return True
    except WorkerDied as trouble:
        print(f"kaboodle: {trouble}.", file=sys.stderr)
        return True
    except NoCluster as trouble:
        raise Refused(str(trouble)) from None
    return False


def report(summary: Summary) -> list[str]:
    """The figures in plain lines."""
    contest = summary.contest
    wide = max(3, *(len(it.bot) for it in summary.standings))
    lines = [
        f"{contest.edition}, {len(contest.bots)} players, {summary.games:,} games on {summary.deals:,} deals, "
        f"seed {contest.seed}; a win share of {summary.par:.1%} is par",
        f"{'bot':<{wide}}  wins   95 % interval    rating        ms a decision (p50, p95)",
        *[standing_line(it, wide) for it in summary.standings],
    ]
    for it in summary.standings:
        if it.verdicts:
            faults = ", ".join(f"{kind} {count:,}" for kind, count in it.verdicts.items())
            lines.append(f"{it.bot} did not play as it should: {faults}; silence was played for it")
    lines += [f"  {it.bot}: {it.kind}, {it.said}" for it in summary.verdicts]
    return lines


def standing_line(it: Standing, wide: int) -> str:
    """One bot."""
    wins = f"{it.wins.share:6.1%}  {it.wins.low:5.1%} to {it.wins.high:5.1%}"
    return f"{it.bot:<{wide}} {wins}  {it.rating:5.1f} ± {it.doubt:3.1f}  {it.p50:10.3f} {it.p95:10.3f}"
