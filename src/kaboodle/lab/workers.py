"""Runs games in this process, in several processes, or on a Ray cluster. The games are the same everywhere."""

import importlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

AHEAD = 2  # tasks that wait for each worker

Task = tuple[Any, ...]  # Any: the arguments of one piece of work
Result = TypeVar("Result")
Runner = Callable[[Callable[..., Result], Sequence[Task]], Iterator[Result]]


class NoCluster(Exception):
    """Ray is not available; the message says why."""


class WorkerDied(Exception):
    """A worker process has died."""


def here(work: Callable[..., Result], tasks: Sequence[Task]) -> Iterator[Result]:
    """Run one after another."""
    for task in tasks:
        yield work(*task)


def in_processes(workers: int) -> Runner[Result]:
    """Run in several processes; yield results as they finish."""

    def run(work: Callable[..., Result], tasks: Sequence[Task]) -> Iterator[Result]:
        pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=leave_interrupts)
        try:
            waiting = iter(tasks)
            running: set[Future[Result]] = set()
            while True:
                for task in waiting:
                    running.add(pool.submit(work, *task))
                    if len(running) >= AHEAD * workers:
                        break
                if not running:
                    return
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BrokenProcessPool:
            raise WorkerDied("a worker process has ended in the middle of a game") from None
        finally:
            pool.shutdown(cancel_futures=True)

    return run


def leave_interrupts() -> None:
    """Ignore Ctrl-C: the parent process handles it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(address: str | None) -> Runner[Result]:
    """Run on a Ray cluster at an address, or on a local one."""
    ray = ray_module()

    def run(work: Callable[..., Result], tasks: Sequence[Task]) -> Iterator[Result]:
        try:
            ray.init(address=address, log_to_driver=False, configure_logging=True, logging_level="error")
        except (ConnectionError, ValueError, RuntimeError) as trouble:
            raise NoCluster(f"there is no Ray cluster at {address}: {trouble}") from None
        try:
            remote = ray.remote(work)
            ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting = iter(tasks)
            running: list[Any] = []  # Any: Ray's own references
            while True:
                for task in waiting:
                    running.append(remote.remote(*task))
                    if len(running) >= ahead:
                        break
                if not running:
                    return
                done, running = ray.wait(running)
                yield from ray.get(done)
        finally:
            ray.shutdown()

    return run


def ray_module() -> Any:  # Any: an optional package
    """Ray; the error says how to install it."""
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise NoCluster("--ray needs Ray: pip install 'kaboodle[ray]'") from None
