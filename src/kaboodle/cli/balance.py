"""`kaboodle simulate` with bots: games watched from beginning to end, and a report about the rules."""

import argparse
import sys

import msgspec

from kaboodle.bots.levels import USUAL, UnknownBot
from kaboodle.cli.arguments import Refused, say_stand_ins, seed_of, table_options, words_of, write_file
from kaboodle.cli.progress import Progress
from kaboodle.cli.workers import runner_of
from kaboodle.lab.arena.entrants import check_name, check_starts
from kaboodle.lab.arena.plan import Contest, plan
from kaboodle.lab.balance.games import Facts, watch_game
from kaboodle.lab.balance.report import order_text, study_page
from kaboodle.lab.balance.statistics import Findings, findings_of
from kaboodle.lab.workers import NoCluster, Runner, WorkerDied
from kaboodle.words import english

GAMES = 1_000
LIMIT = 10.0  # seconds for a decision of a bot that is not ours


def wanted(parsed: argparse.Namespace) -> bool:
    """Whether games are to be watched, and not only counted."""
    return any(it is not None for it in (parsed.bots, parsed.vary, parsed.report))


def run(parsed: argparse.Namespace) -> int:
    """Watch the games of each table and report."""
    words = words_of(parsed)
    if parsed.starter is not None:
        raise Refused("--starter does not go with watched games, in which chance says who begins")
    contests = contests_of(parsed)
    say_stand_ins(parsed.edition, contests[0][1].bots)
    games = parsed.games or GAMES
    runner: Runner[Facts] = runner_of(parsed)
    progress = Progress(sys.stderr, "games")
    base: list[Facts] = []
    studies: list[Findings] = []
    try:
        for label, contest in contests:
            facts: list[Facts] = []
            for it in runner(watch_game, [(contest, number) for number in range(games)]):
                facts.append(it)
                progress(len(studies) * games + len(facts), games * len(contests))
            facts.sort(key=lambda it: it.number)
            studies.append(findings_of(contest, label, facts, base))
            base = base or facts
    except (NoCluster, WorkerDied) as trouble:
        raise Refused(str(trouble)) from None
    if parsed.report:
        write_file(parsed.report, study_page(studies, words))
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(studies)).decode())
    else:
        print("\n\n".join("\n".join(lines(study)) for study in studies))
    return 0


def contests_of(parsed: argparse.Namespace) -> list[tuple[str, Contest]]:
    """The tables to watch: one, or one for each value of the option that varies."""
    names = [name.strip() for name in (parsed.bots or USUAL).split(",")]
    if len(names) not in (1, parsed.players):
        raise Refused(f"--bots names one bot for all seats or one for each of {parsed.players}, not {len(names)}")
    try:
        for name in names:
            check_name(name)
            check_starts(name, parsed.edition, parsed.players, LIMIT)
    except UnknownBot as trouble:
        raise Refused(str(trouble)) from None
    bots = tuple(names * parsed.players if len(names) == 1 else names)
    options, seed = table_options(parsed), seed_of(parsed.seed) or 0
    if parsed.vary is None:
        return [("", plan(parsed.edition, bots, seed, options, LIMIT))]
    key, equals, values = parsed.vary.partition("=")
    if not equals or not key or len(set(values.split(","))) < 2:
        raise Refused(f"--vary is written KEY=VALUE,VALUE with at least two values, not {parsed.vary!r}")
    if key in options:
        raise Refused(f"the option {key} is given and varied")
    return [
        (f"{key}={value}", plan(parsed.edition, bots, seed, options | {key: value}, LIMIT))
        for value in dict.fromkeys(values.split(","))
    ]


def lines(it: Findings) -> list[str]:
    """The main figures in plain lines."""
    tenth, half, most = it.quantiles
    bots = ",".join(dict.fromkeys(it.contest.bots))
    found = [
        f"{it.contest.edition}, {len(it.contest.bots)} players, {bots}, seed {it.contest.seed} {it.label}".rstrip(),
        f"games: {it.games:,}" + (f" (bots were at fault {it.faults:,} times)" if it.faults else ""),
        f"turns a game: median {half}, one in ten has at most {tenth}, nine in ten at most {most}",
        "wins by order of turns: "
        + ", ".join(f"{order_text(place, english())} {share.share:.1%}" for place, share in enumerate(it.by_order)),
    ]
    if it.first_blast is not None:
        found.append(f"explosions a game: {it.blasts.mean:.2f}, the first on turn {it.first_blast:.1f}")
    if it.nopes.mean:
        found.append(f"Nopes a game: {it.nopes.mean:.2f}; plays that come to nothing: {it.noped.mean:.2f}")
    cards = ", ".join(f"{card.card} {card.plays:.2f}" for card in it.cards if card.plays)
    return [*found, f"plays a game: {cards}"]
