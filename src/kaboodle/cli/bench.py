"""`kaboodle bench`: the figures of speed, beside their targets."""

import argparse
from pathlib import Path

import msgspec

from kaboodle.cli.arguments import Refused
from kaboodle.lab.bench import (
    CLONE_BYTES,
    CLONE_NS,
    KERNEL_RATIO,
    LONG_FORM,
    LOOP_RATIO,
    SHORT_FORM,
    THREADS,
    Bench,
    Playouts,
    bench,
)


def run(parsed: argparse.Namespace) -> int:
    """Measure and report."""
    if parsed.limit and not Path(parsed.limit).is_file():
        raise Refused(f"--limit names a script, and there is no file {parsed.limit}")
    measured = bench(SHORT_FORM if parsed.short else LONG_FORM, parsed.limit)
    if parsed.json:
        print(msgspec.json.format(msgspec.json.encode(measured)).decode())
    else:
        print("\n".join(report(measured)))
    return 0


def report(measured: Bench) -> list[str]:
    """The figures in plain lines, each with its target."""
    lines = ["The compiled kernel is in use." if measured.compiled else "The kernel is not compiled: see doctor."]
    if measured.limit is None:
        lines.append(f"Limit: {measured.limit_from}.")
    else:
        lines.append(f"Limit: {millions(measured.limit)} decisions a second ({measured.limit_from}).")
    first, *others = measured.playouts
    lines.append(playouts("In the kernel", first, f"target {KERNEL_RATIO}"))
    lines += [playouts("In the kernel", other, "to be explained below 0.3") for other in others]
    lines.append(playouts("From a Python loop", measured.loop, f"target {LOOP_RATIO}"))
    lines.append(f"Clone: {measured.clone_ns:.0f} ns (target at most {CLONE_NS}), ")
    lines[-1] += f"{measured.clone_bytes} bytes (target at most {CLONE_BYTES})."
    if measured.threads is None:
        lines.append("Two threads: not measured, there is only one processor.")
    else:
        lines.append(f"Two threads play {measured.threads:.2f} times as much as one (target {THREADS}).")
    lines.append(f"Redeal: {measured.redeal_us:.1f} µs.")
    for found in measured.searches:
        each = f"{found.iterations_per_second:,.0f} iterations, each with a playout, a second"
        lines.append(f"Search, {found.edition} with {found.players}: {each}.")
    return lines


def playouts(where: str, found: Playouts, target: str) -> str:
    """One line of decisions, games and the ratio."""
    ratio = "" if found.ratio is None else f", {found.ratio:.2f} of the limit ({target})"
    return (
        f"{where}, {found.edition} with {found.players}: {millions(found.decisions_per_second)} decisions, "
        f"{found.games_per_second:,.0f} games a second{ratio}."
    )


def millions(number: float) -> str:
    """A number in millions."""
    return f"{number / 1e6:.2f} M"
