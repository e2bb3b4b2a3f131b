"""Measures the kernel: playouts, a Python loop, clones, threads, redeals and searches; as ratios to a limit."""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from kaboodle.bots.search import searcher_of
from kaboodle.core.registry import EDITIONS, default_edition, family_of, shipped_families
from kaboodle.core.setup import new

SEATS = 4  # at most, for every edition
YARDSTICK = Path(__file__).parents[4] / "shared/yardsticks/limit.py"  # beside a checkout
VARIABLE = "KABOODLE_LIMIT"
ROLLS = Random(1).choices(range(27_720), k=50_021)  # random numbers drawn in advance; 27720 is divisible by 1 to 12

# The targets, for the first edition.
KERNEL_RATIO, LOOP_RATIO, CLONE_NS, CLONE_BYTES, THREADS = 0.5, 0.12, 150, 1024, 1.7


class Size(msgspec.Struct, frozen=True):
    """The amount of work for each measurement."""

    games: int
    loop_games: int
    clones: int
    redeals: int
    rounds: int


LONG_FORM = Size(games=20_000, loop_games=3_000, clones=200_000, redeals=2_000, rounds=7)
SHORT_FORM = Size(games=5_000, loop_games=800, clones=50_000, redeals=300, rounds=4)
UNCOMPILED = Size(games=60, loop_games=40, clones=1_000, redeals=50, rounds=2)


class Playouts(msgspec.Struct, frozen=True, kw_only=True):
    """Random games of one edition. A decision has two or more legal moves; seconds are processor time."""

    edition: str
    players: int
    decisions_per_second: float
    games_per_second: float
    ratio: float | None = None  # to the limit


class Search(msgspec.Struct, frozen=True, kw_only=True):
    """Searches from the deal of one edition."""

    edition: str
    players: int
    iterations_per_second: float


