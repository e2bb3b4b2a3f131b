"""`kaboodle doctor`: what is installed, compiled or missing, and how to fix it."""

import argparse
import importlib.util
import inspect
import os
import platform
import shlex
import shutil
import sys
import sysconfig
from importlib import metadata
from pathlib import Path

from kaboodle.cli.arguments import version
from kaboodle.core.registry import families

OLDEST = (3, 11)
BUILD = "make test` in the checkout, or `pip install --force-reinstall .`, compiles it"


def run(parsed: argparse.Namespace) -> int:
    """Print the findings; 1 if something that is needed is broken."""
    findings = [python(), package(), msgspec_version(), *kernels(), compiler(), headers(), cython(), *extras()]
    for good, sentence in findings:
        print(f"{'ok     ' if good else 'missing' if good is None else 'BROKEN '} {sentence}")
    broken = sum(good is False for good, _ in findings)
    print("Everything that is needed works." if not broken else f"{broken} needed thing(s) broken, see above.")
    return 1 if broken else 0


Finding = tuple[bool | None, str]  # True: there; None: missing, but one can do without; False: needed and broken


def python() -> Finding:
    """The interpreter."""
    fits = sys.version_info >= OLDEST
    return fits, f"Python {platform.python_version()}" + ("" if fits else "; 3.11 or later is needed")


def package() -> Finding:
    """Kaboodle itself."""
    return True, f"kaboodle {version()} in {Path(__file__).parents[1]}"


def msgspec_version() -> Finding:
    """The one dependency."""
    found = metadata.version("msgspec")
    fits = found.startswith("0.22.")
    return fits, f"msgspec {found}" + ("" if fits else "; run `pip install 'msgspec~=0.22.0'`")


def kernels() -> list[Finding]:
    """Whether each game's kernel is compiled, and as new as its sources."""
    findings: list[Finding] = []
    for family in families():
        names = ", ".join(str(edition.name) for edition in family.editions.values())
        if family.compiled is None:
            findings.append((True, f"{names}: plain Python, nothing to compile"))
            continue
        if not family.compiled:
            findings.append((None, f"compiled kernel of {names}: it runs as Python, about 50 times slower; `{BUILD}"))
            continue
        stale = is_stale(Path(inspect.getfile(type(family))).parent)
        findings.append((None if stale else True, f"compiled kernel of {names}" + (f": {stale}" if stale else "")))
    return findings


def is_stale(folder: Path) -> str:
    """What is wrong with a compiled kernel that is older than its sources; nothing if it is not."""
    built = [file.stat().st_mtime for file in folder.glob("compiled*")]
    sources = [file.stat().st_mtime for file in folder.rglob("*.py")]
    changed = built and sources and max(sources) > max(built) + 60  # an installer writes them in any order
    return f"older than its sources; `{BUILD}" if changed else ""


def compiler() -> Finding:
    """A C compiler, for building the kernel."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    path = shutil.which(command[0]) if command else None
    if path:
        return True, f"C compiler {path}"
    return None, "C compiler: only needed to compile the kernel; install gcc or clang"


def headers() -> Finding:
    """Python.h, for building the kernel."""
    file = Path(sysconfig.get_path("include")) / "Python.h"
    if file.exists():
        return True, f"Python.h in {file.parent}"
    return None, "Python.h: only needed to compile the kernel; install python3-dev (python3-devel)"


def cython() -> Finding:
    """Cython, for building the kernel."""
    if importlib.util.find_spec("Cython") is None:
        return None, "Cython: only needed to compile the kernel in place; a build by pip brings its own"
    return True, f"Cython {metadata.version('Cython')}"


def extras() -> list[Finding]:
    """What the lab can use."""
    return [
        (True, f"{name} {metadata.version(name)}")
        if importlib.util.find_spec(name)
        else (None, f"{name}: only needed for {use}; run `pip install 'kaboodle[{extra}]'`")
        for name, use, extra in (
            ("ray", "arenas and simulations on a cluster", "ray"),
            ("pyarrow", "records of an arena as a Parquet file", "parquet"),
        )
    ]
