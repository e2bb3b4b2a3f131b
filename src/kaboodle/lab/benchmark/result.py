"""The result of a benchmark as one JSON file: versions, seeds, machine, and every figure."""

import platform
from importlib.metadata import version
from pathlib import Path

import msgspec

from kaboodle.core.registry import EDITIONS, family_of
from kaboodle.lab.benchmark.match import MatchResult
from kaboodle.lab.benchmark.pool import BENCHMARK
from kaboodle.lab.benchmark.response import ResponseResult

FORMAT = "kaboodle-benchmark"


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """Where it was measured."""

    cpu: str
    python: str
    system: str
    compiled: bool


class BenchmarkResult(msgspec.Struct, frozen=True, kw_only=True):
    """One agent at one kind of table."""

    format: str = FORMAT
    benchmark: int = BENCHMARK
    kaboodle: str
    rules: int  # the version of the edition's rules
    agent: str
    edition: str
    players: int
    options: dict[str, str]
    seed: int
    machine: Machine
    matches: tuple[MatchResult, ...]
    response: ResponseResult | None = None

    @property
    def line(self) -> str:
        """The benchmark in one line, as a paper states it."""
        games = self.matches[0].games if self.matches else 0
        return (
            f"Kaboodle benchmark v{self.benchmark}, {self.edition} with {self.players} players, rules v{self.rules},"
            f" seed {self.seed}, {games:,} games against each opponent (kaboodle {self.kaboodle})"
        )


class BadFile(ValueError):
    """A file is not the result of a benchmark."""


def machine_of(edition: str) -> Machine:
    """This machine."""
    return Machine(
        cpu=cpu_name(),
        python=platform.python_version(),
        system=platform.system(),
        compiled=bool(family_of(edition).compiled),
    )


def cpu_name() -> str:
    """The processor as the system names it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def result_of(
    agent: str,
    edition: str,
    players: int,
    options: dict[str, str],
    seed: int,
    matches: tuple[MatchResult, ...],
    response: ResponseResult | None,
) -> BenchmarkResult:
    """Everything that is known of a benchmark."""
    return BenchmarkResult(
        kaboodle=version("kaboodle"),
        rules=EDITIONS[edition].rules_version,
        agent=agent,
        edition=edition,
        players=players,
        options=options,
        seed=seed,
        machine=machine_of(edition),
        matches=matches,
        response=response,
    )


def to_json(result: BenchmarkResult) -> str:
    """The file."""
    return msgspec.json.format(msgspec.json.encode(result)).decode() + "\n"


def read_result(path: str) -> BenchmarkResult:
    """A result from its file; BadFile says what is wrong."""
    try:
        found = msgspec.json.decode(Path(path).read_bytes(), type=BenchmarkResult)
    except OSError as trouble:
        raise BadFile(f"{path} cannot be read: {trouble.strerror}") from None
    except msgspec.MsgspecError as trouble:
        raise BadFile(f"{path} is no result of a benchmark: {trouble}") from None
    if found.format != FORMAT or found.benchmark != BENCHMARK:
        raise BadFile(f"{path} is of benchmark version {found.benchmark}, this is version {BENCHMARK}")
    return found