class Bench(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is measured in one run."""

    compiled: bool
    limit: float | None  # decisions per CPU second
    limit_from: str  # which script, or why there is none
    playouts: tuple[Playouts, ...]
    loop: Playouts
    clone_ns: float
    clone_bytes: int
    threads: float | None  # speed-up of two threads over one; None on one processor
    redeal_us: float
    searches: tuple[Search, ...]


def bench(size: Size | None = None, limit: str | None = None) -> Bench:
    """Measure everything, each the best of several rounds."""
    compiled = all(family.compiled for family in shipped_families())
    size = size or LONG_FORM
    size = size if compiled else UNCOMPILED
    top, source = limit_of(limit)
    main = table_of(default_edition())
    tables = [table_of(slug) for family in shipped_families() for slug in family.editions]
    return Bench(
        compiled=compiled,
        limit=top,
        limit_from=source,
        playouts=tuple(in_kernel(edition, players, size, top) for edition, players in tables),
        loop=python_loop(*main, size, top),
        clone_ns=clone_ns(*main, size),
        clone_bytes=sys.getsizeof(dealt(*main)),
        threads=two_threads(*main, size),
        redeal_us=redeal_us(*main, size),
        searches=tuple(search(*table, size) for table in tables),
    )


def table_of(edition: str) -> tuple[str, int]:
    """The table of an edition that is measured."""
    return edition, min(SEATS, EDITIONS[edition].seats[-1])


def limit_of(script: str | None) -> tuple[float | None, str]:
    """Decisions per CPU second of the limit, and where it comes from; or None, and why."""
    path = script or os.environ.get(VARIABLE) or (str(YARDSTICK) if YARDSTICK.exists() else "")
    if not path:
        return None, f"no limit: name a script with --limit or {VARIABLE} that prints its decisions per CPU second"
    if not Path(path).is_file():
        return None, f"no limit: there is no file {path}"
    done = subprocess.run([sys.executable, path], capture_output=True, text=True)
    try:
        return float(done.stdout.split()[-1]), path
    except (ValueError, IndexError):
        reason = (done.stderr.strip().splitlines() or ["it printed no number"])[-1]
        return None, f"no limit: {path} did not work ({reason})"


def best(rounds: int, work: Callable[[], object]) -> float:
    """The least processor time of several rounds."""
    least = float("inf")
    for _ in range(rounds):
        begun = time.process_time()
        work()
        least = min(least, time.process_time() - begun)
    return least


def set_up(edition: str, players: int) -> Any:  # Any: the kernel's own type
    """A game before the deal."""
    return family_of(edition).set_up(edition, players, EDITIONS[edition].choose(players, None), -1)


def dealt(edition: str, players: int) -> Any:  # Any: the kernel's own type
    """A game just dealt, without an event buffer."""
    game = set_up(edition, players)
    game.start_engine(1, None)
    game.deal_cards()
    return game


def in_kernel(edition: str, players: int, size: Size, limit: float | None) -> Playouts:
    """Random games inside the kernel."""
    family, template = family_of(edition), set_up(edition, players)
    decisions = family.simulate(template, 1, size.games)["decisions"]
    seconds = best(size.rounds, lambda: family.simulate(template, 1, size.games))
    return Playouts(
        edition=edition,
        players=players,
        decisions_per_second=decisions / seconds,
        games_per_second=size.games / seconds,
        ratio=decisions / seconds / limit if limit else None,
    )


def python_loop(edition: str, players: int, size: Size, limit: float | None) -> Playouts:
    """Random games from a Python loop: settle, legal, apply."""
    template = set_up(edition, players)
    template.start_engine(0, None)
    decisions = loop(template, size.loop_games)
    seconds = best(size.rounds, lambda: loop(template, size.loop_games))
    return Playouts(
        edition=edition,
        players=players,
        decisions_per_second=decisions / seconds,
        games_per_second=size.loop_games / seconds,
        ratio=decisions / seconds / limit if limit else None,
    )


def loop(template: Any, games: int) -> int:  # Any: the kernel's own type
    """Play games move by move. Returns the number of decisions."""
    rolls, decisions = cycle(ROLLS), 0
    for seed in range(games):
        game = template.clone()
        game.reseed(seed)
        game.deal_cards()
        settle, legal, apply = game.settle, game.legal, game.apply
        while (seat := settle()) >= 0:
            moves = legal(seat)
            apply(seat, moves[next(rolls) % len(moves)])
            decisions += 1
    return decisions


def clone_ns(edition: str, players: int, size: Size) -> float:
    """Nanoseconds for one clone of a game just dealt, the loop around it included."""
    clone = dealt(edition, players).clone

    def work() -> None:
        for _ in range(size.clones):
            clone()

    return best(size.rounds, work) / size.clones * 1e9


def two_threads(edition: str, players: int, size: Size) -> float | None:
    """The speed-up of two threads over one."""
    if (os.cpu_count() or 1) < 2:
        return None
    family, template = family_of(edition), set_up(edition, players)
    games = size.games * 2

    def seconds(threads: int) -> float:
        workers = [
            threading.Thread(target=family.simulate, args=(template, 1 + games * n, games)) for n in range(threads)
        ]
        begun = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        return time.perf_counter() - begun

    timed = [(seconds(1), seconds(2)) for _ in range(size.rounds)]  # alternating, so that both run under the same load
    return 2 * min(one for one, _ in timed) / min(two for _, two in timed)


def redeal_us(edition: str, players: int, size: Size) -> float:
    """Microseconds for one redeal of a game in progress."""
    table, rng = new(edition, players, seed=1), Random(1)
    for _ in range(20):
        seat = rng.choice(table.waiting)
        table.play(seat, rng.choice([move for move in table.legal(seat) if move not in table.family.last_resorts]))
    asked = table.game.next_seat()
    mind, blinded = table.minds[asked], table.family.blind(table.game, asked)

    def work() -> None:
        for seed in range(size.redeals):
            table.family.redeal(blinded, mind, seed)

    return best(size.rounds, work) / size.redeals * 1e6


def search(edition: str, players: int, size: Size) -> Search:
    """Iterations of a search inside the kernel."""
    table = new(edition, players, seed=1)
    observation = table.observation(table.waiting[0])

    def work() -> None:
        searcher_of(observation, 1).think(size.redeals)

    rate = size.redeals / best(size.rounds, work)
    return Search(edition=edition, players=players, iterations_per_second=rate)


def missed(measured: Bench, *, share: float = 1.0) -> list[str]:
    """The missed targets as sentences; with a share of 0.5, only those missed by half."""
    found = []
    for name, ratio, target in (
        ("playouts in the kernel", measured.playouts[0].ratio, KERNEL_RATIO),
        ("a Python loop", measured.loop.ratio, LOOP_RATIO),
    ):
        if ratio is not None and ratio < target * share:
            found.append(f"{name}: {ratio:.2f} of the limit, {target * share:.2f} are needed")
    if measured.clone_ns > CLONE_NS / share:
        found.append(f"a clone takes {measured.clone_ns:.0f} ns, at most {CLONE_NS / share:.0f} are wanted")
    if measured.clone_bytes > CLONE_BYTES:
        found.append(f"a clone has {measured.clone_bytes} bytes, at most {CLONE_BYTES} are wanted")
    if measured.threads is not None and measured.threads < THREADS * share:
        found.append(f"two threads play {measured.threads:.2f} times as much as one, {THREADS * share:.2f} are needed")
    return found
