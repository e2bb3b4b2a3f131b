"""Where long runs are played: here, in several processes, or on a Ray cluster."""

import argparse
from typing import TypeVar

from kaboodle.cli.arguments import Refused
from kaboodle.lab.workers import NoCluster, Runner, here, in_processes, on_ray

Result = TypeVar("Result")


def runner_of(parsed: argparse.Namespace) -> Runner[Result]:
    """What --workers and --ray say."""
    if parsed.workers not in range(1, 257):
        raise Refused(f"--workers is from 1 to 256, not {parsed.workers}")
    if parsed.ray is not None:
        try:
            return on_ray(parsed.ray or None)
        except NoCluster as trouble:
            raise Refused(str(trouble)) from None
    return in_processes(parsed.workers) if parsed.workers > 1 else here
